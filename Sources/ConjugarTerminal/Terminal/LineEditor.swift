import ConjugarCore

/// A line being edited: a key goes in, and its effect comes out.
struct LineEditor: Sendable {
  private var typed: [Letter] = []
  private(set) var cursor = 0
  /// The previous answer, which ↑ recalls.
  private let last: [Letter]
  /// What was typed before the previous answer was recalled.
  private var draft: [Letter]?

  init(recalling last: String = "") { self.last = last.map { Letter(character: $0) } }

  private struct Letter: Sendable {
    var character: Character
    /// Whether its accent was typed as an apostrophe.
    var isSigned = false
  }

  enum Outcome: Equatable, Sendable {
    case editing
    case done(String)
    /// No more input.
    case end
    case interrupt, suspend
  }

  var letters: [Character] { typed.map(\.character) }

  /// The line as it is shown.
  var text: String { String(letters) }

  /// The line as it was meant: an apostrophe between two vowels may be the accent of either, so it stays one.
  private var answer: String {
    typed.indices.map { index in
      let next = index + 1 < typed.count ? TypedAccents.plain(typed[index + 1].character) : nil
      guard typed[index].isSigned, next != nil, let plain = TypedAccents.plain(typed[index].character) else {
        return String(typed[index].character)
      }
      return "\(plain)'"
    }.joined()
  }

  mutating func apply(_ key: Key) -> Outcome {
    switch key {
    case .letter(let letter): type(letter)
    case .paste(let text): for letter in Self.line(of: text) { type(letter) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(typed.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = typed.count
    case .wordLeft: cursor = startOfWord
    case .wordRight: cursor += Self.word(Array(typed[cursor...]))
    case .backspace: delete(max(0, cursor - 1)..<cursor)
    case .endOfInput where typed.isEmpty: return .end
    case .delete, .endOfInput: delete(cursor..<min(typed.count, cursor + 1))
    case .deleteToStart: delete(0..<cursor)
    case .deleteToEnd: delete(cursor..<typed.count)
    case .deleteWord: delete(startOfWord..<cursor)
    case .up where !last.isEmpty && draft == nil:
      draft = typed
      show(last)
    case .down where draft != nil:
      show(draft ?? [])
      draft = nil
    case .nextAccent:
      if cursor > 0, let next = TypedAccents.next(after: typed[cursor - 1].character) {
        typed[cursor - 1] = Letter(character: next)
      }
    case .enter: return .done(answer)
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .redraw, .escape, .up, .down: break
    }
    return .editing
  }

  private mutating func type(_ letter: Character) {
    guard typed.count < Self.longest, !letter.unicodeScalars.contains(where: \.steersTerminal) else { return }
    if cursor > 0, let joined = TypedAccents.joined(typed[cursor - 1].character, letter) {
      guard joined.unicodeScalars.count <= Self.mostMarks else { return }
      let isSigned = letter == "'" || typed[cursor - 1].character == "'"
      typed[cursor - 1] = Letter(character: joined, isSigned: isSigned)
    } else {
      let scalars = letter.unicodeScalars.prefix(Self.mostMarks)
      typed.insert(Letter(character: Character(String(String.UnicodeScalarView(scalars)))), at: cursor)
      cursor += 1
    }
  }

  /// In letters; no answer is as long.
  private static let longest = 1000
  /// The most scalars of a letter, which could otherwise bear any number of marks.
  private static let mostMarks = 4

  private mutating func delete(_ range: Range<Int>) {
    typed.removeSubrange(range)
    cursor = range.lowerBound
  }

  private var startOfWord: Int { cursor - Self.word(typed[..<cursor].reversed()) }

  private static func word(_ letters: [Letter]) -> Int {
    let blanks = letters.prefix { $0.character == " " }.count
    return blanks + letters.dropFirst(blanks).prefix { $0.character != " " }.count
  }

  private mutating func show(_ letters: [Letter]) { (typed, cursor) = (letters, letters.count) }

  /// A pasted text as one line, with blanks in place of anything that would steer the terminal.
  private static func line(of text: String) -> String {
    text.split { $0 == " " || $0.unicodeScalars.contains(where: \.steersTerminal) }.joined(separator: " ")
  }
}

/// A line being edited, as it appears on the screen after its prompt, over as many rows as it takes.
struct LineView: Sendable {
  let prompt: String
  /// The row of the cursor, counted from the row of the prompt.
  private var row = 0

  init(prompt: String, columns: Int) {
    self.prompt = prompt
    row = prompt.displayWidth / max(1, columns)
  }

  mutating func drawing(_ editor: LineEditor, columns: Int) -> String {
    let columns = max(1, columns)
    let before = prompt.displayWidth + String(editor.letters[..<editor.cursor]).displayWidth
    let whole = prompt.displayWidth + editor.text.displayWidth
    var text = Self.start(row) + "\u{1B}[J" + prompt + editor.text
    // At the end of a row, the cursor waits at its last letter; we want it on the next row.
    if whole > 0, whole % columns == 0 { text += " \r" }
    let rows = whole / columns - before / columns
    text += Self.start(rows)
    if before % columns > 0 { text += "\u{1B}[\(before % columns)C" }
    row = before / columns
    return text
  }

  /// The escape sequence to the beginning of a text that ends in the prompt, once a terminal reflowed it to `columns`.
  func beginning(of text: String, _ editor: LineEditor, columns: Int) -> String {
    let (text, columns) = (text + String(editor.letters[..<editor.cursor]), max(1, columns))
    let last = text[(text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...]
    return Self.start(text.endedRows(columns: columns) + last.displayWidth / columns)
  }

  /// The text that leaves the line as it is and continues below it.
  mutating func leaving(_ editor: LineEditor, columns: Int) -> String {
    var editor = editor
    _ = editor.apply(.end)
    return drawing(editor, columns: columns) + "\n"
  }

  private static func start(_ rows: Int) -> String { "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") }
}
