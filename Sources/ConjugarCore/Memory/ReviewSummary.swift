/// What a session has done, and when the next is due.
public struct ReviewSummary: Sendable, Hashable {
  /// How many skills were due before the session, and how many still are.
  public let dueBefore: Int
  public let dueAfter: Int
  /// How many skills were begun today.
  public let begunToday: Int
  /// How many are learnt, which is to say remembered for three weeks or longer; and how many that were not before.
  public let learnt: Int
  public let newlyLearnt: Int
  /// In how many days something will be due: 0 if it still is, `nil` if nothing was ever begun.
  public let daysUntilDue: Int?

  public init(before: Review, after: Review) {
    dueBefore = before.dueCount
    dueAfter = after.dueCount
    begunToday = after.begunToday
    learnt = after.learntCount
    newlyLearnt = max(0, after.learntCount - before.learntCount)
    daysUntilDue = after.daysUntilDue
  }
}
