/// The forms that go like one that is asked: they show the skill that is new for the same reason.
struct KinForms {
  /// A verb and the cells of it that are shown.
  struct Model {
    let verb: Verb
    let slots: [Slot]
  }

  /// How far a verb is from being the best model, the best first.
  enum Distance: Int, Comparable {
    /// It goes like the asked one in all.
    case likeInAll
    /// It is the one that is asked.
    case itself
    case alike, derived, rare
    /// Its forms have those of the asked one in them.
    case ofTheFamily

    static func < (first: Distance, second: Distance) -> Bool { first.rawValue < second.rawValue }
  }

  let question: Question
  /// Whether what is new stands in the lexicon, a stem that has to be learned: of *haré* nothing follows for *diré*.
  let isStated: Bool
  let conjugator: Conjugator
  let skill: Skill
  /// The steps by which the asked form shows the skill.
  let own: [Derivation.Step]
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
      && (!isStated || verb.infinitive == question.verb.infinitive || verb.family == question.verb.family)
  }

  /// How good a model a verb is.
  ///
  /// - Parameter rank: its index among the verbs by use.
  func distance(of verb: Verb, rank: Int) -> Distance {
    if verb.infinitive == question.verb.infinitive { return .itself }
    let family = verb.family
    // Detener says all of tener, pensar leaves something to find of cerrar.
    if verb.hasFamilyOfVerb, family == question.verb.family { return .ofTheFamily }
    if rank >= FrequencyList.Depth.learner.rawValue { return .rare }
    // What is regular is not seen in dar: dé has an accent of its own.
    let isPlain = !verb.infinitive.isPronominal && verb.variants.first?.prefixLength == 0
    let isRegular = if case .pattern(let pattern, _, _) = skill { pattern.isRegular } else { false }
    guard isPlain, !isRegular || family == nil else { return .derived }
    return goesAlikeInAll(verb) ? .likeInAll : .alike
  }

  /// Whether a verb has the same endings as the one that is asked, and in that cell undergoes the same changes.
  private func goesAlikeInAll(_ verb: Verb) -> Bool {
    verb.infinitive.conjugation == question.verb.infinitive.conjugation
      && Self.all(verb, question.slot, conjugator) == all
  }

  private static func steps(_ verb: Verb, _ slot: Slot, _ conjugator: Conjugator) -> [Derivation.Step] {
    conjugator.derivations(of: verb, at: slot).first?.steps ?? []
  }

  /// The steps that show the skill; none where it is the regular way, or *haber*.
  static func own(
    _ verb: Verb, _ slot: Slot, _ skill: Skill, _ conjugator: Conjugator
  ) -> [Derivation.Step] {
    guard case .pattern(let pattern, _, _) = skill, !pattern.isRegular, pattern != .compound else { return [] }
    return steps(verb, slot, conjugator).filter { pattern.rules.contains($0.rule.id) }
  }

  private static func all(_ verb: Verb, _ slot: Slot, _ conjugator: Conjugator) -> [Key] {
    steps(verb, slot, conjugator).filter { $0.rule.kind == .change || $0.rule.kind == .sound }
      .filter { $0.rule.id != .writtenAccent }.map(Key.init)
  }
}
