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
  let remark: Remark

  /// - Parameter price: that of the kind alone, unless said otherwise.
  init(
    _ kind: Diagnosis.Kind, of infinitive: String? = nil, at slot: Slot? = nil, written: String? = nil,
    price: Int? = nil, _ remark: Remark
  ) {
    self.kind = kind
    self.price = price ?? Price.of(kind)
    self.infinitive = infinitive
    self.slot = slot
    self.written = written
    self.remark = remark
  }

  init(_ cell: OtherCell, _ asked: DiagnosisContext, _ remark: Remark = Remark("")) {
    self.init(cell.kind, of: asked.question.verb.name, at: cell.slot, written: cell.written, remark)
    pronoun = cell.afterPronoun == nil ? nil : asked.pronoun?.description
  }
}

/// How a wrong answer came about: one step, or two.
struct Finding {
  /// The kind that the steps make: two are none, unless both are one cell.
  let kind: Diagnosis.Kind
  /// What to say of it in a question without a sentence.
  let remark: Remark
  let steps: [Step]

  /// `Int.max` where there is none.
  var price: Int { steps.isEmpty ? .max : steps.reduce(0) { $0 + $1.price } }
  /// The step that is a form of the verb, or of another one.
  var form: Step? { steps.first { $0.slot != nil } }

  init(_ step: Step) { self.init(step.kind, step.remark, of: [step]) }

  /// Of two steps, of which each is told.
  init(_ first: Step, _ second: Step, of answer: String) {
    self.init(.notAForm, first.remark.and(second.remark, of: answer), of: [first, second])
  }

  /// Of an answer that no step reaches, or of which one remark says all.
  init(_ kind: Diagnosis.Kind, _ remark: Remark, of steps: [Step] = []) {
    self.steps = steps
    self.kind = kind
    self.remark = remark
  }
}
