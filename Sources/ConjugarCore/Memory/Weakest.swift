extension Review {
  /// The skills that come to mind least often, the weakest first, by their last ten answers; what was never missed in
  /// them is not among them.
  ///
  /// - Parameter number: how many at most.
  public func weakest(_ number: Int) -> [WeakSkill] {
    let weak = askable.compactMap { number -> WeakSkill? in
      let record = schedule.record(number)
      let recall = record.recall(ofLast: WeakSkill.answersThatCount)
      guard recall.right < recall.asked else { return nil }
      return WeakSkill(
        number: number, record: record, name: name(of: number), right: recall.right, asked: recall.asked,
        retrievability: schedule.retrievability(of: record) ?? 0)
    }
    return Array(weak.sorted { ($0.strength, $0.retrievability) < ($1.strength, $1.retrievability) }.prefix(number))
  }
}

/// A skill that a learner misses.
public struct WeakSkill: Sendable {
  let number: Int
  public let record: SkillRecord
  public let name: String
  /// How many of the last answers came to mind, and of how many.
  public let right: Int
  public let asked: Int
  /// The chance that it comes to mind today.
  public let retrievability: Double

  /// How many of the last answers are looked at.
  static let answersThatCount = 10

  /// The share of right answers, as if there were one more of each kind: one miss of one says less than five of five.
  var strength: Double { Double(right + 1) / Double(asked + 2) }
}
