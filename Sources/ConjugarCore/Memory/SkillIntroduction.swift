/// The introduction to a new skill, shown before it is asked: its rule, and a model verb in three forms.
package struct SkillIntroduction: Sendable, Hashable {
  /// For people: `e→ie in the present (boot)`.
  package let name: String
  /// How the forms are made; empty where nothing but the forms can be told.
  package let rule: String
  /// The verb that the forms are of, another than the one that is asked if there is one.
  package let model: String
  /// Forms of the model with their subjects: `yo pienso`.
  package let forms: [String]
}

extension Review {
  private static let mostForms = 3

  /// - Parameter question: what is asked next, whose form is not given away if the skill has other forms.
  func introduction(to skill: Int, before question: Question) -> SkillIntroduction? {
    if schedule.finder.skills[skill].isForm { return introduction(toForm: skill, question) }
    let examples = catalog.examples(of: skill)
    let conjugator = schedule.finder.conjugator
    // A verb that has three forms to show, rather than haber, of which one is asked.
    let others = examples.filter { schedule.finder.verbs[$0.verb].infinitive != question.verb.infinitive }
    let full = others.first { $0.slots.count >= Self.mostForms }
    guard let example = full ?? others.first ?? examples.first, let slot = example.slots.first else { return nil }
    let verb = schedule.finder.verbs[example.verb]
    let model = Question(verb: verb, slot: slot, subject: nil, accepted: conjugator.forms(of: verb, at: slot))
    let rules = conjugator.patterns(of: model)
    // Of what makes the model's form, that which is new; else all.
    let own = rules.filter { rule in title(of: skill).map { rule.hasPrefix("\($0): ") } ?? false }
    let rule = sharedEndings(of: skill) ?? (own.isEmpty ? rules : own).joined(separator: "; ")
    return SkillIntroduction(
      name: name(of: skill), rule: rule, model: verb.name,
      forms: forms(of: verb, at: Self.some(of: example.slots, with: question.slot)))
  }

  /// What people call the pattern of a skill.
  private func title(of skill: Int) -> String? {
    guard case .pattern(let pattern, _, _) = schedule.finder.skills[skill] else { return nil }
    return pattern.title
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
      return (schedule.record(number).memory != nil || before.contains(number))
        && slots.allSatisfy { Endings.regular(other, $0) == Endings.regular(own, $0) }
    }
    return known.map { "the endings are those of regular verbs in -\($0)" }
  }

  /// As many slots as are shown, in order, that of the question among them.
  private static func some(of slots: [Slot], with asked: Slot) -> [Slot] {
    let others = Set(slots.filter { $0 != asked }.prefix(slots.contains(asked) ? mostForms - 1 : mostForms))
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
      model: verb.name, forms: forms(of: verb, at: row ?? neighbors))
  }

  private static let plurals: Set<Person> = [.firstPlural, .secondPlural, .thirdPlural]
  private static let learnedWhole = "no rule makes this form, so learn it with those beside it"

  /// Forms with their subjects.
  private func forms(of verb: Verb, at slots: some Sequence<Slot>) -> [String] {
    slots.compactMap { slot in
      schedule.finder.conjugator.forms(of: verb, at: slot).first.map { form in
        [Subjects.of(verb, at: slot).first, form].compactMap { $0 }.joined(separator: " ")
      }
    }
  }
}
