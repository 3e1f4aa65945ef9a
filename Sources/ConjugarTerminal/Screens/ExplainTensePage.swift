import ConjugarCore

/// The explanation of a whole tense for people: its forms with the words that they came from, then every reason once,
/// with the persons that it holds for.
struct ExplainTensePage {
  private let tense: Tense
  private let pages: [ExplainPage]

  /// - Parameter pages: the cells of the tense, in order.
  init(_ tense: Tense, _ pages: [ExplainPage]) {
    self.tense = tense
    self.pages = pages
  }

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

  private var reasons: [Shared] {
    var shared: [Shared] = []
    func add(_ new: Shared) {
      guard let index = shared.firstIndex(where: { $0.rank == new.rank && $0.general == new.general }) else {
        shared.append(new)
        return
      }
      if shared[index].persons.last != new.persons[0] { shared[index].persons += new.persons }
      shared[index].sentences += new.sentences
    }
    for page in pages {
      let subject = Self.subject(page)
      let explanation = page.explanation
      for (part, derivation) in explanation.derivations.enumerated() {
        for step in derivation.steps {
          let index = Rule.ID.allCases.firstIndex(of: step.rule.id) ?? 0
          add(
            Shared(
              name: step.name, place: step.source.reference, persons: [subject], sentences: [step.reason],
              general: step.generalReason, rank: tense.isCompound && part == 0 ? index : index + 100))
        }
      }
      for (index, step) in explanation.compositions.enumerated() {
        add(
          Shared(
            name: step.name, place: step.source.reference, persons: [subject], sentences: [step.reason],
            general: step.reason, rank: 200 + index))
      }
    }
    return shared.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private var gaps: [Shared] {
    var shared: [Shared] = []
    for page in pages {
      guard case .gap(let gap) = page.explanation.cell else { continue }
      if let index = shared.firstIndex(where: { $0.general == gap.reason }) {
        shared[index].persons.append(Self.subject(page))
      } else {
        shared.append(
          Shared(
            name: "no form", place: Source.defectives.reference, persons: [Self.subject(page)],
            sentences: [gap.reason],
            general: gap.reason, rank: 0))
      }
    }
    return shared
  }

  private func row(_ shared: Shared) -> [Text] {
    let isOfSome = shared.persons.count < pages.count
    let persons = isOfSome ? "\(shared.persons.joined(separator: ", ")): " : ""
    return [Text(shared.name), "\(persons)\(shared.sentence) \(shared.place, .source)"]
  }
}
