import ConjugarCore

/// Lists the tenses, or tells what a learner should know of one.
struct TensesCommand: Command {
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

  private let tenses: [Tense]
  /// Whether one tense was asked for, and so its article.
  private let isOne: Bool
  private let format: Format<RecordFormat>
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = try arguments[Self.format]
    // A name of several words needs no quotes: conjugar tenses presente de subjuntivo.
    isOne = !arguments.words.isEmpty
    tenses = isOne ? [try Tense.named(arguments.words.joined(separator: " "))] : Tense.allCases
  }

  func run(in world: World) throws -> ExitCode {
    let terminal = world.terminal
    switch format {
    case .machine(let format): try TensesRecords.write(tenses, withArticles: isOne, format, to: terminal)
    case .text:
      let style = try world.style(arguments)
      let width = terminal.features.width
      guard isOne else {
        let rows = tenses.map { [style.strong($0.id), $0.englishName, $0.spanishName] }
        try terminal.write(lines: Table(rows, isPlain: style.isPlain).lines(width: width))
        break
      }
      let article = try Articles.embedded.article(on: tenses[0])
      let page = TensesPage(article: article, conjugator: Conjugator(), style: style)
      let quotes = try SentenceBook.embedded.quotes(in: tenses[0], upTo: 3)
      try terminal.write(
        lines: try page.lines(width: width) + SentencesPage(style: style, width: width).quotes(quotes))
    }
    return .done
  }
}
