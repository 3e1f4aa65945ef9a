import ConjugarCore

/// The explanation of one cell, for people and for programs.
struct ExplainPage {
  let verb: Verb
  let slot: Slot
  private let clitics: [String]
  let explanation: Explanation

  /// - Parameter clitics: the pronouns joined to the form that is explained.
  init(verb: Verb, slot: Slot, with clitics: [String] = [], conjugator: Conjugator) {
    self.verb = verb
    self.slot = slot
    self.clitics = clitics
    explanation = conjugator.explanation(of: verb, at: slot, with: clitics)
  }

  var page: Page {
    // `tener, preterite, yo`
    let title =
      "\(verb.name), \(slot.tense.englishName)\(slot.subjects.first.between(", "))\(IdentifyPage.with(clitics))"
    if case .gap(let gap) = explanation.cell {
      return [.paragraph("\(title): no form, since \(gap.reason) [\(Source.defectives.rawValue)].")]
    }
    let notes = [
      regular.between("A regular verb would have “", "”."),
      explanation.withStressedI.between("The stress stays before the i: never “", "”, unlike envío."),
    ]
    return [.paragraph("\(title): \(forms)"), .table(rows, indent: 2)] + notes.map { .paragraph(Text($0)) }
  }

  /// The forms of the cell, their irregular letters in color only.
  var forms: Text {
    explanation.cell.forms.map { Text(.forms([$0], regular: explanation.regular, isMarked: false)) }.joined(" / ")
  }

  /// The form of a regular verb, where it is another one, and one that could be: without its stem *ir* would have “o”.
  var regular: String? {
    let isWord = verb.infinitive.stem.count > 1
    let forms = explanation.cell.forms
    return isWord && !forms.isEmpty && !forms.contains(explanation.regular) ? explanation.regular : nil
  }

  /// Whether several derivations are of forms that are right in the same sense: *yerro, erro*, but not *ha* and *hay*.
  private var areVariants: Bool { !slot.tense.isCompound && !verb.isAuxiliary }

  /// A row a step: what the word has become, the rule, its reason with the source.
  private var rows: [[Text]] {
    var rows: [[Text]] = []
    var told: Set<String> = []
    func add(_ word: String, _ name: String, _ reason: String, _ source: Source) {
      // What the form before was told already need not be read again.
      let isNew = told.insert(reason).inserted
      rows.append(["\(word, .strong)", Text(name), isNew ? "\(reason) \(source.rawValue, .source)" : ""])
    }
    let compositions = explanation.compositions
    // Of two forms each is made to its end before the other begins.
    let isPerForm =
      !compositions.isEmpty && areVariants
      && compositions.allSatisfy { $0.results.count == explanation.derivations.count }
    for (index, derivation) in explanation.derivations.enumerated() {
      let form = isPerForm ? compositions.last?.results[index] ?? "" : derivation.form
      if !rows.isEmpty { rows.append(["", "", areVariants ? "“\(form)” is right too" : ""]) }
      for step in derivation.steps { add(step.word, step.name, step.reason, step.source) }
      if isPerForm {
        for step in compositions { add(step.results[index], step.name, step.reason, step.source) }
      } else if derivation.steps.last?.word != derivation.form {
        rows.append(["\(derivation.form, .strong)", "", ""])
      }
    }
    if !isPerForm {
      for step in compositions { add(step.results.joined(separator: " / "), step.name, step.reason, step.source) }
    }
    return rows
  }

  static let columns: [Member<ExplainPage>] = [
    Member("infinitive") { $0.verb.name }, Member("tense") { $0.slot.tense },
    Member("person") { Field.person($0.slot.person) }, Member("forms") { Field.list($0.explanation.cell.forms, "/") },
    Member("gap") { if case .gap(let gap) = $0.explanation.cell { gap.reason } else { nil } },
    Member("regular") { $0.explanation.regular }, Member("steps", each: steps) { $0.explanation.steps },
  ]

  private static let steps: [Member<Explanation.Step>] = [
    Member("word") { $0.results.joined(separator: "/") }, Member("rule") { $0.name }, Member("reason") { $0.reason },
    Member("source") { $0.source.citation },
  ]
}
