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
    guard shown.allSatisfy({ $0 != .hiatus && $0 != .stressedI && $0 != .stressedU }) else { return [] }
    return form.indices.contains { form[$0].isAccented } ? [.accent(slot.tense)] : []
  }

  /// A form of the verb that has it first (*detén* is *ten*), in the first person that has it (*él era* is *yo era*).
  private static func form(at slot: Slot, _ base: Base) -> Skill {
    let variant = base.variant
    let locations = [slot, slot.borrowed].compactMap { $0.map { StatedForm.Location.cell($0) } }
    let isWhole = locations.compactMap { variant.exception(at: $0) }.first?.isWhole ?? true
    let bare = variant.infinitive.bare
    let owner = isWhole ? bare : bare[variant.prefixLength..<bare.count]
    let word = Derivation.form(base, at: slot)
    let first = Slot.of(slot.tense).first { other in
      other == slot || Derivation.form(base, at: other) == word
    }
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
