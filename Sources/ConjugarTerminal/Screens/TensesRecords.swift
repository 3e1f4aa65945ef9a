import ConjugarCore

/// The tenses for programs; in JSON with their articles, if they are asked for.
enum TensesRecords {
  private static let columns = ["tense", "english", "spanish", "mood", "persons"]
  private static let columnsOfArticle = ["names", "use", "choose", "formation", "examples"]

  /// - Throws: `ArticleError` if an article cannot be read, `TerminalError`.
  static func write(
    _ tenses: [Tense], withArticles: Bool, _ format: RecordFormat, to terminal: any Terminal
  ) throws {
    let hasArticles = withArticles && (format == .json || format == .jsonl)
    var records = try Records(format, columns + (hasArticles ? columnsOfArticle : []), to: terminal)
    for tense in tenses {
      try records.write(cells(of: tense) + (hasArticles ? Articles.embedded.article(on: tense).cells : []))
    }
    try records.finish()
  }

  /// An article on a choice; in JSON whole.
  static func write(_ article: ChoiceArticle, _ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    let isWhole = format == .json || format == .jsonl
    let columns = ["choice", "title", "covers"]
    var records = try Records(
      format, columns + (isWhole ? ["points", "rules", "formation", "mistakes"] : []), to: terminal)
    let parts =
      [article.choice.map(\.json), article.rules.map(\.json), article.formation.map { .object($0.json("text")) }]
      + [article.mistakes.map(\.json)]
    try records.write(
      [.text(article.id), .text(article.title), .list(article.covers, ",")]
        + (isWhole ? parts.map { .tree(.array($0)) } : []))
    try records.finish()
  }

  private static func cells(of tense: Tense) -> [Field] {
    let persons = Field.list(tense.persons.map(\.id), ",")
    return [
      .text(tense.id), .text(tense.englishName), .text(tense.spanishName), .text(tense.mood.rawValue),
      tense.persons.isEmpty ? Field(json: persons.json, plain: "-") : persons,
    ]
  }
}

extension TenseArticle {
  /// Texts as one reads them, and beside each the forms that it cites.
  fileprivate var cells: [Field] {
    let names = names.map { JSON.object([("authority", .string($0.authority)), ("name", .string($0.name))]) }
    let formation = formation.map { JSON.object($0.json("text")) }
    return [names, use.map(\.json), choose.map(\.json), formation, examples.map(\.json)].map { .tree(.array($0)) }
  }
}

extension TenseArticle.Point {
  fileprivate var json: JSON {
    let sentences = sentences.map { JSON.object($0.spanish.json("spanish") + [("english", .string($0.english))]) }
    return .object(text.json("text") + [("sentences", .array(sentences))])
  }
}

extension TenseArticle.Row {
  fileprivate var json: JSON {
    .object([("label", label.map { .string($0) } ?? .null), ("cells", .array(forms.map(\.json)))])
  }
}

extension Prose {
  /// The text under a key of its own, and its forms.
  fileprivate func json(_ key: String) -> [(String, JSON)] {
    [(key, .string(text)), ("cells", .array(forms.map(\.json)))]
  }
}

extension CitedForm {
  /// The cell in the words of every other format.
  fileprivate var json: JSON {
    .object([
      ("infinitive", .string(verb)), ("tense", .string(slot.tense.id)), ("person", .string(Person.id(of: slot.person))),
      ("forms", .array(forms.map { .string($0) })),
    ])
  }
}
