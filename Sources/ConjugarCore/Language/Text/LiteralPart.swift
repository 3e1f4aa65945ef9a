/// A text from `Resources/` as the build embedded it, or one of the tables that it put after the text.
struct LiteralPart: Sendable {
  fileprivate let literal: StaticString
  fileprivate let range: Range<Int>

  var slice: TextSlice { TextSlice(literal).part(range) }

  /// The fields of a line, separated by `|`.
  var fields: [String] { slice.parts("|").map { $0.trimmed.text } }

  /// The first field, read without the others.
  var firstField: String { (slice.sides(of: "|")?.first ?? slice).trimmed.text }

  /// The text of a literal and its tables. The literal ends with the length of each and, last, how many there are.
  static func parts(of literal: StaticString) -> [LiteralPart] {
    let text = TextSlice(literal)
    let last = OffsetTable.number(at: text.count - 4, in: text)
    var start = 0
    return (1...last).reversed().map { distance in
      let end = start + OffsetTable.number(at: text.count - 4 - 4 * distance, in: text)
      defer { start = end }
      return LiteralPart(literal: literal, range: start..<end)
    }
  }
}

extension LiteralPart {
  init(_ literal: StaticString) { self.init(literal: literal, range: 0..<literal.utf8CodeUnitCount) }
}

/// A text from `Resources/` whose lines begin with a verb, with a table of where each line begins.
struct LinesByVerb: Sendable {
  private let text: LiteralPart
  /// Sorted by verb; `nil` for a text that was passed in, in which no line is found by its verb.
  private let starts: OffsetTable?

  init(_ text: LiteralPart, _ starts: LiteralPart?) {
    self.text = text
    self.starts = starts.map { .embedded($0) }
  }

  /// A text that is followed by its table.
  init(indexed literal: StaticString) {
    let parts = LiteralPart.parts(of: literal)
    self.init(parts[0], parts[1])
  }

  init(_ literal: StaticString) { self.init(LiteralPart(literal), nil) }

  /// The number of bytes before a verb's line.
  func place(of verb: String) -> Int? { starts?.line(named: verb, in: text.slice)?.lowerBound }

  func line(of verb: String) -> TextSlice? { starts?.line(named: verb, in: text.slice).map(text.slice.part) }

  /// All lines in the order of the text, without comments, read one by one.
  var all: Lines { Lines(text: text) }

  struct Lines: Sequence, IteratorProtocol, Sendable {
    fileprivate let text: LiteralPart
    fileprivate var offset = 0

    mutating func next() -> TextSlice? {
      let slice = text.slice
      while offset < slice.count {
        let line = offset..<OffsetTable.end(of: offset, in: slice)
        offset = line.upperBound + 1
        if !line.isEmpty, slice[line.lowerBound] != UInt8(ascii: "#") { return slice.part(line) }
      }
      return nil
    }
  }
}

/// Where the lines of a text begin: worked out when the program is built, or for a text that is passed in.
enum OffsetTable: Sendable {
  /// Four characters per offset, six bits each, the most significant first, with `0` for 0.
  case embedded(LiteralPart)
  case given([Int])

  var count: Int {
    switch self {
    case .embedded(let digits): digits.slice.count / 4
    case .given(let offsets): offsets.count
    }
  }

  subscript(index: Int) -> Int {
    switch self {
    case .embedded(let digits): Self.number(at: 4 * index, in: digits.slice)
    case .given(let offsets): offsets[index]
    }
  }

  /// The number that four characters of a table encode.
  static func number(at start: Int, in digits: TextSlice) -> Int {
    (start..<(start + 4)).reduce(0) { $0 << 6 | Int(digits[$1] - UInt8(ascii: "0")) }
  }

  /// Finds the line whose first field is a name by binary search; the text must be sorted by first fields.
  func line(named name: String, in text: TextSlice) -> Range<Int>? {
    name.utf8.withSlice { name in
      var range = 0..<count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let start = self[middle]
        let order = Self.order(name, text, from: start)
        if order == 0 { return start..<Self.end(of: start, in: text) }
        range = order < 0 ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
      }
      return nil
    }
  }

  /// The end of the line that begins at an offset, without its newline.
  static func end(of start: Int, in text: TextSlice) -> Int {
    text.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? text.count
  }

  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n")
  }

  /// Negative, zero or positive as the name sorts before, with or after the first field of the line at an offset.
  private static func order(_ name: TextSlice, _ text: TextSlice, from start: Int) -> Int {
    for index in 0..<name.count {
      let place = start + index
      guard place < text.count, !endsName(text[place]) else { return 1 }
      if name[index] != text[place] { return Int(name[index]) - Int(text[place]) }
    }
    let end = start + name.count
    return end == text.count || endsName(text[end]) ? 0 : -1
  }
}

/// A text from `Resources/` in sections, each with a heading, `= name` or `= name | title`.
package struct SectionedText: Sendable {
  private let text: StaticString
  /// Whether lines that begin with `#` are comments.
  private let hasComments: Bool

  init(_ text: StaticString, hasComments: Bool = true) { (self.text, self.hasComments) = (text, hasComments) }

  package struct Section: Sendable {
    let name: String
    package let title: String
    fileprivate(set) var lines: [Substring] = []

    /// The lines of a part, which begins with `== name`.
    package func lines(_ part: String) -> ArraySlice<Substring> {
      lines.drop { $0 != "== \(part)" }.dropFirst().prefix { !$0.hasPrefix("=") }
    }
  }

  var sections: [Section] { parts().map(Self.section) }

  package subscript(name: String) -> Section? { parts(named: name).first.map(Self.section) }

  /// The lines of a section, in place: no strings are created.
  func lines(of name: String) -> [LiteralPart] { parts(named: name).first?.lines ?? [] }

  private typealias Part = (name: TextSlice, title: TextSlice?, lines: [LiteralPart])

  private static func section(_ part: Part) -> Section {
    Section(name: part.name.text, title: part.title?.trimmed.text ?? "", lines: part.lines.map { $0.slice.text[...] })
  }

  /// The section with a name, or all sections, without comments and blank lines.
  private func parts(named wanted: String? = nil) -> [Part] {
    var (parts, isInside, end): ([Part], Bool, Int) = ([], false, 0)
    for line in TextSlice(text).parts("\n") {
      defer { end += line.count + 1 }
      if let title = line.rest(after: "= ") {
        if wanted != nil, !parts.isEmpty { break }
        let sides = title.sides(of: "|")
        let name = (sides?.first ?? title).trimmed
        isInside = wanted.map(name.spells) ?? true
        if isInside { parts.append((name, sides?.second, [])) }
      } else if isInside, !line.isEmpty, line[0] != UInt8(ascii: "#") || !hasComments {
        parts[parts.count - 1].lines.append(LiteralPart(literal: text, range: end..<(end + line.count)))
      }
    }
    return parts
  }
}
