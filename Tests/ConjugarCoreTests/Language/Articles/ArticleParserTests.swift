import Testing

@testable import ConjugarCore

/// The notation of the articles, and what is said of a line that is not in it.
@Suite struct ArticleParserTests {
  /// An article on the present that is right but for what a test puts into it.
  private func article(
    names: String = "RAE: presente", use: String = "Now.", formation: String = "-o", examples: String = "vivir 1s: vivo"
  ) throws(ArticleError) -> TenseArticle {
    let text =
      "== names\n\(names)\n== use\n\(use)\n== choose\nOr not.\n== formation\n\(formation)\n== examples\n\(examples)"
    return try ArticleParser(.present).article(text.split(separator: "\n"))
  }

  private func cited(_ text: String, _ verb: String, _ tense: Tense, _ person: Person?) throws -> CitedForm {
    CitedForm(text: text, verb: verb, slot: try #require(Slot(tense, person)))
  }

  @Test func names() throws {
    #expect(try article().names == [TenseArticle.Name(authority: "RAE", name: "presente")])
  }

  @Test func formsStandInBrackets() throws {
    let prose = try article(formation: "So [Vivo: vivir 1s], [viví: vivir preterite 1s] (of [vivir]).").formation[0]
    #expect(prose.text == "So Vivo, viví (of vivir).")
    #expect(
      try prose.forms == [
        cited("Vivo", "vivir", .present, .firstSingular), cited("viví", "vivir", .preterite, .firstSingular),
        cited("vivir", "vivir", .infinitive, nil),
      ])
    #expect(prose.forms[0].forms == ["vivo"])
    #expect(try article(formation: "[yendo: ir gerund]").formation[0].forms[0].slot == .gerund)
  }

  @Test func sentencesBelongToTheParagraphAbove() throws {
    let use = try article(use: "Now.\n> [Vivo: vivir 1s]. | I live.\n> [Voy: ir 1s]. | I go.\nSoon.").use
    #expect(use.map(\.text.text) == ["Now.", "Soon."])
    #expect(use.map { $0.sentences.map(\.spanish.text) } == [["Vivo.", "Voy."], []])
    #expect(use[0].sentences[1].english == "I go.")
  }

  @Test func rows() throws {
    let examples = "irregular | decir ir 1s 3s: digo, dice, voy, va\nser: a, b, c, d, e, f/g, h"
    let rows = try article(examples: examples).examples
    #expect(rows.map(\.label) == ["irregular", nil])
    #expect(rows.map(\.isWhole) == [false, true])
    #expect(rows[0].forms.map(\.verb) == ["decir", "decir", "ir", "ir"])
    #expect(rows[0].forms.map(\.slot.person) == [.firstSingular, .thirdSingular, .firstSingular, .thirdSingular])
    #expect(rows[1].forms[5].forms == ["f", "g"])
  }

  @Test(arguments: [
    ("[vivo: vivir", ArticleError.malformed("present", line: "[vivo: vivir")),
    ("vivo]", .malformed("present", line: "vivo]")),
    ("[vivo: vivir 1s] [", .malformed("present", line: "[vivo: vivir 1s] [")),
    ("[: vivir 1s]", .malformed("present", line: ": vivir 1s")),
    ("[vivo]", .unknownCell("present", "vivo")),
    ("[vivo: vivir]", .unknownCell("present", "vivir")),
    ("[vivo: vivir 4s]", .unknownCell("present", "vivir 4s")),
    ("[vivo: vivir aorist 1s]", .unknownCell("present", "vivir aorist 1s")),
    ("[vivo: vivo 1s]", .unknownCell("present", "vivo 1s")),
    ("[viva: vivir imperative 1s]", .unknownCell("present", "vivir imperative 1s")),
  ])
  func unreadableBrackets(line: String, expected: ArticleError) {
    #expect(throws: expected) { try article(formation: line) }
  }

  @Test(arguments: [
    ("vivir", ArticleError.malformed("present", line: "vivir")),
    ("vivir 1s:", .malformed("present", line: "vivir 1s:")),
    ("| vivir 1s: vivo", .malformed("present", line: "| vivir 1s: vivo")),
    ("1s: vivo", .unknownCell("present", "1s")),
    ("vivo 1s: vivo", .unknownCell("present", "vivo 1s")),
    ("vivir 1s ir: vivo", .unknownCell("present", "vivir 1s ir")),
    ("vivir: vivo", .uneven("present", line: "vivir: vivo", cells: 7, forms: 1)),
    ("vivir ir 1s: vivo", .uneven("present", line: "vivir ir 1s: vivo", cells: 2, forms: 1)),
  ])
  func unreadableRows(line: String, expected: ArticleError) {
    #expect(throws: expected) { try article(examples: line) }
  }

  @Test func otherLinesThatCannotBeRead() {
    #expect(throws: ArticleError.malformed("present", line: "RAE")) { try article(names: "RAE") }
    #expect(throws: ArticleError.malformed("present", line: "> Yo. | I.")) { try article(use: "> Yo. | I.") }
    #expect(throws: ArticleError.malformed("present", line: " Vivo.")) { try article(use: "Now.\n> Vivo.") }
    #expect(throws: ArticleError.badSection("present", section: "use")) { try article(use: "") }
    #expect(throws: ArticleError.badSection("present", section: "use")) { try article(names: "RAE: x\n== usage\nx") }
    #expect(throws: ArticleError.malformed("present", line: "== more")) { try article(examples: "ir 1s: voy\n== more") }
  }

  @Test func articlesAreFoundByTheirHeading() throws {
    let text: StaticString = """
      # = present
      = present-perfect
      == names
      = gerund
      # a comment
      == names
      RAE: gerundio

      == use
      x
      == choose
      x
      == formation
      x
      == examples
      ir: yendo
      """
    let articles = Articles(text)
    #expect(try articles.article(on: .gerund).examples[0].forms[0].text == "yendo")
    #expect(throws: ArticleError.missing("present")) { try articles.article(on: .present) }
    #expect(throws: ArticleError.badSection("present-perfect", section: "names")) {
      try articles.article(on: .presentPerfect)
    }
  }

  @Test func errorsAreSentences() {
    let errors: [ArticleError] = [
      .missing("present"), .badSection("present", section: "use"), .malformed("present", line: "x"),
      .unknownCell("present", "ir 4s"), .uneven("present", line: "ir: voy", cells: 7, forms: 1),
    ]
    #expect(
      errors.map(\.description) == [
        "there is no article on “present”",
        "the article on “present” has nothing under “== use”, or not in its place",
        "the article on “present” has a line that cannot be read: “x”",
        "the article on “present” cites “ir 4s”, which is not VERB [TENSE] [PERSON]",
        "the article on “present” has 1 forms for 7 cells: “ir: voy”",
      ])
  }
}
