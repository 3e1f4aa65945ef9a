/// How a wrong answer came about: one step, or two.
struct Finding {
  /// The kind that the steps make: two are none, unless both are one cell.
  let kind: Diagnosis.Kind
  /// What to say of it in a question without a sentence.
  let remark: Remark
  let steps: [Step]

  var price: Int { steps.isEmpty ? .max : steps.reduce(0) { $0 + $1.price } }
  var form: Step? { steps.first { $0.slot != nil } }

  init(_ step: Step) { self.init(step.kind, step.remark, of: [step]) }

  init(_ first: Step, _ second: Step, of answer: String) {
    // Behind the right form a letter would lead astray: diciré, i → e; and the ending of tuv- is told with its stem.
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
