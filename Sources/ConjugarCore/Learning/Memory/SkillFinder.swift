/// Finds the skills of cells, fast enough for a log of a million answers: verbs that end alike need the same skills, so
/// each cell of each kind of verb is worked out once.
package struct SkillFinder: Sendable {
  let conjugator: Conjugator
  /// Every skill met so far; elsewhere a skill goes by its index here.
  package private(set) var skills: [Skill] = []
  /// Every verb met so far; elsewhere a verb goes by its index here.
  private(set) var verbs: [Verb] = []

  private var numbers: [Skill: Int] = [:]
  private var verbNumbers: [String: Int?] = [:]
  /// The kind of each verb.
  private var kinds: [Int] = []
  private var verbKinds = ConjugationKinds()
  /// For each slot of each kind of verb the index in `lists`, or -1 where that is not known yet.
  private var cells: [Int32] = []
  /// The numbers of skills that some cell needs.
  private(set) var lists: [[Int]] = []
  private var listNumbers: [[Int]: Int32] = [:]
  /// The base of the verb that was last worked out.
  private var lastBase: (verb: Int, base: Base)?

  /// How many slots there are; in the value, where it is at hand for each of a million answers.
  private let slots = Slot.all.count

  package init(_ conjugator: Conjugator) {
    self.conjugator = conjugator
  }

  /// The number of the verb that a name names, or `nil` if there is none such.
  package mutating func verb(named name: String) -> Int? {
    verbNumbers[name] ?? add(conjugator.find(name), named: name)
  }

  /// Takes the verb that a name names, or that it names none.
  ///
  /// - Returns: the number of the verb.
  mutating func add(_ verb: Verb?, named name: String) -> Int? {
    let number = verb.map { add($0) }
    verbNumbers[name] = .some(number)
    return number
  }

  /// The numbers of the skills that a cell of a verb needs; none in a gap.
  package mutating func skills(for slot: Slot, ofVerb verb: Int) -> [Int] { lists[list(for: slot, ofVerb: verb)] }

  /// The index of those numbers in `lists`.
  mutating func list(for slot: Slot, ofVerb verb: Int) -> Int {
    let cell = kinds[verb] * slots + slot.index
    let known = cells[cell]
    if known >= 0 { return Int(known) }
    let list = needed(for: slot, ofVerb: verb)
    let index = listNumbers[list] ?? Int32(lists.count)
    if Int(index) == lists.count {
      lists.append(list)
      listNumbers[list] = index
    }
    cells[cell] = index
    return Int(index)
  }

  /// The number of the kind of a verb: verbs of a kind need the same skills.
  func kind(ofVerb verb: Int) -> Int { kinds[verb] }

  private mutating func needed(for slot: Slot, ofVerb verb: Int) -> [Int] {
    guard Gap(of: verbs[verb], at: slot) == nil, let variant = verbs[verb].variants.first else { return [] }
    let hasPronoun = verbs[verb].infinitive.isPronominal && slot != .participle && slot != .infinitive
    let pronoun = hasPronoun ? [number(of: .pronoun)] : []
    // Who says *has visto* knows *has*.
    let compound = Tense.allCases.first { $0.auxiliary == slot.tense }
    if let compound, verbs[verb].isAuxiliary, slot.person != .thirdSingular {
      return [number(of: .pattern(.compound, compound, nil))]
    }
    guard slot.tense.isCompound else {
      // The cells of a verb are asked for one after another.
      let known = lastBase?.verb == verb ? lastBase?.base : nil
      let base = known ?? Base(variant)
      lastBase = (verb, base)
      return Skill.needed(for: slot, base).map { number(of: $0) } + pronoun
    }
    // The participle is the same in every one of them.
    let participle = skills(for: .participle, ofVerb: verb)
    return [number(of: .pattern(.compound, slot.tense, nil))] + participle + pronoun
  }

  /// The number of a skill.
  package mutating func number(of skill: Skill) -> Int {
    if let known = numbers[skill] { return known }
    numbers[skill] = skills.count
    skills.append(skill)
    return skills.count - 1
  }

  private mutating func add(_ verb: Verb) -> Int {
    let kind = verbKinds.kind(of: verb)
    if kind * slots == cells.count { cells += repeatElement(-1, count: slots) }
    verbs.append(verb)
    kinds.append(kind)
    return verbs.count - 1
  }
}
