/// What answers are worth, in whole numbers, so that no score depends on rounding on the way.
package enum Scoring {
  /// What a right answer earns.
  package static let right = 10

  /// What one answer earns, half of it if the sentence trains the very norm that it misses; after a hint half of it, after each further one half of that, rounded down: 5, 2, 1, 0 for a
  /// right form.
  static func points(
    for result: Verdict.Result, _ remark: UsageRemark? = nil, isPartial: Bool = false, accents: AccentPolicy, hints: Int
  ) -> Int {
    let whole =
      switch result {
      case .correct: right
      case .wrong where isPartial: right / 2
      case .accentSlip: accents.points
      case .wrong, .skipped: 0
      }
    return whole >> (max(0, hints) + (remark == .faulty ? 1 : 0))
  }

  /// What a right answer can still earn after some hints.
  static func points(afterHints hints: Int) -> Int { right >> max(0, hints) }

  /// What a right answer earns at the second try.
  package static let secondTry = 2

  /// The final score: points × region × difficulty, rounded down.
  ///
  /// With vosotros a point is worth 1.0, without 0.833; by difficulty 0.5, 1.0 or 1.5.
  package static func final(points: Int, region: Region, difficulty: Difficulty) -> Int {
    points * region.scoreThousandths * difficulty.scoreHalves / 2000
  }
}

extension Region {
  /// What a point is worth, in thousandths, so that scores stay exact: less where *vosotros* is not asked.
  package var scoreThousandths: Int {
    switch self {
    case .spain: 1000
    case .latinAmerica: 833
    }
  }

  /// The same as a report shows it: `0.833`.
  package var scoreFactor: String {
    switch self {
    case .spain: "1.0"
    case .latinAmerica: "0.833"
    }
  }
}

extension Difficulty {
  /// What a point is worth, as a report shows it: `1.5`.
  package var scoreFactor: String { "\(scoreHalves / 2).\(scoreHalves % 2 * 5)" }
}
