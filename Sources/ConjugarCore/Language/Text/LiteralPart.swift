/// A text of `Resources/` as the build embedded it, or one of the tables that it put behind the text.
struct LiteralPart: Sendable {
  fileprivate let literal: StaticString
  fileprivate let range: Range<Int>

  var slice: TextSlice { TextSlice(literal).part(range) }

  /// What stands on a line with `|` between.
  var fields: [String] { slice.parts("|").map { $0.trimmed.text } }

  /// The first of them, for the sake of which the others need not be read.
  var firstField: String { (slice.sides(of: "|")?.first ?? slice).trimmed.text }

  /// The text of a literal and its tables. At the end of the literal stands how long each is, and then how many they are.
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

/// A text of `Resources/` whose lines begin with a verb, and where each line begins: it is found, not searched for.
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

  init(_ literal: StaticString) { self.init(LiteralPart(literal), nil) }

  /// How many bytes stand before the line of a verb.
  func place(of verb: String) -> Int? { starts?.line(named: verb, in: text.slice)?.lowerBound }

  func line(of verb: String) -> TextSlice? { starts?.line(named: verb, in: text.slice).map(text.slice.part) }

  /// All lines in the order of the text, comments left out, read one by one.
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

/// Where the lines of a text begin: found out when the program is built, or from a text that was given.
enum OffsetTable: Sendable {
  /// Four characters per offset, of six bits each, the highest first, `0` for 0.
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

  /// The number that four characters of a table are.
  static func number(at start: Int, in digits: TextSlice) -> Int {
    (start..<(start + 4)).reduce(0) { $0 << 6 | Int(digits[$1] - UInt8(ascii: "0")) }
  }

  /// The line whose first field is a name, in a text that is sorted by the first fields: by binary search.
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

  /// Where the line that begins at an offset ends, its newline left out.
  static func end(of start: Int, in text: TextSlice) -> Int {
    text.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? text.count
  }

  static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "\n")
  }

  /// Below, at or above zero as the name sorts before, like or after the first field of the line that begins at an offset.
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

/// A text of `Resources/` in sections: each begins with a heading, `= name` or `= name | title`.
package struct SectionedText: Sendable {
  private let text: StaticString
  /// Whether lines that begin with `#` are none of a section.
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

  /// The lines of a section, in place: no string is made of them.
  func lines(of name: String) -> [LiteralPart] { parts(named: name).first?.lines ?? [] }

  private typealias Part = (name: TextSlice, title: TextSlice?, lines: [LiteralPart])

  private static func section(_ part: Part) -> Section {
    Section(name: part.name.text, title: part.title?.trimmed.text ?? "", lines: part.lines.map { $0.slice.text[...] })
  }

  /// The section that has a name, or all of them, without comments and blank lines.
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
