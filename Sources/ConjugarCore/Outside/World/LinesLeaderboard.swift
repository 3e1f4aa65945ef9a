/// A leaderboard of lines, a score each.
package struct LinesLeaderboard: Leaderboard {
  private let lines: any KeptLines
  private let clock: (any WorldClock)?

  /// - Parameter clock: tells which scores cannot be yet; all can be if it is `nil`.
  package init(_ lines: any KeptLines, clock: (any WorldClock)? = nil) {
    self.lines = lines
    self.clock = clock
  }

  package func enter(_ score: Score) throws(StorageError) { try lines.append(score.line) }

  /// A line that is no score (torn, damaged, or one that no quiz can have earned) is passed over.
  package func scores() throws(StorageError) -> [Score] {
    let reading = ScoreReading(lines, at: clock?.now)
    if let fault = reading.fault { throw fault }
    return reading.scores.sorted { $0.isBetter(than: $1) }
  }

  package func profiles() -> [Profile] { [] }

  /// Any file will do where none is shared.
  package func check(_ path: String) {}

  package func files() -> [KeptFile] { lines.scoreFiles(at: clock?.now) }

  package func board() -> Board {
    let reading = ScoreReading(lines, at: clock?.now)
    let entries = reading.scores.map { Board.Entry(score: $0, profile: nil) }
    return Board(entries, faults: reading.fault.map { [$0] } ?? [], notes: reading.note.map { [$0] } ?? [])
  }
}
