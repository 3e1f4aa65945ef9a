import Testing

@testable import ConjugarCore

/// The notation of the articles.
@Suite struct ArticleParserTests {
  private typealias CitedForm = Article.CitedForm

  /// An article on the present.
  private func article(
    names: String = "RAE: presente", use: String = "Now.", formation: String = "-o", examples: String = "vivir 1s: vivo"
  ) -> Article {
    let text =
      "== names\n\(names)\n== use\n\(use)\n== choose\nOr not.\n== formation\n\(formation)\n== examples\n\(examples)"
    return Article(SectionedText.Section(name: "present", title: "", lines: text.split(separator: "\n")))
  }

  private func cited(_ text: String, _ verb: String, _ tense: Tense, _ person: Person?) throws -> CitedForm {
    CitedForm(text: text, verb: verb, slot: try #require(Slot(tense, person)))
  }

  @Test func names() {
    #expect(article().names.map { [$0.authority, $0.name] } == [["RAE", "presente"]])
  }

  @Test func formsStandInBrackets() throws {
    let text = "So [Vivo: vivir 1s], [viví: vivir preterite 1s] (of [vivir])."
    let prose = article(formation: text).points(.formation)[0].text
    #expect(prose.text == "So Vivo, viví (of vivir).")
    #expect(
      try prose.forms == [
        cited("Vivo", "vivir", .present, .firstSingular), cited("viví", "vivir", .preterite, .firstSingular),
        cited("vivir", "vivir", .infinitive, nil),
      ])
    #expect(prose.forms[0].forms == ["vivo"])
    #expect(article(formation: "[yendo: ir gerund]").points(.formation)[0].text.forms[0].slot == .gerund)
  }

  @Test func sentencesBelongToTheParagraphAbove() {
    let use = article(use: "Now.\n> [Vivo: vivir 1s]. | I live.\n> [Voy: ir 1s]. | I go.\nSoon.").points(.use)
    #expect(use.map(\.text.text) == ["Now.", "Soon."])
    #expect(use.map { $0.sentences.map(\.spanish.text) } == [["Vivo.", "Voy."], []])
    #expect(use[0].sentences[1].english == "I go.")
  }

  @Test func rows() {
    let rows = article(examples: "irregular | decir ir 1s 3s: digo, dice, voy, va\nser: a, b, c, d, e, f/g, h").examples
    #expect(rows.map(\.label) == ["irregular", nil])
    #expect(rows.map(\.isWhole) == [false, true])
    #expect(rows[0].forms.map(\.verb) == ["decir", "decir", "ir", "ir"])
    #expect(rows[0].forms.map(\.slot.person) == [.firstSingular, .thirdSingular, .firstSingular, .thirdSingular])
    #expect(rows[1].forms[5].forms == ["f", "g"])
  }
}
