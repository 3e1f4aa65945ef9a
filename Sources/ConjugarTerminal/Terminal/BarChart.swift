/// Horizontal bars, each with a name before it and numbers after it.
struct BarChart {
  struct Row: Sendable {
    let name: String
    let part: Int
    /// `nil` for the longest part of all rows.
    let whole: Int?
    /// One per header, `nil` where there is none.
    let numbers: [String?]

    init(_ name: String, _ part: Int, of whole: Int? = nil, _ numbers: [String?]) {
      (self.name, self.part, self.whole, self.numbers) = (name, part, whole, numbers)
    }
  }

  let title: String
  /// What the numbers are; the last columns are dropped if there is no room for them.
  let headers: [String]
  let rows: [Row]
  private static let gap = 2
  private static let leastBar = 8
  /// The least room for a name and a bar; if there is less, a column of numbers is dropped.
  private static let leastRoom = 24

  func lines(on screen: StyledRenderer) -> [String] {
    let numbers = [headers] + rows.map { $0.numbers.map { $0 ?? screen.glyphs.shade(0) } }
    var widths = headers.indices.map { column in numbers.map { $0[column].displayWidth }.max() ?? 0 }
    // What the numbers leave for names and bars.
    var room: Int { screen.width - StyledRenderer.indent - widths.reduce(0) { $0 + Self.gap + $1 } }
    while widths.count > 1, room < Self.leastRoom { widths.removeLast() }
    let nameWidth = min(rows.map(\.name.displayWidth).max() ?? 0, max(0, room - Self.gap - Self.leastBar))
    let longest = rows.map(\.part).max() ?? 0
    let barWidth = max(0, room - Self.gap - nameWidth)
    let columns = numbers.map { zip($0, widths).map { $0.aligned(to: Self.gap + $1) }.joined() }
    return heading(columns[0], on: screen)
      + zip(rows, columns.dropFirst()).flatMap { row, numbers in
        let bar = screen.style(screen.glyphs.bar(row.part, of: row.whole ?? longest, columns: barWidth), .good)
        return screen.row(row.name, nameWidth, .blanks(Self.gap) + bar.padded(to: barWidth) + numbers)
      }
  }

  private func heading(_ headers: String, on screen: StyledRenderer) -> [String] {
    let (title, faint) = (screen.style(title, .strong), screen.style(headers, .faint))
    let isOneLine = title.displayWidth + headers.displayWidth <= screen.width
    return isOneLine
      ? [title + faint.aligned(to: screen.width - title.displayWidth)] : [title, faint.aligned(to: screen.width)]
  }
}
