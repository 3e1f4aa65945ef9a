/// A line that is edited, as it stands on the screen behind its prompt, over as many rows as it takes.
struct LineView: Sendable {
  let prompt: String
  /// The row of the cursor, counted from that of the prompt.
  private var row = 0

  /// - Parameters:
  ///   - prompt: what stands before the line, on the screen already.
  ///   - columns: the width of the screen.
  init(prompt: String, columns: Int) {
    self.prompt = prompt
    row = prompt.displayWidth / max(1, columns)
  }

  /// What draws the line anew, the cursor where it belongs.
  mutating func drawing(_ editor: LineEditor, columns: Int) -> String {
    let columns = max(1, columns)
    let before = prompt.displayWidth + String(editor.letters[..<editor.cursor]).displayWidth
    let whole = prompt.displayWidth + editor.text.displayWidth
    var text = Self.start(row) + "\u{1B}[J" + prompt + editor.text
    // At the end of a row the cursor waits at its last letter; we want it in the next row.
    if whole > 0, whole % columns == 0 { text += " \r" }
    let rows = whole / columns - before / columns
    text += "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "")
    if before % columns > 0 { text += "\u{1B}[\(before % columns)C" }
    row = before / columns
    return text
  }

  /// What leaves the line as it is and goes on below it.
  mutating func leaving(_ editor: LineEditor, columns: Int) -> String {
    var editor = editor
    _ = editor.apply(.end)
    return drawing(editor, columns: columns) + "\n"
  }

  /// To the beginning of the prompt.
  private static func start(_ row: Int) -> String { "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") }
}
