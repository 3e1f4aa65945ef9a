/// A piece of the lexicon, read where its bytes lie: no string is made of it until one is asked for.
///
/// It is good only while the bytes are.
struct LexiconField {
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { self.bytes = bytes }

  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word that it is; `nil` if it is none, or has other letters than the small ones of Spanish.
  var letters: Word? { bytes.isEmpty ? nil : Word(utf8: bytes) }

  /// Whether it is a word.
  func `is`(_ word: String) -> Bool { bytes.count == word.utf8.count && bytes.elementsEqual(word.utf8) }

  /// What follows a word that it begins with, or `nil` if it does not.
  func rest(after word: StaticString) -> LexiconField? {
    guard bytes.count >= word.utf8CodeUnitCount else { return nil }
    let end = bytes.startIndex + word.utf8CodeUnitCount
    return word.withUTF8Buffer { bytes[..<end].elementsEqual($0) } ? LexiconField(bytes[end...]) : nil
  }

  /// The same without the blanks around it.
  var trimmed: LexiconField {
    var rest = bytes
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return LexiconField(rest)
  }

  /// The two sides of the first separator, or `nil` if there is none.
  func sides(of separator: Unicode.Scalar) -> (first: LexiconField, second: LexiconField)? {
    guard let offset = bytes.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    return (LexiconField(bytes[..<offset]), LexiconField(bytes[(offset + 1)...]))
  }

  /// The parts between separators, empty ones included.
  func parts(_ separator: Unicode.Scalar) -> Parts { Parts(rest: self, separator: separator) }

  /// The parts of a piece, one by one.
  struct Parts: Sequence, IteratorProtocol {
    fileprivate var rest: LexiconField?
    fileprivate let separator: Unicode.Scalar

    mutating func next() -> LexiconField? {
      let sides = rest?.sides(of: separator)
      defer { rest = sides?.second }
      return sides?.first ?? rest
    }
  }
}
