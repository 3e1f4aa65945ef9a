import ConjugarCore

/// Lists the tenses, or tells what a learner should know of one.
struct TensesCommand: Command {
  private static let formats: [Format] = [.text, .tsv, .json]

  static let name = "tenses"

  static let manual = Manual(
    name: name,
    summary: "the tenses, and an article on each",
    examples: [
      Example("conjugar tenses", "all tenses, with their English and Spanish names"),
      Example("conjugar tenses pretérito", "what one is for, how it is formed, examples; by any of its names"),
      Example("conjugar tenses presente de subjuntivo", "a name of several words needs no quotes"),
    ],
    usage: ["tenses [TENSE]"],
    options: [.format(formats)],
    details: ["Letters that a regular verb would not have are marked as “conjugar show” marks them."])

  private let tenses: [Tense]
  /// Whether one tense was asked for, and so its article.
  private let isOne: Bool
  private let format: Format
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    format = try arguments.format(among: Self.formats)
    // A name of several words needs no quotes: conjugar tenses presente de subjuntivo.
    isOne = !arguments.words.isEmpty
    tenses = isOne ? [try Tense.named(arguments.words.joined(separator: " "))] : Tense.allCases
  }

  func run(in world: World) throws -> ExitCode {
    switch format {
    case .tsv:
      try world.terminal.writeLine("tense\tenglish\tspanish\tmood\tpersons")
      for tense in tenses {
        let cells = [tense.id, tense.englishName, tense.spanishName, tense.mood.rawValue, Self.persons(tense, ",")]
        try world.terminal.writeLine(cells.joined(separator: "\t"))
      }
    case .json:
      let articles = try tenses.map { isOne ? try Articles.embedded.article(on: $0).json : [] }
      let list = JSON.array(zip(tenses, articles).map { .object(Self.json($0) + $1) })
      try world.terminal.writeLine(list.text)
    case .text, .jsonl, .csv, .markdown:
      let style = try world.style(arguments)
      let width = world.terminal.features.width
      let lines =
        isOne ? try Self.page(tenses[0], style, width) : Table(tenses.map { Self.row($0, style) }).lines(width: width)
      for line in lines { try world.terminal.writeLine(line) }
    }
    return .done
  }

  private static func row(_ tense: Tense, _ style: Style) -> [String] {
    [style.strong(tense.id), tense.englishName, tense.spanishName]
  }

  private static func page(_ tense: Tense, _ style: Style, _ width: Int) throws -> [String] {
    let article = try Articles.embedded.article(on: tense)
    return try ArticlePage(article: article, conjugator: Conjugator(), style: style).lines(width: width)
  }

  private static func persons(_ tense: Tense, _ separator: String) -> String {
    tense.persons.isEmpty ? "-" : tense.persons.map(\.id).joined(separator: separator)
  }

  private static func json(_ tense: Tense) -> [(String, JSON)] {
    [
      ("tense", .string(tense.id)), ("english", .string(tense.englishName)), ("spanish", .string(tense.spanishName)),
      ("mood", .string(tense.mood.rawValue)), ("persons", .array(tense.persons.map { .string($0.id) })),
    ]
  }
}
