/// What answers are worth, in whole numbers, so that no score depends on rounding on the way.
public enum Score {
  /// What a right answer earns.
  public static let right = 10

  /// What one answer earns; after a hint half of it, rounded down: 5 for a right form, 2 for an accent slip.
  static func points(for result: Verdict.Result, accents: AccentPolicy, isHinted: Bool) -> Int {
    let whole =
      switch result {
      case .correct: right
      case .accentSlip: accents.points
      case .wrong, .skipped: 0
      }
    return isHinted ? whole / 2 : whole
  }

  /// The final score: points × region × difficulty, rounded down.
  ///
  /// With vosotros a point is worth 1.0, without 0.833; by difficulty 0.5, 1.0 or 1.5.
  public static func final(points: Int, region: Region, difficulty: Difficulty) -> Int {
    points * thousandths(region) * difficulty.scoreHalves / 2000
  }

  private static func thousandths(_ region: Region) -> Int {
    switch region {
    case .spain: 1000
    case .latinAmerica: 833
    }
  }
}
