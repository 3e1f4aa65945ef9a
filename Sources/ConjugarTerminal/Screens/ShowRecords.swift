import ConjugarCore

/// Verbs for programs: a row a cell in tables, an object a verb in JSON.
struct ShowRecords {
  static let columnsOfCells = ["infinitive", "tense", "person", "forms"]
  private static let columnsOfVerbs = ["infinitive", "gloss", "known", "forms"]

  private let conjugator: Conjugator
  /// The cells to write, in the order of `Slot.all`.
  private let slots: [Slot]
  private let isOfCells: Bool
  private var records: Records

  init(
    _ format: RecordFormat, _ conjugator: Conjugator, _ slots: [Slot], to terminal: any Terminal
  ) throws(TerminalError) {
    self.conjugator = conjugator
    self.slots = slots
    switch format {
    case .tsv, .csv, .markdown: isOfCells = true
    case .json, .jsonl: isOfCells = false
    }
    records = try Records(format, isOfCells ? Self.columnsOfCells : Self.columnsOfVerbs, to: terminal)
  }

  mutating func write(_ verb: Verb) throws(TerminalError) {
    let paradigm = conjugator.paradigm(of: verb)
    let infinitive = Field.text(verb.name)
    guard isOfCells else {
      return try records.write([
        infinitive, verb.gloss.isEmpty ? .none : .text(verb.gloss), .bool(verb.isKnown), .tree(forms(paradigm)),
      ])
    }
    for slot in slots {
      try records.write([
        infinitive, .text(slot.tense.id), .person(slot.person), .list(paradigm.forms(at: slot), "/"),
      ])
    }
  }

  func finish() throws(TerminalError) { try records.finish() }

  /// The forms by tense and person.
  private func forms(_ paradigm: Paradigm) -> JSON {
    let tenses = Tense.allCases.map { tense in
      (tense.id, slots.filter { $0.tense == tense }.map { (Person.id(of: $0.person), json(paradigm.forms(at: $0))) })
    }
    return .object(tenses.filter { !$1.isEmpty }.map { ($0, .object($1)) })
  }

  private func json(_ forms: [String]) -> JSON { .array(forms.map { .string($0) }) }
}
