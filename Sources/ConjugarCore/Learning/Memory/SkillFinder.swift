/// Finds the skills of cells, fast enough for a log of a million answers: verbs that end alike need the same skills, so
/// each cell of each kind of verb is worked out once.
package struct SkillFinder: Sendable {
  /// What is shown in one go: its skills are begun together.
  struct Lesson: Sendable {
    let skill: Skill
    var members: [Int] = []
  }

  let conjugator: Conjugator
  /// Every skill met so far; elsewhere a skill goes by its index here.
  package private(set) var skills: [Skill] = []
  /// The lesson of each skill, by its index in `lessons`.
  private(set) var lessonNumbers: [Int] = []
  private(set) var lessons: [Lesson] = []
  /// Every verb met so far; elsewhere a verb goes by its index here.
  private(set) var verbs: [Verb] = []

  private var numbers: [Skill: Int] = [:]
  private var numbersOfLessons: [Skill: Int] = [:]
  private var verbNumbers: [String: Int?] = [:]
  private var kinds: [Int] = []
  private var verbKinds = ConjugationKinds()
  /// For each slot of each kind of verb where the numbers of its skills stand in `lists`; -1 where they are not known yet.
  private var cells: [Int32] = []
  private var lists: [[Int]] = []
  /// The base of the verb that was last worked out.
  private var lastBase: (verb: Int, base: Base)?

  /// How many slots there are; in the value, where it is at hand for each of a million answers.
  private let slots = Slot.all.count

  package init(_ conjugator: Conjugator = Conjugator()) { self.conjugator = conjugator }

  /// The number of the verb that a name names, or `nil` if there is none such.
  package mutating func verb(named name: String) -> Int? {
    if let known = verbNumbers[name] { return known }
    let number = conjugator.find(name).map { add($0) }
    verbNumbers[name] = .some(number)
    return number
  }

  private mutating func add(_ verb: Verb) -> Int {
    let kind = verbKinds.kind(of: verb)
    if kind * slots == cells.count { cells += repeatElement(-1, count: slots) }
    verbs.append(verb)
    kinds.append(kind)
    return verbs.count - 1
  }

  package mutating func number(of skill: Skill) -> Int {
    if let known = numbers[skill] { return known }
    let lesson = numbersOfLessons[skill.lesson] ?? lessons.count
    if lesson == lessons.count {
      numbersOfLessons[skill.lesson] = lesson
      lessons.append(Lesson(skill: skill.lesson))
    }
    lessons[lesson].members.append(skills.count)
    lessonNumbers.append(lesson)
    numbers[skill] = skills.count
    skills.append(skill)
    return skills.count - 1
  }

  /// The numbers of the skills that a cell of a verb needs; none in a gap.
  package mutating func skills(for slot: Slot, ofVerb verb: Int) -> [Int] {
    let cell = kinds[verb] * slots + slot.index
    if cells[cell] >= 0 { return lists[Int(cells[cell])] }
    let found = needed(for: slot, ofVerb: verb)
    cells[cell] = Int32(lists.count)
    lists.append(found)
    return found
  }

  private mutating func needed(for slot: Slot, ofVerb verb: Int) -> [Int] {
    guard Gap(of: verbs[verb], at: slot) == nil, let variant = verbs[verb].variants.first else { return [] }
    let hasPronoun = verbs[verb].infinitive.isPronominal && slot != .participle && slot != .infinitive
    let pronoun = hasPronoun ? [number(of: .pronoun)] : []
    // Who says *has visto* knows *has*.
    if verbs[verb].isAuxiliary, slot.person != .thirdSingular,
      let compound = Tense.allCases.first(where: { $0.auxiliary == slot.tense })
    {
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
}

extension Skill {
  /// The skills that a learner needs for the preferred form of a simple cell that is no gap: those of every rule at work in
  /// it, the regular ending, and its written accent.
  ///
  /// A form that is one of a kind is known as a whole, and a strong preterite has endings of its own.
  static func needed(for slot: Slot, _ base: Base) -> [Skill] {
    let (rules, form) = Derivation.outcome(base, at: slot)
    let shown = Irregularity.shown(by: base, at: slot, rules)
    if shown == [.oneOfAKind] { return [self.form(at: slot, base)] }
    let patterns = shown.map {
      Skill.pattern($0, slot.tense, $0.isRegular ? ofEnding(at: slot, base) : ofPattern(at: slot))
    }
    return patterns + ending(at: slot, base, shown) + accent(of: form, at: slot, shown)
  }

  /// The regular ending of a form that is irregular elsewhere.
  private static func ending(at slot: Slot, _ base: Base, _ shown: [Irregularity]) -> [Skill] {
    let isStrong = slot.tense == .preterite && shown.contains(where: Irregularity.strongPreterite.includes)
    guard !isStrong, shown.allSatisfy({ !$0.isRegular }) else { return [] }
    return [.pattern(.regular(base.conjugation), slot.tense, ofEnding(at: slot, base))]
  }

  /// The written accent of an ending; where a rule writes one on the stem or after a vowel, that rule is the skill.
  private static func accent(of form: Word, at slot: Slot, _ shown: [Irregularity]) -> [Skill] {
    guard form.indices.contains(where: { form[$0].isAccented }) else { return [] }
    return shown.contains { [.hiatus, .stressedI, .stressedU].contains($0) } ? [] : [.accent(slot.tense)]
  }

  /// A form of the verb that has it first (*detén* is *ten*), in the first person that has it (*él era* is *yo era*).
  private static func form(at slot: Slot, _ base: Base) -> Skill {
    let variant = base.variant
    let locations = [slot, slot.borrowed].compactMap { $0.map { StatedForm.Location.cell($0) } }
    let isWhole = locations.compactMap { variant.exception(at: $0) }.first?.isWhole ?? true
    let bare = variant.infinitive.bare
    let owner = isWhole ? bare : bare[variant.prefixLength..<bare.count]
    let word = Derivation.form(base, at: slot)
    let first = Slot.of(slot.tense).first { other in other == slot || Derivation.form(base, at: other) == word }
    return .form(infinitive: owner.description, first ?? slot)
  }

  /// The person of an ending: the first that has it, *hablaba* is of *yo*.
  private static func ofEnding(at slot: Slot, _ base: Base) -> Person? {
    let own = Endings.regular(base.conjugation, slot.borrowed ?? slot)
    return Slot.of(slot.tense).first { Endings.regular(base.conjugation, $0.borrowed ?? $0) == own }?.person
  }

  /// An order is given to each *you* in its own way; elsewhere a pattern is one for all persons.
  private static func ofPattern(at slot: Slot) -> Person? {
    slot.tense == .imperative ? slot.person?.orderedLike : nil
  }
}
