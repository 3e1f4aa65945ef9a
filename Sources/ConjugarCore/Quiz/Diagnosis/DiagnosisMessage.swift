/// What to tell a learner of a wrong answer: what it was in a sentence, and the reason from the rules.
struct DiagnosisMessage {
  private let asked: DiagnosisContext
  private let attempts: [Attempt]
  /// The answer, safe to print.
  private let answer: String

  init(_ asked: DiagnosisContext, _ attempts: [Attempt]) {
    self.asked = asked
    self.attempts = attempts
    answer = "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
  }

  private var verb: Verb { asked.question.verb }
  private var tense: String { asked.question.slot.tense.englishName }

  /// Of an answer that is a form of this verb or another.
  ///
  /// - Parameter written: the form with the accents that the answer lacks, or has too many of.
  func of(_ infinitive: String, at slot: Slot, written: String? = nil) -> String {
    let subjects = slot.person.map { " for \($0.subjects.joined(separator: ", "))" } ?? ""
    let accent = written.map { " (but for its accent: \($0))" } ?? ""
    return "\(answer) is the \(slot.tense.englishName) of \(infinitive)\(subjects)\(accent)"
  }

  /// Of an answer that is no form.
  func of(_ kind: Diagnosis.Kind) -> String {
    switch kind {
    case .negation: "all is right but the “no”"
    case .pronoun: "the verb form is right, but not its pronoun; \(reasonOfPronoun)"
    case .auxiliary:
      "the participle is right, but what stands before it must be a form of haber: \(asked.auxiliary ?? "")"
    case .participle: withReason("the form of haber is right, but not the participle of \(verb.name)")
    case .stemChange:
      withReason("only the vowel of the stem is off in \(answer)", otherwise: "it stays as it is here")
    case .regularised: withReason("\(answer) makes \(verb.name) more regular than it is")
    case .ending: "the stem is right, but not the ending for \(place)"
    case .spelling:
      withSpelling(
        attempts.contains(where: SpellingSlip(asked).soundsRight)
          ? "\(answer) sounds right, but is written otherwise" : "\(answer) keeps a letter that sounds otherwise here")
    case .typo: "one letter is off in \(answer)"
    case .notAForm, .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb:
      "\(answer) is no form of \(verb.name), nor of another verb, nor near to the right one"
    }
  }

  /// The cell that is asked: *the imperfect (nosotros)*.
  private var place: String {
    let subject = asked.question.subject ?? asked.question.slot.person?.subjects.first
    return "the \(tense)" + (subject.map { " (\($0))" } ?? "")
  }

  private var reasonOfPronoun: String {
    guard asked.pronoun != nil else { return "\(verb.name) has none here" }
    let compositions = asked.conjugator.explanation(of: verb, at: asked.question.slot).compositions
    return compositions.filter { $0.kind == .pronoun || $0.kind == .lostLetter }.map(\.reason).joined(separator: "; ")
  }

  private func withReason(_ sentence: String, otherwise: String? = nil) -> String {
    guard let reason = steps.first(where: { $0.rule.kind == .change })?.generalReason ?? otherwise else {
      return sentence
    }
    return "\(sentence); \(reason)"
  }

  private func withSpelling(_ sentence: String) -> String {
    let step = steps.first { $0.rule.kind == .sound && $0.rule.id != .writtenAccent }
    guard let step else { return sentence }
    return "\(sentence); \(step.generalReason)"
  }

  /// What makes the right form, in any way to conjugate the verb.
  private var steps: [Derivation.Step] {
    asked.conjugator.derivations(of: verb, at: asked.question.slot).flatMap(\.steps)
  }
}
