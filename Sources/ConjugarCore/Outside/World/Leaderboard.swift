/// The best scores.
package protocol Leaderboard {
  /// Enters the score of a finished quiz, in every place where it belongs; whose it is, the leaderboard knows.
  func enter(_ score: Score) throws(StorageError)

  /// The scores of whoever plays, the best first, of equals the oldest first.
  func scores() throws(StorageError) -> [Score]

  /// The scores of everybody who can be known.
  func board() -> Board

  func profiles() throws(StorageError) -> [Profile]

  /// Sees to it that scores may be kept in the file at a path: it throws if that has anything but scores.
  func check(_ path: String) throws(StorageError)
}

/// Where nobody else is known and no file shared.
extension Leaderboard {
  package func board() -> Board {
    do { return Board(try scores().map { Board.Entry(score: $0, profile: nil) }) } catch {
      return Board([], faults: [error])
    }
  }

  package func profiles() throws(StorageError) -> [Profile] { [] }
  package func check(_ path: String) throws(StorageError) {}
}

/// Scores in memory.
package final class MemoryLeaderboard: Leaderboard {
  private var entered: [Score] = []

  package init() {}

  package func enter(_ score: Score) { entered.append(score) }
  package func scores() -> [Score] { entered.sorted { $0.isBetter(than: $1) } }
}

/// A leaderboard that takes no part: what is entered is not kept.
package struct NoLeaderboard: Leaderboard, FileKeeper {
  private let other: any Leaderboard
  private let isShown: Bool

  /// - Parameter other: the one that would have kept it; it knows the learners and which file may be a leaderboard.
  package init(insteadOf other: any Leaderboard, isShown: Bool) {
    self.other = other
    self.isShown = isShown
  }

  package func enter(_ score: Score) {}
  package func scores() throws(StorageError) -> [Score] { isShown ? try other.scores() : [] }
  package func board() -> Board { isShown ? other.board() : Board([]) }
  package func profiles() throws(StorageError) -> [Profile] { try other.profiles() }
  package func check(_ path: String) throws(StorageError) { try other.check(path) }
  package func files() -> [KeptFile] { isShown ? (other as? any FileKeeper)?.files() ?? [] : [] }
}

/// The scores of several people.
package struct Board: Sendable {
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
  package var ofWholeQuizzes: [Entry] { entries.filter(\.score.isOnLeaderboard) }
  package let faults: [StorageError]
  /// What in it is no score, a sentence each.
  package let notes: [String]

  package init(_ entries: [Entry], faults: [StorageError] = [], notes: [String] = []) {
    self.entries = entries.sorted { $0.score.isBetter(than: $1.score) }
    self.faults = faults
    self.notes = notes
  }
}
