/// What is left of a name when case, accents, hyphens, underscores and blanks do not matter.
package enum Folding {
  /// The bare letters and digits of a text: `Pretérito perfecto` and `preterito-perfecto` give the same key.
  ///
  /// `ñ` counts as `n` here: this is for names of options, never for judging an answer.
  package static func key(_ text: some StringProtocol) -> String {
    var key = ""
    for character in text.lowercased() where character != " " && character != "-" && character != "_" {
      key.append(Letter(character).map { Character($0.folded.scalar) } ?? character)
    }
    return key
  }

  /// The words of a name in an order of their own, without those that say nothing in it: `past tense of the subjunctive`.
  static func words(_ text: some StringProtocol) -> [String] {
    text.split { " -_".contains($0) }.map { key($0) }.filter { !silent.contains($0) }.sorted()
  }

  private static let silent: Set<String> = ["the", "of", "in", "tense", "tenses", "person", "persona", "de", "del"]
}
