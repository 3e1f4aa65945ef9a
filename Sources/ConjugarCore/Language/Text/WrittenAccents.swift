/// The written accent, which an answer may lack or have too much; the diaeresis and the tilde of *ñ* are none.
enum WrittenAccents {
  /// The accents of other languages, which a keyboard may have in the place of the Spanish one.
  private static let foreign: [Character: Character] = [
    "à": "a", "è": "e", "ì": "i", "ò": "o", "ù": "u", "â": "a", "ê": "e", "î": "i", "ô": "o", "û": "u",
  ]

  /// A text, in small letters, without its written accents.
  static func removed(_ text: some StringProtocol) -> String { String(text.map(plain)) }

  private static func plain(_ character: Character) -> Character {
    if character.isASCII { return character }
    return Letter(character).map { Character($0.withoutAccent.scalar) } ?? foreign[character] ?? character
  }
}
