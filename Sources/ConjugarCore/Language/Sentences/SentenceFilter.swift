/// Criteria for sentences; an empty one allows everything.
package struct SentenceFilter: Sendable, Hashable {
  /// Infinitives as the book writes them: *ir* is not *irse*.
  package var verbs: [String] = []
  /// Verbs, without *-se*, whose sentences are left out.
  package var never: [String] = []
  package var tenses: [Tense] = []
  package var persons: [Person] = []
  /// Identifiers of choices, or their beginnings: `ser-estar`.
  package var choices: [String] = []
  package var levels: ClosedRange<Level> = .a1 ... .c2
  package var triggers: [String] = [] { didSet { wanted = triggers.map { " \(Self.folded($0[...])) " } } }
  private var wanted: [String] = []
  /// The learner's region: leaves out sentences from other regions; `nil` keeps them all.
  package var region: Region?
  /// The learner's familiar *you*: leaves out sentences that use the other one; `nil` keeps them all.
  package var secondPerson: SecondPerson?

  package init() {}

  func allows(_ choice: Choice) -> Bool {
    choices.isEmpty || choices.contains { choice.id == $0 || choice.id.hasPrefix("\($0)-") }
  }

  func allows(_ line: SentenceLine) -> Bool {
    levels.contains(line.level) && (tenses.isEmpty || tenses.contains(line.slot.tense))
      && (persons.isEmpty || line.slot.person.map(persons.contains) ?? false)
      && isMet(line) && hasVerb(line) && (triggers.isEmpty || hasTrigger(line))
  }

  /// Whether a learner with the region and the choice of *you* should see the sentence.
  private func isMet(_ line: SentenceLine) -> Bool {
    if let region {
      let isOther = line.variety.map { $0 != .vos && $0.rawValue != region.rawValue } ?? false
      if isOther || line.slot.person == .secondPlural && region != .spain { return false }
    }
    return switch secondPerson {
    case .tu: line.variety != .vos
    case .vos: line.slot.person != .secondSingular && !line.addressesTu
    case .both, nil: true
    }
  }

  private func hasVerb(_ line: SentenceLine) -> Bool {
    guard !verbs.isEmpty || !never.isEmpty else { return true }
    let asked = line.verbs.sides(of: "/")?.first ?? line.verbs
    if never.contains(where: { asked.spells($0) || asked.spells("\($0)se") }) { return false }
    return verbs.isEmpty || verbs.contains { asked.spells($0) }
  }

  private func hasTrigger(_ line: SentenceLine) -> Bool {
    [line.before, line.after].contains { side in
      let parts = side.text.split(separator: "*", omittingEmptySubsequences: false)
      return stride(from: 1, to: parts.count, by: 2).contains { index in
        let trigger = " \(Self.folded(SentenceLine.words(ofTrigger: parts[index]))) "
        return wanted.contains { $0.utf8.count <= trigger.utf8.count && trigger.contains($0) }
      }
    }
  }

  /// The words of a text in lowercase, without accents or punctuation, separated by single spaces.
  private static func folded(_ text: Substring) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { Folding.key($0) }.joined(separator: " ")
  }
}

/// How much of a quiz uses sentences.
public enum SentenceUse: String, CaseIterable, Sendable, Hashable {
  case off
  /// Every fourth question.
  case mixed
  case only
}

extension SentenceUse: Named { package static let table = NameTable<SentenceUse>("choice of sentences") }
