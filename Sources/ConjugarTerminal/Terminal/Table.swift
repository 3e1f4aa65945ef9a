import ConjugarCore

/// Rows of texts in columns that fit a terminal.
struct Table {
  let rows: [[String]]
  /// Blanks between two columns.
  let gap: Int

  init(_ rows: [[String]], gap: Int = 2) { (self.rows, self.gap) = (rows, gap) }

  /// The lines, none wider than `width`: the widest columns give way, or each row becomes a small paragraph.
  func lines(width: Int) -> [String] {
    guard let widths = columns(fitting: width) else { return rows.flatMap { paragraph($0, width) } }
    return rows.flatMap { row(wrapping: $0, widths) }
  }

  private func columns(fitting width: Int) -> [Int]? {
    let columns = rows.transposed
    let room = width - gap * max(0, columns.count - 1)
    var widths = columns.map(\.width)
    if widths.reduce(0, +) <= room { return widths }
    // A column can be as narrow as its longest word.
    let least = columns.map { $0.flatMap { $0.words }.map(\.displayWidth).max() ?? 0 }
    while widths.reduce(0, +) > room {
      let yielding = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func row(wrapping row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { Self.wrap($0, width: $1) }
    return cells.transposed.map { line in
      zip(line, widths).map { $0.padded(to: $1) }.joined(separator: .blanks(gap)).trimmedEnd
    }
  }

  private func paragraph(_ row: [String], _ width: Int) -> [String] {
    let rest = row.dropFirst().flatMap { Self.wrap($0, width: max(1, width - gap)) }
    return Self.wrap(row.first ?? "", width: width) + rest.map { .blanks(gap) + $0 }
  }

  /// Wraps a text between words so that no line is wider; a longer word stays whole.
  static func wrap(_ text: String, width: Int) -> [String] {
    // A text is never wider than its number of bytes, which needs no counting.
    guard text.utf8.count > width, text.displayWidth > width else { return [text] }
    return fitted(text.words, width: width)
  }

  private static func fitted(_ words: [String], width: Int) -> [String] {
    words.joining { $0.displayWidth + 1 + $1.displayWidth <= width ? "\($0) \($1)" : nil }
  }

  /// A paragraph in lines that fit beside a margin; if there is room for one word at most, the lines are longer.
  static func paragraph(_ text: String, width: Int, indent: Int) -> [String] {
    text.isEmpty ? [] : wrap(text, width: max(10, width - indent)).map { .blanks(indent) + $0 }
  }

  /// A command line for the shell, broken where it does not fit so that it can still be copied.
  static func broken(_ line: String, width: Int) -> [String] {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    // A break between quotation marks, not counting escaped ones, would change the word.
    let words = parts.joining { $0.replacing("\\'", with: "").count { $0 == "'" } % 2 == 1 ? "\($0) \($1)" : nil }
    let lines = fitted(words, width: line.displayWidth > width ? width - 2 : width)
    return lines.dropLast().map { "\($0) \\" } + lines.suffix(1)
  }
}

extension String {
  static func blanks(_ number: Int) -> String { String(repeating: " ", count: Swift.max(0, number)) }
  func padded(to width: Int) -> String { self + .blanks(width - displayWidth) }

  func aligned(to width: Int) -> String { .blanks(width - displayWidth) + self }

  var trimmedEnd: String { utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { String(self[...$0]) } ?? "" }
}

extension [[String]] {
  /// The columns of rows, or the lines of adjacent cells; empty where one has no more.
  var transposed: [[String]] {
    (0..<(map { $0.count }.max() ?? 0)).map { index in map { index < $0.count ? $0[index] : "" } }
  }
}

extension [String] {
  var width: Int { map(\.displayWidth).max() ?? 0 }

  /// The lines after a margin; an empty line stays empty.
  func indented(_ columns: Int) -> [String] { map { $0.isEmpty ? "" : .blanks(columns) + $0 } }

  var asText: String { map { "\($0)\n" }.joined() }
}
