/// A Spanish word, or a part of one, as it is written; `Sounds` has what is heard.
package typealias Word = Segments<Letter>

extension Word {
  /// The letters of a word in lower case and composed, as data has them.
  ///
  /// - Returns: `nil` if a letter is none of Spanish or the word is too long to be one.
  init?(utf8 bytes: some Sequence<UInt8>) {
    self.init()
    append(utf8: bytes)
    if count == Self.capacity { return nil }
    for index in indices where !self[index].isSpanish { return nil }
  }

  /// The letters of a word as a person wrote it: any case, composed or decomposed.
  ///
  /// - Returns: `nil` if a character is no Spanish letter or the word is too long to be one.
  package init?(_ text: some StringProtocol) {
    self.init()
    if text.utf8.withContiguousStorageIfAvailable({ appendSimple($0) }) ?? appendSimple(text.utf8) { return }
    self.init()
    for character in text.lowercased() {
      guard let letter = Letter(character), count < Self.capacity else { return nil }
      append(letter)
    }
  }

  /// Appends letters that are written in the usual way, composed; says whether all were.
  private mutating func appendSimple(_ bytes: some Sequence<UInt8>) -> Bool {
    var isAfterLead = false
    for byte in bytes {
      guard count < Self.capacity else { return false }
      switch (byte, isAfterLead) {
      case (UInt8(ascii: "a")...UInt8(ascii: "z"), false): append(Letter(code: byte))
      case (UInt8(ascii: "A")...UInt8(ascii: "Z"), false): append(Letter(code: byte | 0x20))
      case (0xC3, false): isAfterLead = true
      case (0xA1, true), (0xA9, true), (0xAD, true), (0xB1, true), (0xB3, true), (0xBA, true), (0xBC, true):
        append(Letter(code: byte | 0x40))  // á é í ñ ó ú ü
        isAfterLead = false
      default: return false
      }
    }
    return !isAfterLead
  }

  /// The word with a diaeresis on each u between g and e or i.
  var withEveryDiaeresis: Word {
    var word = self
    for index in 1..<Swift.max(1, count - 1)
    where word[index] == "u" && word[index - 1] == "g" && word[index + 1].isFront {
      word[index] = "ü"
    }
    return word
  }
}
