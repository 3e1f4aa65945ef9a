/// A unit of a word: a letter where it is spelled, a phoneme where it is heard.
///
/// Vowels are the same in both. The code is a Unicode scalar: all of Spanish is below U+0100.
package protocol Segment: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral
where UnicodeScalarLiteralType == Unicode.Scalar {
  var code: UInt8 { get }

  init(code: UInt8)
}

extension Segment {
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(code: UInt8(truncatingIfNeeded: scalar.value)) }

  package var scalar: Unicode.Scalar { Unicode.Scalar(code) }

  @inline(__always)
  func withUTF8(_ body: (UInt8) -> Void) {
    if code < 0x80 {
      body(code)
    } else {
      body(0xC0 | code >> 6)
      body(0x80 | code & 0x3F)
    }
  }

  package var isOpenVowel: Bool { plain == "a" || plain == "e" || plain == "o" }

  package var isClosedVowel: Bool { plain == "i" || plain == "u" }

  package var isVowel: Bool { isOpenVowel || isClosedVowel }

  /// e, i — with or without accent: the vowels before which *c* and *g* change their sound.
  package var isFront: Bool { plain == "e" || plain == "i" }

  /// The letter without its accent or diaeresis; *ñ* is a letter in its own right and stays.
  package var plain: Self {
    switch self {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú", "ü": "u"
    default: self
    }
  }

  /// The letter without its written accent; a diaeresis stays.
  var withoutAccent: Self { isAccented ? plain : self }

  /// The vowel with a written accent; other letters are unchanged.
  package var accented: Self {
    switch self {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u", "ü": "ú"
    default: self
    }
  }

  package var isAccented: Bool { self != "ü" && self != plain }

  /// The ASCII letter by which names are looked up: *ñ* counts as *n*, which it never does in an answer.
  package var folded: Self { self == "ñ" ? "n" : plain }
}

extension Segment { package static func ~= (pattern: Self, segment: Self) -> Bool { pattern.code == segment.code } }
