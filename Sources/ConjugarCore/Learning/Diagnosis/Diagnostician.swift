/// Tells what a wrong answer was, from what the rules and the identification of forms know; nothing is listed.
package struct Diagnostician: Sendable {
  private let conjugator: Conjugator
  private let persons: Set<Person>

  /// - Parameter persons: those that the learner is asked; a form of another one is what the answer was only if it cannot
  ///   have been built for the cell that is asked.
  package init(_ conjugator: Conjugator, persons: [Person] = Person.allCases) {
    self.conjugator = conjugator
    self.persons = Set(persons)
  }

  /// Whether the learner is asked a person, or this question is of it.
  func isAsked(_ person: Person?, in question: Question) -> Bool {
    DiagnosisContext(question, conjugator, persons: persons).isAsked(person)
  }

  /// What a wrong answer to a question was.
  ///
  /// - Parameters:
  ///   - typed: a line as it was typed, that is no right answer.
  ///   - question: what was asked.
  package func diagnose(_ typed: some StringProtocol, for question: Question) -> Diagnosis {
    diagnose(AnswerText(typed, in: question.cloze, tense: question.slot.tense), for: question)
  }

  /// The same for an answer that was read already.
  func diagnose(_ answer: AnswerText, for question: Question) -> Diagnosis {
    let asked = DiagnosisContext(question, conjugator, persons: persons)
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    let writer = RemarkWriter(asked, attempts)
    if let helper = attempts.first(where: asked.isOtherSense) {
      return Diagnosis(
        .otherVerb, infinitive: question.verb.name, at: question.slot, remark: DiagnosisEnglish.helper(helper.core))
    }
    let cell = cell(of: attempts, asked)
    for kind in Diagnosis.Kind.allCases {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        guard let cell, cell.kind == kind else { continue }
        let infinitive = question.verb.name
        return Diagnosis(kind, infinitive: infinitive, at: cell.slot, remark: writer.of(cell))
      case .otherVerb:
        guard let other = OtherVerb(attempts, asked) else { continue }
        return Diagnosis(kind, infinitive: other.infinitive, at: other.slot, remark: writer.of(other))
      case .negation, .pronoun, .auxiliary, .participle, .stemChange, .regularized, .ending, .spelling, .typo:
        guard let attempt = attempts.first(where: { asked.isExplained($0, by: kind) }) else { continue }
        return Diagnosis(kind, remark: writer.of(kind, attempt))
      case .notAForm: break
      }
    }
    return Diagnosis(.notAForm, remark: writer.ofNoForm())
  }

  /// The other cell of the verb that an answer belongs to: as it is spelled, or else but for its accent if it is spelled
  /// like nothing else.
  private func cell(of attempts: [Attempt], _ asked: DiagnosisContext) -> OtherCell? {
    if let cell = OtherCell(attempts, asked) {
      // Who learns tú has made vení like comí, and never heard it said to vos.
      return asked.isAsked(cell.slot.person) || !isBuilt(attempts, asked) ? cell : nil
    }
    if let cell = afterPronoun(attempts, asked, accentsCount: true) { return cell }
    let found =
      OtherCell(attempts, asked, accentsCount: false) ?? afterPronoun(attempts, asked, accentsCount: false)
    guard let found, !isBuilt(attempts, asked), !OtherVerb.isSpelledByOther(attempts, asked) else { return nil }
    return found
  }

  /// The cell of the form after the right pronoun. *Me lava* has the right stem and another ending; *me cae* is another
  /// person's form as a whole.
  private func afterPronoun(
    _ attempts: [Attempt], _ asked: DiagnosisContext, accentsCount: Bool
  ) -> OtherCell? {
    OtherCell.afterPronoun(attempts, asked, accentsCount: accentsCount).flatMap { cell in
      attempts.contains { asked.isExplained($0, by: .ending) } ? nil : cell
    }
  }

  /// Whether an answer is, accents and all, what a learner may build for the very cell that is asked.
  private func isBuilt(_ attempts: [Attempt], _ asked: DiagnosisContext) -> Bool {
    attempts.contains { attempt in
      asked.isMade(attempt, accentsCount: true) { variant, slot in
        VowelSlips.words(of: variant, at: slot) + Regularized.words(of: variant, at: slot)
          + EndingSlips.words(of: variant, at: slot, with: OtherEndings.of(slot))
      }
    }
  }

  /// Whether an answer is what a learner makes of a cell who knows the cell but not its form.
  ///
  /// - Parameter endings: whether an ending of another cell or conjugation is enough.
  func misshapes(_ answer: AnswerText, of question: Question, endings: Bool) -> Bool {
    let asked = DiagnosisContext(question, conjugator, persons: persons)
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    let kinds: [Diagnosis.Kind] = [.stemChange, .regularized, .spelling] + (endings ? [.ending] : [])
    return kinds.contains { kind in
      attempts.contains { asked.isExplained($0, by: kind) }
    }
  }

  /// Whether an answer is right but for one letter.
  func isOneLetterOff(_ answer: AnswerText, for question: Question) -> Bool {
    let asked = DiagnosisContext(question, conjugator, persons: persons)
    return answer.readings.contains { Attempt($0, at: question.slot).isRightButForALetter(asked) }
  }
}

extension DiagnosisContext {
  /// Whether a kind that names no form explains an answer by itself.
  func isExplained(_ attempt: Attempt, by kind: Diagnosis.Kind) -> Bool {
    switch kind {
    case .negation: attempt.isRightButForNo(self)
    case .pronoun: PronounSlip(self).explains(attempt)
    case .auxiliary: CompoundSlip(self)?.isWrongAuxiliary(attempt) ?? false
    case .participle: CompoundSlip(self)?.isWrongParticiple(attempt) ?? false
    case .stemChange: isMade(attempt) { VowelSlips.words(of: $0, at: $1) }
    case .regularized: isMade(attempt) { Regularized.words(of: $0, at: $1) }
    case .ending:
      !SpellingSlip(self).soundsRight(attempt) && isMade(attempt) { EndingSlips.words(of: $0, at: $1) }
    case .spelling: SpellingSlip(self).explains(attempt)
    case .typo: attempt.isRightButForALetter(self)
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: false
    }
  }
}
