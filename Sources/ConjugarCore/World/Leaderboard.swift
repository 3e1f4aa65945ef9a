/// The best scores.
public protocol Leaderboard {
  /// Enters the score of a finished quiz; whose it is, the leaderboard knows.
  ///
  /// - Throws: `StorageError` if it could not be kept in every place where it belongs.
  func enter(_ score: Score) throws(StorageError)

  /// The scores of whoever plays, the best first, of equals the oldest first.
  func scores() throws(StorageError) -> [Score]

  /// The scores of everybody who can be known.
  func board() -> Board

  /// The learners of whom something is kept.
  func profiles() throws(StorageError) -> [Profile]

  /// Sees to it that scores may be kept in the file at a path.
  ///
  /// - Throws: `StorageError` if it has anything but scores.
  func check(_ path: String) throws(StorageError)

  /// Every file that scores are kept in.
  func files() -> [KeptFile]
}

extension Leaderboard {
  /// None, where there are no profiles.
  public func profiles() -> [Profile] { [] }

  /// Any file will do where none is shared.
  public func check(_ path: String) {}

  /// None, where scores are not kept in a file.
  public func files() -> [KeptFile] { [] }

  /// The scores of whoever plays, where those of nobody else are known.
  public func board() -> Board {
    do { return Board(try scores().map { Board.Entry(score: $0, profile: nil) }) } catch {
      return Board([], faults: [error])
    }
  }
}

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
  package var ofWholeQuizzes: [Entry] { entries.filter { $0.score.isWhole && $0.score.points > 0 } }
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

/// A leaderboard in one journal, a score a line.
package struct JournalLeaderboard: Leaderboard {
  private let journal: any Journal
  private let clock: (any WorldClock)?

  /// - Parameter clock: tells which scores cannot be yet; all can be if it is `nil`.
  package init(_ journal: any Journal, clock: (any WorldClock)? = nil) {
    self.journal = journal
    self.clock = clock
  }

  package func enter(_ score: Score) throws(StorageError) { try journal.append(score.line) }

  /// A line that is no score (torn, damaged, or one that no quiz can have earned) is passed over.
  package func scores() throws(StorageError) -> [Score] {
    let reading = ScoreReading(journal, at: clock?.now)
    if let fault = reading.fault { throw fault }
    return reading.scores.sorted { $0.isBetter(than: $1) }
  }

  package func files() -> [KeptFile] { journal.scoreFiles(at: clock?.now) }

  package func board() -> Board {
    let reading = ScoreReading(journal, at: clock?.now)
    let entries = reading.scores.map { Board.Entry(score: $0, profile: nil) }
    return Board(entries, faults: reading.fault.map { [$0] } ?? [], notes: reading.note.map { [$0] } ?? [])
  }
}

/// A leaderboard that takes no part: what is entered is not kept.
package struct NoLeaderboard: Leaderboard {
  package init() {}
  package func enter(_ score: Score) {}
  package func scores() -> [Score] { [] }
}
