/// A text of `Resources/` as the build embedded it, or one of the tables that it put behind the text.
struct LiteralPart: Sendable {
  private let literal: StaticString
  private let range: Range<Int>

  /// The whole of a literal.
  init(_ literal: StaticString) { self.init(literal, 0..<literal.utf8CodeUnitCount) }

  private init(_ literal: StaticString, _ range: Range<Int>) {
    self.literal = literal
    self.range = range
  }

  var slice: TextSlice { TextSlice(literal).part(range) }

  /// A part of it.
  func part(_ range: Range<Int>) -> LiteralPart {
    LiteralPart(literal, self.range.lowerBound + range.lowerBound..<self.range.lowerBound + range.upperBound)
  }

  /// The text of a literal and its tables. At the end of the literal stands how long each is, and then how many they are.
  static func parts(of literal: StaticString) -> [LiteralPart] {
    let text = TextSlice(literal)
    let last = OffsetTable.number(at: text.count - 4, in: text)
    var start = 0
    return (1...last).reversed().map { distance in
      let end = start + OffsetTable.number(at: text.count - 4 - 4 * distance, in: text)
      defer { start = end }
      return LiteralPart(literal, start..<end)
    }
  }
}

/// A text of `Resources/` of which each line begins with a verb, and where the line of each verb begins: it is found, not
/// searched for.
struct LinesByVerb: Sendable {
  private let text: LiteralPart
  /// Sorted by the verbs; `nil` for a text that was given, of which no line is found.
  private let starts: OffsetTable?

  init(_ text: LiteralPart, _ starts: LiteralPart?) {
    self.text = text
    self.starts = starts.map { .embedded($0) }
  }

  /// A text with its table behind it.
  init(indexed literal: StaticString) {
    let parts = LiteralPart.parts(of: literal)
    self.init(parts[0], parts[1])
  }

  /// A text without a table.
  init(_ literal: StaticString) { self.init(LiteralPart(literal), nil) }

  /// How many bytes behind the first line that of a verb begins.
  func place(of verb: String) -> Int? {
    guard let line = starts?.line(named: verb, in: text.slice) else { return nil }
    var all = all
    _ = all.next()
    return line.lowerBound - all.start
  }

  /// The line of a verb, or `nil`.
  func line(of verb: String) -> TextSlice? { starts?.line(named: verb, in: text.slice).map(text.slice.part) }

  /// All lines in the order of the text, comments left out, read one by one.
  var all: Lines { Lines(text: text) }

  struct Lines: Sequence, IteratorProtocol, Sendable {
    fileprivate let text: LiteralPart
    private var offset = 0
    /// Where the line begins that was read last.
    fileprivate private(set) var start = 0

    fileprivate init(text: LiteralPart) { self.text = text }

    mutating func next() -> TextSlice? { nextLine()?.slice }

    /// The next line, to be kept and read later.
    mutating func nextLine() -> LiteralPart? {
      let slice = text.slice
      while offset < slice.count {
        let line = offset..<OffsetTable.end(of: offset, in: slice)
        start = offset
        offset = line.upperBound + 1
        if !line.isEmpty, slice[start] != UInt8(ascii: "#") { return text.part(line) }
      }
      return nil
    }
  }
}
