import ConjugarCore

/// The tenses and their articles for programs.
enum TensesRecords {
  private static let columns = ["tense", "english", "spanish", "mood", "persons"]
  private static let columnsOfArticle = ["names", "use", "choose", "formation", "examples"]

  /// A tense alone has its article too, where a row may have parts.
  ///
  /// - Throws: `ArticleError` if that cannot be read, `TerminalError`.
  static func write(_ tenses: [Tense], _ format: RecordFormat, to terminal: any Terminal) throws {
    let hasArticle = tenses.count == 1 && format.hasObjects
    let rows = try tenses.map { tense in
      try cells(of: tense) + (hasArticle ? Articles.embedded.article(on: tense).cells : [])
    }
    try Records.write(format, columns + (hasArticle ? columnsOfArticle : []), rows, to: terminal)
  }

  /// An article on a choice, whole where a row may have parts.
  static func write(_ article: ChoiceArticle, _ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    let points = [("points", article.choice), ("rules", article.rules), ("mistakes", article.mistakes)]
    var parts = points.map { ($0, JSON.array($1.map(\.json))) }
    parts.insert(("formation", .array(article.formation.map { .object($0.json("text")) })), at: 2)
    if !format.hasObjects { parts = [] }
    let row = [.text(article.id), .text(article.title), .list(article.covers, ",")] + parts.map { Field.tree($1) }
    try Records.write(format, ["choice", "title", "covers"] + parts.map(\.0), [row], to: terminal)
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
