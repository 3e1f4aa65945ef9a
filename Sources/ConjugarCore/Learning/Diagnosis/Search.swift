/// The search for the cheapest explanation of a wrong answer, and what is said of it.
///
/// What was typed is reached from what was asked by one step; or one step is taken back, and what is left is asked again.
/// What a step was is written where it is found, one file a kind of step.
struct Search {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  /// The answer, safe to print.
  let answer: String

  /// - Parameter answer: how the answer is quoted, where the attempts are only a part of it.
  init(_ asked: DiagnosisContext, _ attempts: [Attempt], quoting answer: String? = nil) {
    self.asked = asked
    self.attempts = attempts
    self.answer = answer ?? "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
  }

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
  ///   - areLettersKnown: whether an ending or a letter must be known for what it is, as where it is the second step.
  func oneStep(_ kinds: [Diagnosis.Kind] = Diagnosis.Kind.allCases, areLettersKnown: Bool = false) -> Step? {
    if let helper = attempts.first(where: asked.isOtherSense) { return ofHelper(helper) }
    lazy var cell = areLettersKnown ? exactCell : self.cell
    for kind in kinds {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        if let cell, cell.kind == kind { return Step(cell, asked, of(cell)) }
      case .otherVerb:
        if let other = OtherVerb(attempts, asked) {
          return Step(kind, of: other.infinitive, at: other.slot, written: other.written, of(other))
        }
      case .negation, .pronoun, .auxiliary, .participle, .stemChange, .regularized, .ending, .spelling, .typo:
        for attempt in attempts {
          if let told = telling(of: attempt, by: kind, isSecond: areLettersKnown) {
            return told().map { Step(kind, $0) }
          }
        }
      case .notAForm: break
      }
    }
    return nil
  }

  /// What is to be said of an answer that is no form of a verb, if a kind alone explains it; of a second step nothing if it
  /// is not known for what it is.
  func telling(of attempt: Attempt, by kind: Diagnosis.Kind, isSecond: Bool = false) -> (() -> Remark?)? {
    func said(_ isExplained: Bool, _ remark: @escaping () -> Remark?) -> (() -> Remark?)? { isExplained ? remark : nil }
    return switch kind {
    case .negation: said(attempt.isRightButForNo(asked)) { ofNegation }
    case .pronoun: PronounSlip(asked).pronouns(of: attempt).map { typed in { ofPronouns(typed, attempt) } }
    case .auxiliary: said(CompoundSlip(asked)?.isWrongAuxiliary(attempt) ?? false) { ofAuxiliary(attempt) }
    case .participle:
      said(CompoundSlip(asked)?.isWrongParticiple(attempt) ?? false) {
        isSecond ? ofKnownParticiple(attempt) : ofParticiple(attempt)
      }
    case .stemChange: said(asked.isMade(attempt, VowelSlips.words)) { ofVowel(attempt) }
    case .regularized:
      said(asked.isMade(attempt, Regularized.words)) {
        isSecond ? ofRegularized(attempt) : naming(attempt, ofRegularized(attempt), among: .reader)
      }
    case .ending:
      said(asked.sounding(like: attempt.plain) == nil && asked.isMade(attempt) { EndingSlips.words(of: $0, at: $1) }) {
        ofEnding(attempt, isSecond: isSecond)
      }
    case .spelling: said(asked.isRightInSound(attempt)) { ofSpelling(attempt, isSecond: isSecond) }
    // Many words are a letter away from a short one.
    case .typo:
      said(attempt.isRightButForALetter(asked)) { isSecond && attempt.core.count <= 5 ? nil : ofLetter(attempt) }
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: nil
    }
  }
}
