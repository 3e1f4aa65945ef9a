/// What the draws of quizzes and of reviews have in common: chance, what was drawn so far, and how a question is put.
struct QuestionPicker: Sendable {
  private let conjugator: Conjugator
  private var generator: SplitMix64?
  private(set) var tally = DrawTally()

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    switch shuffling {
    case .seeded(let seed): generator = SplitMix64(seed: seed)
    case .none: generator = nil
    }
  }

  /// Whether anything is left to chance.
  var isMixed: Bool { generator != nil }

  /// A number below a limit: by chance, or 0 where nothing is mixed.
  mutating func any(below limit: Int) -> Int { limit > 1 ? generator?.below(limit) ?? 0 : 0 }

  /// A number from 0 to below 1: by chance, or 0.
  mutating func chance() -> Double { generator?.unit() ?? 0 }

  /// Mixes a list, or leaves it as it is.
  mutating func mix<Element>(_ list: inout [Element]) { generator?.shuffle(&list) }

  /// The verb or its twin with *se*, as often as people say the one and the other; `nil` if neither is asked.
  ///
  /// - Parameters:
  ///   - share: the share of uses with *se*.
  ///   - isAsked: whether a verb is asked.
  mutating func twin(of verb: Verb, share: Double, isAsked: (Verb) -> Bool) -> Verb? {
    let twin = verb.pronominal.flatMap { isAsked($0) ? $0 : nil }
    guard isAsked(verb) else { return twin }
    // The commonest verbs of all have no twin and come often: the others make up for them.
    guard let twin, isMixed, chance() < share * Self.weightOfTwins else { return verb }
    return twin
  }

  private static let weightOfTwins = 2.7

  /// The slot to ask: of the person that was asked least.
  mutating func leastAsked(_ slots: [Slot]) -> Slot? {
    let least = tally.leastAsked(slots)
    return least.isEmpty ? nil : least[any(below: least.count)]
  }

  /// The question for a cell, which counts as asked. Subjects take turns, or come by chance.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = isMixed ? any(below: subjects.count) : tally.uses(of: slot.person)
    tally.count(verb, slot)
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.forms(of: verb, at: slot))
  }
}
