/// What the draws of quizzes and of reviews have in common: chance, what was asked so far, and how a question is put.
///
/// A verb and its twin with *se* are one, except for their cells, which a learner who names both is asked in both.
struct QuestionPicker: Sendable {
  /// What was asked, which is not so much that it could not be counted again.
  private struct Asked {
    let verb: Verb
    let slot: Slot
    let family: String?
    let patterns: [Irregularity]
  }

  private let conjugator: Conjugator
  var chance: Chance
  private var asked: [Asked] = []

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    chance = Chance(shuffling)
  }

  var lastFamily: String? { asked.last?.family }

  func uses(of verb: Verb) -> Int { asked.count { $0.verb.infinitive.bare == verb.infinitive.bare } }
  func uses(of family: String) -> Int { asked.count { $0.family == family } }
  func uses(of person: Person?) -> Int { person == nil ? 0 : asked.count { $0.slot.person == person } }
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool {
    asked.contains { $0.slot.tense == tense && $0.verb.infinitive.bare == verb.infinitive.bare }
  }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool { asked.contains { $0.slot == slot && $0.verb.isSame(as: verb) } }

  /// What a form is worth to a learner of whom nothing is known but that the regular way comes easier than the others:
  /// the less, the more often its patterns and its person were asked.
  mutating func value(_ verb: Verb, _ slot: Slot) -> Double {
    func left(after uses: Int) -> Double { Exponential.pow(DrawPolicy.repeated, Double(uses)) }
    let gain = Irregularity.shown(by: verb, at: slot).reduce(0.0) { sum, pattern in
      let uses = asked.count { $0.slot.tense == slot.tense && $0.patterns.contains(pattern) }
      return sum + left(after: uses) * (pattern.isRegular ? DrawPolicy.worthOfRegular : 1)
    }
    return gain * left(after: uses(of: slot.person)) * (0.5 + chance.unit())
  }

  mutating func leastAsked(_ slots: [Slot]) -> Slot? { chance.any(of: slots, least: slots.map { uses(of: $0.person) }) }

  /// The question for a cell, which counts as asked. Subjects take turns, or come by chance.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = chance.isMixed ? chance.any(below: subjects.count) : uses(of: slot.person)
    let patterns = Irregularity.shown(by: verb, at: slot)
    asked.append(Asked(verb: verb, slot: slot, family: verb.family, patterns: patterns))
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.asked(of: verb, at: slot))
  }
}
