/// What quiz and review draws share: randomness, a record of what was asked, and how a question is put.
///
/// A verb and its *se* twin count as one, except for their slots: a learner who names both is asked both.
struct QuestionPicker: Sendable {
  /// One aspect of a question for which uses are counted.
  private enum Part: Hashable {
    case verb(Word)
    case tense(Tense, of: Word)
    case cell(Slot, of: VerbName)
    case pattern(Irregularity, in: Tense)
    case family(String)
    case person(Person)
  }

  private let conjugator: Conjugator
  var chance: Chance
  private var asked: [Part: Int] = [:]
  private(set) var lastFamily: String?

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    chance = Chance(shuffling)
  }

  func uses(of verb: Verb) -> Int { asked[.verb(verb.infinitive.bare)] ?? 0 }
  func uses(of family: String) -> Int { asked[.family(family)] ?? 0 }
  func uses(of person: Person?) -> Int { person.flatMap { asked[.person($0)] } ?? 0 }
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool { asked[.tense(tense, of: verb.infinitive.bare)] != nil }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool { asked[.cell(slot, of: verb.verbName)] != nil }

  /// What a form is worth to a learner of unknown level, assuming only that regular forms come easier than others:
  /// it drops the more often the form's patterns and person have been asked.
  mutating func value(_ verb: Verb, _ slot: Slot) -> Double {
    func left(after uses: Int) -> Double { Exponential.pow(DrawPolicy.repeated, Double(uses)) }
    let gain = Irregularity.shown(by: verb, at: slot).reduce(0.0) { sum, pattern in
      let uses = asked[.pattern(pattern, in: slot.tense)] ?? 0
      return sum + left(after: uses) * (pattern.isRegular ? DrawPolicy.worthOfRegular : 1)
    }
    return gain * left(after: uses(of: slot.person)) * (0.5 + chance.unit())
  }

  mutating func leastAsked(_ slots: [Slot]) -> Slot? { chance.any(of: slots, least: slots.map { uses(of: $0.person) }) }

  /// The question for a slot, which is recorded as asked. Subjects rotate, or are drawn at random.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = chance.isMixed ? chance.any(below: subjects.count) : uses(of: slot.person)
    let bare = verb.infinitive.bare
    let parts =
      [.verb(bare), .tense(slot.tense, of: bare), .cell(slot, of: verb.verbName)]
      + [verb.family.map(Part.family), slot.person.map(Part.person)].compactMap(\.self)
      + Irregularity.shown(by: verb, at: slot).map { .pattern($0, in: slot.tense) }
    for part in parts { asked[part, default: 0] += 1 }
    lastFamily = verb.family
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.asked(of: verb, at: slot))
  }
}
