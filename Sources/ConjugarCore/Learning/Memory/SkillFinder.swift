/// Finds the skills of cells, fast enough for years of answers: each cell of each kind of verb is computed once.
package struct SkillFinder: Sendable {
  let conjugator: Conjugator
  private var numbered = Numbering<Skill>()
  /// What is introduced together; its skills are begun together.
  private var lessons = Numbering<Skill>()
  /// The lesson of each skill, by their numbers, and the skills of each lesson.
  private(set) var lessonNumbers: [Int] = []
  private(set) var members: [[Int]] = []
  /// Every verb met so far; elsewhere a verb is identified by its index here.
  private(set) var verbs: [Verb] = []
  private var verbNumbers: [String: Int?] = [:]
  /// The kind of each verb; verbs of one kind need the same skills.
  private(set) var kinds: [Int] = []
  private var verbKinds = ConjugationKinds()
  /// The skills of each cell that was looked up, keyed by kind of verb instead of verb.
  private var cells = CellTable<[Int]>()
  private var lastBase: (verb: Int, base: Base)?

  package init(_ conjugator: Conjugator = Conjugator()) { self.conjugator = conjugator }

  /// Every skill met so far; elsewhere a skill is identified by its index here.
  package var skills: [Skill] { numbered.all }

  /// The number of the verb with a name, or `nil` if there is no such verb.
  package mutating func verb(named name: String) -> Int? {
    if let known = verbNumbers[name] { return known }
    let number = conjugator.find(name).map { verb in
      kinds.append(verbKinds.kind(of: verb))
      verbs.append(verb)
      return verbs.count - 1
    }
    verbNumbers[name] = .some(number)
    return number
  }

  package mutating func number(of skill: Skill) -> Int {
    let number = numbered.number(of: skill)
    if number == lessonNumbers.count {
      lessonNumbers.append(lessons.number(of: skill.lesson))
      if lessonNumbers[number] == members.count { members.append([]) }
      members[lessonNumbers[number]].append(number)
    }
    return number
  }

  /// The numbers of the skills that a cell of a verb needs; empty for a gap.
  package mutating func skills(for slot: Slot, ofVerb verb: Int) -> [Int] {
    let cell = VerbCell(verb: kinds[verb], slot: slot)
    if let known = cells[cell] { return known }
    let skills = needed(for: slot, ofVerb: verb)
    cells.updateValue(skills, at: cell)
    return skills
  }

  private mutating func needed(for slot: Slot, ofVerb verb: Int) -> [Int] {
    guard Gap(of: verbs[verb], at: slot) == nil else { return [] }
    let hasPronoun = verbs[verb].infinitive.isPronominal && slot != .participle && slot != .infinitive
    let pronoun = hasPronoun ? [number(of: .pronoun)] : []
    // Someone who says *has visto* knows *has*.
    if verbs[verb].isAuxiliary, slot.person != .thirdSingular,
      let compound = Tense.allCases.first(where: { $0.auxiliary == slot.tense })
    {
      return [number(of: .pattern(.compound, compound, nil))]
    }
    if slot.tense.isCompound {
      // The participle is the same in all of them.
      return [number(of: .pattern(.compound, slot.tense, nil))] + skills(for: .participle, ofVerb: verb) + pronoun
    }
    // Cells of one verb are looked up one after another.
    if lastBase?.verb != verb { lastBase = (verb, Base(verbs[verb].preferred)) }
    return (lastBase.map { Skill.needed(for: slot, $0.base) } ?? []).map { number(of: $0) } + pronoun
  }
}

extension Skill {
  /// The skills that a learner needs for the preferred form of a simple cell that is not a gap: those of every rule at
  /// work in it, the regular ending, and its written accent.
  ///
  /// A form that is one of a kind is known as a whole; so is a tense whose stem the lexicon states, for all persons and
  /// with its spelling, since *tuv-* says nothing about *pus-*. Where a rule writes an accent on the stem or after a
  /// vowel, that rule is the skill.
  static func needed(for slot: Slot, _ base: Base) -> [Skill] {
    let (rules, form) = Derivation.outcome(base, at: slot)
    let shown = Irregularity.shown(by: base, at: slot, rules)
    if shown == [.oneOfAKind] { return [self.form(at: slot, base)] }
    // Tendr- has the stem of tener; har- has to be memorized.
    let isOwnFuture = base.stem(at: .stem(.future)).map { !$0.hasPrefix(base.stem) } ?? false
    let ownStems: [Irregularity: Tense?] = [
      .strongPreterite: .preterite, .irregularStem: (slot.borrowed ?? slot).tense,
      .shortFuture: isOwnFuture ? .future : nil,
    ]
    let stems = shown.compactMap { ownStems[$0] ?? nil }
    let ending = personsOfEndings[Int(base.conjugation.rawValue)][slot.index]
    var skills = stems.map { stem(of: $0, base) }
    let patterns = shown.filter { pattern in
      ownStems[pattern].map { $0 != slot.tense } ?? (stems.isEmpty || !pattern.isOfWriting)
    }
    skills += patterns.filter { $0 != .irregularStem }.map { pattern in
      // A command is formed differently for each *you*; elsewhere a pattern is one skill for all persons.
      let person = slot.tense == .imperative ? slot.person?.orderedLike : nil
      return Skill.pattern(pattern, slot.tense, pattern.isRegular ? ending : person)
    }
    let isStrong = shown.contains(where: Irregularity.strongPreterite.includes)
    if !isStrong || slot.tense != .preterite, shown.allSatisfy({ !$0.isRegular }) {
      // Estuviera has the ending of comiera.
      let conjugation = isStrong && base.conjugation == .ar ? .er : base.conjugation
      skills.append(.pattern(.regular(conjugation), slot.tense, ending))
    }
    if form.indices.contains(where: { form[$0].isAccented }),
      Set(shown).isDisjoint(with: [.hiatus, .stressedI, .stressedU])
    {
      skills.append(.accent(slot.tense))
    }
    return skills
  }

  /// A form of the verb that has it first (*detén* is *ten*), in the first person that has it (*él era* is *yo era*).
  private static func form(at slot: Slot, _ base: Base) -> Skill {
    let stated = [slot, slot.borrowed].compactMap { $0 }.compactMap { base.variant.exception(at: .cell($0)) }.first
    let word = Derivation.form(base, at: slot)
    let first = Slot.of(slot.tense).first { other in other == slot || Derivation.form(base, at: other) == word }
    return .form(infinitive: owner(of: stated, base), first ?? slot)
  }

  /// The stem that a tense is made from, identified by its first form: *detuvo* is *tuve*.
  private static func stem(of tense: Tense, _ base: Base) -> Skill {
    .form(infinitive: owner(of: base.variant.exception(at: .stem(tense)), base), Slot.of(tense)[0])
  }

  private static func owner(of stated: StatedForm?, _ base: Base) -> String {
    let bare = base.variant.infinitive.bare
    return (stated?.isWhole ?? true ? bare : bare[base.variant.prefixLength..<bare.count]).description
  }

  /// The person of each regular ending, by conjugation and slot: the first that has it, so *hablaba* belongs to *yo*.
  private static let personsOfEndings = Conjugation.allCases.map { conjugation in
    Slot.all.map { slot -> Person? in
      let own = Endings.regular(conjugation, slot.borrowed ?? slot)
      return Slot.of(slot.tense).first { Endings.regular(conjugation, $0.borrowed ?? $0) == own }?.person
    }
  }
}
