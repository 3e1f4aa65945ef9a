import ConjugarCore

/// What people type who have not read the help, beside what the program calls it.
enum Synonyms {
  private static let manual = Manual("synonyms")
  /// First words, each group with the arguments that say the same.
  private static let commands = manual.rows("commands")
  /// Options of other programs, each group with what says the same here.
  private static let options = manual.rows("options")
  /// What options of other programs do, where nothing of ours is the same.
  private static let explanations = manual.rows("explanations")

  /// Words of a quiz or of a search for verbs that no option’s values say.
  private static let phrases = manual.rows("phrases")
  /// What people call settings.
  private static let settings = manual.rows("settings")
  /// English words that say nothing beside others, and Spanish ones between them.
  private static let silent = manual.rows("silent").flatMap { $0[0].split(separator: " ").map { String($0) } }

  /// What a first word stands for that is no command; `nil` for any other.
  static func command(_ word: String) -> [String]? {
    let key = Folding.key(word)
    return meaning(of: key, commands)
      ?? (Settings.all.contains { Folding.key($0.key) == key } ? ["settings", word] : nil)
  }

  /// What says the same as an option of other programs.
  static func option(_ name: String) -> [String]? { meaning(of: name, options) }

  /// What another program’s option does, and how that is had here.
  static func explanation(of option: String) -> String? { explanations.first { has($0[0], option) }?[1] }

  /// The option that a word of a quiz stands for, and its value.
  static func phrase(_ word: String) -> [String]? { meaning(of: Folding.key(word), phrases) }

  static func setting(_ name: String) -> String? { meaning(of: Folding.key(name), settings)?[0] }

  private static func meaning(of word: String, _ rows: [[String]]) -> [String]? {
    rows.first { has($0[0], word) }?[1].split(separator: " ").map { String($0) }
  }

  static func saysNothing(_ word: String) -> Bool { silent.contains(word.lowercased()) }

  private static func has(_ words: String, _ word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }
}
