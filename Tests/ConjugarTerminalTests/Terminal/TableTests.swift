import Testing

@testable import ConjugarTerminal

@Suite("Tables")
struct TableTests {
  private let table = Table([["tener", "tuve, tuviste"], ["ir", "fui"], ["reír", "reí, reíste, rió o rio"]])

  @Test func columnsAreAsWideAsTheirTexts() {
    #expect(
      table.lines(width: 80) == ["tener  tuve, tuviste", "ir     fui", "reír   reí, reíste, rió o rio"])
  }

  @Test func theWidestColumnWraps() {
    #expect(
      table.lines(width: 20) == [
        "tener  tuve, tuviste", "ir     fui", "reír   reí, reíste,", "       rió o rio",
      ])
  }

  @Test func whereColumnsDoNotFitRowsBecomeParagraphs() {
    #expect(Table([["infinitive", "gerundio"]]).lines(width: 12) == ["infinitive", "  gerundio"])
    #expect(Table([]).lines(width: 12) == [])
  }

  /// A command breaks at no blank between quote marks.
  @Test func quotedWordsStayWhole() {
    #expect(
      Table.broken("conjugar worksheet --title 'Verbos de la clase' --seed 5", width: 34)
        == ["conjugar worksheet --title \\", "'Verbos de la clase' --seed 5"])
    #expect(
      Table.broken(#"conjugar worksheet --title 'Ms. O'\''Neill,  Spanish 2' --seed 5"#, width: 40)
        == ["conjugar worksheet --title \\", #"'Ms. O'\''Neill,  Spanish 2' --seed 5"#])
  }

  @Test func marksTakeNoRoom() {
    #expect(Table([["rei\u{301}r", "x"], ["\u{1B}[1mir\u{1B}[0m", "y"]]).lines(width: 80).last?.displayWidth == 7)
  }

  @Test(arguments: [
    ("tener", 5), ("niño", 4), ("nin\u{303}o", 4), ("\u{1B}[1mir\u{1B}[0m", 2), ("", 0), ("漢字", 4), ("\u{301}", 0),
  ])
  func width(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func styles() {
    func style(_ text: String, _ role: Text.Role, isColored: Bool = true) -> String {
      StyledRenderer(isColored: isColored, glyphs: .blocks) { 80 }.style(text, role)
    }
    #expect(style("tuv", .irregular, isColored: false) == "tuv")
    #expect(style("he ido", .strong) == "\u{1B}[1mhe\u{1B}[0m \u{1B}[1mido\u{1B}[0m")
    #expect(Table.wrap(style("he ido", .strong), width: 5).count == 2)
  }
}
