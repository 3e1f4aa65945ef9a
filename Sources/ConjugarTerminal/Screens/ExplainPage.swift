import ConjugarCore

/// The explanation of one cell, for people and for programs.
struct ExplainPage {
  let verb: Verb
  let slot: Slot
  private let clitics: [String]
  let explanation: Explanation

  /// - Parameter clitics: the pronouns attached to the form that is explained.
  init(verb: Verb, slot: Slot, with clitics: [String] = [], conjugator: Conjugator) {
    (self.verb, self.slot, self.clitics) = (verb, slot, clitics)
    explanation = conjugator.explanation(of: verb, at: slot, with: clitics)
  }

  var page: Page {
    // `tener, preterite, yo`
    let title =
      "\(verb.name), \(slot.tense.englishName)\(slot.subjects.first.between(", "))\(IdentifyPage.with(clitics))"
    if case .gap(let gap) = explanation.cell {
      return [.paragraph("\(title): no form, because \(gap.reason) [\(Source.defectives.rawValue)].")]
    }
    let notes = [
      regular.between("A regular verb would have “", "”."),
      explanation.withStressedI.between("The stress stays before the i: never “", "”, unlike envío."),
    ]
    return [.paragraph("\(title): \(forms)"), .table(rows, indent: 2)] + notes.map { .paragraph(Text($0)) }
  }

  var forms: Text {
    explanation.cell.forms.map { Text(.forms([$0], regular: explanation.regular, isMarked: false)) }.joined(" / ")
  }

  /// The form of a regular verb, if it differs and could exist: without a stem, *ir* would have “o”.
  var regular: String? {
    let isWord = verb.infinitive.stem.count > 1
    let forms = explanation.cell.forms
    return isWord && !forms.isEmpty && !forms.contains(explanation.regular) ? explanation.regular : nil
  }

  /// Whether several derivations give forms that are right in the same sense: *yerro, erro*, but not *ha* and *hay*.
  private var areVariants: Bool { !slot.tense.isCompound && !verb.isAuxiliary }

  /// One row per step: what the word has become, the rule, its reason with the source.
  private var rows: [[Text]] {
    var rows: [[Text]] = []
    var told: Set<String> = []
    func add(_ word: String, _ name: String, _ reason: String, _ source: Source) {
      // A reason given for an earlier form need not be read again.
      let isNew = told.insert(reason).inserted
      rows.append(["\(word, .strong)", Text(name), isNew ? "\(reason) \(source.rawValue, .source)" : ""])
    }
    let compositions = explanation.compositions
    // If there are two forms, each is completed before the other begins.
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

/// The explanation of a whole tense: how each form came about, then every reason once, with its persons.
struct ExplainTensePage {
  let pages: [ExplainPage]

  var page: Page {
    let title = pages.first.map { "\($0.verb.infinitive), \($0.slot.tense.englishName)" } ?? ""
    let regular = pages.compactMap { page in page.regular.map { "\(Self.subject(page)) “\($0)”" } }
    let reasons = reasons
    let tables = [
      pages.map(row), reasons.filter { $0.rank < 0 }.map(row), reasons.filter { $0.rank >= 0 }.map(row),
    ]
    return [.paragraph(Text(title))]
      + Page(tables.filter { !$0.isEmpty }.map { [.table($0, indent: 2)] }.joined(separator: [.blank]))
      + (regular.isEmpty ? [] : [.blank, .paragraph("A regular verb would have: \(regular.joined(separator: ", ")).")])
  }

  /// The person, the forms, and how they came about.
  private func row(_ page: ExplainPage) -> [Text] {
    if page.explanation.cell.forms.isEmpty { return [Text(Self.subject(page)), "\("–", told: "none")", ""] }
    let ways = page.explanation.derivations.map { derivation in
      derivation.steps.map(\.word).runs(==).map { $0[0] }.joined(separator: " → ")
    }
    return [Text(Self.subject(page)), page.forms, Text(ways.joined(separator: "; "))]
  }

  private static func subject(_ page: ExplainPage) -> String { page.slot.subjects.first ?? "" }

  private struct Reason {
    let name: String
    let source: Source
    let general: String
    /// Its rank among the reasons: those of the auxiliary first, then in the order of the rules; below 0 for a gap.
    let rank: Int
    var persons: [String] = []
    var sentences: Set<String> = []

    var sentence: String { sentences.count == 1 ? sentences.first ?? general : general }
  }

  private var reasons: [Reason] {
    var reasons: [Reason] = []
    func add(_ sentence: String, of page: ExplainPage, _ reason: Reason) {
      let index = reasons.firstIndex { $0.rank == reason.rank && $0.general == reason.general } ?? reasons.endIndex
      if index == reasons.endIndex { reasons.append(reason) }
      let subject = Self.subject(page)
      if reasons[index].persons.last != subject { reasons[index].persons.append(subject) }
      reasons[index].sentences.insert(sentence)
    }
    for page in pages {
      if case .gap(let gap) = page.explanation.cell {
        add(gap.reason, of: page, Reason(name: "no form", source: .defectives, general: gap.reason, rank: -1))
      }
      let isCompound = page.slot.tense.isCompound
      for (part, derivation) in page.explanation.derivations.enumerated() {
        for step in derivation.steps {
          let rank = (Rule.ID.allCases.firstIndex(of: step.rule.id) ?? 0) + (isCompound && part == 0 ? 0 : 100)
          add(
            step.reason, of: page,
            Reason(name: step.name, source: step.source, general: step.generalReason, rank: rank))
        }
      }
      for (index, step) in page.explanation.compositions.enumerated() {
        let reason = Reason(name: step.name, source: step.source, general: step.reason, rank: 200 + index)
        add(step.reason, of: page, reason)
      }
    }
    return reasons.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private func row(_ reason: Reason) -> [Text] {
    let persons = reason.persons.count < pages.count ? "\(reason.persons.joined(separator: ", ")): " : ""
    return [Text(reason.name), "\(persons)\(reason.sentence) \(reason.source.rawValue, .source)"]
  }
}
