/// Tells what a wrong answer was, from what the rules and the identification of forms know; nothing is listed.
public struct Diagnostician: Sendable {
  private let conjugator: Conjugator

  public init(_ conjugator: Conjugator) { self.conjugator = conjugator }

  /// What a wrong answer to a question was.
  ///
  /// - Parameters:
  ///   - typed: a line as it was typed, that is no right answer.
  ///   - question: what was asked.
  public func diagnose(_ typed: some StringProtocol, for question: Question) -> Diagnosis {
    diagnose(AnswerText(typed), for: question)
  }

  /// The same for an answer that was read already.
  func diagnose(_ answer: AnswerText, for question: Question) -> Diagnosis {
    let asked = DiagnosisContext(question, conjugator)
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    let message = DiagnosisMessage(asked, attempts)
    for kind in Diagnosis.Kind.allCases {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        guard let cell = OtherCell(attempts, asked), cell.kind == kind else { continue }
        let infinitive = question.verb.name
        return Diagnosis(
          kind, infinitive: infinitive, at: cell.slot, message: message.of(infinitive, at: cell.slot))
      case .otherVerb:
        guard let other = OtherVerb(attempts, asked) else { continue }
        return Diagnosis(
          kind, infinitive: other.infinitive, at: other.slot,
          message: message.of(other.infinitive, at: other.slot, written: other.written))
      case .negation, .pronoun, .auxiliary, .participle, .stemChange, .regularised, .ending, .spelling, .typo,
        .notAForm:
        if attempts.contains(where: { fits(kind, $0, asked) }) { return Diagnosis(kind, message: message.of(kind)) }
      }
    }
    return Diagnosis(.notAForm, message: message.of(.notAForm))
  }

  /// Whether an answer is what a learner makes of a cell who knows the cell but not its form.
  func misshapes(_ answer: AnswerText, of question: Question) -> Bool {
    let asked = DiagnosisContext(question, conjugator)
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    return [.stemChange, .regularised, .ending, .spelling].contains { kind in
      attempts.contains { fits(kind, $0, asked) }
    }
  }

  /// Whether a kind that names no form explains an answer by itself.
  private func fits(_ kind: Diagnosis.Kind, _ attempt: Attempt, _ asked: DiagnosisContext) -> Bool {
    switch kind {
    case .negation: attempt.isRightButForNo(asked)
    case .pronoun: PronounSlip(asked).explains(attempt)
    case .auxiliary: CompoundSlip(asked)?.isWrongAuxiliary(attempt) ?? false
    case .participle: CompoundSlip(asked)?.isWrongParticiple(attempt) ?? false
    case .stemChange: asked.isMade(attempt) { VowelSlips.words(of: $0, at: $1) }
    case .regularised: asked.isMade(attempt) { Regularized.words(of: $0, at: $1) }
    case .ending:
      !SpellingSlip(asked).soundsRight(attempt) && asked.isMade(attempt) { EndingSlips.words(of: $0, at: $1) }
    case .spelling: SpellingSlip(asked).explains(attempt)
    case .typo: attempt.isRightButForALetter(asked)
    case .notAForm: true
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb: false
    }
  }
}
