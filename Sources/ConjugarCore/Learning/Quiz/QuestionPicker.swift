/// What the draws of quizzes and of reviews have in common: chance, what was drawn so far, and how a question is put.
struct QuestionPicker: Sendable {
  private let conjugator: Conjugator
  var chance: Chance
  private(set) var tally = DrawTally()

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    chance = Chance(shuffling)
  }

  /// The verb or its twin with *se*, as often as people say the one and the other; `nil` if neither is asked.
  ///
  /// - Parameters:
  ///   - share: the share of uses with *se*.
  ///   - isAsked: whether a verb is asked.
  mutating func twin(of verb: Verb, share: Double, isAsked: (Verb) -> Bool) -> Verb? {
    let twin = verb.pronominal.flatMap { isAsked($0) ? $0 : nil }
    guard isAsked(verb) else { return twin }
    // The commonest verbs of all have no twin and come often: the others make up for them.
    guard let twin, chance.isMixed, chance.unit() < share * Self.weightOfTwins else { return verb }
    return twin
  }

  private static let weightOfTwins = 2.7

  /// The slot to ask: of the person that was asked least.
  mutating func leastAsked(_ slots: [Slot]) -> Slot? {
    let least = tally.leastAsked(slots)
    return least.isEmpty ? nil : least[chance.any(below: least.count)]
  }

  /// The question for a cell, which counts as asked. Subjects take turns, or come by chance.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = chance.isMixed ? chance.any(below: subjects.count) : tally.uses(of: slot.person)
    tally.count(verb, slot)
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.asked(of: verb, at: slot))
  }
}
