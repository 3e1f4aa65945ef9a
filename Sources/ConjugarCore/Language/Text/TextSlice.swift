/// A slice of a text: UTF-8 bytes read where they lie, of which no string is made until one is asked for.
///
/// The only place where text is read through a pointer. It is sound since no byte outside the slice is read, and since a
/// slice is made only of what outlasts it: a literal of the program, or bytes that are lent until a call returns.
package struct TextSlice {
  private let start: UnsafePointer<UInt8>
  package let count: Int

  private init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    self.start = start
    self.count = count
  }

  /// A literal, which lies there as long as the program runs.
  package init(_ literal: StaticString) { self.init(literal.utf8Start, literal.utf8CodeUnitCount) }

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start = bytes.baseAddress { self.init(start, bytes.count) } else { self.init("") }
  }

  package var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// A part; its own indices begin at 0.
  func part(_ range: Range<Int>) -> TextSlice {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return TextSlice(start + range.lowerBound, range.count)
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
  /// Lends the bytes as a slice of a text until the call returns.
  @inline(__always)
  package func withSlice<Value, Failure: Error>(
    _ body: (TextSlice) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    func lend(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Value, Failure> {
      do throws(Failure) { return .success(try body(TextSlice(bytes))) } catch { return .failure(error) }
    }
    return try (withContiguousStorageIfAvailable(lend) ?? Array(self).withUnsafeBufferPointer(lend)).get()
  }
}
