/// What a slice says, and how it is taken apart.
extension TextSlice {
  /// Whether it is a word.
  func spells(_ word: String) -> Bool { word.utf8.count == count && elementsEqual(word.utf8) }

  /// Where a byte stands first from an offset on, or `nil`.
  func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
    var index = offset
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// What follows a word that it begins with, or `nil` if it does not.
  func rest(after word: StaticString) -> TextSlice? {
    let word = TextSlice(word)
    return starts(with: word) ? from(word.count) : nil
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
