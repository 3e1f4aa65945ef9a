/// What kind of form a cell has: regular, or how it is not.
public enum FormKind: Hashable, Sendable {
  /// No rule takes the verb off the regular path, and no kind that one can practise shows.
  case regular
  case pattern(Focus)
  /// Irregular in a way that no pattern names: *huyo, sepa*.
  case other

  /// Those of a verb in a cell; a form may show two patterns.
  static func of(_ verb: Verb, at slot: Slot, _ conjugator: Conjugator) -> [FormKind] {
    let patterns = Focus.kinds(in: slot, of: verb, conjugator)
    guard patterns.isEmpty else { return patterns.map { .pattern($0) } }
    return [conjugator.rules(of: verb, at: slot).contains { $0.kind == .change } ? .other : .regular]
  }

  /// In the order of every output.
  static let all = [.regular] + Focus.kinds.map { FormKind.pattern($0) } + [.other]

  /// The short name that every format uses: `e>ie`, `regular`.
  public var name: String {
    switch self {
    case .regular: "regular"
    case .pattern(let focus): focus.name
    case .other: "other"
    }
  }
}

/// A kind of form in a tense, which is what one practises: e→ie in the present.
public struct KindInTense: Hashable, Sendable {
  public let kind: FormKind
  public let tense: Tense

  public init(_ kind: FormKind, _ tense: Tense) {
    self.kind = kind
    self.tense = tense
  }

  /// In the order of the tenses; the infinitive is never asked.
  static let all = Tense.allCases.filter { $0 != .infinitive }.flatMap { tense in
    FormKind.all.map { KindInTense($0, tense) }
  }
}

extension Tallied where Subject == KindInTense {
  /// The weakest first; those without a miss are left out.
  ///
  /// - Parameter tallies: what became of the answers to each, in the order that decides between equals.
  static func weakest(of tallies: [Tallied]) -> [Tallied] {
    tallies.filter { $0.tally.misses > 0 }.enumerated()
      .sorted { ($0.element.strength, $0.offset) < ($1.element.strength, $1.offset) }.map(\.element)
  }

  /// The share of right answers as if two more had been right: one slip alone is no weakness yet.
  private var strength: Double { Double(tally.correct + 2) / Double(tally.answers + 2) }
}
