import ConjugarCore

/// Rows of texts in columns that fit a terminal.
struct Table {
  let rows: [[String]]
  /// Blanks between two columns.
  var gap = 2

  init(_ rows: [[String]]) { self.rows = rows }

  /// The lines of the table, none wider than asked (but for a word that is).
  ///
  /// Columns are as wide as their texts; where they do not fit, the widest give way and their texts wrap; where even
  /// that is too much, each row becomes a small paragraph.
  func lines(width: Int) -> [String] {
    guard let widths = columns(fitting: width) else { return rows.flatMap { paragraph($0, width) } }
    return rows.flatMap { row(wrapping: $0, widths) }
  }

  private func columns(fitting width: Int) -> [Int]? {
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in rows.compactMap { $0.dropFirst(column).first } }
    let room = width - gap * max(0, columns.count - 1)
    // A column can be as narrow as its longest word.
    let least = columns.map { $0.flatMap { $0.split(separator: " ") }.map(\.displayWidth).max() ?? 0 }
    guard least.reduce(0, +) <= room else { return nil }
    var widths = columns.map { $0.map(\.displayWidth).max() ?? 0 }
    while widths.reduce(0, +) > room {
      let yielding = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = yielding.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func row(wrapping row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { Self.wrap($0, width: $1) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let texts = zip(cells, widths).map { cell, width in Self.pad(line < cell.count ? cell[line] : "", to: width) }
      return Self.trimmed(texts.joined(separator: BarChart.blanks(gap)))
    }
  }

  private func paragraph(_ row: [String], _ width: Int) -> [String] {
    let rest = row.dropFirst().flatMap { Self.wrap($0, width: max(1, width - gap)) }
    return Self.wrap(row.first ?? "", width: width) + rest.map { BarChart.blanks(gap) + $0 }
  }

  /// Breaks a text between words so that no line is wider; a longer word stays whole.
  static func wrap(_ text: String, width: Int) -> [String] {
    // No letter is wider than its bytes are many, which takes no counting.
    guard text.utf8.count > width, text.displayWidth > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.displayWidth + 1 + word.displayWidth <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  /// Paragraphs in lines that fit behind a margin; where there is room for a word at most, the lines are longer.
  static func paragraphs(_ texts: [String], width: Int, margin: String = "") -> [String] {
    texts.flatMap { wrap($0, width: max(10, width - margin.count)) }.map { margin + $0 }
  }

  /// Stands for a blank at which no line breaks: no text has it.
  private static let kept: Character = "\u{E000}"

  /// A line for the shell; where it does not fit it breaks so that it can still be copied.
  static func broken(_ line: String, width: Int) -> [String] {
    var isQuoted = false
    // Between quote marks a line that broke would be another word.
    let joined = String(
      line.map { letter in
        if letter == "'" { isQuoted.toggle() }
        return isQuoted && letter == " " ? kept : letter
      })
    let lines = wrap(joined, width: line.displayWidth > width ? width - 2 : width).map {
      String($0.map { $0 == kept ? " " : $0 })
    }
    return lines.enumerated().map { $0 < lines.count - 1 ? "\($1) \\" : $1 }
  }

  static func pad(_ text: String, to width: Int) -> String { text + BarChart.blanks(width - text.displayWidth) }

  /// Puts blanks before a text up to a width, so that numbers end below each other.
  static func alignEnd(_ text: String, to width: Int) -> String { BarChart.blanks(width - text.displayWidth) + text }

  static func trimmed(_ line: String) -> String {
    let bytes = line.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(line[...last])
  }
}

extension [String] {
  /// The lines as one text, each ended.
  var asText: String { map { "\($0)\n" }.joined() }
}

extension Terminal {
  func write(lines: [String]) throws(TerminalError) { for line in lines { try writeLine(line) } }
}
