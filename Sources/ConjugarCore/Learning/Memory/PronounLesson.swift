/// What is told of the reflexive pronouns before the first verb is asked with one.
struct PronounLesson {
  /// Those that are asked.
  let slots: [Slot]
  let conjugator: Conjugator

  /// Another verb than the one that is asked, and regular.
  let verb: Verb?

  private func form(_ slot: Slot) -> String? { verb.flatMap { conjugator.forms(of: $0, at: slot).first } }

  /// Where they stand.
  var rule: String {
    let orders = slots.filter { $0.tense == .imperative } + Slot.of(.imperative)
    let joined = [.infinitive, .gerund, orders[0]].compactMap(form).joined(separator: ", ")
    return
      "they stand before the form, a word by itself; to the infinitive, the gerund and the order to do something they are joined: \(joined)"
  }

  /// The present with each of them.
  var models: [SkillIntroduction.Model] {
    let forms = slots.filter { $0.tense == .present }.compactMap { slot in
      form(slot).map { "\(slot.subjects[0]) \($0)" }
    }
    return verb.map { [SkillIntroduction.Model(verb: $0.name, meaning: $0.briefGloss, forms: forms)] } ?? []
  }
}
