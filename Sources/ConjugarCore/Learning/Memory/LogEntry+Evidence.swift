/// The evidence of an answer: what it says about each skill that its form needs.
///
/// A wrong answer is charged only to what was wrong, which the kind of its diagnosis tells: *piensa* for *tú* is no
/// evidence against e→ie, nor *pensas* against the ending.
extension LogEntry {
  /// The grade of the form without its accent; earlier versions graded an accent slip by what it earned.
  var gradeOfForm: Grade { result == .accentSlip ? Grade(hints: hints) : grade }

  /// The grades of a form's skills, in order; `nil` where the answer says nothing about a skill.
  func grades(of parts: some Collection<Skill.Part>) -> [Grade?] {
    let grade = gradeOfForm
    if result == .accentSlip { return parts.map { $0 == .accent ? .again : grade } }
    guard grade == .again else { return Array(repeating: grade, count: parts.count) }
    let (blamed, shown) = charge
    let missed = blamed.first { $0.contains(where: parts.contains) } ?? []
    return parts.map { missed.contains($0) ? .again : shown.contains($0) ? .good : nil }
  }

  /// Whether it was wrong but is charged to nothing, like a typo or a superfluous *no*.
  var isSlip: Bool { result == .wrong && charge.blamed.isEmpty }

  /// What a wrong answer is charged to (the first group with a part that the form has), and what it shows to be known.
  private var charge: (blamed: [[Skill.Part]], shown: [Skill.Part]) {
    let whole = Skill.Part.allCases
    let ending: [[Skill.Part]] = [[.ending], [.auxiliary], [.pattern], [.form], [.spelling, .accent]]
    return switch result == .wrong ? kind.flatMap({ Diagnosis.Kind(rawValue: $0) }) : nil {
    case .typo: ([], [])
    // The form itself was right.
    case .negation: ([], whole)
    case .pronoun: ([[.pronoun]], whole)
    case .otherPerson, .otherTense, .otherTenseAndPerson: (ending, [])
    case .ending: (ending, [.pattern, .pronoun])
    // Someone who writes *hes* or *icieron* knows *es* and *hicieron*.
    case .spelling: ([[.spelling]], whole.filter { $0 != .spelling && $0 != .accent })
    case .auxiliary: ([[.auxiliary]], [.participle, .pronoun])
    case .participle: ([[.participle]], [.auxiliary, .pronoun])
    case .stemChange, .regularized:
      ([[.pattern], [.form], [.participle], [.spelling], [.ending], [.auxiliary]], [.ending, .auxiliary, .pronoun])
    // A blank, or anything else unrecognizable, is charged first to what is irregular.
    case .otherVerb, .notAForm, nil: ([[.pattern, .form], [.spelling], [.participle, .auxiliary], [.ending]], [])
    }
  }
}

extension Skill {
  /// The part of a form that a skill produces; a choice belongs to a sentence.
  package enum Part: CaseIterable, Hashable, Sendable {
    case pattern, ending, pronoun, spelling, accent, auxiliary, participle, form, choice
  }

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
