/// What a session has done, and when the next is due.
package struct ReviewSummary: Sendable, Hashable {
  /// How many skills were due before the session, and how many still are.
  package let dueBefore: Int
  package let dueAfter: Int
  /// How many skills were begun today: what was asked as new in the session, and what was begun before it.
  package let begunToday: Int
  /// How many are learned, which is to say remembered for three weeks or longer; and how many that were not before.
  package let learned: Int
  package let newlyLearned: Int
  /// In how many days something will be due: 0 if it still is, `nil` if nothing was ever begun.
  package let daysUntilDue: Int?

  /// - Parameter shown: how many of the questions that were answered began something.
  package init(before: Review, after: Review, shown: Int) {
    dueBefore = before.dueCount
    dueAfter = after.dueCount
    begunToday = before.begunToday + shown
    learned = after.learnedCount
    newlyLearned = max(0, after.learnedCount - before.learnedCount)
    daysUntilDue = after.daysUntilDue
  }
}
