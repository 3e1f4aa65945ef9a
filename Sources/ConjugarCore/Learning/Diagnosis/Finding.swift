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

/// What the steps from what was asked to what was typed cost: an explanation is the cheapest sum of at most two.
///
/// Alone they are the order of the kinds of wrong answers; in twos they weigh what a learner more likely did.
enum Price {
  /// An accent: it never makes a step of its own.
  static let accent = 0
  /// A form of another verb that is offered.
  static let offeredVerb = 34
  /// The verb by itself where a periphrasis is asked.
  static let withoutHelper = 35
  /// An ending that many say.
  static let popularEnding = 54
  /// Another cell, whose form is misshapen too: who types such a thing has rather built it for the cell that is asked.
  static let meantCell = 58

  /// What a kind costs that alone explains an answer.
  static func of(_ kind: Diagnosis.Kind) -> Int {
    switch kind {
    // A word that was put in, and the right form with another pronoun, or none.
    case .negation: 10
    case .pronoun: 20
    // A right form in the wrong place: the commonest error of all.
    case .otherPerson: 30
    case .otherTense: 31
    case .otherTenseAndPerson: 32
    // Haber, and what should follow it.
    case .auxiliary: 40
    case .participle: 45
    // What was built for the very cell, by other rules, or with the ending of another conjugation or cell.
    case .stemChange: 50
    case .regularized: 52
    case .ending: 60
    // Letters that sound alike: more than a rule, for nothing is known of the rule.
    case .spelling: 70
    // A verb that nobody spoke of.
    case .otherVerb: 80
    // A letter slipped: what anything may be.
    case .typo: 90
    case .notAForm: .max
    }
  }
}
