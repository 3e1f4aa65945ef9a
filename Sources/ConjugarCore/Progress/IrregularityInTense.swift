/// An irregularity in a tense, which is what one practices: e→ie in the present.
public struct IrregularityInTense: Hashable, Sendable {
  public let kind: Irregularity
  public let tense: Tense

  public init(_ kind: Irregularity, _ tense: Tense) {
    self.kind = kind
    self.tense = tense
  }

  /// In the order of the tenses; the infinitive is never asked.
  static let all = Tense.allCases.filter { $0 != .infinitive }.flatMap { tense in
    Irregularity.kinds.map { IrregularityInTense($0, tense) }
  }
}

extension Tallied where Subject == IrregularityInTense {
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
