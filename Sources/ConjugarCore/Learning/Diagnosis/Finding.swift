/// How a wrong answer came about: one step, or two.
struct Finding {
  /// The kind that the steps amount to: two steps make no form, unless both come down to one cell.
  let kind: Diagnosis.Kind
  /// What to say about it in a question without a sentence.
  let remark: Remark
  let steps: [Step]

  var price: Int { steps.isEmpty ? .max : steps.reduce(0) { $0 + $1.price } }
  var form: Step? { steps.first { $0.slot != nil } }

  init(_ step: Step) { self.init(step.kind, step.remark, of: [step]) }

  init(_ first: Step, _ second: Step, of answer: String) {
    // After the right form, a letter would mislead: diciré, i → e; and naming tuv- already gives its ending.
    let isTold =
      (second.kind == .typo || second.kind == .ending && first.kind == .regularized)
      && first.remark.advice != first.remark.nudge
    let other = isTold ? Remark(second.remark.was) : second.remark
    self.init(.notAForm, first.remark.and(other, of: answer), of: [first, second])
  }

  init(_ kind: Diagnosis.Kind, _ remark: Remark, of steps: [Step] = []) {
    (self.steps, self.kind, self.remark) = (steps, kind, remark)
  }
}
