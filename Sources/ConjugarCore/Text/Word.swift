/// A Spanish word, or a part of one, in place: no allocation, so that forms can be made by the million.
package struct Word: Sendable {
  /// The longest word that fits. The longest form of any Spanish verb has about thirty letters.
  package static let capacity = 63

  /// A byte a letter; the last one is the number of letters.
  @usableFromInline var storage = SIMD64<UInt8>()

  @inlinable
  package init() {}

  @inlinable var length: UInt8 {
    get { storage[63] }
    set { storage[63] = newValue }
  }

  @inlinable package var count: Int { Int(length) }
  @inlinable package var isEmpty: Bool { length == 0 }
  @inlinable package var indices: Range<Int> { 0..<count }
  @inlinable package var first: Letter? { isEmpty ? nil : self[0] }
  @inlinable package var last: Letter? { isEmpty ? nil : self[count - 1] }

  @inlinable
  package subscript(index: Int) -> Letter {
    get { Letter(code: storage[index]) }
    set { storage[index] = newValue.code }
  }

  /// The letter so many places before the end (1 is the last), or `nil`.
  @inlinable
  package func fromEnd(_ distance: Int) -> Letter? { distance <= count ? self[count - distance] : nil }

  /// Adds a letter; a letter too many is left out (words are measured when they come in).
  @inlinable
  package mutating func append(_ letter: Letter) {
    guard count < Self.capacity else { return }
    storage[count] = letter.code
    length += 1
  }

  @inlinable
  package mutating func append(contentsOf other: Word) {
    let end = count
    let room = min(other.count, Self.capacity - end)
    for index in 0..<room { storage[end + index] = other.storage[index] }
    length += UInt8(room)
  }

  @inlinable
  package mutating func removeLast(_ number: Int = 1) { length -= UInt8(min(number, count)) }

  /// Puts letters in the place of others.
  package mutating func replace(_ range: Range<Int>, with other: Word) {
    let tail = self[range.upperBound..<count]
    length = UInt8(range.lowerBound)
    append(contentsOf: other)
    append(contentsOf: tail)
  }

  @inlinable
  package subscript(range: Range<Int>) -> Word {
    if range.lowerBound == 0 {
      var beginning = self
      beginning.length = UInt8(range.upperBound)
      return beginning
    }
    var part = Word()
    for index in range { part.storage[index - range.lowerBound] = storage[index] }
    part.length = UInt8(range.count)
    return part
  }

  package func hasSuffix(_ suffix: Word) -> Bool {
    guard suffix.count <= count else { return false }
    let start = count - suffix.count
    for index in suffix.indices where storage[start + index] != suffix.storage[index] { return false }
    return true
  }

  package func hasPrefix(_ prefix: Word) -> Bool {
    guard prefix.count <= count else { return false }
    for index in prefix.indices where storage[index] != prefix.storage[index] { return false }
    return true
  }

  /// Whether the word comes before another of the same length.
  func precedes(_ other: Word) -> Bool {
    for index in indices where storage[index] != other.storage[index] { return storage[index] < other.storage[index] }
    return false
  }

  /// The place of the last letter that fits, or `nil`.
  @inlinable
  package func lastIndex(where fits: (Letter) -> Bool) -> Int? {
    var index = count - 1
    while index >= 0 {
      if fits(self[index]) { return index }
      index -= 1
    }
    return nil
  }
}

extension Word: Hashable {
  @inlinable
  package static func == (first: Word, second: Word) -> Bool {
    guard first.length == second.length else { return false }
    for index in first.indices where first.storage[index] != second.storage[index] { return false }
    return true
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    withUnsafeBytes(of: storage) { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }
}

extension Word: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: StaticString) {
    self.init()
    text.withUTF8Buffer { self.append(utf8: $0) }
  }

  /// The letters of a word in lower case and composed, as data has them.
  ///
  /// - Returns: `nil` if a letter is none of Spanish or the word is too long to be one.
  init?(utf8 bytes: some Sequence<UInt8>) {
    self.init()
    append(utf8: bytes)
    if count == Self.capacity { return nil }
    for index in indices where !self[index].isSpanish { return nil }
  }

  private mutating func append(utf8 bytes: some Sequence<UInt8>) {
    var high: UInt8 = 0
    for byte in bytes {
      // Below U+0100 a scalar has one byte, or two that begin with C2 or C3.
      if byte < 0x80 {
        append(Letter(code: byte))
      } else if byte >= 0xC0 {
        high = byte << 6
      } else {
        append(Letter(code: high | byte & 0x3F))
      }
    }
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

  package var description: String {
    String(unsafeUninitializedCapacity: 2 * count) { bytes in
      var size = 0
      for index in indices {
        let code = self[index].code
        if code < 0x80 {
          bytes[size] = code
          size += 1
        } else {
          bytes[size] = 0xC0 | code >> 6
          bytes[size + 1] = 0x80 | code & 0x3F
          size += 2
        }
      }
      return size
    }
  }
}

extension Word {
  @inlinable
  package static func + (first: Word, second: Word) -> Word {
    var sum = first
    sum.append(contentsOf: second)
    return sum
  }

  /// The parts between blanks.
  var words: [Word] {
    var words: [Word] = []
    words.reserveCapacity(1 + indices.count { self[$0] == " " })
    words.append(Word())
    for index in indices {
      if self[index] == " " { words.append(Word()) } else { words[words.count - 1].append(self[index]) }
    }
    return words
  }

  /// The word without written accents and diaereses (*ñ* stays).
  package var plain: Word {
    if !hasMarks { return self }
    var word = self
    for index in indices { word[index] = self[index].plain }
    return word
  }

  /// Whether a letter is beyond ASCII, eight letters at a time: most words have none.
  private var hasMarks: Bool {
    withUnsafeBytes(of: storage) { bytes in
      stride(from: 0, to: count, by: 8).contains {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) & 0x8080_8080_8080_8080 != 0
      }
    }
  }

  /// The word without accents, its diaereses kept.
  var withoutAccents: Word {
    var word = self
    for index in indices where self[index].isAccented { word[index] = self[index].plain }
    return word
  }

  /// The word without accents, with a diaeresis on each u between g and e or i.
  var withEveryDiaeresis: Word {
    var word = withoutAccents
    for index in 1..<Swift.max(1, count - 1)
    where word[index] == "u" && word[index - 1] == "g" && word[index + 1].isFront {
      word[index] = "ü"
    }
    return word
  }
}
