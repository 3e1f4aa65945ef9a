/// A Spanish word, or a part of one, in place: no allocation, so that forms can be made by the million.
public struct Letters: Sendable {
  /// The longest word that fits. The longest form of any Spanish verb has about thirty letters.
  public static let capacity = 63

  @usableFromInline var storage: InlineArray<63, UInt8>
  @usableFromInline var length: UInt8

  @inlinable
  public init() {
    storage = InlineArray(repeating: 0)
    length = 0
  }

  @inlinable public var count: Int { Int(length) }
  @inlinable public var isEmpty: Bool { length == 0 }
  @inlinable public var indices: Range<Int> { 0..<count }
  @inlinable public var first: Letter? { isEmpty ? nil : self[0] }
  @inlinable public var last: Letter? { isEmpty ? nil : self[count - 1] }

  @inlinable
  public subscript(index: Int) -> Letter {
    get { Letter(code: storage[index]) }
    set { storage[index] = newValue.code }
  }

  /// The letter so many places before the end (1 is the last), or `nil`.
  @inlinable
  public func fromEnd(_ distance: Int) -> Letter? { distance <= count ? self[count - distance] : nil }

  /// Adds a letter; a letter too many is left out (words are measured when they come in).
  @inlinable
  public mutating func append(_ letter: Letter) {
    guard count < Self.capacity else { return }
    storage[count] = letter.code
    length += 1
  }

  @inlinable
  public mutating func append(contentsOf other: Letters) {
    for index in other.indices { append(other[index]) }
  }

  @inlinable
  public mutating func removeLast(_ number: Int = 1) { length -= UInt8(min(number, count)) }

  /// Puts letters in the place of others.
  public mutating func replace(_ range: Range<Int>, with other: Letters) {
    let tail = self[range.upperBound..<count]
    length = UInt8(range.lowerBound)
    append(contentsOf: other)
    append(contentsOf: tail)
  }

  @inlinable
  public subscript(range: Range<Int>) -> Letters {
    var part = Letters()
    for index in range { part.append(self[index]) }
    return part
  }

  public func hasSuffix(_ suffix: Letters) -> Bool {
    suffix.count <= count && self[(count - suffix.count)..<count] == suffix
  }

  public func hasPrefix(_ prefix: Letters) -> Bool { prefix.count <= count && self[0..<prefix.count] == prefix }

  /// The place of the last letter that fits, or `nil`.
  @inlinable
  public func lastIndex(where fits: (Letter) -> Bool) -> Int? {
    var index = count - 1
    while index >= 0 {
      if fits(self[index]) { return index }
      index -= 1
    }
    return nil
  }
}

extension Letters: Hashable {
  @inlinable
  public static func == (first: Letters, second: Letters) -> Bool {
    guard first.length == second.length else { return false }
    for index in first.indices where first.storage[index] != second.storage[index] { return false }
    return true
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    // Eight letters at a time: a hasher fed letter by letter is many times slower.
    var word: UInt64 = UInt64(length)
    for index in indices {
      word = word << 8 | UInt64(storage[index])
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
  }
}

extension Letters: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral text: StaticString) {
    self.init()
    text.withUTF8Buffer { bytes in
      var index = 0
      while index < bytes.count {
        // Below U+0100 a scalar has one byte, or two that begin with C2 or C3.
        if bytes[index] < 0x80 {
          append(Letter(code: bytes[index]))
          index += 1
        } else {
          append(Letter(code: bytes[index] << 6 | bytes[index + 1] & 0x3F))
          index += 2
        }
      }
    }
  }

  /// The letters of a word as a person wrote it: any case, composed or decomposed.
  ///
  /// - Returns: `nil` if a character is no Spanish letter or the word is too long to be one.
  public init?(_ text: some StringProtocol) {
    self.init()
    if appendSimple(text.utf8) { return }
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

  public var description: String {
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

extension Letters {
  @inlinable
  public static func + (first: Letters, second: Letters) -> Letters {
    var sum = first
    sum.append(contentsOf: second)
    return sum
  }

  /// The parts between blanks.
  var words: [Letters] {
    var words = [Letters()]
    for index in indices {
      if self[index] == " " { words.append(Letters()) } else { words[words.count - 1].append(self[index]) }
    }
    return words
  }

  /// The word without written accents and diaereses (*ñ* stays).
  public var plain: Letters {
    var word = self
    for index in indices { word[index] = self[index].plain }
    return word
  }

  /// The word without accents, its diaereses kept.
  var withoutAccents: Letters {
    var word = self
    for index in indices where self[index].isAccented { word[index] = self[index].plain }
    return word
  }

  /// The word without accents, with a diaeresis on each u between g and e or i.
  var withEveryDiaeresis: Letters {
    var word = withoutAccents
    for index in 1..<Swift.max(1, count - 1)
    where word[index] == "u" && word[index - 1] == "g" && word[index + 1].isFront {
      word[index] = "ü"
    }
    return word
  }
}
