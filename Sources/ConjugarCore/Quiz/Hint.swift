/// Help that gives the form away only in part, from weak to strong: the patterns at work, then first letters, then half
/// of the letters.
public struct Hint: Sendable, Hashable {
  /// How strong it is: 1 to `strongest`.
  public let strength: Int
  /// What it says.
  public let text: String

  public static let strongest = 3

  /// - Parameter strength: from 1; whatever is above the strongest is the strongest.
  init(_ question: Question, strength: Int, _ conjugator: Conjugator) {
    self.strength = min(max(1, strength), Self.strongest)
    let form = question.accepted.first ?? ""
    let rule = question.cloze?.sentence.map { SentenceRule(sentence: $0) }
    switch self.strength {
    case 1 where rule != nil: text = rule?.question ?? ""
    case 2 where rule != nil: text = rule?.answer ?? ""
    case 3 where rule != nil: text = Self.shape(of: form) { _ in 1 }
    case 1: text = conjugator.patterns(of: question).joined(separator: "; ")
    case 2: text = Self.shape(of: form) { _ in 1 }
    default: text = Self.shape(of: form) { ($0 + 1) / 2 }
    }
  }

  /// The first letters of each word, a dot for every other: `t·······`.
  ///
  /// - Parameter shown: how many letters of a word are shown, given its length.
  private static func shape(of form: String, shown: (Int) -> Int) -> String {
    form.split(separator: " ").map { word in
      let count = shown(word.count)
      return word.prefix(count) + String(repeating: "·", count: word.count - count)
    }.joined(separator: " ")
  }
}

extension Conjugator {
  /// Why the form that a question asks for is as it is: the rules that take it off the regular path and those that
  /// change its letters, two at most.
  ///
  /// Nothing in them gives the form away.
  public func reasons(of question: Question) -> [String] {
    let rule = question.cloze?.sentence.map { SentenceRule(sentence: $0).textOnChoice }
    return [rule].compactMap { $0 } + texts(of: question) { $0.generalReason }
  }

  /// The same, each reason after the name of its pattern: `e→ie: the e of the stem breaks into ie when it is stressed`.
  func patterns(of question: Question) -> [String] { texts(of: question) { "\($0.rule.name): \($0.generalReason)" } }

  private func texts(of question: Question, _ text: (Derivation.Step) -> String) -> [String] {
    let steps = derivations(of: question.verb, at: question.slot).first?.steps ?? []
    let compound = question.slot.tense.isCompound ? ["a form of haber and the participle"] : []
    // Nearly every form has a reason for its accent, or for having none.
    let letters = steps.filter { $0.rule.kind == .sound && $0.rule.id != .writtenAccent }.map(text)
    let changes = steps.filter { $0.rule.kind == .change }.map(text)
    guard changes.isEmpty else { return compound + (changes + letters).prefix(2) }
    let bare = question.verb.infinitive.bare
    return compound + ["it goes like any regular verb in -\(bare[(bare.count - 2)..<bare.count].plain)"]
      + letters.prefix(1)
  }
}
