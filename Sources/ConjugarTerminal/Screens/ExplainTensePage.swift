import ConjugarCore

/// The explanation of a whole tense for people: its forms with the words that they came from, then every reason once,
/// with the persons that it holds for.
struct ExplainTensePage {
  private let tense: Tense
  private let pages: [ExplainPage]
  private let style: Style
  private let words = FormMessages()

  /// - Parameter pages: the cells of the tense, in order.
  init(_ tense: Tense, _ pages: [ExplainPage], _ style: Style) {
    self.tense = tense
    self.pages = pages
    self.style = style
  }

  func lines(width: Int) -> [String] {
    var lines = pages.first.map { Table.wrap(words.tense($0.verb, tense), width: width) } ?? []
    let tables = [pages.map(row), gaps.map(row), reasons.map(row)].filter { !$0.isEmpty }
    for table in tables {
      if lines.count > 1 { lines.append("") }
      lines += Table(table, isPlain: style.isPlain).lines(width: width - 2).map { $0.isEmpty ? "" : "  " + $0 }
    }
    let regular = pages.compactMap { page in page.regular.map { (subject: Self.subject(page), form: $0) } }
    if !regular.isEmpty {
      lines += [""] + Table.wrap(words.regular(regular), width: width)
    }
    return lines
  }

  /// The person, the forms, and how they came about.
  private func row(_ page: ExplainPage) -> [String] {
    let forms = page.explanation.cell.forms
    guard !forms.isEmpty else { return [Self.subject(page), "–", ""] }
    let marked = style.isOn ? forms.map { MarkedForm($0, regular: page.explanation.regular).text(style) } : forms
    let ways = page.explanation.derivations.map { derivation in
      var words: [String] = []
      for step in derivation.steps where step.word != words.last { words.append(step.word) }
      return words.joined(separator: " → ")
    }
    return [Self.subject(page), marked.joined(separator: " / "), ways.joined(separator: "; ")]
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
            name: words.noFormName, place: Source.defectives.reference, persons: [Self.subject(page)],
            sentences: [gap.reason],
            general: gap.reason, rank: 0))
      }
    }
    return shared
  }

  private func row(_ shared: Shared) -> [String] {
    let holdsForAll = shared.persons.count == pages.count
    let text = holdsForAll ? shared.sentence : words.reason(shared.sentence, for: shared.persons)
    return [shared.name, "\(text) \(style.aside(shared.place))"]
  }
}
