/// The choices that sentences train, in a review.
extension Schedule {
  /// The numbers of the choices that may be begun: their tense has been met, and its regular forms hold. Those come first
  /// that learners get wrong most, of every family in turn, the oftener the more it weighs.
  mutating func newChoices(_ options: ReviewOptions, _ tenses: [Tense]) -> [Int] {
    let held = begun.filter { $0.isRegularThatHolds }.map(\.skill.tense)
    let known = Set(tenses).intersection(held)
    guard !known.isEmpty, let all = try? SentenceBook.embedded.choices() else { return [] }
    let fitting = all.filter { known.contains($0.family.tense) }
    var turns: [ChoiceFamily: Int] = [:]
    let turned = fitting.enumerated().map { place, choice in
      turns[choice.family, default: 0] += 1
      let turn = Double(turns[choice.family, default: 0]) / Double(choice.family.weight)
      return (turn: turn, place: place, number: number(of: .choice(choice.id)))
    }
    return turned.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.map(\.number).filter { record($0).isNew }
  }

  /// Whether a sentence that trains another choice may leave its tense to the learner too: it is the present, or that
  /// choice was begun.
  func isDecided(_ tense: Tense, beside family: ChoiceFamily) -> Bool {
    guard family.tense == .present, tense != .present, tense.mood != .nonPersonal else { return true }
    return begun.contains { record in
      guard let other = record.skill.choice.map({ ChoiceFamily(ofChoice: $0).tense }) else { return false }
      return other == tense || other.mood == .subjunctive && tense.mood == .subjunctive
        || other == .imperfect && tense == .preterite
    }
  }

  /// Whether a verb was asked in a tense, or goes there like others that were: nobody finds *estuvo* by *dijo*.
  func wasMet(_ tense: Tense, ofVerb number: Int) -> Bool {
    let slots = Slot.of(tense)
    let verb = finder.verbs[number]
    return slots.contains { lastAsked($0, ofVerb: number) != nil }
      || !finder.conjugator.isIrregular(verb, in: TenseSet(tense))
  }
}

extension SkillRecord {
  fileprivate var isRegularThatHolds: Bool {
    (memory?.stability ?? 0) >= Self.heldStability && (skill.isRegular || skill.isCompound)
  }
}

extension ReviewOptions {
  /// Whether sentences of a family may be asked.
  func asks(_ family: ChoiceFamily) -> Bool { tenses.isEmpty || tenses.contains(family.tense) }
}
