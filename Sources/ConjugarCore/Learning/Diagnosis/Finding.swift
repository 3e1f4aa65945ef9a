/// One thing that went wrong between what was asked and what was typed.
struct Step {
  let kind: Diagnosis.Kind
  let price: Int
  /// The verb that the answer, or what is left of it, is a form of, and the cell; `nil` if it is none.
  var infinitive: String?
  var slot: Slot?
  /// What to say of it.
  let remark: Remark
}

/// How a wrong answer came about: one step, or two.
struct Finding {
  let steps: [Step]
  /// The kind that the steps make: two are none, unless both are one cell.
  let kind: Diagnosis.Kind
  /// What to say of it in a question without a sentence.
  let remark: Remark
  /// The cell that a misshapen form was meant for, where that is not the one that is asked.
  var meant: Question?

  var price: Int { steps.reduce(0) { $0 + $1.price } }

  init(_ step: Step) {
    steps = [step]
    kind = step.kind
    remark = step.remark
  }

  init(_ first: Step, _ second: Step, of answer: String, meant: Question? = nil) {
    steps = [first, second]
    kind = .notAForm
    remark = DiagnosisEnglish.both(first.remark, second.remark, of: answer)
    self.meant = meant
  }

  /// Of an answer that no step reaches.
  init(_ kind: Diagnosis.Kind, _ remark: Remark) {
    steps = []
    self.kind = kind
    self.remark = remark
  }
}
