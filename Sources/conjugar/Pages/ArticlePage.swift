import ConjugarCore

/// An article on a tense as a page for people: its names, what it is for, how it is formed, examples.
struct ArticlePage {
  let article: TenseArticle
  let conjugator: Conjugator
  let style: Style

  private static let indent = 2
  private let words = FormSentences()

  /// The lines of the page, none wider than asked.
  ///
  /// - Throws: `ConjugationError` if an example names no verb.
  func lines(width: Int) throws(ConjugationError) -> [String] {
    let room = width - Self.indent
    let names = article.names.map { "\(style.faint("\($0.authority):")) \($0.name)" }.joined(separator: " · ")
    var lines = Table.wrap(title, width: width) + Self.indented(Table.wrap(names, width: room))
    lines += ["", style.strong(words.use)] + Self.indented(article.use.flatMap { point($0, room) })
    lines += ["", style.strong(words.formation)] + Self.indented(article.formation.flatMap { paragraph($0, room) })
    let examples = try ExampleTable(article: article, conjugator: conjugator, style: style)
    let legend = examples.hasMarks && !style.isOn ? " (\(words.capitals))" : ""
    lines += [""] + Table.wrap(style.strong(words.examples) + legend, width: width)
    return lines + Self.indented(examples.lines(width: room))
  }

  private var title: String {
    let name = style.strong(article.tense.id)
    let mood = article.tense.mood.rawValue
    return mood == article.tense.id ? name : "\(name) · \(mood)"
  }

  /// A paragraph, and below it its sentences beside their English, or where that is too wide above it.
  private func point(_ point: TenseArticle.Point, _ width: Int) -> [String] {
    let room = width - Self.indent
    let rows = point.sentences.map { [text($0.spanish), style.faint($0.english)] }
    let table = Table(rows).lines(width: room)
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
      case .text(let text): text
      case .form(let form): form.slot.tense == article.tense ? style.strong(form.text) : form.text
      }
    }.joined()
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
  }
}
