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
