/// The rule shown for a skill, as it applies to the form that is asked.
extension KinForms {
  /// What happens to the form, or the endings of the tense; or what the form is like, beside the first of the models.
  func rule(beside model: Model?) -> String {
    if skill.isForm {
      let asked = slots.filter { $0.tense == question.slot.tense }
      return own.isEmpty ? ruleOfForm : (own.map(\.reason) + strongEndings(asked)).joined(separator: "; ")
    }
    guard case .pattern(let pattern, let tense, let person) = skill.lesson else {
      let order = slots.first { $0.tense == .imperative } ?? Slot.of(.imperative)[0]
      let joined = [.infinitive, .gerund, order].compactMap { slot in
        conjugator.forms(of: model?.verb ?? question.verb, at: slot).first
      }
      return
        "they come before the form, as a separate word; to the infinitive, the gerund and the order to do something "
        + "they are joined: \(joined.joined(separator: ", "))"
    }
    let asked = slots.filter { $0.tense == tense && (person == nil || $0.person?.orderedLike == person) }
    if pattern == .compound {
      let haber = Self.list(asked, conjugator.auxiliary)
      let participles = Conjugation.allCases.compactMap { Endings.regular($0, .participle).map { "-\($0.written)" } }
      return "\(haber), and the past participle, which does not change: " + participles.once.joined(separator: ", ")
    }
    if let conjugation = pattern.conjugation {
      let endings = Self.list(asked) { Endings.regular(conjugation, $0.borrowed ?? $0).map { "-\($0.written)" } }
      let regular = "regular ending\(asked.count > 1 ? "s" : "") of -\(conjugation) verbs"
      let isFuture = TenseSet.futures.contains(tense)
      return "\(origin ?? (isFuture ? "the endings of all verbs, after the whole infinitive" : regular)): \(endings)"
    }
    let rules = [origin].compactMap { $0 } + own.map { text($0, asked) }
    return (rules + strongEndings(asked)).joined(separator: "; ")
  }

  /// Whose forms a command borrows; `nil` if none.
  private var origin: String? {
    if question.slot == Slot(.imperative, .secondSingular) { return "the order to tú is the él form of the present" }
    guard question.slot.borrowed != nil else { return nil }
    let reason: Reason = question.slot.tense == .imperative ? .orderInSubjunctive : .prohibitionInSubjunctive
    return reason.sentence(.imperativeFromSubjunctive)
  }

  /// What a rule does and, where it changes the vowel of the stem, in which persons.
  private func text(_ step: Derivation.Step, _ asked: [Slot]) -> String {
    guard Irregularity.stemChanging.rules.contains(step.rule.id), asked.count > 1 else {
      let verbs = step.rule.requirement == .none ? [] : examples.map(\.verb).filter { !$0.infinitive.isPronominal }
      let alike = verbs.filter { goesAlike($0, question.slot) }.prefix(Policy.forms)
      let names = alike.map(\.name).joined(separator: ", ")
      return (isStated ? step.reason : step.generalReason) + (names.isEmpty ? "" : ", as in \(names)")
    }
    let changed = asked.filter { !Self.own(question.verb, $0, skill, conjugator).isEmpty }
    let others = asked.filter { !changed.contains($0) && Gap(of: question.verb, at: $0) == nil }
    func who(_ slots: [Slot]) -> String { slots.compactMap(\.subjects.first).joined(separator: ", ") }
    if others.isEmpty { return "\(step.name) in every person" }
    if step.why == .raisedWithoutStress, question.slot.tense != .preterite {
      return "\(step.name) where the stem is not stressed: \(who(changed))"
    }
    // Tengo is stressed on the stem, like tienes.
    if step.why == .diphthongButBeforeG {
      return "\(step.name) where the stem is stressed: \(who(changed)); not in "
        + "\(who(others.filter { $0.person != .firstSingular })); yo has g instead (tengo, vengo)"
    }
    return
      "\(step.name) \(step.why == .diphthong ? "where the stem is stressed:" : "in") \(who(changed)); not in \(who(others))"
  }

  private func strongEndings(_ asked: [Slot]) -> [String] {
    guard question.slot.tense == .preterite, own.contains(where: { $0.rule.id.part == .strongStem }) else { return [] }
    let base = Base(question.verb.preferred)
    return ["the endings are \(Self.list(asked) { FormParts(base, at: $0).ending.map { "-\($0)" } })"]
  }

  /// The cells to show for a form that is one of a kind: all persons of the tense; a participle also with *haber*.
  var table: [Slot] {
    let (verb, slot) = (question.verb, question.slot)
    if slot.person != nil { return slots.filter { $0.tense == slot.tense && verb.isSaid(at: $0) } }
    return [slot] + (slot == .participle ? [Slot(.presentPerfect, .thirdSingular)].compactMap { $0 } : [])
  }

  private var ruleOfForm: String {
    let steps = conjugator.steps(of: question)
    guard let step = steps.first(where: { $0.rule.id == .ownForm }) else { return "" }
    let origin = question.slot.borrowed == nil || steps[0].why == step.why ? [] : [steps[0].generalReason]
    return (origin + [remark(step)]).joined(separator: "; ")
  }

  private func remark(_ step: Derivation.Step) -> String {
    let likeness = Likeness(model: question.verb, conjugator: conjugator)
    if let kin = question.accepted.first.flatMap({ likeness.moreUsed(than: $0, at: question.slot) }) {
      return "like \(kin.form) (\(kin.verb.name))"
    }
    let hasPerson = question.slot.person != nil
    if hasPerson, let twin = likeness.twin(at: table) {
      return "\(twin.name) and \(question.verb.name) have the same forms here: the sentence tells which it is"
    }
    guard hasPerson, table.count > 1 else { return step.generalReason }
    // The whole tense is shown, so the remark covers it: for estás the stress, and that estoy stands alone.
    let own = table.map { slot in Self.steps(question.verb, slot, conjugator).first { $0.rule.id == .ownForm } }
    let owners = zip(table, own).filter { $1?.why == .ownForm }.map(\.0)
    let others = own.compactMap { $0 }.first { $0.why != .ownForm }?.reason
    let alone = owners.count == 1 ? owners[0].subjects.first.map { "only the form for \($0) follows no rule" } : nil
    let together = owners.count > 1 ? "learn the forms of this tense together: no rule makes them" : nil
    return [others, alone ?? together].compactMap { $0 }.joined(separator: "; ")
  }

  /// Each ending once, with everyone who has it: `-a (él, usted)`.
  private static func list(_ slots: [Slot], _ ending: (Slot) -> String?) -> String {
    let endings = slots.compactMap { slot in ending(slot).map { (slot: slot, ending: $0) } }
    return endings.map(\.ending).once.map { ending in
      let whose = endings.filter { $0.ending == ending }.flatMap(\.slot.subjects)
      // Ella and nosotras go without saying.
      let told = whose.filter { !$0.hasSuffix("a") && !$0.hasSuffix("as") }.joined(separator: ", ")
      return ending + (told.isEmpty ? "" : " (\(told))")
    }.joined(separator: ", ")
  }
}
