import ConjugarCore

/// The explanation of one cell, for people and for programs.
struct ExplainPage {
  let verb: Verb
  let slot: Slot
  private let clitics: [String]
  let explanation: Explanation
  private let words = FormMessages()

  /// - Parameter clitics: the pronouns joined to the form that is explained.
  init(verb: Verb, slot: Slot, with clitics: [String] = [], conjugator: Conjugator) {
    self.verb = verb
    self.slot = slot
    self.clitics = clitics
    explanation = conjugator.explanation(of: verb, at: slot, with: clitics)
  }

  func lines(_ style: Style, width: Int) -> [String] {
    switch explanation.cell {
    case .gap(let gap): return Table.wrap(words.gap(title, gap), width: width)
    case .forms(let forms):
      let answer = forms.map { MarkedForm($0, regular: explanation.regular).text(style) }.joined(separator: " / ")
      var lines = Table.wrap("\(title): \(style.isOn ? answer : forms.joined(separator: " / "))", width: width)
      lines += Table(rows(style), isPlain: style.isPlain).lines(width: width - 2).map { $0.isEmpty ? "" : "  " + $0 }
      if let regular { lines += Table.wrap(words.regular(regular), width: width) }
      return lines
    }
  }

  /// The form of a regular verb, where it is another one, and one that could be: without its stem *ir* would have “o”.
  var regular: String? {
    let isWord = verb.infinitive.stem.count > 1
    let forms = explanation.cell.forms
    return isWord && !forms.isEmpty && !forms.contains(explanation.regular) ? explanation.regular : nil
  }

  /// Whether several derivations are of forms that are right in the same sense: *yerro, erro*, but not *ha* and *hay*.
  private var areVariants: Bool { !slot.tense.isCompound && !verb.isAuxiliary }

  private var title: String { words.cell(verb, slot) + words.with(clitics) }

  /// A row a step: what the word has become, the rule, its reason with the source.
  private func rows(_ style: Style) -> [[String]] {
    var rows: [[String]] = []
    var told: Set<String> = []
    for derivation in explanation.derivations {
      if !rows.isEmpty { rows.append(["", "", areVariants ? words.variant(derivation.form) : ""]) }
      for step in derivation.steps {
        // What the form before was told already need not be read again.
        let isNew = told.insert(step.reason).inserted
        rows.append(
          isNew ? row(step.word, step.name, step.reason, step.source, style) : [style.strong(step.word), step.name, ""])
      }
      if derivation.steps.last?.word != derivation.form { rows.append([style.strong(derivation.form), "", ""]) }
    }
    for step in explanation.compositions {
      rows.append(row(step.results.joined(separator: " / "), step.name, step.reason, step.source, style))
    }
    return rows
  }

  private func row(_ word: String, _ name: String, _ reason: String, _ source: Source, _ style: Style) -> [String] {
    // The academies are the authority of every rule: a page names them by their books.
    [style.strong(word), name, "\(reason) \(style.aside(source.reference))"]
  }

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
      derivation.steps.map { Self.json($0.word, $0.name, $0.reason, $0.source) }
    } + explanation.compositions.map { Self.json($0.results.joined(separator: "/"), $0.name, $0.reason, $0.source) }
  }

  private static func json(_ word: String, _ rule: String, _ reason: String, _ source: Source) -> JSON {
    .object([
      ("word", .string(word)), ("rule", .string(rule)), ("reason", .string(reason)),
      ("source", .string(source.citation)),
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
