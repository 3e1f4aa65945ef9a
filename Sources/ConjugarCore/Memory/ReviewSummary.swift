/// What a session has done, and when the next is due.
package struct ReviewSummary: Sendable, Hashable {
  /// How many skills were due before the session, and how many still are.
  package let dueBefore: Int
  package let dueAfter: Int
  /// How many skills were begun today.
  package let begunToday: Int
  /// How many are learned, which is to say remembered for three weeks or longer; and how many that were not before.
  package let learned: Int
  package let newlyLearned: Int
  /// In how many days something will be due: 0 if it still is, `nil` if nothing was ever begun.
  package let daysUntilDue: Int?

  package init(before: Review, after: Review) {
    dueBefore = before.dueCount
    dueAfter = after.dueCount
    begunToday = after.begunToday
    learned = after.learnedCount
    newlyLearned = max(0, after.learnedCount - before.learnedCount)
    daysUntilDue = after.daysUntilDue
  }
}
