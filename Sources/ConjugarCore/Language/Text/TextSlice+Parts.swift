/// What a slice says, and how it is taken apart.
extension TextSlice {
  /// Whether it is a word.
  func spells(_ word: String) -> Bool { word.utf8.count == count && elementsEqual(word.utf8) }

  /// What follows a word that it begins with, or `nil` if it does not.
  func rest(after word: StaticString) -> TextSlice? {
    let word = TextSlice(word)
    return count >= word.count && part(0..<word.count).isEqual(to: word) ? from(word.count) : nil
  }

  /// What remains from an offset on; nothing beyond the end.
  func from(_ offset: Int) -> TextSlice { part(Swift.min(offset, count)..<count) }

  /// The same without the blanks around it.
  var trimmed: TextSlice { part(trimmed(0..<count)) }

  /// A part of it without the blanks around that part.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// The two sides of the first separator, or `nil` if there is none.
  func sides(of separator: Unicode.Scalar) -> (first: TextSlice, second: TextSlice)? {
    guard let index = firstIndex(of: UInt8(ascii: separator)) else { return nil }
    return (part(0..<index), from(index + 1))
  }

  /// The parts between separators, empty ones included.
  func parts(_ separator: Unicode.Scalar) -> Parts { Parts(rest: self, separator: separator) }

  /// The parts of a slice, one by one.
  struct Parts: Sequence, IteratorProtocol {
    fileprivate var rest: TextSlice?
    fileprivate let separator: Unicode.Scalar

    mutating func next() -> TextSlice? {
      let sides = rest?.sides(of: separator)
      defer { rest = sides?.second }
      return sides?.first ?? rest
    }
  }
}

/// What is looked for in many places: eight bytes at a time.
extension TextSlice {
  /// Where a byte stands first from an offset on, or `nil`.
  func firstIndex(of byte: UInt8, from offset: Int) -> Int? { firstIndex(of: byte, or: byte, from: offset) }

  /// Where one of two bytes stands first from an offset on, or `nil`.
  @inline(__always)
  func firstIndex(of byte: UInt8, or other: UInt8, from offset: Int) -> Int? {
    var index = offset
    while index <= count - 8 {
      let eight = UInt64(littleEndian: load(UInt64.self, at: index))
      let found = Self.zeros(eight ^ Self.eight(byte)) | Self.zeros(eight ^ Self.eight(other))
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == byte || self[index] == other { return index }
      index += 1
    }
    return nil
  }

  /// What capital and small letters differ by.
  static let caseBit: UInt8 = 0x20

  /// Where a small letter may stand first from an offset on that has another so many bytes behind it, whichever the case
  /// of both, or `nil`; a closer look must tell.
  func firstIndex(of letter: UInt8, andOf other: UInt8, after distance: Int, from offset: Int) -> Int? {
    let (first, second, small) = (Self.eight(letter), Self.eight(other), Self.eight(Self.caseBit))
    var index = offset
    while index <= count - distance - 8 {
      let starts = UInt64(littleEndian: load(UInt64.self, at: index)) | small
      let ends = UInt64(littleEndian: load(UInt64.self, at: index + distance)) | small
      let found = Self.zeros(starts ^ first) & Self.zeros(ends ^ second)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count - distance {
      if self[index] | Self.caseBit == letter, self[index + distance] | Self.caseBit == other { return index }
      index += 1
    }
    return nil
  }

  private static func eight(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The highest bit of each byte that is zero; above the first it may stand too often.
  ///
  /// Source: H. S. Warren, *Hacker's Delight*, 2nd ed., 6-1, on finding a zero byte in a word.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Whether the bytes are those of another; the last ones that are compared may overlap those before.
  @inline(__always)
  func isEqual(to other: TextSlice) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      if count >= 4 { return isSame(UInt32.self, as: other, at: 0) && isSame(UInt32.self, as: other, at: count - 4) }
      return indices.allSatisfy { self[$0] == other[$0] }
    }
    var offset = 0
    while offset < count - 8 {
      if !isSame(UInt64.self, as: other, at: offset) { return false }
      offset += 8
    }
    return isSame(UInt64.self, as: other, at: count - 8)
  }

  @inline(__always)
  private func isSame<Bytes: FixedWidthInteger & BitwiseCopyable>(
    _ type: Bytes.Type, as other: TextSlice, at offset: Int
  ) -> Bool {
    load(type, at: offset) == other.load(type, at: offset)
  }
}
