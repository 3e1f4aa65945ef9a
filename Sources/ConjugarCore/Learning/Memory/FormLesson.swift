/// What is told of a form that is one of a kind before it is asked: what it is like, and its whole tense.
struct FormLesson {
  let question: Question
  /// Those that are asked.
  let slots: [Slot]
  let conjugator: Conjugator

  private var verb: Verb { question.verb }
  private var slot: Slot { question.slot }

  /// The cells to show: all persons of the tense; of a participle one with *haber*.
  var table: [Slot] {
    let perfect = slot == .participle ? Slot(.presentPerfect, .thirdSingular) : nil
    return (slot.person == nil ? [slot] : slots.filter { $0.tense == slot.tense && verb.isSaid(at: $0) })
      + [perfect].compactMap { $0 }
  }

  /// What can be told beside the forms.
  var rule: String {
    let derivations = conjugator.derivations(of: verb, at: slot)
    let derivation = derivations.first { $0.form == question.accepted.first } ?? derivations.first
    guard let step = derivation?.steps.first(where: { $0.rule.id == .ownForm }) else { return "" }
    let origin = derivation?.steps.first.flatMap { $0.why == step.why || slot.borrowed == nil ? nil : $0.generalReason }
    return [origin, remark(step)].compactMap { $0 }.joined(separator: "; ")
  }

  private func remark(_ step: Derivation.Step) -> String {
    if let kin { return "like \(kin.form) (\(kin.verb.name))" }
    if let twin { return "\(twin.name) and \(verb.name) have the same forms here: the sentence tells which it is" }
    if step.why == .shortOrder { return "a few orders to tú are short: di, haz, pon, sal, sé, ten, ve (ir), ven" }
    if step.why == .otherConjugation {
      return "in the preterite dar has the endings of -er verbs; di and dio have no accent"
    }
    guard step.why == .ownForm, slot.person != nil else { return step.generalReason }
    return owned.count == 1
      ? "only this form of the tense follows no rule" : "learn the forms of this tense together: no rule makes them"
  }

  /// The cells of the tense that have a form of their own.
  private var owned: [Slot] {
    table.filter { slot in
      conjugator.derivations(of: verb, at: slot).first?.steps.contains { $0.rule.id == .ownForm } ?? false
    }
  }

  private var likeness: Likeness { Likeness(to: verb, conjugator) }

  /// A more used verb whose form is made in the same way: *escrito* for *descrito*.
  private var kin: (verb: Verb, form: String)? {
    question.accepted.first.flatMap { likeness.moreUsed(than: $0, at: slot) }
  }

  /// The other verb that has all forms of the tense: *ser* of *ir* in the preterite.
  private var twin: Verb? { slot.person == nil ? nil : likeness.twin(at: table) }
}
