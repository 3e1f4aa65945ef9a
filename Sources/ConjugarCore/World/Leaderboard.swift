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
}

extension Leaderboard {
  public func board() -> Board {
    do { return Board(try scores().map { Board.Entry(score: $0, profile: nil) }) } catch {
      return Board([], faults: [error])
    }
  }
}

/// The scores of several people.
public struct Board: Sendable {
  /// A score and the profile that it was found with; a score that only a shared file has is of none.
  public struct Entry: Hashable, Sendable {
    public let score: Score
    public let profile: Profile?

    public init(score: Score, profile: Profile?) {
      self.score = score
      self.profile = profile
    }
  }

  /// The best first, of equals the oldest first.
  public let entries: [Entry]
  /// What of it could not be read.
  public let faults: [StorageError]

  public init(_ entries: [Entry], faults: [StorageError] = []) {
    self.entries = entries.sorted { $0.score.isBetter(than: $1.score) }
    self.faults = faults
  }
}

/// A leaderboard in one journal, a score a line.
public struct JournalLeaderboard: Leaderboard {
  private let journal: any Journal

  public init(_ journal: any Journal) { self.journal = journal }

  public func enter(_ score: Score) throws(StorageError) { try journal.append(score.line) }

  /// A line that is no score (torn, or damaged) is passed over.
  public func scores() throws(StorageError) -> [Score] {
    try journal.lines().compactMap { Score(line: $0) }.sorted { $0.isBetter(than: $1) }
  }
}

/// A leaderboard that takes no part: what is entered is not kept.
public struct NoLeaderboard: Leaderboard {
  public init() {}
  public func enter(_ score: Score) {}
  public func scores() -> [Score] { [] }
}
