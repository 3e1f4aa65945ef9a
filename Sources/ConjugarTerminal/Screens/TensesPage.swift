import ConjugarCore

/// An article on a tense: its names, what it is for, how it is formed, examples.
enum TensesPage {
  /// - Throws: `ConjugationError` if the verb of an example does not exist.
  static func page(ofTense article: Article, _ conjugator: Conjugator) throws(ConjugationError) -> Page {
    let (tense, mood) = (article.tense.id, article.tense.mood.rawValue)
    let names = article.names.map { "\("\($0.authority):", .faint) \($0.name)" as Text }.joined(" · ")
    let (examples, hasMarks) = try examples(article, conjugator)
    let legend = Text(hasMarks ? " (\(ShowPage.legend))" : "", .legend)
    return [.paragraph("\(tense, .strong)\(mood == tense ? "" : " · \(mood)")"), .paragraph(names, indent: 2)]
      + sections(
        [("USE", .use), ("CHOOSING", .choose), ("FORMATION", .formation)], of: article, on: article.tense)
      + [.blank, .heading("EXAMPLES\(legend)")] + examples
  }

  static func page(of article: Article) -> Page {
    [.paragraph(Text(article.title, .strong))]
      + sections(
        [("THE CHOICE", .choice), ("RULES", .rules), ("FORMATION", .formation), ("MISTAKES", .mistakes)], of: article)
  }

  private static func sections(
    _ sections: [(name: String, section: Article.Section)], of article: Article, on tense: Tense? = nil
  ) -> Page {
    sections.flatMap { name, section -> Page in
      let points = article.points(section).flatMap { point($0, tense) }
      return points.isEmpty ? [] : [.blank, .heading(Text(name))] + points
    }
  }

  /// A paragraph, and below it its sentences, beside their English or, where that is too wide, above it.
  private static func point(_ point: Article.Point, _ tense: Tense?) -> Page {
    [
      .paragraph(text(point.text, tense), indent: 2),
      .pairs(point.sentences.map { (text($0.spanish, tense), Text($0.english, .faint)) }, indent: 4),
    ]
  }

  /// The text, with the forms of a tense standing out if that can be shown; without a tense, all forms but infinitives.
  private static func text(_ prose: Article.Prose, _ tense: Tense?) -> Text {
    prose.pieces.map { piece -> Text in
      guard let form = piece.form else { return Text(piece.text) }
      let standsOut = tense.map { $0 == form.slot.tense } ?? (form.slot.tense != .infinitive)
      return Text(form.text, standsOut ? .strong : .words)
    }.joined("")
  }

  /// One row per verb or kind of irregularity, and whether any letter is marked.
  private static func examples(
    _ article: Article, _ conjugator: Conjugator
  ) throws(ConjugationError) -> (Page, hasMarks: Bool) {
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
    let subjects = article.tense.persons.map { Slot.subjects(article.tense, $0)[0] }.joined(separator: ", ")
    let header: [[Text]] = article.examples.contains(where: \.isWhole) ? [["", "\(subjects, .faint, told: "")"]] : []
    return ([.table(header + rows, indent: 2)], hasMarks)
  }
}

extension Article.Row {
  fileprivate func subject(_ index: Int) -> String {
    let slot = forms[index].slot
    guard let subject = slot.subjects.first, index == 0 || forms[index - 1].slot != slot else { return "" }
    return subject + " "
  }

  fileprivate func verb(_ index: Int) -> String {
    let form = forms[index]
    let isLast = index + 1 == forms.count || forms[index + 1].verb != form.verb
    return label != nil && isLast && form.text != form.verb ? " (\(form.verb))" : ""
  }
}

/// The tenses and their articles for programs.
enum TensesRecords {
  private static let columns: [Member<Tense>] = [
    Member("tense") { $0 }, Member("english") { $0.englishName }, Member("spanish") { $0.spanishName },
    Member("mood") { $0.mood.rawValue },
    Member("persons") { tense in
      let persons = Field.list(tense.persons.map(\.id), ",")
      return tense.persons.isEmpty ? Field(json: persons.json, plain: "-") : persons
    },
  ]

  /// The columns for tenses; a single tense also has its article if a row may have parts.
  static func columns(_ tenses: [Tense], _ format: RecordFormat?) -> [Member<Tense>] {
    guard tenses.count == 1, format?.hasObjects ?? false else { return columns }
    let article: [Member<Article>] = [
      Member("names", each: names) { $0.names }, Member("use", each: points) { $0.points(.use) },
      Member("choose", each: points) { $0.points(.choose) }, formation,
      Member("examples", each: examples) { $0.examples },
    ]
    return columns + article.map { $0.of { Article(on: $0) } }
  }

  /// The columns for an article on a choice, with all of it if a row may have parts.
  static func columnsOfChoice(_ format: RecordFormat?) -> [Member<Article>] {
    let own: [Member<Article>] = [
      Member("choice") { $0.id }, Member("title") { $0.title }, Member("covers") { Field.list($0.covers, ",") },
    ]
    let parts: [Member<Article>] = [
      Member("points", each: points) { $0.points(.choice) }, Member("rules", each: points) { $0.points(.rules) },
      formation, Member("mistakes", each: points) { $0.points(.mistakes) },
    ]
    return own + (format?.hasObjects ?? false ? parts : [])
  }

  private static let formation = Member<Article>("formation", each: prose("text").map { $0.of { $0.text } }) {
    $0.points(.formation)
  }

  private static let names: [Member<(authority: String, name: String)>] = [
    Member("authority") { $0.authority }, Member("name") { $0.name },
  ]

  private static let points: [Member<Article.Point>] =
    prose("text").map { $0.of { $0.text } } + [Member("sentences", each: sentences) { $0.sentences }]

  private static let sentences: [Member<(spanish: Article.Prose, english: String)>] =
    prose("spanish").map { $0.of { $0.spanish } } + [Member("english") { $0.english }]

  private static let examples: [Member<Article.Row>] = [
    Member("label", nil, .null) { $0.label }, Member("cells", each: cells) { $0.forms },
  ]

  private static func prose(_ key: String) -> [Member<Article.Prose>] {
    [Member(key) { $0.text }, Member("cells", each: cells) { $0.forms }]
  }

  private static let cells: [Member<Article.CitedForm>] = [
    Member("infinitive") { $0.verb }, Member("tense") { $0.slot.tense },
    Member("person") { Field.person($0.slot.person) }, Member("forms") { Field.list($0.forms, "/") },
  ]
}
