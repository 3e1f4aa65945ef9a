/// The introduction to a new skill, shown before it is asked: its rule, and forms that go like the one that is asked.
package struct SkillIntroduction: Sendable, Hashable {
  /// A verb and forms of it with their subjects: `pensar`, `yo pienso`.
  package struct Model: Sendable, Hashable {
    package let verb: String
    package var forms: [String]
  }

  /// For people: `e→ie in the present (boot)`.
  package let name: String
  /// How the forms are made; empty where nothing but the forms can be told.
  package let rule: String
  /// Three forms of as few verbs as there are that go alike, fewer where the language has no more.
  package let models: [Model]
}

extension Review {
  private static let mostForms = 3

  /// - Parameter question: what is asked next; its form is not given away, unless it is learned as a whole.
  func introduction(to skill: Int, before question: Question) -> SkillIntroduction {
    if schedule.finder.skills[skill].isForm { return introduction(toForm: skill, question) }
    let conjugator = schedule.finder.conjugator
    let kin = KinForms(question, schedule.finder.skills[skill], conjugator)
    return SkillIntroduction(
      name: name(of: skill), rule: sharedEndings(of: skill) ?? kin.rule(choices.slots), models: models(of: skill, kin))
  }

  /// Forms that go like the one that is asked: three of a verb of another family that goes like it in all, or of the
  /// verb itself, or of several that at least show the same in the same way.
  private func models(of skill: Int, _ kin: KinForms) -> [SkillIntroduction.Model] {
    let asked = kin.question
    let family = Family.of(asked.verb)
    // Detener says all of tener, pensar leaves something to find of cerrar.
    let isNamed = family.map { !$0.hasPrefix("-") } ?? false
    var ranked: [[(verb: Verb, slots: [Slot])]] = [[], [], []]
    for example in catalog.examples(of: skill) {
      let verb = schedule.finder.verbs[example.verb]
      let slots = example.slots.filter { kin.goesAlike(verb, $0) }
      guard !slots.isEmpty, verb.infinitive != asked.verb.infinitive else { continue }
      let isKin = isNamed && Family.of(verb) == family
      ranked[isKin ? 2 : kin.goesAlikeInAll(verb) ? 0 : 1].append((verb, slots))
    }
    let own = catalog.examples(of: skill).first { schedule.finder.verbs[$0.verb].infinitive == asked.verb.infinitive }
    let others = own?.slots.filter { $0 != asked.slot && kin.goesAlike(asked.verb, $0) } ?? []
    let itself = (verb: asked.verb, slots: others)
    let full = (ranked[0] + [itself]).first { $0.slots.count >= Self.mostForms }
    var models: [SkillIntroduction.Model] = []
    var left = Self.mostForms
    for (verb, slots) in full.map({ [$0] }) ?? ranked[0] + [itself] + ranked[1] + ranked[2] where left > 0 {
      let forms = forms(of: verb, at: Self.some(left, of: slots, with: asked.slot), but: asked.accepted)
      if !forms.isEmpty { models.append(SkillIntroduction.Model(verb: verb.name, forms: forms)) }
      left -= forms.count
    }
    // What no other form shows is learned as a whole: yendo.
    return models.isEmpty
      ? [SkillIntroduction.Model(verb: asked.verb.name, forms: forms(of: asked.verb, at: [asked.slot]))] : models
  }

  /// What is said of a conjugation whose endings in a tense are those of one that was taught before: *-ir* after *-er*.
  private func sharedEndings(of skill: Int) -> String? {
    let skills = schedule.finder.skills
    guard case .pattern(let pattern, let tense, let group) = skills[skill], let own = pattern.conjugation else {
      return nil
    }
    let slots = Slot.of(tense).filter { Skill.Group($0, isRegular: true) == group }.map { $0.borrowed ?? $0 }
    let before = untaught.prefix { $0 != skill }
    let known = Conjugation.allCases.first { other in
      guard other != own, let number = skills.firstIndex(of: .pattern(.regular(other), tense, group)) else {
        return false
      }
      return (!schedule.record(number).isNew || before.contains(number))
        && slots.allSatisfy { Endings.regular(other, $0) == Endings.regular(own, $0) }
    }
    return known.map { "the endings are those of regular verbs in -\($0)" }
  }

  /// So many slots, in order, that of the question among them.
  private static func some(_ number: Int, of slots: [Slot], with asked: Slot) -> [Slot] {
    let others = Set(slots.filter { $0 != asked }.prefix(slots.contains(asked) ? number - 1 : number))
    return slots.filter { $0 == asked || others.contains($0) }
  }

  /// A form that no rule makes is learned with its meaning and its neighbors: *yo soy, tú eres, él es*.
  private func introduction(toForm skill: Int, _ question: Question) -> SkillIntroduction {
    let (verb, slot) = (question.verb, question.slot)
    let row = slot.person.map { person in
      let isPlural = Self.plurals.contains(person)
      return choices.slots.filter { other in
        other.tense == slot.tense && other.person.map { Self.plurals.contains($0) == isPlural } ?? false
      }
    }
    let neighbors = [slot] + (slot == .participle ? [Slot(.presentPerfect, .firstSingular)].compactMap(\.self) : [])
    return SkillIntroduction(
      name: name(of: skill), rule: [verb.gloss, Self.learnedWhole].filter { !$0.isEmpty }.joined(separator: "; "),
      models: [SkillIntroduction.Model(verb: verb.name, forms: forms(of: verb, at: row ?? neighbors))])
  }

  private static let plurals: Set<Person> = [.firstPlural, .secondPlural, .thirdPlural]
  private static let learnedWhole = "no rule makes this form, so learn it with those beside it"

  /// Forms with their subjects.
  ///
  /// - Parameter hidden: forms that are not to be shown.
  private func forms(of verb: Verb, at slots: some Sequence<Slot>, but hidden: [String] = []) -> [String] {
    slots.compactMap { slot in
      schedule.finder.conjugator.forms(of: verb, at: slot).first.flatMap { form in
        hidden.contains(form)
          ? nil : [Subjects.of(verb, at: slot).first, form].compactMap { $0 }.joined(separator: " ")
      }
    }
  }
}
