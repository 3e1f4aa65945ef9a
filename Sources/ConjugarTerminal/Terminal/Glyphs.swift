import ConjugarCore

/// What drawings are made of: blocks, or plain characters if a terminal may not have blocks.
enum Glyphs: Sendable {
  case blocks, ascii

  /// Bars that lie: eighths of a column, Unicode's Block Elements.
  private static let lying: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  /// From nothing to much.
  private var shades: [Character] { self == .blocks ? ["·", "░", "▒", "▓", "█"] : [".", ":", "+", "*", "#"] }
  static let mostShade = 4

  /// From so many answers a day on a shade is darker; a quiz usually has fifty.
  static let answersOfShades = [1, 10, 25, 50]

  /// How dark a day is, by its answers.
  static func level(ofAnswers answers: Int) -> Int { answersOfShades.count { $0 <= answers } }

  /// - Parameter level: 0 for nothing to `mostShade` for much.
  func shade(_ level: Int) -> String { String(shades[level]) }

  /// A bar that lies, as long as the part; what there is of it is always seen, and only the whole fills all columns.
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
  /// What the terminal can be trusted to show.
  var glyphs: Glyphs {
    environment.value(of: "TERM") != "dumb" && environment.showsUTF8(usually: locale.identifier) ? .blocks : .ascii
  }
}

/// Signs of ASCII for a terminal that knows no UTF-8, each as wide as the one that it stands for; letters stay as they are.
enum PlainSigns {
  private static let signs: [Character: Character] = [
    "✓": "+", "≈": "~", "✗": "x", "→": ">", "←": "<", "·": "-", "–": "-", "—": "-", "×": "x", "…": "~",
    "“": "\"", "”": "\"", "‘": "'", "’": "'",
  ]

  static func of(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : String(text.map { signs[$0] ?? $0 })
  }
}
