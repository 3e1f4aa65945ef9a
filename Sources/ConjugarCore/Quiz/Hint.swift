/// Help that gives the form away only in part: its shape, and the reason behind it.
public struct Hint: Sendable, Hashable {
  /// The first letter of each word, a dot for every other: `t·······`.
  public let shape: String
  /// Why the form is as it is, from the rules at work; a sentence each.
  public let reasons: [String]

  init(_ question: Question, _ conjugator: Conjugator) {
    let form = question.accepted.first ?? ""
    shape = form.split(separator: " ").map { $0.prefix(1) + String(repeating: "·", count: $0.count - 1) }
      .joined(separator: " ")
    reasons = conjugator.reasons(of: question)
  }
}

extension Conjugator {
  /// Why the form that a question asks for is as it is: the rules that take it off the regular path and those that
  /// change its letters, two at most.
  ///
  /// Nothing in them gives the form away.
  public func reasons(of question: Question) -> [String] {
    let rules = (derivations(of: question.verb, at: question.slot).first?.steps ?? []).map(\.rule)
    let compound = question.slot.tense.isCompound ? ["a form of haber and the participle"] : []
    // Nearly every form has a reason for its accent, or for having none.
    let letters = rules.filter { $0.kind == .sound && $0 !== Writing.accent }.map(\.reason)
    let changes = rules.filter { $0.kind == .change }.map(\.reason)
    guard changes.isEmpty else { return compound + (changes + letters).prefix(2) }
    let bare = question.verb.infinitive.bare
    return compound + ["it goes like any regular verb in -\(bare[(bare.count - 2)..<bare.count].plain)"]
      + letters.prefix(1)
  }
}
