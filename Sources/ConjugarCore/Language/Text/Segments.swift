/// A sequence of letters or sounds, stored inline. It allocates nothing, so forms can be made by the million.
package struct Segments<Element>: Sendable {
  /// One byte per letter; the last byte is the number of letters.
  fileprivate var storage = SIMD64<UInt8>()

  package init() {}

  var length: UInt8 {
    get { storage[63] }
    set { storage[63] = newValue }
  }

  package var count: Int { Int(length) }
  package var isEmpty: Bool { length == 0 }
  package var indices: Range<Int> { 0..<count }
}

extension Segments where Element: Segment {
  /// The longest word that fits. The longest form of any Spanish verb has about thirty letters.
  package static var capacity: Int { 63 }

  /// Reinterprets sounds as letters, or letters as sounds, where the two have the same codes.
  init(codesOf other: Segments<some Segment>) { storage = other.storage }

  package var first: Element? { isEmpty ? nil : self[0] }
  package var last: Element? { isEmpty ? nil : self[count - 1] }

  package subscript(index: Int) -> Element {
    get { Element(code: storage[index]) }
    set { storage[index] = newValue.code }
  }

  /// The letter at a distance from the end (1 is the last), or `nil`.
  package func fromEnd(_ distance: Int) -> Element? { distance <= count ? self[count - distance] : nil }

  /// Adds a letter; one too many is dropped (words are measured on input).
  package mutating func append(_ letter: Element) {
    guard count < Self.capacity else { return }
    storage[count] = letter.code
    length += 1
  }

  package mutating func append(contentsOf other: Segments) {
    let room = min(other.count, Self.capacity - count)
    copy(other, from: 0, to: count, room)
    length += UInt8(room)
  }

  /// Copies letters all at once: one by one, each would wait for the one before.
  private mutating func copy(_ other: Segments, from start: Int, to place: Int, _ number: Int) {
    withUnsafeBytes(of: other.storage) { source in
      withUnsafeMutableBytes(of: &storage) { target in
        UnsafeMutableRawBufferPointer(rebasing: target[place..<place + number])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + number]))
      }
    }
  }

  package mutating func removeLast(_ number: Int = 1) { length -= UInt8(min(number, count)) }

  package mutating func replace(_ range: Range<Int>, with other: Segments) {
    let tail = self[range.upperBound..<count]
    length = UInt8(range.lowerBound)
    append(contentsOf: other)
    append(contentsOf: tail)
  }

  package subscript(range: Range<Int>) -> Segments {
    if range.lowerBound == 0 {
      var beginning = self
      beginning.length = UInt8(range.upperBound)
      return beginning
    }
    var part = Segments()
    part.copy(self, from: range.lowerBound, to: 0, range.count)
    part.length = UInt8(range.count)
    return part
  }

  package func hasSuffix(_ suffix: Segments) -> Bool {
    let start = count - suffix.count
    return start >= 0 && suffix.indices.allSatisfy { storage[start + $0] == suffix.storage[$0] }
  }

  package func hasPrefix(_ prefix: Segments) -> Bool {
    prefix.count <= count && prefix.indices.allSatisfy { storage[$0] == prefix.storage[$0] }
  }

  func sharedEnd(with other: Segments) -> Int {
    zip(indices.reversed(), other.indices.reversed()).prefix { self[$0] == other[$1] }.count
  }

  /// Whether the word comes before another of the same length.
  func precedes(_ other: Segments) -> Bool {
    indices.first { storage[$0] != other.storage[$0] }.map { storage[$0] < other.storage[$0] } ?? false
  }

  package func lastIndex(where fits: (Element) -> Bool) -> Int? { indices.last { fits(self[$0]) } }
}

extension Segments: Hashable {
  package static func == (first: Segments, second: Segments) -> Bool {
    first.length == second.length
      && stride(from: 0, to: first.count, by: 8).allSatisfy { place in
        // Eight letters at a time; whatever follows the last one does not matter.
        let difference = first.letters(from: place) ^ second.letters(from: place)
        return difference << UInt64(max(0, 8 * (place + 8 - first.count))) == 0
      }
  }

  fileprivate func letters(from place: Int) -> UInt64 {
    withUnsafeBytes(of: storage) { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
  }

  package func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: storage) { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }
}

extension Segments: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral, CustomStringConvertible
where Element: Segment {
  package init(stringLiteral text: StaticString) {
    self.init()
    text.withUTF8Buffer { self.append(utf8: $0) }
  }

  mutating func append(utf8 bytes: some Sequence<UInt8>) {
    var (lead, end): (UInt8, Int) = (0, count)
    withUnsafeMutableBytes(of: &storage) { letters in
      for byte in bytes where end < Self.capacity {
        if byte >= 0xC0 {
          lead = byte
          continue
        }
        // Non-ASCII scalars below U+0100 take two bytes and begin with C2 or C3; no letter is beyond them.
        letters[end] = Element(code: byte < 0x80 ? byte : lead | 1 == 0xC3 ? lead << 6 | byte & 0x3F : 0).code
        end += 1
      }
      letters[Self.capacity] = UInt8(end)
    }
  }

  package var description: String {
    if !hasMarks { return withUnsafeBytes(of: storage) { String(decoding: $0[..<count], as: UTF8.self) } }
    // Exactly as many bytes as needed: a short string is stored inline.
    return String(unsafeUninitializedCapacity: count + indices.count { storage[$0] >= 0x80 }) { bytes in
      var size = 0
      for index in indices {
        self[index].withUTF8 { byte in
          bytes[size] = byte
          size += 1
        }
      }
      return size
    }
  }
}

extension Segments where Element: Segment {
  package static func + (first: Segments, second: Segments) -> Segments {
    var sum = first
    sum.append(contentsOf: second)
    return sum
  }

  var words: [Segments] { indices.split(omittingEmptySubsequences: false) { self[$0] == " " }.map { self[$0] } }

  /// The word without written accents and diaereses (*ñ* stays).
  package var plain: Segments { hasMarks ? map { $0.plain } : self }
  var withoutAccents: Segments { map { $0.withoutAccent } }

  private func map(_ change: (Element) -> Element) -> Segments {
    var word = self
    for index in indices { word[index] = change(self[index]) }
    return word
  }

  /// Whether any letter is beyond ASCII; in most words none is.
  private var hasMarks: Bool {
    stride(from: 0, to: count, by: 8).contains { letters(from: $0) & 0x8080_8080_8080_8080 != 0 }
  }
}
