/// What is left of a name when case, accents, hyphens, underscores and blanks do not matter.
package enum Folding {
  /// The bare letters and digits of a text: `Pretérito perfecto` and `preterito-perfecto` give the same key.
  ///
  /// `ñ` counts as `n` here: this is for names of options, never for judging an answer.
  package static func key(_ text: some StringProtocol) -> String {
    var key = ""
    for character in text.lowercased() where character != " " && character != "-" && character != "_" {
      key.append(plain(character))
    }
    return key
  }

  private static func plain(_ character: Character) -> Character {
    guard !character.isASCII, let letter = Letter(character) else { return character }
    return letter == "ñ" ? "n" : Character(letter.plain.scalar)
  }
}
