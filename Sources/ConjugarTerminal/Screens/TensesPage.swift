import ConjugarCore

/// An article on a tense as a page for people: its names, what it is for, how it is formed, examples.
struct TensesPage {
  let article: TenseArticle
  let conjugator: Conjugator
  let style: Style

  private static let indent = 2
  private let words = FormMessages()

  /// The lines of the page, none wider than asked.
  ///
  /// - Throws: `ConjugationError` if an example names no verb.
  func lines(width: Int) throws(ConjugationError) -> [String] {
    let room = width - Self.indent
    let names = article.names.map { "\(style.faint("\($0.authority):")) \($0.name)" }.joined(separator: style.separator)
    var lines = Table.wrap(title, width: width) + Self.indented(Table.wrap(names, width: room))
    lines += ["", style.strong(words.use)] + Self.indented(article.use.flatMap { point($0, room) })
    lines += ["", style.strong(words.choosing)] + Self.indented(article.choose.flatMap { point($0, room) })
    lines += ["", style.strong(words.formation)] + Self.indented(article.formation.flatMap { paragraph($0, room) })
    let examples = try ExampleTable(article: article, conjugator: conjugator, style: style)
    let legend = examples.hasMarks && !style.isOn && !style.isPlain ? " (\(words.mark))" : ""
    lines += [""] + Table.wrap(style.strong(words.examples) + legend, width: width)
    return lines + Self.indented(examples.lines(width: room))
  }

  private var title: String {
    let name = style.strong(article.tense.id)
    let mood = article.tense.mood.rawValue
    return mood == article.tense.id ? name : name + style.separator + mood
  }

  /// A paragraph, and below it its sentences beside their English, or where that is too wide above it.
  private func point(_ point: TenseArticle.Point, _ width: Int) -> [String] {
    let room = width - Self.indent
    let rows = point.sentences.map { [text($0.spanish), style.faint($0.english)] }
    let table = Table(rows, isPlain: style.isPlain).lines(width: room)
    if table.count == rows.count { return paragraph(point.text, width) + Self.indented(table) }
    let stacked = rows.flatMap { row in
      Table.wrap(row[0], width: room) + Self.indented(Table.wrap(row[1], width: room - Self.indent))
    }
    return paragraph(point.text, width) + Self.indented(stacked)
  }

  private func paragraph(_ prose: Prose, _ width: Int) -> [String] { Table.wrap(text(prose), width: width) }

  /// The text, the forms of this tense standing out where there is a way to show it.
  private func text(_ prose: Prose) -> String {
    prose.pieces.map { piece in
      switch piece {
      case .text(let text): style.isPlain ? PlainMessages().plain(text) : text
      case .form(let form): form.slot.tense == article.tense ? style.strong(form.text) : form.text
      }
    }.joined()
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }
}

/// The examples of an article: a row a verb or a kind of irregularity, irregular letters marked.
struct ExampleTable {
  private let rows: [[String]]
  /// Whether any letter is marked.
  let hasMarks: Bool
  private let isPlain: Bool

  /// - Throws: `ConjugationError` if an example names no verb.
  init(article: TenseArticle, conjugator: Conjugator, style: Style) throws(ConjugationError) {
    var rows: [[String]] = []
    isPlain = style.isPlain
    if !isPlain, article.examples.contains(where: \.isWhole) {
      let subjects = article.tense.persons.map { $0.subject(in: article.tense) }
      rows.append(["", style.faint(subjects.joined(separator: ", "))])
    }
    var hasMarks = false
    for row in article.examples {
      var cells: [String] = []
      for (index, form) in row.forms.enumerated() {
        let regular = conjugator.regularForm(of: try conjugator.verb(form.verb), at: form.slot)
        let marked = form.forms.map { MarkedForm($0, regular: regular).text(style) }.joined(separator: "/")
        cells.append(style.faint(Self.subject(row, index, isPlain)) + marked + style.faint(Self.verb(row, index)))
        hasMarks = hasMarks || form.forms.contains { $0 != regular }
      }
      rows.append([style.faint(row.label ?? row.forms[0].verb), cells.joined(separator: ", ")])
    }
    self.rows = rows
    self.hasMarks = hasMarks
  }

  /// The subject before a form, unless it is the one of the form before, or every person is there in its order.
  private static func subject(_ row: TenseArticle.Row, _ index: Int, _ isPlain: Bool) -> String {
    let slot = row.forms[index].slot
    guard let person = slot.person, !row.isWhole || isPlain, index == 0 || row.forms[index - 1].slot != slot else {
      return ""
    }
    return person.subject(in: slot.tense) + " "
  }

  /// The verb after the last of its forms, where the row is not named by it.
  private static func verb(_ row: TenseArticle.Row, _ index: Int) -> String {
    let form = row.forms[index]
    let isLast = index + 1 == row.forms.count || row.forms[index + 1].verb != form.verb
    return row.label != nil && isLast && form.text != form.verb ? " (\(form.verb))" : ""
  }

  func lines(width: Int) -> [String] { Table(rows, isPlain: isPlain).lines(width: width) }
}

extension Person {
  /// The usual subject in a tense: an order is given to *usted*, not to *él*.
  func subject(in tense: Tense) -> String {
    switch self {
    case .thirdSingular where tense.mood == .imperative: "usted"
    case .thirdPlural where tense.mood == .imperative: "ustedes"
    case .firstSingular, .secondSingular, .secondVoseo, .thirdSingular, .firstPlural, .secondPlural, .thirdPlural:
      subjects[0]
    }
  }
}

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
