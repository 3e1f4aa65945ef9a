/// A Spanish word, or part of one, as it is written; `Sounds` has what is heard.
package typealias Word = Segments<Letter>

extension Word {
  /// The letters of a word in lowercase and composed, as in data; `nil` if any is not Spanish or there are too many.
  init?(utf8 bytes: some Sequence<UInt8>) {
    self.init()
    append(utf8: bytes)
    if count == Self.capacity { return nil }
    for index in indices where !self[index].isSpanish { return nil }
  }

  /// A word as a person wrote it, in any case, composed or not; `nil` if it is too long or a character is not Spanish.
  package init?(_ text: some StringProtocol) {
    // A string, so that the code does not depend on the type that the caller passes.
    let text = String(text)
    if let simple = text.utf8.withSlice({ Word(utf8: $0.lazy.map(Self.small)) }) {
      self = simple
      return
    }
    if text.utf8.contains(UInt8(ascii: " ")) { return nil }
    self.init()
    for character in text.lowercased() {
      guard let letter = Letter(character), count < Self.capacity else { return nil }
      append(letter)
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The word with a diaeresis on each u between g and e or i.
  var withEveryDiaeresis: Word {
    var word = self
    for index in 1..<Swift.max(1, count - 1)
    where word[index] == "u" && word[index - 1] == "g" && word[index + 1].isFront { word[index] = "ü" }
    return word
  }
}

package struct Letter: Segment {
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  private static let withMarks: [Character] = ["á", "é", "í", "ó", "ú", "ü", "ñ"]

  /// The letter that a character represents, or `nil` if it is not Spanish, whether the character is composed or not.
  package init?(_ character: Character) {
    if let ascii = character.asciiValue {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii) else { return nil }
      self.init(code: ascii)
    } else if let known = Self.withMarks.first(where: { $0 == character }), let scalar = known.unicodeScalars.first {
      self.init(unicodeScalarLiteral: scalar)
    } else {
      return nil
    }
  }

  var isSpanish: Bool {
    let ascii = UInt8(ascii: "a")...UInt8(ascii: "z")
    return ascii.contains(code) || self == "ñ" || ascii.contains(plain.code)
  }
}
