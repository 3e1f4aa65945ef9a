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
    let examples = catalog.examples(of: skill)
    let conjugator = schedule.finder.conjugator
    let other = examples.first { schedule.finder.verbs[$0.verb].infinitive != question.verb.infinitive }
    guard let example = other ?? examples.first, let slot = example.slots.first else { return nil }
    let verb = schedule.finder.verbs[example.verb]
    let forms = example.slots.prefix(Self.mostForms).compactMap { slot in
      conjugator.forms(of: verb, at: slot).first.map { form in
        [Subjects.of(verb, at: slot).first, form].compactMap { $0 }.joined(separator: " ")
      }
    }
    let model = Question(verb: verb, slot: slot, subject: nil, accepted: conjugator.forms(of: verb, at: slot))
    return SkillIntroduction(
      name: name(of: skill), rule: conjugator.patterns(of: model).joined(separator: "; "),
      model: verb.name, forms: forms)
  }
}
