import ConjugarCore

/// Writes paradigms in the format that was asked for.
struct ParadigmWriter {
  let conjugator: Conjugator
  /// The cells to write, in the order of `Slot.all`.
  let slots: [Slot]
  let format: Format
  let style: Style
  /// Columns of the terminal.
  let width: Int

  /// What stands before the first verb.
  var header: String {
    switch format {
    case .tsv: "infinitive\ttense\tperson\tforms\n"
    case .csv: "infinitive,tense,person,forms\n"
    case .markdown: "| infinitive | tense | person | forms |\n|---|---|---|---|\n"
    case .text, .json, .jsonl: ""
    }
  }

  /// A verb, with what separates it from the one before.
  func text(of verb: Verb, isFirst: Bool) -> String {
    switch format {
    case .tsv: records(of: verb, "", "\t", "")
    case .csv: records(of: verb, "", ",", "")
    case .markdown: records(of: verb, "| ", " | ", " |")
    case .json, .jsonl: json(of: verb).text + "\n"
    case .text:
      (isFirst ? "" : "\n")
        + ParadigmPage(paradigm: conjugator.paradigm(of: verb), slots: slots, style: style).lines(width: width)
        .map { $0 + "\n" }.joined()
    }
  }

  /// A line a cell. No form contains a tab, a comma, a bar or a quote, so none needs to be quoted.
  private func records(of verb: Verb, _ start: String, _ separator: String, _ end: String) -> String {
    var text = ""
    let paradigm = conjugator.paradigm(of: verb)
    for slot in slots {
      let forms = paradigm.forms(at: slot).joined(separator: "/")
      let fields = ["\(verb.infinitive)", slot.tense.id, slot.person?.id ?? "-", forms]
      text += start + fields.joined(separator: separator) + end + "\n"
    }
    return text
  }

  private func json(of verb: Verb) -> JSON {
    var tenses: [(String, JSON)] = []
    let paradigm = conjugator.paradigm(of: verb)
    for tense in Tense.allCases {
      let members = slots.filter { $0.tense == tense }.map { slot in
        (slot.person?.id ?? "-", JSON.array(paradigm.forms(at: slot).map { .string($0) }))
      }
      if !members.isEmpty { tenses.append((tense.id, .object(members))) }
    }
    return .object([
      ("infinitive", .string("\(verb.infinitive)")), ("gloss", .string(verb.gloss)), ("known", .bool(verb.isKnown)),
      ("forms", .object(tenses)),
    ])
  }
}
