import ConjugarCore

/// The examples of an article: a row a verb or a kind of irregularity, irregular letters marked.
struct ExampleTable {
  private let rows: [[String]]
  /// Whether any letter is marked.
  let hasMarks: Bool

  /// - Throws: `ConjugationError` if an example names no verb.
  init(article: TenseArticle, conjugator: Conjugator, style: Style) throws(ConjugationError) {
    var rows: [[String]] = []
    if article.examples.contains(where: \.isWhole) {
      let subjects = article.tense.persons.map { $0.subject(in: article.tense) }
      rows.append(["", style.faint(subjects.joined(separator: ", "))])
    }
    var hasMarks = false
    for row in article.examples {
      var cells: [String] = []
      for (place, form) in row.forms.enumerated() {
        let regular = conjugator.regularForm(of: try conjugator.verb(form.verb), at: form.slot)
        let marked = form.forms.map { MarkedForm($0, regular: regular).text(style) }.joined(separator: "/")
        cells.append(style.faint(Self.subject(row, place)) + marked + style.faint(Self.verb(row, place)))
        hasMarks = hasMarks || form.forms.contains { $0 != regular }
      }
      rows.append([style.faint(row.label ?? row.forms[0].verb), cells.joined(separator: ", ")])
    }
    self.rows = rows
    self.hasMarks = hasMarks
  }

  /// The subject before a form, unless it is the one of the form before, or every person is there.
  private static func subject(_ row: TenseArticle.Row, _ place: Int) -> String {
    let slot = row.forms[place].slot
    guard let person = slot.person, !row.isWhole, place == 0 || row.forms[place - 1].slot != slot else { return "" }
    return person.subject(in: slot.tense) + " "
  }

  /// The verb after the last of its forms, where the row is not named by it.
  private static func verb(_ row: TenseArticle.Row, _ place: Int) -> String {
    let form = row.forms[place]
    let isLast = place + 1 == row.forms.count || row.forms[place + 1].verb != form.verb
    return row.label != nil && isLast && form.text != form.verb ? " (\(form.verb))" : ""
  }

  func lines(width: Int) -> [String] { Table(rows).lines(width: width) }
}

extension Person {
  /// The usual subject in a tense: an order is given to *usted*, not to *él*.
  fileprivate func subject(in tense: Tense) -> String {
    switch self {
    case .thirdSingular where tense.mood == .imperative: "usted"
    case .thirdPlural where tense.mood == .imperative: "ustedes"
    case .firstSingular, .secondSingular, .secondVoseo, .thirdSingular, .firstPlural, .secondPlural, .thirdPlural:
      subjects[0]
    }
  }
}
