import ConjugarCore

/// An article on a tense: its names, what it is for, how it is formed, examples.
struct TensesPage {
  let article: Article
  let conjugator: Conjugator

  /// - Throws: `ConjugationError` if an example names no verb.
  func page() throws(ConjugationError) -> Page {
    let (tense, mood) = (article.tense.id, article.tense.mood.rawValue)
    let names = article.names.map { "\("\($0.authority):", .faint) \($0.name)" as Text }.joined(" · ")
    let (examples, hasMarks) = try examples()
    let use = article.points(.use).flatMap { Self.point($0, article.tense) }
    let choose = article.points(.choose).flatMap { Self.point($0, article.tense) }
    let formation: Page = article.points(.formation).flatMap { Self.point($0, article.tense) }
    let legend = Text(hasMarks ? " (\(ShowPage.legend))" : "", .legend)
    return [.paragraph("\(tense, .strong)\(mood == tense ? "" : " · \(mood)")"), .paragraph(names, indent: 2)]
      + [.blank, .heading("USE")] + use + [.blank, .heading("CHOOSING")]
      + choose + [.blank, .heading("FORMATION")]
      + formation + [.blank, .heading("EXAMPLES\(legend)")] + examples
  }

  static func page(of article: Article) -> Page {
    func section(_ name: String, _ section: Article.Section) -> Page {
      let points = article.points(section)
      return points.isEmpty ? [] : [.blank, .heading(Text(name))] + points.flatMap { point($0, nil) }
    }
    return [.paragraph(Text(article.title, .strong))] + section("THE CHOICE", .choice) + section("RULES", .rules)
      + section("FORMATION", .formation) + section("MISTAKES", .mistakes)
  }

  /// A paragraph, and below it its sentences beside their English, or where that is too wide above it.
  private static func point(_ point: Article.Point, _ tense: Tense?) -> Page {
    [
      .paragraph(text(point.text, tense), indent: 2),
      .pairs(point.sentences.map { (text($0.spanish, tense), Text($0.english, .faint)) }, indent: 4),
    ]
  }

  /// The text, the forms of a tense standing out where there is a way to show it; all of them, but infinitives, if none is given.
  private static func text(_ prose: Article.Prose, _ tense: Tense?) -> Text {
    prose.pieces.map { piece -> Text in
      guard let form = piece.form else { return Text(piece.text) }
      let standsOut = tense.map { $0 == form.slot.tense } ?? (form.slot.tense != .infinitive)
      return Text(form.text, standsOut ? .strong : .words)
    }.joined("")
  }

  /// A row a verb or a kind of irregularity, and whether any letter is marked.
  private func examples() throws(ConjugationError) -> (Page, hasMarks: Bool) {
    var rows: [[Text]] = []
    var hasMarks = false
    for row in article.examples {
      var cells: [Text] = []
      for (index, form) in row.forms.enumerated() {
        let regular = conjugator.paradigm(of: try conjugator.verb(form.verb)).regularForm(at: form.slot)
        let subject = Text(seen: Text(row.isWhole ? "" : row.subject(index), .faint), heard: Text(row.subject(index)))
        cells.append("\(subject)\(Text(.forms(form.forms, regular: regular)))\(row.verb(index), .faint)")
        hasMarks = hasMarks || form.forms.contains { $0 != regular }
      }
      rows.append(["\(row.label ?? row.forms[0].verb, .faint)", cells.joined(", ")])
    }
    let subjects = article.tense.persons.map { $0.subject(in: article.tense) }.joined(separator: ", ")
    let header: [[Text]] = article.examples.contains(where: \.isWhole) ? [["", Text(subjects, .faint)]] : []
    return ([.seen([.table(header + rows, indent: 2)]), .heard([.table(rows, indent: 2)])], hasMarks)
  }
}

extension Article.Row {
  /// The subject before a form, unless it is the one of the form before.
  fileprivate func subject(_ index: Int) -> String {
    let slot = forms[index].slot
    guard let person = slot.person, index == 0 || forms[index - 1].slot != slot else { return "" }
    return person.subject(in: slot.tense) + " "
  }

  /// The verb after the last of its forms, where the row is not named by it.
  fileprivate func verb(_ index: Int) -> String {
    let form = forms[index]
    let isLast = index + 1 == forms.count || forms[index + 1].verb != form.verb
    return label != nil && isLast && form.text != form.verb ? " (\(form.verb))" : ""
  }
}

/// The tenses and their articles for programs.
enum TensesRecords {
  private static let columns = ["tense", "english", "spanish", "mood", "persons"]
  private static let columnsOfArticle = ["names", "use", "choose", "formation", "examples"]

  /// A tense alone has its article too, where a row may have parts.
  ///
  /// - Throws: `TerminalError`.
  static func write(_ tenses: [Tense], _ format: RecordFormat, to terminal: any Terminal) throws {
    let hasArticle = tenses.count == 1 && format.hasObjects
    let rows = tenses.map { tense in cells(of: tense) + (hasArticle ? Article(on: tense).cells : []) }
    try Records.write(format, columns + (hasArticle ? columnsOfArticle : []), rows, to: terminal)
  }

  /// An article on a choice, whole where a row may have parts.
  static func write(_ article: Article, _ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    let points: [(String, Article.Section)] = [("points", .choice), ("rules", .rules), ("mistakes", .mistakes)]
    var parts = points.map { ($0, JSON.array(article.points($1).map(\.json))) }
    parts.insert(("formation", article.formation), at: 2)
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

extension Article {
  /// Texts as one reads them, and beside each the forms that it cites.
  fileprivate var cells: [Field] {
    let names = names.map { JSON.object([("authority", .string($0.authority)), ("name", .string($0.name))]) }
    let (use, choose) = (points(.use).map(\.json), points(.choose).map(\.json))
    return [.array(names), .array(use), .array(choose), formation, .array(examples.map(\.json))].map { .tree($0) }
  }

  fileprivate var formation: JSON { .array(points(.formation).map { .object($0.text.json("text")) }) }
}

extension Article.Point {
  fileprivate var json: JSON {
    let sentences = sentences.map { JSON.object($0.spanish.json("spanish") + [("english", .string($0.english))]) }
    return .object(text.json("text") + [("sentences", .array(sentences))])
  }
}

extension Article.Row {
  fileprivate var json: JSON {
    .object([("label", label.map { .string($0) } ?? .null), ("cells", .array(forms.map(\.json)))])
  }
}

extension Article.Prose {
  /// The text under a key of its own, and its forms.
  fileprivate func json(_ key: String) -> [(String, JSON)] {
    [(key, .string(text)), ("cells", .array(forms.map(\.json)))]
  }
}

extension Article.CitedForm {
  /// The cell in the words of every other format.
  fileprivate var json: JSON {
    .object([
      ("infinitive", .string(verb)), ("tense", .string(slot.tense.id)), ("person", .string(Person.id(of: slot.person))),
      ("forms", .array(forms.map { .string($0) })),
    ])
  }
}
