import ConjugarCore

/// An article for programs: texts as one reads them, and beside each the forms that it cites.
extension TenseArticle {
  /// The members that the article adds to those of its tense.
  var json: [(String, JSON)] {
    [
      ("names", .array(names.map { .object([("authority", .string($0.authority)), ("name", .string($0.name))]) })),
      ("use", .array(use.map(\.json))),
      ("formation", .array(formation.map { .object($0.json("text")) })),
      ("examples", .array(examples.map(\.json))),
    ]
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
      ("infinitive", .string(verb)), ("tense", .string(slot.tense.id)), ("person", .string(slot.person?.id ?? "-")),
      ("forms", .array(forms.map { .string($0) })),
    ])
  }
}
