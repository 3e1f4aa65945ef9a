/// What has been asked so far, counted by verb, family and person. A verb and its twin with *se* are one, but for their
/// cells, which a learner who names both is asked in both.
struct DrawTally: Sendable {
  /// The questions on a verb and its twin.
  private struct Uses {
    var count = 0
    var tenses: TenseSet = []
    var cells: [(verb: Verb, slot: Slot)] = []
  }

  private var verbs: [Word: Uses] = [:]
  private var families: [String: Int] = [:]
  private var persons = [Int](repeating: 0, count: Person.allCases.count)
  /// The family of the verb that was asked last.
  private(set) var lastFamily: String?

  mutating func count(_ verb: Verb, _ slot: Slot) {
    var uses = verbs[verb.infinitive.bare] ?? Uses()
    uses.count += 1
    uses.tenses.insert(slot.tense)
    uses.cells.append((verb, slot))
    verbs[verb.infinitive.bare] = uses
    lastFamily = verb.family
    if let lastFamily { families[lastFamily, default: 0] += 1 }
    if let person = slot.person { persons[Int(person.rawValue)] += 1 }
  }

  func uses(of verb: Verb) -> Int { verbs[verb.infinitive.bare]?.count ?? 0 }
  func uses(of family: String) -> Int { families[family] ?? 0 }
  func uses(of person: Person?) -> Int { person.map { persons[Int($0.rawValue)] } ?? 0 }
  /// Whether a verb was asked in a tense.
  func wasAsked(_ verb: Verb, in tense: Tense) -> Bool { verbs[verb.infinitive.bare]?.tenses.contains(tense) ?? false }
  func wasAsked(_ verb: Verb, _ slot: Slot) -> Bool {
    verbs[verb.infinitive.bare]?.cells.contains { $0.slot == slot && $0.verb.isSame(as: verb) } ?? false
  }

  /// Those of some slots whose person was asked least, in order.
  func leastAsked(_ slots: [Slot]) -> [Slot] {
    let least = slots.map { uses(of: $0.person) }.min()
    return slots.filter { uses(of: $0.person) == least }
  }
}
