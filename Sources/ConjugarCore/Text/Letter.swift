/// One letter of a Spanish word, or one of the four sounds that a stem holds while it is being built.
///
/// The code is the Unicode scalar (all of Spanish lies below U+0100). The capitals `K G Z X` stand for sounds whose
/// spelling depends on the next letter: /k/ (*c, qu*), /g/ (*g, gu*), /θ/ (*z, c*) and /x/ written *g* before e and i.
package struct Letter: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
  package let code: UInt8

  @inlinable
  package init(code: UInt8) { self.code = code }

  @inlinable
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(code: UInt8(truncatingIfNeeded: scalar.value)) }

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

  package var scalar: Unicode.Scalar { Unicode.Scalar(code) }

  /// Whether it is a small letter of the Spanish alphabet.
  var isSpanish: Bool {
    switch self {
    case "á", "é", "í", "ó", "ú", "ü", "ñ": true
    default: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(code)
    }
  }

  /// Hands over the bytes of the letter in UTF-8.
  @inline(__always)
  func withUTF8(_ body: (UInt8) -> Void) {
    if code < 0x80 {
      body(code)
    } else {
      body(0xC0 | code >> 6)
      body(0x80 | code & 0x3F)
    }
  }

  /// a, e, o — with or without accent.
  @inlinable
  package var isOpenVowel: Bool {
    switch plain {
    case "a", "e", "o": true
    default: false
    }
  }

  /// i, u — with or without accent or diaeresis.
  @inlinable
  package var isClosedVowel: Bool { plain == "i" || plain == "u" }

  @inlinable
  package var isVowel: Bool { isOpenVowel || isClosedVowel }

  /// e, i — with or without accent: the vowels before which *c* and *g* change their sound.
  @inlinable
  package var isFront: Bool { plain == "e" || plain == "i" }

  /// The letter without accent or diaeresis; *ñ* is a letter of its own and stays.
  @inlinable
  package var plain: Letter {
    switch self {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú", "ü": "u"
    default: self
    }
  }

  /// The vowel with a written accent; other letters are themselves.
  @inlinable
  package var accented: Letter {
    switch self {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u", "ü": "ú"
    default: self
    }
  }

  /// Whether the letter bears a written accent (a diaeresis is none).
  @inlinable
  package var isAccented: Bool { self != "ü" && self != plain }
}

extension Letter {
  @inlinable
  package static func ~= (pattern: Letter, letter: Letter) -> Bool { pattern.code == letter.code }
}
