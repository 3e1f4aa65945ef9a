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
    let steps = conjugator.derivations(of: question.verb, at: question.slot).first?.steps ?? []
    let changes = steps.filter { $0.rule.kind == .change }.map(\.rule.reason)
    let ending = question.verb.infinitive.bare
    let regular = "it goes like any regular verb in -\(ending[(ending.count - 2)..<ending.count])"
    var reasons = changes.isEmpty ? [regular] : Array(changes.prefix(2))
    if question.slot.tense.isCompound { reasons.insert("a form of haber and the participle", at: 0) }
    self.reasons = reasons
  }
}
