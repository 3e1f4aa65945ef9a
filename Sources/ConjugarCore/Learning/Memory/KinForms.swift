/// What is shown for a skill before the first question that needs it: forms that show what is new for the same reason,
/// or the whole tense of a form that is one of a kind.
struct KinForms {
  /// A verb and the cells of it to show.
  struct Model {
    let verb: Verb
    var slots: [Slot]
    /// Its rank among the verbs by use, counted from 0.
    var rank = 0
  }

  /// How far a verb is from being the best model, best first.
  private enum Distance: Comparable {
    /// It conjugates like the asked verb throughout, or is the asked verb.
    case likeInAll, itself
    case alike, derived, rare
    /// Its forms contain those of the asked verb.
    case ofTheFamily
  }

  let question: Question
  let skill: Skill
  let slots: [Slot]
  /// The verbs that show the skill, most used first.
  let examples: [Model]
  let conjugator: Conjugator
  /// The derivation steps by which the asked form shows the skill.
  let own: [Derivation.Step]

  /// The asked verb, or all examples if it is not among them or nothing is irregular.
  var itself: [Model] {
    let itself = own.isEmpty ? [] : examples.filter { $0.verb.infinitive == question.verb.infinitive }
    return itself.isEmpty ? examples : itself
  }

  /// Whether what is new is stated in the lexicon, a stem to be memorized: *haré* says nothing about *diré*.
  var isStated: Bool { own.contains { $0.rule.requirement == .exceptions && !Self.foretold.contains($0.why) } }

  /// Stems that are stated, but made the same way in several verbs: *tendré, pondré; podré, sabré*.
  private static let foretold: Set<Reason> = [.futureWithD, .futureWithoutVowel]

  /// Forms that work like the asked one, best known first: three of a verb that conjugates like it throughout, of the
  /// verb itself, or of several verbs that at least show the same thing in the same way.
  var models: [Model] {
    let (verb, slot) = (question.verb, question.slot)
    if skill.isForm { return [Model(verb: verb, slots: table)] }
    if skill == .pronoun {
      // A regular verb other than the asked one.
      let other = examples.first { $0.verb.family == nil && !$0.verb.isSame(as: verb) }
      return other.map { [Model(verb: $0.verb, slots: $0.slots)] } ?? []
    }
    var models: [(model: Model, distance: Distance)] = []
    for var example in examples {
      let isItself = example.verb.infinitive == verb.infinitive
      if !isItself, example.verb.infinitive.bare == verb.infinitive.bare { continue }
      example.slots.removeAll { isItself && $0 == slot || !goesAlike(example.verb, $0) }
      if example.slots.isEmpty { continue }
      models.append((example, distance(of: example)))
      // No model is better than this.
      if example.slots.count >= Policy.forms, models[models.count - 1].distance == .likeInAll { break }
    }
    let sorted = models.sorted { $0.distance < $1.distance }
    let full = sorted.first { $0.distance < .derived && $0.model.slots.count >= Policy.forms }
    var (chosen, left): ([Model], Int) = ([], Policy.forms)
    for (model, distance) in full.map({ [$0] }) ?? sorted where left > 0 && (chosen.isEmpty || distance < .rare) {
      let others = model.slots.filter { $0 != slot }.prefix(model.slots.contains(slot) ? left - 1 : left)
      chosen.append(Model(verb: model.verb, slots: model.slots.filter { $0 == slot || others.contains($0) }))
      left -= chosen[chosen.count - 1].slots.count
    }
    // A form that no other form illustrates is learned as a whole: yendo.
    return chosen.isEmpty ? [Model(verb: verb, slots: [slot])] : chosen
  }

  /// Whether a form shows the skill for the same reason, without giving the answer away.
  func goesAlike(_ verb: Verb, _ slot: Slot) -> Bool {
    Self.isSame(Self.own(verb, slot, skill, conjugator), own)
      && (!isStated || verb.infinitive == question.verb.infinitive || verb.family == question.verb.family)
      && conjugator.asked(of: verb, at: slot).first.map { !question.accepted.contains($0) } ?? false
  }

  private func distance(of example: Model) -> Distance {
    let (verb, family) = (example.verb, example.verb.family)
    if verb.infinitive == question.verb.infinitive { return .itself }
    // Detener gives away all of tener; pensar leaves something of cerrar to work out.
    if verb.hasFamilyOfVerb, family == question.verb.family { return .ofTheFamily }
    if example.rank >= FrequencyList.Depth.learner.rawValue { return .rare }
    // Dar does not illustrate what is regular: dé has an accent of its own.
    let isPlain = !verb.infinitive.isPronominal && verb.preferred.prefixLength == 0
    guard isPlain, !skill.isRegular || family == nil else { return .derived }
    return verb.infinitive.conjugation == question.verb.infinitive.conjugation
      && Self.isSame(changes(of: verb), changes(of: question.verb)) ? .likeInAll : .alike
  }

  private func changes(of verb: Verb) -> [Derivation.Step] {
    Self.steps(verb, question.slot, conjugator).filter {
      ($0.rule.kind == .change || $0.rule.kind == .sound) && $0.rule.id != .writtenAccent
    }
  }

  private static func isSame(_ steps: [Derivation.Step], _ others: [Derivation.Step]) -> Bool {
    steps.elementsEqual(others) { $0.rule.id == $1.rule.id && $0.why == $1.why }
  }

  static func steps(_ verb: Verb, _ slot: Slot, _ conjugator: Conjugator) -> [Derivation.Step] {
    conjugator.paradigm(of: verb).derivations(at: slot).first?.steps ?? []
  }

  /// The steps that show the skill; empty for the regular way and for *haber*.
  static func own(_ verb: Verb, _ slot: Slot, _ skill: Skill, _ conjugator: Conjugator) -> [Derivation.Step] {
    if skill.comesWithTense { return [] }
    let rules = skill.isForm ? [.strongPreterite, .irregularStem, .shortFuture] : skill.pattern?.rules ?? []
    return steps(verb, slot, conjugator).filter { rules.contains($0.rule.id) }
  }
}
