/// The questions that find out what a learner knows: each the one whose answer would tell most after the answers so
/// far.
package struct PlacementQuestions: AdaptiveQuestions {
  /// How many there are.
  package static let count = 20
  /// How many skills are compared before each question: all of them would take too long for who waits.
  private static let compared = 60
  /// How many of its most used verbs a skill is asked by.
  private static let verbs = 6

  private let review: Review
  private var placement = Placement()
  private var picker: QuestionPicker
  private var skills: [Int]
  private var asked = 0
  private var last: [Placement.Spot] = []

  /// - Parameter review: whose skills are asked; what it knows of the learner does not matter.
  package init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    skills = review.catalog.skills.filter { review.isSpoken($0) }
    picker.mix(&skills)
  }

  package mutating func next(after isRight: Bool?) -> Question? {
    if let isRight { placement.count(last, isRight: isRight) }
    guard asked < Self.count, !skills.isEmpty else { return nil }
    asked += 1
    let compared = skills.indices.prefix(Self.compared)
    let gains = compared.map { worth(ofAsking: skills[$0]) }
    guard let best = compared.max(by: { gains[$0] < gains[$1] }) else { return nil }
    let skill = skills.remove(at: best)
    // What was compared goes behind, so that others get their turn.
    skills = Array(skills.dropFirst(Self.compared / 2) + skills.prefix(Self.compared / 2))
    let examples = review.catalog.examples(of: skill).prefix(Self.verbs)
    let example = examples[picker.any(below: examples.count)]
    guard let slot = picker.leastAsked(example.slots) else { return nil }
    last = review.schedule.spots(of: VerbCell(verb: example.verb, slot: slot), review.catalog.use)
    return picker.ask(review.schedule.finder.verbs[example.verb], slot)
  }
}

extension PlacementQuestions {
  /// What the answer would tell of the learner, and of the skill itself, which counts for as much as it is used.
  private func worth(ofAsking skill: Int) -> Double {
    placement.gain([review.spot(of: skill)]) + Self.weightOfUse * Exponential.pow(review.use(of: skill) / 100_000, 0.5)
  }

  private static let weightOfUse = 0.2
}

extension Review {
  /// Whether a skill is of a tense that people speak, and is no accent.
  fileprivate func isSpoken(_ number: Int) -> Bool {
    !schedule.finder.skills[number].isAccent && level(of: number) < .c1 && !catalog.examples(of: number).isEmpty
  }
}
