/// The search for the cheapest explanation of a wrong answer.
///
/// What was typed is reached from what was asked by one step; or one step is taken back, and what is left is asked again.
struct Search {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  let writer: RemarkWriter

  /// - Parameter answer: how the answer is quoted, where the attempts are only a part of it.
  init(_ asked: DiagnosisContext, _ attempts: [Attempt], quoting answer: String? = nil) {
    self.asked = asked
    self.attempts = attempts
    writer = RemarkWriter(asked, attempts, quoting: answer)
  }

  /// The cheapest explanation; that it is no form, if two steps do not reach it.
  var cheapest: Finding {
    if let step = oneStep() {
      // A letter explains so much that two steps may say more; the kind is that of the letter all the same.
      guard step.kind == .typo, asked.auxiliary == nil, let two = twoSteps(below: Price.letter + Price.stem.vowel)
      else {
        return Finding(step)
      }
      return Finding(Step(kind: .typo, price: step.price, remark: two.remark))
    }
    return writer.phrase.map { Finding(.notAForm, $0) } ?? twoSteps() ?? Finding(.notAForm, writer.ofNoForm)
  }

  // MARK: One step

  /// The cheapest step that alone explains the answer.
  ///
  /// - Parameters:
  ///   - kinds: those that are looked for, the cheapest first.
  ///   - areLettersKnown: whether an ending or a letter must be known for what it is, as where it is the second step.
  func oneStep(_ kinds: [Diagnosis.Kind] = Diagnosis.Kind.allCases, areLettersKnown: Bool = false) -> Step? {
    if let helper = attempts.first(where: asked.isOtherSense) {
      return step(.otherVerb, asked.question.verb.name, asked.question.slot, DiagnosisEnglish.helper(helper.core))
    }
    lazy var cell = areLettersKnown ? exactCell : self.cell
    for kind in kinds {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        guard let cell, cell.kind == kind else { continue }
        return Step(cell, asked, writer.of(cell))
      case .otherVerb:
        guard let other = OtherVerb(attempts, asked) else { continue }
        return step(kind, other.infinitive, other.slot, writer.of(other))
      case .negation, .pronoun, .auxiliary, .participle, .stemChange, .regularized, .ending, .spelling, .typo:
        guard let attempt = attempts.first(where: { asked.isExplained($0, by: kind) }) else { continue }
        let remark = areLettersKnown ? writer.ofSecond(kind, attempt) : writer.of(kind, attempt)
        return remark.map { step(kind, nil, nil, $0) }
      case .notAForm: break
      }
    }
    return nil
  }

  private func step(_ kind: Diagnosis.Kind, _ infinitive: String?, _ slot: Slot?, _ remark: Remark) -> Step {
    Step(kind: kind, price: Price.of(kind), infinitive: infinitive, slot: slot, remark: remark)
  }

  /// The other cell of the verb that is left when a step was taken back.
  private var exactCell: OtherCell? { OtherCell(attempts, asked).flatMap { asked.isAsked($0.slot.person) ? $0 : nil } }

  /// The other cell of the verb that an answer belongs to: as it is spelled, or else but for its accent if it is spelled
  /// like nothing else.
  private var cell: OtherCell? {
    if let cell = OtherCell(attempts, asked) {
      // Who learns tú has made vení like comí, and never heard it said to vos.
      return asked.isAsked(cell.slot.person) || !isBuilt ? cell : nil
    }
    if let cell = afterPronoun(accentsCount: true) { return cell }
    guard let found = OtherCell(attempts, asked, accentsCount: false) ?? afterPronoun(accentsCount: false),
      !isBuilt, !OtherVerb.isSpelledByOther(attempts, asked)
    else { return nil }
    return found
  }

  /// The cell of the form after the right pronoun. *Me lava* has the right stem and another ending; *me cae* is another
  /// person's form as a whole.
  private func afterPronoun(accentsCount: Bool) -> OtherCell? {
    OtherCell.afterPronoun(attempts, asked, accentsCount: accentsCount).flatMap { cell in
      !cell.isTwin && attempts.contains { asked.isExplained($0, by: .ending) } ? nil : cell
    }
  }

  /// Whether an answer is, accents and all, what a learner may build for the very cell that is asked.
  private var isBuilt: Bool {
    attempts.contains { attempt in
      asked.isMade(attempt, accentsCount: true) { variant, slot in
        VowelSlips.words(of: variant, at: slot) + Regularized.words(of: variant, at: slot)
          + EndingSlips.words(of: variant, at: slot, with: OtherEndings.of(slot))
      }
    }
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
