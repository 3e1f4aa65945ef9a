/// Words that the program has to know beside the verbs, list by list as `Resources/words.txt` has them.
package enum WordList {
  /// The words after which a noun stands.
  static let nounAfter = Set(words(of: "noun after"))
  /// Forms of the present that are nothing but verbs.
  static let verbAlone = Set(words(of: "verb alone"))
  /// What can be read as a form and is mostly something else.
  static let mostlyOther = Set(words(of: "mostly other"))
  /// Whether a word that can be read as a form is mostly something else.
  package static func isMostlyOther(_ word: String) -> Bool { mostlyOther.contains(word) || nounAfter.contains(word) }
  /// The pasts that English does not make in *-ed*, by their verbs.
  static let englishPasts: [String: String] = {
    let words = Self.words(of: "english past")
    return Dictionary(
      stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Helpers that make a phrase with an infinitive, each with what links it: *ir a*.
  static let phrasesWithInfinitive = phrases(of: "phrase with infinitive")
  /// Those that make one with a gerund.
  static let phrasesWithGerund = phrases(of: "phrase with gerund")

  private static func phrases(of name: String) -> [[String]] { words(of: name).split(separator: "|").map(Array.init) }

  /// The English verbs that a form may be of: *had, walked, making*.
  package static func englishVerbs(ofForm form: String) -> [String] {
    englishPasts.filter { $0.value == form }.map(\.key).sorted()
      + ["ing", "ed", "d", "s"].filter(form.hasSuffix).flatMap { ending in
        [String(form.dropLast(ending.count)), form.dropLast(ending.count) + "e"]
      }
  }

  private static func words(of name: String) -> [String] {
    let lines = TextSlice(Resources.words).text.split(separator: "\n")
    return lines.drop { !$0.hasPrefix("= \(name) |") }.dropFirst().prefix { !$0.hasPrefix("=") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }
}
