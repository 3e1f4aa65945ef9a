/// The scores of several people.
public struct Board: Sendable {
  /// A score and the profile that it was found with; a score that only a shared file has is of none.
  package struct Entry: Hashable, Sendable {
    package let score: Score
    package let profile: Profile?

    package init(score: Score, profile: Profile?) {
      self.score = score
      self.profile = profile
    }
  }

  /// The best first, of equals the oldest first.
  package let entries: [Entry]
  /// Those that stand on the leaderboard.
  package var ofWholeQuizzes: [Entry] { entries.filter(\.score.isOnLeaderboard) }
  /// What of it could not be read.
  package let faults: [StorageError]
  /// What in it is no score, a sentence each.
  package let notes: [String]

  package init(_ entries: [Entry], faults: [StorageError] = [], notes: [String] = []) {
    self.entries = entries.sorted { $0.score.isBetter(than: $1.score) }
    self.faults = faults
    self.notes = notes
  }
}
