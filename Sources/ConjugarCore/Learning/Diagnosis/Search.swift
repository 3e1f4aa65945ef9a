/// The search for the cheapest explanation of a wrong answer, and what is said of it.
///
/// What was typed is reached from what was asked by one step; or one step is taken back, and what is left is asked again.
/// What a step was is written where it is found, one file a kind of step.
struct Search {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  let answer: String
  /// Whether a step was taken back from the answer.
  let isRest: Bool
  let right: String

  /// - Parameter answer: how the answer is quoted from which a step was taken back.
  init(_ asked: DiagnosisContext, _ attempts: [Attempt], quoting answer: String? = nil, right: String? = nil) {
    self.right = right ?? asked.question.accepted.first ?? ""
    (self.asked, self.attempts, isRest) = (asked, attempts, answer != nil)
    self.answer = answer ?? "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
  }

  var verb: Verb { asked.question.verb }
  var slot: Slot { asked.question.slot }

  /// The cheapest explanation; that it is no form, if two steps do not reach it.
  var cheapest: Finding {
    guard let step = oneStep() else {
      if let found = phrase.map({ Finding(.notAForm, $0) }) ?? twoSteps() { return found }
      guard let stem = first(ofOtherStem) else { return Finding(.notAForm, ofNoForm) }
      return tellingAccent(Finding(.notAForm, stem, of: [Step(.regularized, stem)]))
    }
    // Of irse fuiste is rather ir without its pronoun than ser; podo is rather puedo for él than podar.
    if step.kind == .otherVerb, asked.pronoun != nil || !isSpelledByOtherVerb {
      let limit = asked.pronoun == nil ? Price.of(.spelling) + Price.of(.stemChange) : step.price
      return twoSteps(below: limit) ?? Finding(step)
    }
    // A letter explains so much that two steps of grammar may say more, and buscé is for yo besides its letter; the kind
    // is that of the one all the same. Quierras is rather quieras than built for the future, podryá podrá than podría.
    let limit = Price.of(.typo) + Price.of(.stemChange)
    let isMisspelled = [.typo, .ending].contains(step.kind) && attempts.contains(where: isInLettersOfForm)
    guard step.kind == .typo || isMisspelled, asked.auxiliary == nil, let two = twoSteps(below: limit),
      isMisspelled || two.steps.allSatisfy({ $0.price < Price.of(.spelling) }),
      two.form == nil || !two.steps.contains(where: { [.stemChange, .regularized].contains($0.kind) })
    else { return tellingAccent(Finding(naming(step))) }
    return Finding(step.kind, two.remark, of: two.steps)
  }

  /// What is said of the first way to read the answer of which anything is.
  func first(_ remark: (Attempt) -> Remark?) -> Remark? {
    for attempt in attempts { if let found = remark(attempt) { return found } }
    return nil
  }

  /// The cheapest step of certain kinds that alone explains the answer.
  func oneStep(_ kinds: [Diagnosis.Kind] = Diagnosis.Kind.allCases) -> Step? {
    if let helper = attempts.first(where: asked.isOtherSense) { return ofHelper(helper) }
    lazy var cell = self.cell
    for kind in kinds {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        if var cell, cell.kind == kind {
          cell.remark = of(cell)
          return cell
        }
      case .otherVerb:
        // Rota is roto said of a thing rather than of rotar.
        let isAgreeing = attempts.contains { asked.isAgreeing($0.plain.last ?? "") }
        if !isAgreeing, let otherVerb { return of(otherVerb) }
      default:
        if let remark = first({ remark(on: $0, by: kind) }) { return Step(kind, remark) }
      }
    }
    return nil
  }

  /// What is to be said of an answer that is no form of a verb; `nil` if the kind alone does not explain it.
  func remark(on attempt: Attempt, by kind: Diagnosis.Kind) -> Remark? {
    var isBuilt: Bool { !asked.coinages(kind, of: attempt).isEmpty }
    return switch kind {
    case .negation: withoutNo(attempt).flatMap { $0.left.isRight ? $0.taken.remark : nil }
    case .pronoun:
      pronouns(of: attempt).map { ofPronouns($0, attempt) } ?? (asked.joined.isEmpty ? nil : ofPopularForm(attempt))
    case .auxiliary: isWrongAuxiliary(attempt) ? ofAuxiliary(attempt.words.dropLast().last ?? "") : nil
    case .participle: isWrongParticiple(attempt) ? ofParticiple(attempt) : nil
    case .stemChange: isBuilt ? ofVoseo(attempt) ?? ofOtherStem(attempt) ?? ofVowel(attempt) : nil
    case .regularized: isBuilt ? ofRegularized(attempt) : nil
    case .ending: isBuilt && !soundsLikeForm(attempt) ? ofEnding(attempt) : nil
    case .spelling: asked.sounding(like: attempt.plain) != nil || isBuilt ? ofSpelling(attempt) : nil
    case .typo: ofLetter(attempt).map { ofOtherStem(attempt) ?? ofPopularForm(attempt) ?? $0 }
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: nil
    }
  }
}
