/// A terminal as a person sees it, as far as the program uses it.
struct Screen {
  private(set) var rows: [[Character]]
  private var row = 0
  private var column = 0
  private let columns: Int
  private var pending: [Character] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without the blanks at their ends.
  var lines: [String] { rows.map { String(String($0).reversed().drop { $0 == " " }.reversed()) } }

  /// The line that the cursor is in, with `|` for the cursor.
  var line: String {
    let letters = rows[row]
    let rest = String(String(letters[column...]).reversed().drop { $0 == " " }.reversed())
    return String(letters[..<column]) + "|" + rest
  }

  mutating func show(_ text: String) {
    for scalar in text.unicodeScalars { take(Character(scalar)) }
  }

  private mutating func take(_ letter: Character) {
    if letter == "\u{1B}" || !pending.isEmpty {
      pending.append(letter)
      if pending.count > 2, let ascii = letter.asciiValue, (0x40...0x7E).contains(ascii) { obey() }
      return
    }
    switch letter {
    case "\r": column = 0
    case "\n": newLine()
    default:
      if column == columns {
        column = 0
        newLine()
      }
      rows[row][column] = letter
      column += 1
    }
  }

  private mutating func newLine() {
    row += 1
    guard row == rows.count else { return }
    rows.removeFirst()
    rows.append(Array(repeating: " ", count: columns))
    row -= 1
  }

  private mutating func obey() {
    let number = Int(String(pending.dropFirst(2).dropLast())) ?? 1
    switch pending.last {
    case "A": row = max(0, row - number)
    case "C": column = min(columns - 1, column + number)
    case "J":
      for place in column..<columns { rows[row][place] = " " }
      for below in rows.indices where below > row { rows[below] = Array(repeating: " ", count: columns) }
    default: break
    }
    pending = []
  }
}
