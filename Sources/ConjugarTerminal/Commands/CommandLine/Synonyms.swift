import ConjugarCore

/// What people type who have not read the help, beside what the program calls it.
enum Synonyms {
  private static let manual = Manual("synonyms")
  /// First words, each group with the arguments that say the same.
  private static let commands = manual.rows("commands")
  /// What people call the articles, before the name of a tense.
  private static let articles = manual.rows("articles")
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

  /// What first words stand for that are no command, and how many they are: *what's due* is two; `nil` for any others.
  static func command(_ words: [String]) -> (meaning: [String], count: Int)? {
    for count in (1...longestCommand).reversed() where count <= words.count {
      if let meaning = meaning(of: Folding.key(words[..<count].joined()), commands) { return (meaning, count) }
    }
    guard let key = words.first.map({ Folding.key($0) }) else { return nil }
    if NamedWord.isTense(words.dropFirst().filter { $0 != "me" }), let article = meaning(of: key, articles) {
      return (article, 1)
    }
    return Settings.all.contains { Folding.key($0.key) == key } ? (["settings", words[0]], 1) : nil
  }

  private static let longestCommand = 4

  /// What says the same as an option of other programs; *-uir* is the end of an infinitive.
  static func option(_ name: String) -> [String]? {
    if let known = meaning(of: name, options) { return known }
    let isEnding = name.count > 2 && ["ar", "er", "ir", "ír"].contains(where: name.hasSuffix) && !name.hasPrefix("--")
    return isEnding ? ["--ending", String(name.dropFirst())] : nil
  }

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
    words.split(separator: " ").contains { $0 == word || Folding.key($0) == word }
  }
}
