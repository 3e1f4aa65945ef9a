import ConjugarCore

/// The explanation of a whole tense: how each form came about, then every reason once, with its persons.
struct ExplainTensePage {
  let tense: Tense
  let pages: [ExplainPage]

  var page: Page {
    let verb = pages.first?.verb.infinitive
    let regular = pages.compactMap { page in page.regular.map { "\(Self.subject(page)) “\($0)”" } }
    let reasons = reasons
    let tables = [
      pages.map(row), reasons.filter { $0.rank < 0 }.map(row), reasons.filter { $0.rank >= 0 }.map(row),
    ]
    return [.paragraph("\(verb.map { "\($0), \(tense.englishName)" } ?? "")")]
      + Page(tables.filter { !$0.isEmpty }.map { [.table($0, indent: 2)] }.joined(separator: [.blank]))
      + (regular.isEmpty ? [] : [.blank, .paragraph("A regular verb would have: \(regular.joined(separator: ", ")).")])
  }

  /// The person, the forms, and how they came about.
  private func row(_ page: ExplainPage) -> [Text] {
    if page.explanation.cell.forms.isEmpty { return [Text(Self.subject(page)), "\("–", told: "none")", ""] }
    let ways = page.explanation.derivations.map { derivation in
      let words = derivation.steps.map(\.word)
      return words.indices.filter { $0 == 0 || words[$0] != words[$0 - 1] }.map { words[$0] }.joined(separator: " → ")
    }
    return [Text(Self.subject(page)), page.forms, Text(ways.joined(separator: "; "))]
  }

  private static func subject(_ page: ExplainPage) -> String { page.slot.subjects.first ?? "" }

  /// A reason with the persons that it holds for.
  private struct Reason {
    let name: String
    let source: Source
    let general: String
    /// Where it stands among the reasons: that of the auxiliary first, then in the order of the rules; below 0 of a gap.
    let rank: Int
    var persons: [String] = []
    /// What is said of each.
    var sentences: Set<String> = []

    /// What holds of all of them.
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
      for (part, derivation) in page.explanation.derivations.enumerated() {
        for step in derivation.steps {
          let rank = (Rule.ID.allCases.firstIndex(of: step.rule.id) ?? 0) + (tense.isCompound && part == 0 ? 0 : 100)
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
