/// The forms that go like one that is asked: they show the skill that is new for the same reason.
struct KinForms {
  let question: Question
  /// Whether what is new stands in the lexicon, a stem that has to be learned: of *haré* nothing follows for *diré*.
  private let isStated: Bool
  private let conjugator: Conjugator
  private let skill: Skill
  private let own: [Derivation.Step]
  private let all: [Key]

  /// What happens to a form.
  private struct Key: Hashable {
    let rule: Rule.ID
    let why: Reason

    init(_ step: Derivation.Step) {
      rule = step.rule.id
      why = step.why
    }
  }

  init(_ question: Question, _ skill: Skill, _ conjugator: Conjugator) {
    self.question = question
    self.skill = skill
    self.conjugator = conjugator
    own = Self.own(question.verb, question.slot, skill, conjugator)
    all = Self.all(question.verb, question.slot, conjugator)
    isStated = own.contains { $0.rule.requirement == .exceptions && !Self.foretold.contains($0.why) }
  }

  /// Stems that are stated, and made in the same way in several verbs: *tendré, pondré; podré, sabré*.
  private static let foretold: Set<Reason> = [.futureWithD, .futureWithoutVowel]

  /// Whether a form shows the skill for the same reason.
  func goesAlike(_ verb: Verb, _ slot: Slot) -> Bool {
    let steps = Self.own(verb, slot, skill, conjugator)
    return steps.map(Key.init) == own.map(Key.init)
      && (!isStated || verb.infinitive == question.verb.infinitive || Family.of(verb) == Family.of(question.verb))
  }

  /// Whether a verb has the same endings as the one that is asked, and in that cell undergoes the same changes.
  func goesAlikeInAll(_ verb: Verb) -> Bool {
    verb.infinitive.conjugation == question.verb.infinitive.conjugation
      && Self.all(verb, question.slot, conjugator) == all
  }

  private static func steps(_ verb: Verb, _ slot: Slot, _ conjugator: Conjugator) -> [Derivation.Step] {
    conjugator.derivations(of: verb, at: slot).first?.steps ?? []
  }

  /// The steps that show the skill; none where it is the regular way, or *haber*.
  private static func own(
    _ verb: Verb, _ slot: Slot, _ skill: Skill, _ conjugator: Conjugator
  ) -> [Derivation.Step] {
    guard case .pattern(let pattern, _, _) = skill, !pattern.isRegular, pattern != .compound else { return [] }
    return steps(verb, slot, conjugator).filter { pattern.rules.contains($0.rule.id) }
  }

  private static func all(_ verb: Verb, _ slot: Slot, _ conjugator: Conjugator) -> [Key] {
    steps(verb, slot, conjugator).filter { $0.rule.kind == .change || $0.rule.kind == .sound }
      .filter { $0.rule.id != .writtenAccent }.map(Key.init)
  }

  /// How the forms are made: what happens to them, or the endings of the tense.
  ///
  /// - Parameter slots: those that are asked.
  func rule(_ slots: [Slot]) -> String {
    guard case .pattern(let pattern, let tense, let group) = skill else { return "" }
    if pattern == .compound { return "a form of haber and the past participle, which does not change" }
    guard let conjugation = pattern.conjugation else {
      let isStrong = tense == .preterite && own.contains { $0.rule.id == .strongPreterite || $0.rule.id == .cToJ }
      return (own.map { "\($0.name): \($0.generalReason)" } + (isStrong ? [Self.strongEndings(slots)] : []))
        .joined(separator: "; ")
    }
    let asked = slots.filter { $0.tense == tense && Skill.Group($0, isRegular: true) == group }
    let verbs = TenseSet.futures.contains(tense) ? "all verbs, after the whole infinitive" : "-\(conjugation) verbs"
    let endings = asked.compactMap { Endings.regular(conjugation, $0.borrowed ?? $0)?.written }
    return "\(endings.count > 1 ? "regular endings" : "regular ending") of \(verbs): "
      + Self.each(endings).joined(separator: ", ")
  }

  private static func strongEndings(_ slots: [Slot]) -> String {
    let endings = slots.filter { $0.tense == .preterite }.compactMap { Endings.strong(.er, $0)?.written }
    return "the endings are \(each(endings).joined(separator: ", "))"
  }

  /// Each ending once.
  private static func each(_ endings: [String]) -> [String] {
    endings.indices.filter { endings.firstIndex(of: endings[$0]) == $0 }.map { "-\(endings[$0])" }
  }
}
