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

  package func profiles() -> [Profile] { [] }

  /// Any file will do where none is shared.
  package func check(_ path: String) {}

  package func files() -> [KeptFile] { journal.scoreFiles(at: clock?.now) }

  package func board() -> Board {
    let reading = ScoreReading(journal, at: clock?.now)
    let entries = reading.scores.map { Board.Entry(score: $0, profile: nil) }
    return Board(entries, faults: reading.fault.map { [$0] } ?? [], notes: reading.note.map { [$0] } ?? [])
  }
}
