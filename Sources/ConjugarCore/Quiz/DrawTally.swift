/// What has been asked so far, counted by verb, family and person. A verb and its twin with *se* are one, but for their
/// cells, which a learner who names both is asked in both.
struct DrawTally: Sendable {
  private struct AskedCell: Hashable {
    let verb: Infinitive
    let homonym: Int
    let slot: Slot

    init(_ verb: Verb, _ slot: Slot) {
      self.verb = verb.infinitive
      homonym = verb.homonym
      self.slot = slot
    }
  }

  private var verbs: [Word: TenseSet] = [:]
  private var counts: [Word: Int] = [:]
  private var families: [String: Int] = [:]
  private var persons: [Person: Int] = [:]
  private var cells: Set<AskedCell> = []
  /// The family of the verb that was asked last.
  private(set) var lastFamily: String?

  mutating func count(_ verb: Verb, _ slot: Slot) {
    let name = verb.infinitive.bare
    verbs[name, default: []].formUnion(TenseSet(slot.tense))
    counts[name, default: 0] += 1
    lastFamily = Family.of(verb)
    if let lastFamily { families[lastFamily, default: 0] += 1 }
    if let person = slot.person { persons[person, default: 0] += 1 }
    cells.insert(AskedCell(verb, slot))
  }

  func uses(of verb: Verb) -> Int { counts[verb.infinitive.bare] ?? 0 }
  func uses(of family: String) -> Int { families[family] ?? 0 }
  func uses(of person: Person?) -> Int { person.flatMap { persons[$0] } ?? 0 }
  /// Whether a verb was asked in a tense.
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool { verbs[verb.infinitive.bare]?.contains(tense) ?? false }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool { cells.contains(AskedCell(verb, slot)) }

  /// Those of some slots whose person was asked least, in order.
  func leastAsked(_ slots: [Slot]) -> [Slot] {
    let least = slots.map { uses(of: $0.person) }.min()
    return slots.filter { uses(of: $0.person) == least }
  }
}
