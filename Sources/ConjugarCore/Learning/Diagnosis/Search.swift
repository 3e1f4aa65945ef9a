/// The search for the cheapest explanation of a wrong answer, and what is said of it.
///
/// What was typed is reached from what was asked by one step; or one step is taken back, and what is left is asked again.
/// What a step was is written where it is found, one file a kind of step.
struct Search {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  let answer: String

  /// - Parameter answer: how the answer is quoted, where the attempts are only a part of it.
  init(_ asked: DiagnosisContext, _ attempts: [Attempt], quoting answer: String? = nil) {
    self.asked = asked
    self.attempts = attempts
    self.answer = answer ?? "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
  }

  var verb: Verb { asked.question.verb }
  var slot: Slot { asked.question.slot }

  /// The cheapest explanation; that it is no form, if two steps do not reach it.
  var cheapest: Finding {
    guard let step = oneStep() else {
      return phrase.map { Finding(.notAForm, $0) } ?? twoSteps() ?? Finding(.notAForm, ofNoForm)
    }
    // A letter explains so much that two steps may say more; the kind is that of the letter all the same.
    let limit = Price.of(.typo) + Price.of(.stemChange)
    guard step.kind == .typo, asked.auxiliary == nil, !attempts.contains(where: { $0.isRightButForATwin(asked) }),
      let two = twoSteps(below: limit)
    else { return Finding(step) }
    return Finding(Step(.typo, two.remark))
  }

  /// The cheapest step that alone explains the answer.
  ///
  /// - Parameters:
  ///   - kinds: those that are looked for, the cheapest first.
  ///   - isSecond: whether an ending or a letter must be known for what it is, and no other verb is named.
  func oneStep(_ kinds: [Diagnosis.Kind] = Diagnosis.Kind.allCases, isSecond: Bool = false) -> Step? {
    if let helper = attempts.first(where: asked.isOtherSense) { return ofHelper(helper) }
    lazy var cell = isSecond ? exactCell : self.cell
    for kind in kinds {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        if let cell, cell.kind == kind { return Step(cell, asked, of(cell)) }
      case .otherVerb:
        if let otherVerb { return of(otherVerb) }
      default:
        if let attempt = attempts.first(where: { isExplained($0, by: kind) }) {
          return remark(on: attempt, by: kind, isSecond: isSecond).map { Step(kind, $0) }
        }
      }
    }
    return nil
  }

  /// Whether a kind alone explains an answer that is no form of a verb.
  func isExplained(_ attempt: Attempt, by kind: Diagnosis.Kind) -> Bool {
    switch kind {
    case .negation: attempt.isRightButForNo(asked)
    case .pronoun: pronouns(of: attempt) != nil
    case .auxiliary: isWrongAuxiliary(attempt)
    case .participle: isWrongParticiple(attempt)
    case .stemChange, .regularized: !asked.coinages(kind, of: attempt).isEmpty
    case .ending: asked.sounding(like: attempt.plain) == nil && !asked.coinages(kind, of: attempt).isEmpty
    case .spelling: asked.isRightInSound(attempt)
    case .typo: attempt.rightButForALetter(asked) != nil
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: false
    }
  }

  /// What is to be said of an answer that a kind explains; `nil` of a second step that is not known for what it is.
  private func remark(on attempt: Attempt, by kind: Diagnosis.Kind, isSecond: Bool) -> Remark? {
    switch kind {
    case .negation: return ofNegation
    case .pronoun: return ofPronouns(pronouns(of: attempt) ?? [], attempt)
    case .auxiliary: return ofAuxiliary(attempt)
    case .participle: return isSecond ? ofKnownParticiple(attempt) : ofParticiple(attempt)
    case .stemChange: return ofVowel(attempt)
    case .regularized:
      return isSecond ? ofRegularized(attempt) : naming(attempt, ofRegularized(attempt))
    case .ending: return ofEnding(attempt, isSecond: isSecond)
    case .spelling: return ofSpelling(attempt, isSecond: isSecond)
    // Many words are a letter away from a short one.
    case .typo: return isSecond && attempt.core.count <= 5 ? nil : ofLetter(attempt)
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: return nil
    }
  }
}
