/// The choices that sentences train, in a review.
extension Schedule {
  /// The numbers of the choices that may be begun, those first that learners get wrong most: their tense has been met, and
  /// its regular forms hold.
  mutating func newChoices(_ choices: ReviewChoices, _ tenses: [Tense]) -> [Int] {
    let held = begun.filter { $0.isRegularThatHolds }.map(\.skill.tense)
    let known = Set(tenses).intersection(held)
    guard !known.isEmpty, let all = try? SentenceBook.embedded.choices() else { return [] }
    let fitting = all.filter { known.contains($0.family.tense) }
    let sorted = fitting.enumerated().sorted {
      ($1.element.family.weight, $0.offset) < ($0.element.family.weight, $1.offset)
    }
    return sorted.map { number(of: .choice($0.element.id)) }.filter { record($0).memory == nil }
  }
}

extension SkillRecord {
  fileprivate var isRegularThatHolds: Bool {
    (memory?.stability ?? 0) >= Self.heldStability && (skill.isRegular || skill.isCompound)
  }
}

extension ReviewChoices {
  /// Whether sentences of a family may be asked.
  func asks(_ family: ChoiceFamily) -> Bool { tenses.isEmpty || tenses.contains(family.tense) }

  /// A sentence of a choice for what was chosen; `nil` if there is none.
  ///
  /// - Parameter met: the tenses that the learner has met: in no other is a form asked for.
  func sentence(
    of choice: String, in met: Set<Tense>, _ conjugator: Conjugator, _ shuffling: Shuffling
  ) -> Question? {
    var filter = SentenceFilter()
    filter.choices = [choice]
    filter.tenses = (tenses.isEmpty ? Tense.allCases : tenses).filter { met.contains($0) || $0 == .infinitive }
    if filter.tenses.isEmpty { return nil }
    filter.levels = difficulty.levels
    filter.region = region
    filter.secondPerson = secondPerson
    guard var draw = try? SentenceDraw(filter, shuffling) else { return nil }
    return try? draw.questions(1, conjugator).first
  }
}
