/// Bars under each other, each with a name before it and numbers behind it.
struct BarChart: Drawing {
  struct Row: Sendable {
    let name: String
    let part: Int
    let whole: Int
    /// As many as there are headers, `nil` where there is none.
    let numbers: [String?]
  }

  let title: String
  /// What the numbers are; the last ones are left out where there is no room for them.
  let headers: [String]
  let rows: [Row]

  private static let indent = 2
  private static let gap = 2
  /// A shorter bar tells little.
  private static let leastBar = 8
  /// Where there is no room for so much name and bar, a column of numbers gives way.
  private static let leastRoom = 24

  /// The lines, none wider than asked. A name that is longer than its column has a line of its own.
  func lines(width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let numbers = rows.map { $0.numbers.map { $0 ?? glyphs.shade(0) } }
    let widths = headers.indices.map { column in
      (numbers.map { $0[column] } + [headers[column]]).map(\.displayWidth).max() ?? 0
    }
    var shown = headers.count
    while shown > 1, room(width, widths.prefix(shown)) < Self.leastRoom { shown -= 1 }
    let room = room(width, widths.prefix(shown))
    let nameWidth = min(rows.map(\.name.displayWidth).max() ?? 0, max(0, room - Self.gap - Self.leastBar))
    let barWidth = max(0, room - Self.gap - nameWidth)
    let lines = zip(rows, numbers).flatMap { row, numbers in
      let bar = style.good(glyphs.bar(row.part, of: row.whole, columns: barWidth))
      let numbers = Self.aligned(numbers, widths.prefix(shown))
      return Self.named(row.name, nameWidth, "\(Self.blanks(Self.gap))\(Table.pad(bar, to: barWidth))\(numbers)")
    }
    return heading(width, Self.aligned(headers, widths.prefix(shown)), style) + lines
  }

  /// What the numbers leave for names and bars.
  private func room(_ width: Int, _ widths: ArraySlice<Int>) -> Int {
    width - Self.indent - widths.reduce(0) { $0 + Self.gap + $1 }
  }

  private func heading(_ width: Int, _ headers: String, _ style: Style) -> [String] {
    let blanks = width - title.displayWidth - headers.displayWidth
    guard blanks >= 0 else {
      return [style.strong(title), Table.alignEnd(style.faint(headers), to: width)]
    }
    return [style.strong(title) + Self.blanks(blanks) + style.faint(headers)]
  }

  private static func aligned(_ numbers: [String], _ widths: ArraySlice<Int>) -> String {
    zip(numbers, widths).map { Table.alignEnd($0, to: gap + $1) }.joined()
  }

  /// A name and what belongs to it, indented: in one line, or where the name is too long in two.
  static func named(_ name: String, _ width: Int, _ rest: String) -> [String] {
    let margin = blanks(indent)
    guard name.displayWidth > width else { return [Table.trimmed(margin + Table.pad(name, to: width) + rest)] }
    return [margin + name, Table.trimmed(margin + blanks(width) + rest)]
  }

  static func blanks(_ number: Int) -> String { String(repeating: " ", count: max(0, number)) }
}
