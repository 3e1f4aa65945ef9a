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
    return sorted.map { number(of: .choice($0.element.id)) }.filter { record($0).isNew }
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
}
