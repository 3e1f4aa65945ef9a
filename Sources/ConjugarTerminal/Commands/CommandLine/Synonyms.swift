import ConjugarCore

/// What people type who have not read the help, with what the program calls it.
enum Synonyms {
  private static let manual = Manual("synonyms")
  /// Groups of words, each with the equivalent here or, among the explanations, with what there is instead.
  private static let sections = ["commands", "articles", "options", "explanations", "phrases", "settings"]
    .reduce(into: [:]) { $0[$1] = manual.rows($1) }
  /// English words that say nothing beside others, and Spanish ones between them.
  private static let silent = manual.rows("silent").flatMap { $0[0].words }

  static var commands: [String] { (sections["commands"] ?? []).flatMap { $0[0].words } }

  /// What first words that are no command stand for, and how many they are: *what's due* is two; `nil` for any others.
  static func command(_ words: [String]) -> (meaning: [String], count: Int)? {
    for count in (1...4).reversed() where count <= words.count {
      if let meaning = meaning(of: Folding.key(words[..<count].joined()), "commands") { return (meaning, count) }
    }
    guard let key = words.first.map({ Folding.key($0) }) else { return nil }
    if NamedWord.isTense(words.dropFirst().filter { $0 != "me" }), let article = meaning(of: key, "articles") {
      return (article, 1)
    }
    return Settings.all.contains { Folding.key($0.key) == key } ? (["settings", words[0]], 1) : nil
  }

  /// The equivalent of an option of other programs; *-uir* is the ending of an infinitive.
  static func option(_ name: String) -> [String]? {
    if let known = meaning(of: name, "options") { return known }
    let isEnding = name.count > 2 && ["ar", "er", "ir", "ír"].contains(where: name.hasSuffix) && !name.hasPrefix("--")
    return isEnding ? ["--ending", String(name.dropFirst())] : nil
  }

  static func explanation(of option: String) -> String? { text(for: option, "explanations") }

  static func phrase(_ word: String) -> [String]? {
    let key = Folding.key(word)
    // Top 100, 3 min.
    let number = key.filter(\.isNumber)
    let pattern = number.isEmpty ? key : key.replacing(number, with: "#")
    return meaning(of: pattern, "phrases")?.map { $0 == "#" ? number : $0 }
  }

  static func setting(_ name: String) -> String? { meaning(of: Folding.key(name), "settings")?[0] }

  private static func meaning(of word: String, _ section: String) -> [String]? { text(for: word, section)?.words }

  private static func text(for word: String, _ section: String) -> String? {
    let row = sections[section]?.first { row in row[0].words.contains { $0 == word || Folding.key($0) == word } }
    return row?[1]
  }

  static func saysNothing(_ word: String) -> Bool { silent.contains(word.lowercased()) }
}
