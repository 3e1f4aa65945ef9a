/// The verbs and what is known of each, read from a sorted text where it lies: nothing is built when a program starts.
public struct Lexicon: Sendable {
  private enum Text: Sendable {
    case embedded(StaticString)
    case given([UInt8])
  }

  private let text: Text

  /// The lexicon of the project: `Resources/verbs.txt`.
  public static let embedded = Lexicon(embedded: Resources.verbs)

  /// Whether it is the lexicon of the project.
  var isEmbedded: Bool {
    switch text {
    case .embedded: true
    case .given: false
    }
  }

  private init(embedded text: StaticString) { self.text = .embedded(text) }

  /// A lexicon in the notation of `Resources/verbs.txt`: a verb a line, in any order.
  ///
  /// A line that is not in the notation is told of when its verb is asked for.
  public init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { Self.trimmed($0) }
    let sorted = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.sorted {
      Self.key($0).lexicographicallyPrecedes(Self.key($1))
    }
    self.text = .given(Array(sorted.joined(separator: "\n").utf8))
  }

  /// What a line is sorted by, and found by: its first field.
  private static func key(_ line: String) -> Substring.UTF8View.SubSequence {
    line.utf8.prefix { !endsName($0) }
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") }

  /// The entry of a verb, or `nil` if the lexicon does not have it.
  ///
  /// - Parameter name: the infinitive as the lexicon writes it, *-se* included for verbs that exist with it only.
  /// - Throws: `LexiconError` if the line cannot be read.
  func entry(_ name: String) throws(LexiconError) -> LexiconEntry? {
    guard let line = line(of: name) else { return nil }
    return try LexiconEntry(line)
  }

  /// Whether the lexicon has a verb by this name.
  package func contains(_ name: String) -> Bool { line(of: name) != nil }

  /// Every infinitive, in the order of the file.
  public var infinitives: [String] { verbLines.map(\.name) }

  /// The lines that have a verb, in the order of the file, read one by one where they lie.
  package var verbLines: LexiconLines { LexiconLines(self) }

  static func trimmed(_ text: Substring) -> String {
    let blank = UInt8(ascii: " ")
    guard let first = text.utf8.firstIndex(where: { $0 != blank }),
      let last = text.utf8.lastIndex(where: { $0 != blank })
    else { return "" }
    return String(text[first...last])
  }

  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch text {
    case .embedded(let text): try body(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    case .given(let bytes): try bytes.withUnsafeBufferPointer(body)
    }
  }

  /// The lines in which a word stands, within others too, whatever its capitals: found without looking into the others.
  ///
  /// - Parameter word: UTF-8, not empty.
  func lines(having word: [UInt8]) -> [LexiconLine] {
    withBytes { bytes in
      var lines: [LexiconLine] = []
      var index = Self.next(word, from: 0, in: bytes)
      while index < bytes.count {
        var start = index
        while start > 0, bytes[start - 1] != Self.newline { start -= 1 }
        let end = Self.end(of: start, in: bytes)
        if bytes[start] != UInt8(ascii: "#") { lines.append(LexiconLine(self, bytes, start..<end)) }
        index = Self.next(word, from: end, in: bytes)
      }
      return lines
    }
  }

  /// Hands over the name of every verb without accents, a byte a letter and ñ as n, and a way to have it as it is written.
  ///
  /// It is for callers that look for something in the letters of all names: no string is made of any.
  func forEachFoldedName(_ body: (_ name: [UInt8], _ written: () -> String) -> Void) {
    withBytes { bytes in
      var name: [UInt8] = []
      var start = 0
      while start < bytes.count {
        name.removeAll(keepingCapacity: true)
        var index = start
        while index < bytes.count, Self.isOfName(bytes[index]) {
          if bytes[index] != 0xC3 { name.append(Self.folded(bytes[index])) }
          index += 1
        }
        // A homonym has the name of the first of its kind.
        let isNumbered = index < bytes.count && bytes[index] == VerbName.sign
        if !name.isEmpty, !isNumbered { body(name) { String(decoding: bytes[start..<index], as: UTF8.self) } }
        start = Self.end(of: index, in: bytes) + 1
      }
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// A letter of a name without its accent; of a letter of two bytes, the second.
  private static func folded(_ byte: UInt8) -> UInt8 {
    guard byte >= 0x80 else { return byte }
    let plain = Letter(code: byte | 0x40).plain
    return plain == "ñ" ? UInt8(ascii: "n") : plain.code
  }

  /// The place where a word stands next, or the end: its first and its last byte are looked for in sixteen places at a
  /// time, for the way is long.
  private static func next(_ word: [UInt8], from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Capital and small letters differ by one bit.
    let word = word.map { $0 | 0x20 }
    let last = word.count - 1
    let raw = UnsafeRawBufferPointer(bytes)
    let (first, end) = (SIMD16(repeating: word[0]), SIMD16(repeating: word[last]))
    var index = start
    while index + last < bytes.count {
      let next = min(index + 16, bytes.count - last)
      if next + last + 15 < bytes.count {
        let starts = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) | 0x20 .== first
        let ends = raw.loadUnaligned(fromByteOffset: index + last, as: SIMD16<UInt8>.self) | 0x20 .== end
        if !any(starts .& ends) {
          index = next
          continue
        }
      }
      while index < next {
        if word.indices.allSatisfy({ bytes[index + $0] | 0x20 == word[$0] }) { return index }
        index += 1
      }
    }
    return bytes.count
  }

  private static let newline = UInt8(ascii: "\n")

  /// The line of a verb: binary search by line, comments stepped over.
  private func line(of name: String) -> LexiconLine? {
    withBytes { bytes in
      Self.range(of: Array(name.utf8), in: bytes).map { LexiconLine(self, bytes, $0) }
    }
  }

  private static func range(of name: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var low = 0
    var high = bytes.count
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      let middle = start
      while start < high, bytes[start] == UInt8(ascii: "#") || bytes[start] == newline {
        start = end(of: start, in: bytes) + 1
      }
      guard start < high else {
        high = middle
        continue
      }
      let end = end(of: start, in: bytes)
      switch order(name, bytes[start..<end]) {
      case 0: return start..<end
      case ..<0: high = middle
      default: low = end + 1
      }
    }
    return nil
  }

  private static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return end
  }

  /// Below, at or above zero as the name sorts before, like or after the line's first field.
  private static func order(_ name: [UInt8], _ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    for (offset, byte) in name.enumerated() {
      let index = line.startIndex + offset
      guard index < line.endIndex, !endsName(line[index]) else { return 1 }
      if byte != line[index] { return Int(byte) - Int(line[index]) }
    }
    let next = line.startIndex + name.count
    return next == line.endIndex || endsName(line[next]) ? 0 : -1
  }
}
