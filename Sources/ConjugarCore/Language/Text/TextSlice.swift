/// A slice of a text: UTF-8 bytes read in place, from which no string is created until one is needed.
///
/// This is the only place where text is read through a pointer. It is sound because no byte outside the slice is read,
/// and a slice refers only to what outlives it: a literal of the program, or bytes lent until a call returns.
package struct TextSlice {
  private let start: UnsafePointer<UInt8>
  package let count: Int
}

extension TextSlice {
  /// A slice of a literal, which stays in place as long as the program runs.
  package init(_ literal: StaticString) { self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount) }

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { self.init(start: start, count: bytes.count) } else { self.init("") }
  }

  package var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// A part of the slice; its own indices begin at 0.
  func part(_ range: Range<Int>) -> TextSlice {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return TextSlice(start: start + range.lowerBound, count: range.count)
  }
}

extension TextSlice: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    return start[index]
  }

  package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: start, count: count))
  }
}

extension Collection<UInt8> {
  /// The bytes of a text without the byte order mark that some editors put at the beginning.
  package var withoutByteOrderMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }

  /// Lends the bytes as a text slice until the call returns.
  @inline(__always)
  package func withSlice<Result>(_ body: (TextSlice) -> Result) -> Result {
    withContiguousStorageIfAvailable { body(TextSlice($0)) }
      ?? Array(self).withUnsafeBufferPointer { body(TextSlice($0)) }
  }
}

extension TextSlice {
  func spells(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { $0.count == count && $0.elementsEqual(self) }
  }

  /// Calls `found` wherever a word occurs in the text, even within other words, ignoring case.
  ///
  /// Source: Horspool, *Practical fast searching in strings*, 1980.
  /// - Parameter found: returns the byte after which to continue; `nil` ends the search.
  func forEachPlace(of word: [UInt8], _ found: (Int) -> Int?) {
    // The bit that distinguishes uppercase from lowercase.
    let caseBit: UInt8 = 0x20
    let word = word.map { $0 | caseBit }
    guard let last = word.last, word.count <= count else { return }
    // How far past a byte the word can end at the earliest.
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
    var end = word.count - 1
    while end < count {
      let byte = start[end] | caseBit
      if byte == last, word.indices.allSatisfy({ start[end + 1 - word.count + $0] | caseBit == word[$0] }) {
        guard let next = found(end + 1 - word.count) else { return }
        end = Swift.max(end, next)
      }
      end += steps[Int(byte)]
    }
  }

  /// - Parameter offset: 0 or above.
  func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
    precondition(offset >= 0)
    var index = offset
    // Eight bytes at once: a zero byte borrows from its highest bit, and the first one to do so is the match.
    let ones: UInt64 = 0x0101_0101_0101_0101
    while index + 8 <= count {
      let word = UInt64(littleEndian: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
      let differing = word ^ ones &* UInt64(byte)
      let zeros = (differing &- ones) & ~differing & ones << 7
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    return (index..<Swift.max(index, count)).first { start[$0] == byte }
  }

  /// The number that the digits represent; `nil` if there is anything else, or if it is too large.
  var number: Int? {
    let zero = UInt8(ascii: "0")
    // This many digits fit in a UInt64.
    guard (1...19).contains(count), allSatisfy({ $0 &- zero < 10 }) else { return nil }
    return Int(exactly: reduce(UInt64(0)) { 10 * $0 + UInt64($1 - zero) })
  }

  /// What follows a prefix, or `nil` if the slice does not begin with it.
  func rest(after word: StaticString) -> TextSlice? {
    let word = TextSlice(word)
    return starts(with: word) ? from(word.count) : nil
  }

  func from(_ offset: Int) -> TextSlice { part(Swift.min(offset, count)..<count) }

  var trimmed: TextSlice { part(trimmed(0..<count)) }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// The parts before and after the first separator, or `nil` if there is none.
  func sides(of separator: Unicode.Scalar) -> (first: TextSlice, second: TextSlice)? {
    guard let index = firstIndex(of: UInt8(ascii: separator), from: 0) else { return nil }
    return (part(0..<index), from(index + 1))
  }

  func parts(_ separator: Unicode.Scalar) -> Parts { Parts(rest: self, separator: separator) }

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
