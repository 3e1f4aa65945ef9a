/// An irregularity in a tense, which is what one practices: e→ie in the present.
package struct IrregularityInTense: Hashable, Sendable {
  package let kind: Irregularity
  package let tense: Tense

  package init(_ kind: Irregularity, _ tense: Tense) {
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
    let asked = tallies.reduce(0) { $0 + $1.tally.answers }
    let measure = Weakness(right: asked - tallies.reduce(0) { $0 + $1.tally.misses }, of: asked)
    let strengths = tallies.map { row in
      measure.strength(right: row.tally.answers - row.tally.misses, of: row.tally.answers)
    }
    return tallies.indices.filter { tallies[$0].tally.misses > 0 }
      .sorted { (strengths[$0], $0) < (strengths[$1], $1) }.map { tallies[$0] }
  }
}
