import ConjugarCore

/// Lists the tenses, or tells of one.
struct TensesCommand: Command {
  private static let formats: [Format] = [.text, .tsv, .json]

  static let manual = Manual(
    name: "tenses",
    summary: "the tenses and their names",
    examples: [
      Example("conjugar tenses", "all tenses, with their English and Spanish names"),
      Example("conjugar tenses pretérito", "one tense, by any of its names"),
    ],
    usage: ["tenses [TENSE]"],
    options: [.format(formats)])

  let tenses: [Tense]
  let isOne: Bool
  let format: Format
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
      let list = JSON.array(tenses.map(Self.json))
      try world.terminal.writeLine(list.text)
    case .text, .jsonl, .csv, .markdown:
      let style = try world.style(arguments)
      let rows = isOne ? tenses.flatMap { Self.article($0, style) } : tenses.map { Self.row($0, style) }
      for line in Table(rows).lines(width: world.terminal.features.width) { try world.terminal.writeLine(line) }
    }
    return .done
  }

  private static func row(_ tense: Tense, _ style: Style) -> [String] {
    [style.strong(tense.id), tense.englishName, tense.spanishName]
  }

  private static func article(_ tense: Tense, _ style: Style) -> [[String]] {
    [
      ["tense", style.strong(tense.id)],
      ["in English", tense.englishName],
      ["in Spanish", tense.spanishName],
      ["mood", tense.mood.rawValue],
      ["persons", persons(tense, " ")],
    ]
  }

  private static func persons(_ tense: Tense, _ separator: String) -> String {
    tense.persons.isEmpty ? "-" : tense.persons.map(\.id).joined(separator: separator)
  }

  private static func json(_ tense: Tense) -> JSON {
    .object([
      ("tense", .string(tense.id)), ("english", .string(tense.englishName)), ("spanish", .string(tense.spanishName)),
      ("mood", .string(tense.mood.rawValue)), ("persons", .array(tense.persons.map { .string($0.id) })),
    ])
  }
}
