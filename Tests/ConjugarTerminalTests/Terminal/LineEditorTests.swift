import Testing

@testable import ConjugarTerminal

@Suite("A line is edited")
struct LineEditorTests {
  /// The line after some keys, with `|` for the cursor.
  private func line(_ bytes: String, recalling last: String = "") -> String {
    var editor = LineEditor(recalling: last)
    var decoder = KeyDecoder()
    for key in decoder.keys(bytes.utf8) { _ = editor.apply(key) }
    return String(editor.letters[..<editor.cursor]) + "|" + String(editor.letters[editor.cursor...])
  }

  @Test(arguments: [
    ("tuve", "tuve|"), ("tuve\u{1B}[D\u{1B}[D", "tu|ve"), ("tuve\u{1B}[D\u{1B}OD\u{1B}[C", "tuv|e"),
    ("tuve\u{01}es", "es|tuve"), ("tuve\u{1B}[Hes\u{1B}[Fn", "estuven|"), ("tuve\u{1B}[1~x\u{1B}[4~y", "xtuvey|"),
    ("niño\u{7F}\u{7F}a", "nia|"), ("tuve\u{1B}[D\u{7F}b", "tub|e"), ("tuve\u{01}\u{1B}[3~", "|uve"),
    ("tuve\u{01}\u{04}", "|uve"), ("he dicho\u{17}hecho", "he hecho|"), ("he dicho\u{1B}b\u{0B}", "he |"),
    ("he dicho  \u{17}hecho", "he hecho|"), ("he  \u{17}", "|"), ("he dicho \u{1B}b\u{17}", "|dicho "),
    ("he dicho\u{01}\u{1B}f", "he| dicho"), ("he dicho\u{1B}b\u{15}", "|dicho"), ("he dicho\u{1B}[1;5D", "he |dicho"),
  ])
  func keys(_ bytes: String, _ expected: String) { #expect(line(bytes) == expected) }

  @Test(arguments: [
    ("tendra'", "tendrá|"), ("'e", "é|"), ("n~", "ñ|"), ("averigu\"e", "averigüe|"), ("e\u{0301}l", "él|"),
    ("tendra\t", "tendrá|"), ("tendra\t\t", "tendra|"), ("u\t\t", "ü|"), ("A\t", "Á|"), ("t\t", "t|"),
    ("estara\u{1B}[D\u{1B}[C'n", "estarán|"), ("TENDRA'", "TENDRÁ|"), ("n~U\"", "ñÜ|"),
  ])
  func accents(_ bytes: String, _ expected: String) { #expect(line(bytes) == expected) }

  /// Between two vowels the mark may be the accent of either: whoever judges the answer tries both.
  @Test(arguments: [
    ("o'imos", "o'imos"), ("le'iste", "le'iste"), ("haci'a", "haci'a"), ("o'i\u{7F}imos", "o'imos"),
    ("o\timos", "óimos"),
    ("hablo'", "habló"), ("env'io", "envi'o"), ("oí", "oí"),
  ])
  func aMarkBetweenVowelsStays(_ bytes: String, _ answer: String) {
    var editor = LineEditor()
    var decoder = KeyDecoder()
    for key in decoder.keys(bytes.utf8) { _ = editor.apply(key) }
    #expect(editor.apply(.enter) == .done(answer))
  }

  @Test func theAnswerBeforeIsCalledBack() {
    #expect(line("x\u{1B}[A", recalling: "tuve") == "tuve|")
    #expect(line("x\u{1B}[A\u{1B}[B", recalling: "tuve") == "x|")
    #expect(line("x\u{1B}[A") == "x|")
  }

  @Test func whatIsPastedIsOneLine() {
    #expect(line("\u{1B}[200~tuve\ntuviste\r\n\u{1B}[0m\u{1B}[201~!") == "tuve tuviste [0m!|")
  }

  @Test func whatWouldSteerTheTerminalIsNotTaken() {
    #expect(line("a\u{9B}\u{202E}\u{200B}\u{AD}b") == "ab|")
    #expect(line("\u{1B}[200~a\u{202E}b\u{2028}c\u{1B}[201~") == "a b c|")
  }

  @Test func aSequenceMayComeInPieces() {
    var decoder = KeyDecoder()
    #expect(decoder.keys([0x1B]) == [])
    #expect(decoder.keys([0x5B]) == [])
    #expect(decoder.keys([0x44, 0xC3]) == [.left])
    #expect(decoder.keys([0xB1]) == [.letter("ñ")])
  }

  @Test func outcomes() {
    var editor = LineEditor()
    #expect(editor.apply(.endOfInput) == .end)
    #expect(editor.apply(.letter("a")) == .editing)
    #expect(editor.apply(.endOfInput) == .editing)
    #expect(editor.apply(.enter) == .done("a"))
    #expect(editor.apply(.interrupt) == .interrupt)
    #expect(editor.apply(.suspend) == .suspend)
  }

  @Test func aLongLineTakesSeveralRows() {
    var editor = LineEditor()
    for letter in "abcdefgh" { _ = editor.apply(.letter(letter)) }
    var view = LineView(prompt: "yo: ", columns: 10)
    #expect(view.drawing(editor, columns: 10) == "\r\u{1B}[Jyo: abcdefgh\r\u{1B}[2C")
    _ = editor.apply(.home)
    #expect(view.drawing(editor, columns: 10) == "\r\u{1B}[1A\u{1B}[Jyo: abcdefgh\r\u{1B}[1A\u{1B}[4C")
  }

  /// A terminal that became narrower has broken the first line in two, and the answer behind the prompt.
  @Test func anotherWidthIsDrawnInItsOwnPlace() {
    var editor = LineEditor()
    for letter in "abcdefgh" { _ = editor.apply(.letter(letter)) }
    let view = LineView(prompt: "yo: ", columns: 20)
    let question = "hablar, to speak\n\nyo: "
    #expect(view.beginning(of: question, editor, columns: 20) == "\r\u{1B}[2A")
    #expect(view.beginning(of: question, editor, columns: 10) == "\r\u{1B}[4A")
  }
}
