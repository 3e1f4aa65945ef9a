/// The evidence of an answer: what it says of each skill that its form needs.
///
/// A wrong answer is charged to what was wrong, which the kind of its diagnosis tells: *piensa* for *tú* says nothing
/// against e→ie, and *pensas* nothing against the ending.
struct AnswerEvidence: Sendable {
  let grade: Grade
  let result: Verdict.Result
  /// The kind of a wrong answer; `nil` for any other, and where the log does not say.
  let kind: Diagnosis.Kind?

  /// - Parameter answer: of earlier versions too, which graded a lost accent by what it earned.
  init(_ answer: LogEntry) {
    grade = answer.result == .accentSlip ? Grade(hints: answer.hints) : answer.grade
    result = answer.result
    kind = answer.result == .wrong ? answer.kind.flatMap { Diagnosis.Kind(rawValue: $0) } : nil
  }

  /// The grades of the skills of a form, in their order; `nil` where the answer says nothing of a skill.
  func grades(_ parts: [Skill.Part]) -> [Grade?] {
    if result == .accentSlip { return parts.map { $0 == .accent ? .again : grade } }
    guard grade == .again else { return parts.map { _ in grade } }
    let blamed = blamed(parts)
    return parts.map { blamed.contains($0) ? .again : isShown($0) ? .good : nil }
  }

  /// The parts that the answer is charged to.
  private func blamed(_ parts: [Skill.Part]) -> [Skill.Part] {
    /// The first of the candidates that the form has.
    func first(_ candidates: [Skill.Part]...) -> [Skill.Part] {
      candidates.first { $0.contains(where: parts.contains) } ?? []
    }
    return switch kind {
    case .typo, .negation: []
    case .pronoun: first([.pronoun])
    case .otherPerson: first([.ending], [.auxiliary], [.pattern], [.form], [.spelling, .accent])
    case .ending, .otherTense, .otherTenseAndPerson:
      first([.ending], [.auxiliary], [.pattern], [.form], [.spelling, .accent])
    case .spelling: first([.spelling])
    case .auxiliary: first([.auxiliary])
    case .participle: first([.participle])
    case .stemChange, .regularized: first([.pattern], [.form], [.participle], [.spelling], [.ending], [.auxiliary])
    // Who says nothing, or nothing that can be made out, lacks what is not regular.
    case .otherVerb, .notAForm, nil:
      first([.pattern, .form], [.spelling], [.participle, .auxiliary], [.ending])
    }
  }

  /// Whether a wrong answer shows that a part it is not charged to was known.
  private func isShown(_ part: Skill.Part) -> Bool {
    switch kind {
    case .stemChange, .regularized: [.ending, .auxiliary, .pronoun].contains(part)
    case .spelling: [.pattern, .ending, .pronoun].contains(part)
    case .ending: [.pattern, .pronoun].contains(part)
    case .auxiliary: [.participle, .pronoun].contains(part)
    case .participle: [.auxiliary, .pronoun].contains(part)
    // The form itself was right.
    case .negation, .pronoun: true
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .typo, .notAForm, nil: false
    }
  }
}

extension Skill {
  /// The part of a form that a skill makes; the choice is of a sentence.
  package enum Part: Hashable, Sendable {
    case pattern, ending, pronoun, spelling, accent, auxiliary, participle, form, choice
  }

  /// The part that the skill makes of the forms of a cell.
  package func part(at slot: Slot) -> Part {
    switch self {
    case .accent: .accent
    case .choice: .choice
    case .pronoun: .pronoun
    case .form: isOfParticiple(in: slot.tense) ? .participle : .form
    case .pattern(let pattern, _, _): isOfParticiple(in: slot.tense) ? .participle : pattern.part
    }
  }

  private func isOfParticiple(in other: Tense) -> Bool { other.isCompound && tense != other }
}

extension Irregularity {
  fileprivate var part: Skill.Part {
    if isRegular { return .ending }
    if self == .compound { return .auxiliary }
    if self == .oneOfAKind { return .form }
    if self == .hiatus { return .accent }
    return isOfWriting || self == .spelling ? .spelling : .pattern
  }
}
