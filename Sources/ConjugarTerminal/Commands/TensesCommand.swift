import ConjugarCore

/// Lists the tenses, or tells what a learner should know of one.
enum TensesCommand: Command {
  static let name = "tenses"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "the tenses, and an article on each",
    examples: [
      Example("conjugar tenses", "all tenses, with their English and Spanish names"),
      Example("conjugar tenses pretérito", "what one is for, how it is formed, examples; by any of its names"),
      Example("conjugar tenses presente de subjuntivo", "a name of several words needs no quotes"),
    ],
    usage: ["tenses [TENSE]"],
    options: [format.option],
    details: ["Letters that a regular verb would not have are marked as “conjugar show” marks them."],
    words: { Tense.table.identifiers })

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let format = try arguments[format]
    // A name of several words needs no quotes: conjugar tenses presente de subjuntivo. One tense has its article.
    let isOne = !arguments.words.isEmpty
    let tenses = isOne ? [try Tense.named(arguments.words.joined(separator: " "))] : Tense.allCases
    switch format {
    case .machine(let format): try TensesRecords.write(tenses, withArticles: isOne, format, to: world.terminal)
    case .text where isOne:
      let article = try Articles.embedded.article(on: tenses[0])
      let quotes = try SentenceBook.embedded.quotes(in: tenses[0], upTo: 3)
      try world.show(
        TensesPage(article: article, conjugator: Conjugator()).page() + SentencesPage.quotes(quotes), arguments)
    case .text:
      let rows = tenses.map { [Text($0.id, .strong), Text($0.englishName), Text($0.spanishName)] }
      try world.show([.table(rows)], arguments)
    }
    return .done
  }
}
