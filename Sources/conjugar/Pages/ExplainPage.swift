import ConjugarCore

/// The explanation of one cell, for people and for programs.
struct ExplainPage {
  let verb: Verb
  let slot: Slot
  private let explanation: Explanation
  private let words = FormSentences()

  init(verb: Verb, slot: Slot, conjugator: Conjugator) {
    self.verb = verb
    self.slot = slot
    explanation = conjugator.explanation(of: verb, at: slot)
  }

  func lines(_ style: Style, width: Int) -> [String] {
    switch explanation.cell {
    case .gap(let gap): return Table.wrap(words.gap(title, gap), width: width)
    case .forms(let forms):
      let answer = forms.map { MarkedForm($0, regular: explanation.regular).text(style) }.joined(separator: " / ")
      var lines = Table.wrap("\(title): \(style.isOn ? answer : forms.joined(separator: " / "))", width: width)
      lines += Table(rows(style)).lines(width: width - 2).map { $0.isEmpty ? "" : "  " + $0 }
      if !forms.contains(explanation.regular) {
        lines += Table.wrap(words.regular(explanation.regular), width: width)
      }
      return lines
    }
  }

  private var title: String { words.cell(verb, slot) }

  /// A row a step: what the word has become, the rule, its reason with the source.
  private func rows(_ style: Style) -> [[String]] {
    var rows: [[String]] = []
    for derivation in explanation.derivations {
      if explanation.derivations.count > 1, !rows.isEmpty { rows.append(["", "", ""]) }
      for step in derivation.steps {
        rows.append(row(step.word, step.rule.name, step.rule.reason, step.rule.source, style))
      }
      if derivation.steps.last?.word != derivation.form { rows.append([style.strong(derivation.form), "", ""]) }
    }
    for step in explanation.compositions {
      rows.append(row(step.results.joined(separator: " / "), step.name, step.reason, step.source, style))
    }
    return rows
  }

  private func row(_ word: String, _ name: String, _ reason: String, _ source: String, _ style: Style) -> [String] {
    // The academies are the authority of every rule: a page names them by their books.
    let book = source.hasPrefix(Self.authority) ? source.dropFirst(Self.authority.count) : source[...]
    return [style.strong(word), name, "\(reason) \(style.faint("[\(book)]"))"]
  }

  private static let authority = "RAE & ASALE, "

  static let columns = ["infinitive", "tense", "person", "forms", "gap", "regular", "steps"]

  /// The explanation for programs.
  var cells: [Field] {
    [
      .text(verb.name), .text(slot.tense.id), .person(slot.person), .list(explanation.cell.forms, "/"),
      .text(explanation.gapReason), .text(explanation.regular), .tree(.array(steps)),
    ]
  }

  private var steps: [JSON] {
    explanation.derivations.flatMap { derivation in
      derivation.steps.map { Self.json($0.word, $0.rule.name, $0.rule.reason, $0.rule.source) }
    } + explanation.compositions.map { Self.json($0.results.joined(separator: "/"), $0.name, $0.reason, $0.source) }
  }

  private static func json(_ word: String, _ rule: String, _ reason: String, _ source: String) -> JSON {
    .object([
      ("word", .string(word)), ("rule", .string(rule)), ("reason", .string(reason)), ("source", .string(source)),
    ])
  }
}

extension Explanation {
  fileprivate var gapReason: String? {
    switch cell {
    case .gap(let gap): gap.reason
    case .forms: nil
    }
  }
}
