import ConjugarCore

/// The explanation of a whole tense for people: its forms with the words that they came from, then every reason once,
/// with the persons that it holds for.
struct ExplainTensePage {
  let tense: Tense
  let pages: [ExplainPage]

  var page: Page {
    let verb = pages.first?.verb.infinitive
    let regular = pages.compactMap { page in page.regular.map { "\(Self.subject(page)) “\($0)”" } }
    let tables = [pages.map(row), gaps.map(row), reasons.map(row)].filter { !$0.isEmpty }
    return [.paragraph("\(verb.map { "\($0), \(tense.englishName)" } ?? "")")]
      + Page(tables.map { [.table($0, indent: 2)] }.joined(separator: [.blank]))
      + (regular.isEmpty ? [] : [.blank, .paragraph("A regular verb would have: \(regular.joined(separator: ", ")).")])
  }

  /// The person, the forms, and how they came about.
  private func row(_ page: ExplainPage) -> [Text] {
    if page.explanation.cell.forms.isEmpty { return [Text(Self.subject(page)), "\("–", told: "none")", ""] }
    let ways = page.explanation.derivations.map { derivation in
      var words: [String] = []
      for step in derivation.steps where step.word != words.last { words.append(step.word) }
      return words.joined(separator: " → ")
    }
    return [Text(Self.subject(page)), page.forms, Text(ways.joined(separator: "; "))]
  }

  private static func subject(_ page: ExplainPage) -> String { page.slot.subjects.first ?? "" }

  /// A reason with the persons that it holds for.
  private struct Shared {
    let name: String
    let place: String
    var persons: [String]
    /// What is said of each.
    var sentences: [String]
    let general: String
    /// Where it stands among the reasons: that of the auxiliary first, then in the order of the rules.
    let rank: Int

    /// What holds of all of them.
    var sentence: String { Set(sentences).count == 1 ? sentences[0] : general }
  }

  /// Equal reasons once, with the persons of each.
  private static func grouped(_ reasons: [Shared]) -> [Shared] {
    reasons.reduce(into: []) { shared, new in
      guard let index = shared.firstIndex(where: { $0.rank == new.rank && $0.general == new.general }) else {
        shared.append(new)
        return
      }
      if shared[index].persons.last != new.persons[0] { shared[index].persons += new.persons }
      shared[index].sentences += new.sentences
    }
  }

  private var reasons: [Shared] {
    let all = pages.flatMap { page -> [Shared] in
      let persons = [Self.subject(page)]
      let steps = page.explanation.derivations.enumerated().flatMap { part, derivation in
        derivation.steps.map { step in
          let index = Rule.ID.allCases.firstIndex(of: step.rule.id) ?? 0
          return Shared(
            name: step.name, place: step.source.rawValue, persons: persons, sentences: [step.reason],
            general: step.generalReason, rank: tense.isCompound && part == 0 ? index : index + 100)
        }
      }
      return steps
        + page.explanation.compositions.enumerated().map { index, step in
          Shared(
            name: step.name, place: step.source.rawValue, persons: persons, sentences: [step.reason],
            general: step.reason, rank: 200 + index)
        }
    }
    return Self.grouped(all).enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private var gaps: [Shared] {
    Self.grouped(
      pages.compactMap { page in
        guard case .gap(let gap) = page.explanation.cell else { return nil }
        return Shared(
          name: "no form", place: Source.defectives.rawValue, persons: [Self.subject(page)], sentences: [gap.reason],
          general: gap.reason, rank: 0)
      })
  }

  private func row(_ shared: Shared) -> [Text] {
    let isOfSome = shared.persons.count < pages.count
    let persons = isOfSome ? "\(shared.persons.joined(separator: ", ")): " : ""
    return [Text(shared.name), "\(persons)\(shared.sentence) \(shared.place, .source)"]
  }
}
