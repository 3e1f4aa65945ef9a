/// A numbering of the kinds of verbs that no rule can tell apart: what is worked out for one verb holds for its kind.
struct ConjugationKinds: Sendable {
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable, Sendable {
    let tail: Word
    let head: StemSplit.Head
    let isPronominal: Bool
    let defect: Defect?
    let variants: [Variant]
  }

  private struct Variant: Hashable, Sendable {
    let patterns: PatternSet
    let exceptions: [StatedForm]
    /// Where the verb proper begins, from the head's last letter on; 0 if that is in the head or there is no prefix.
    let start: Int
  }

  mutating func kind(of verb: Verb) -> Int { kind(of: verb, StemSplit(verb)).number }

  mutating func kind(of verb: Verb, _ split: StemSplit) -> (number: Int, isNew: Bool) {
    let bare = verb.infinitive.bare
    let variants = verb.variants.map { variant in
      Variant(
        patterns: variant.patterns, exceptions: variant.exceptions,
        start: variant.prefixLength == 0 ? 0 : max(0, variant.prefixLength - split.headLength + 1))
    }
    let key = Key(
      tail: bare[split.headLength..<bare.count], head: split.head, isPronominal: verb.infinitive.isPronominal,
      defect: verb.defect, variants: variants)
    if let number = numbers[key] { return (number, false) }
    numbers[key] = numbers.count
    return (numbers.count - 1, true)
  }
}

/// The answers to one question about many verbs, worked out once for each kind.
struct AnswersByKind<Answer: Sendable>: Sendable {
  private let work: @Sendable (Verb) -> Answer
  private var kinds = ConjugationKinds()
  private var answers: [Answer] = []

  init(_ work: @escaping @Sendable (Verb) -> Answer) { self.work = work }

  mutating func answer(for verb: Verb) -> Answer {
    let kind = kinds.kind(of: verb)
    if kind == answers.count { answers.append(work(verb)) }
    return answers[kind]
  }
}
