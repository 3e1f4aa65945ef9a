/// What the draws of quizzes and of reviews have in common: chance, what was asked so far, and how a question is put.
///
/// A verb and its twin with *se* are one, except for their cells, which a learner who names both is asked in both.
struct QuestionPicker: Sendable {
  /// What a question counts as one more of.
  private enum Use: Hashable {
    case verb(Word)
    case ofTense(Word, Tense)
    case cell(Infinitive, homonym: Int, Slot)
    case family(String)
    case person(Person)
    case pattern(Irregularity, Tense)
  }

  private let conjugator: Conjugator
  var chance: Chance
  private var counts: [Use: Int] = [:]
  /// The family of the verb that was asked last.
  private(set) var lastFamily: String?

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    chance = Chance(shuffling)
  }

  private func uses(_ use: Use) -> Int { counts[use, default: 0] }
  func uses(of verb: Verb) -> Int { uses(.verb(verb.infinitive.bare)) }
  func uses(of family: String) -> Int { uses(.family(family)) }
  func uses(of person: Person?) -> Int { person.map { uses(.person($0)) } ?? 0 }
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool { uses(.ofTense(verb.infinitive.bare, tense)) > 0 }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool { uses(.cell(verb.infinitive, homonym: verb.homonym, slot)) > 0 }

  /// What a form is worth to a learner of whom nothing is known but that the regular way comes easier than the others:
  /// the less, the more often its patterns and its person were asked.
  mutating func value(_ verb: Verb, _ slot: Slot) -> Double {
    func left(after uses: Int) -> Double { Exponential.pow(DrawPolicy.repeated, Double(uses)) }
    let gain = Irregularity.shown(by: verb, at: slot).reduce(0.0) { sum, pattern in
      sum + left(after: uses(.pattern(pattern, slot.tense))) * (pattern.isRegular ? DrawPolicy.worthOfRegular : 1)
    }
    return gain * left(after: uses(of: slot.person)) * (0.5 + chance.unit())
  }

  mutating func leastAsked(_ slots: [Slot]) -> Slot? { chance.any(of: slots, least: slots.map { uses(of: $0.person) }) }

  /// The question for a cell, which counts as asked. Subjects take turns, or come by chance.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = chance.isMixed ? chance.any(below: subjects.count) : uses(of: slot.person)
    lastFamily = verb.family
    let bare = verb.infinitive.bare
    var uses: [Use] = [.verb(bare), .ofTense(bare, slot.tense), .cell(verb.infinitive, homonym: verb.homonym, slot)]
    uses += Irregularity.shown(by: verb, at: slot).once.map { .pattern($0, slot.tense) }
    uses += [lastFamily.map { .family($0) }, slot.person.map { .person($0) }].compactMap { $0 }
    for use in uses { counts[use, default: 0] += 1 }
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.asked(of: verb, at: slot))
  }
}
