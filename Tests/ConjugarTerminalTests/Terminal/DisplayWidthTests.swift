import Testing

@testable import ConjugarTerminal

/// How many columns a text takes.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("tener", 5), ("averigüé", 8), ("rei\u{301}r", 4), ("·", 1), ("–", 1), ("“sí”", 4),
    ("\u{1B}[1mníveo\u{1B}[0m", 5),  // a style takes none
    ("日本", 4), ("a\u{85}b", 2), ("a\tb", 2), ("\u{7F}", 0),
  ])
  func width(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
