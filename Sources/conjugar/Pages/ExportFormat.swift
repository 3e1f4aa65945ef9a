import ConjugarCore

/// How an export is written; unlike other results it is never a page for people.
enum ExportFormat: String, CaseIterable, Sendable {
  case tsv, csv, json, jsonl, anki

  /// What stands before the first verb.
  ///
  /// The lines of the deck are those that Anki's import of text files reads.
  /// Source: Anki manual, Importing, Text files, File headers.
  var header: String {
    switch self {
    case .tsv: "infinitive\ttense\tperson\tforms\n"
    case .csv: "infinitive,tense,person,forms\n"
    case .json, .jsonl: ""
    case .anki:
      """
      #separator:tab
      #html:false
      #notetype:Basic
      #deck:Spanish verbs
      #tags column:3
      #columns:Front\tBack\tTags

      """
    }
  }

  /// How the cells of a verb are laid out.
  func layout(_ slots: [Slot], _ conjugator: Conjugator) -> BulkConjugator.Layout {
    switch self {
    case .tsv: .table(slots, separator: "\t")
    case .csv: .table(slots, separator: ",")
    case .json, .jsonl: .json(slots)
    case .anki: .cards(slots, conjugator)
    }
  }

  /// Whether nothing of a verb is written but its forms.
  var isOfFormsAlone: Bool {
    switch self {
    case .tsv, .csv: true
    case .json, .jsonl, .anki: false
    }
  }

  /// What the layout needs of a verb beside its forms.
  func own(_ verb: Verb) -> String {
    switch self {
    case .tsv, .csv: ""
    case .json, .jsonl: "\"gloss\":\(JSON.string(verb.gloss).text),\"known\":\(verb.isKnown)"
    case .anki: verb.gloss.isEmpty ? "" : " (\(verb.gloss))"
    }
  }
}

extension ExportFormat: Named {
  static let kindOfName = "format of an export"
  static let table = NameTable<ExportFormat>(allCases.map { ($0, [$0.rawValue]) })
}
