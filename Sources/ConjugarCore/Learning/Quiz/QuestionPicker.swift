/// What the draws of quizzes and of reviews have in common: chance, what was asked so far, and how a question is put.
///
/// A verb and its twin with *se* are one, but for their cells, which a learner who names both is asked in both.
struct QuestionPicker: Sendable {
  private let conjugator: Conjugator
  var chance: Chance
  private var cells: [Word: [(verb: Verb, slot: Slot)]] = [:]
  private var families: [String: Int] = [:]
  private var persons: [Person: Int] = [:]
  /// The family of the verb that was asked last.
  private(set) var lastFamily: String?

  init(_ conjugator: Conjugator, _ shuffling: Shuffling) {
    self.conjugator = conjugator
    chance = Chance(shuffling)
  }

  func uses(of verb: Verb) -> Int { cells[verb.infinitive.bare]?.count ?? 0 }
  func uses(of family: String) -> Int { families[family] ?? 0 }
  func uses(of person: Person?) -> Int { person.flatMap { persons[$0] } ?? 0 }
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool {
    cells[verb.infinitive.bare]?.contains { $0.slot.tense == tense } ?? false
  }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool {
    cells[verb.infinitive.bare]?.contains { $0.slot == slot && $0.verb.isSame(as: verb) } ?? false
  }

  /// The slot to ask: of the person that was asked least.
  mutating func leastAsked(_ slots: [Slot]) -> Slot? {
    let least = slots.map { uses(of: $0.person) }.min()
    let rarest = slots.filter { uses(of: $0.person) == least }
    return rarest.isEmpty ? nil : rarest[chance.any(below: rarest.count)]
  }

  /// The question for a cell, which counts as asked. Subjects take turns, or come by chance.
  mutating func ask(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let turn = chance.isMixed ? chance.any(below: subjects.count) : uses(of: slot.person)
    cells[verb.infinitive.bare, default: []].append((verb, slot))
    lastFamily = verb.family
    if let lastFamily { families[lastFamily, default: 0] += 1 }
    if let person = slot.person { persons[person, default: 0] += 1 }
    return Question(
      verb: verb, slot: slot, subject: subjects.isEmpty ? nil : subjects[turn % subjects.count],
      accepted: conjugator.asked(of: verb, at: slot))
  }
}
