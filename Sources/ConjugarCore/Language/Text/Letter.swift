/// One letter of a Spanish word.
package struct Letter: Segment {
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  private static let withMarks: [Character] = ["á", "é", "í", "ó", "ú", "ü", "ñ"]

  /// The letter that a character shows, or `nil` if Spanish has no such letter; composed and decomposed are the same.
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

  /// Whether it is a small letter of the Spanish alphabet.
  var isSpanish: Bool {
    switch self {
    case "á", "é", "í", "ó", "ú", "ü", "ñ": true
    default: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code)
    }
  }
}
