/// One thing that went wrong between what was asked and what was typed.
struct Step {
  let kind: Diagnosis.Kind
  let price: Int
  /// The verb that the answer, or what is left of it, is a form of, and the cell; `nil` if it is none.
  var infinitive: String?
  var slot: Slot?
  /// The form with the accent that the answer lacks; `nil` if it lacks none.
  var written: String?
  /// The right pronoun, where a form of another person follows it.
  var pronoun: String?
  /// What to say of it.
  let remark: Remark
}

extension Step {
  /// A form of another cell of the verb.
  init(_ cell: OtherCell, _ asked: DiagnosisContext, _ remark: Remark = Remark("")) {
    self.init(
      kind: cell.kind, price: Price.of(cell.kind), infinitive: asked.question.verb.name, slot: cell.slot,
      written: cell.written, pronoun: cell.afterPronoun == nil ? nil : asked.pronoun?.description, remark: remark)
  }
}

/// How a wrong answer came about: one step, or two.
struct Finding {
  let steps: [Step]
  /// The kind that the steps make: two are none, unless both are one cell.
  let kind: Diagnosis.Kind
  /// What to say of it in a question without a sentence.
  let remark: Remark

  /// `Int.max` where there is none.
  var price: Int { steps.isEmpty ? .max : steps.reduce(0) { $0 + $1.price } }

  init(_ step: Step) {
    steps = [step]
    kind = step.kind
    remark = step.remark
  }

  init(_ first: Step, _ second: Step, of answer: String) {
    steps = [first, second]
    kind = .notAForm
    remark = DiagnosisEnglish.both(first.remark, second.remark, of: answer)
  }

  /// Of an answer that no step reaches, or of which one remark says all.
  init(_ kind: Diagnosis.Kind, _ remark: Remark, of steps: [Step] = []) {
    self.steps = steps
    self.kind = kind
    self.remark = remark
  }
}
