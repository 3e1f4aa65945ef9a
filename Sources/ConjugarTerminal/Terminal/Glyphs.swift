import ConjugarCore

/// The characters of drawings: blocks, or plain ones if the terminal may not have blocks.
enum Glyphs: Sendable {
  case blocks, ascii

  /// Horizontal bars in eighths of a column, from Unicode's Block Elements.
  private static let lying: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  /// From nothing to much.
  private var shades: [Character] { self == .blocks ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "*", "#"] }
  static let mostShade = 4

  /// The numbers of answers a day from which a shade is darker; a quiz usually has fifty.
  static let answersOfShades = [1, 10, 25, 50]

  /// The shade of a day, by its answers.
  static func level(ofAnswers answers: Int) -> Int { answersOfShades.count { $0 <= answers } }

  /// - Parameter level: from 0 for nothing to `mostShade` for much.
  func shade(_ level: Int) -> String { String(shades[level]) }

  /// A horizontal bar in proportion to the part: any part is visible, and only the whole fills all columns.
  func bar(_ part: Int, of whole: Int, columns: Int) -> String {
    guard part > 0, whole > 0, columns > 0 else { return "" }
    let steps = self == .blocks ? 8 : 1
    let most = part < whole ? columns * steps - 1 : columns * steps
    let length = min(max(1, (part * columns * steps + whole / 2) / whole), max(1, most))
    guard self == .blocks else { return String(repeating: "#", count: length) }
    let rest = length % 8
    return String(repeating: "█", count: length / 8) + (rest > 0 ? String(Self.lying[rest - 1]) : "")
  }

  /// A line of which a part is done: `━━━╌╌`.
  func track(_ part: Int, of whole: Int, columns: Int) -> (done: String, open: String) {
    let done = whole > 0 ? min(columns, part * columns / whole) : 0
    let signs: (Character, Character) = self == .blocks ? ("━", "╌") : ("=", ".")
    return (String(repeating: signs.0, count: done), String(repeating: signs.1, count: columns - done))
  }
}

extension World {
  /// The glyphs that the terminal can be trusted to show.
  var glyphs: Glyphs {
    environment.value(of: "TERM") != "dumb" && environment.showsUTF8(usually: locale.identifier) ? .blocks : .ascii
  }
}

/// ASCII symbols of the same width, for a terminal without UTF-8; letters stay as they are.
enum PlainSigns {
  private static let signs: [Character: Character] = [
    "✓": "+", "≈": "~", "✗": "x", "→": ">", "←": "<", "·": "-", "–": "-", "—": "-", "×": "x", "…": "~",
    "“": "\"", "”": "\"", "‘": "'", "’": "'",
  ]

  static func of(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { signs[$0] ?? $0 })
  }
}
