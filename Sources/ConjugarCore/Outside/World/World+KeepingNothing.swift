extension World {
  /// The same world, in which nothing is kept of a quiz: what was kept before can be read.
  package var keepingNothing: World {
    var world = self
    world.history = UnkeptLines(lines: history)
    world.leaderboard = UnkeptLeaderboard(leaderboard: leaderboard)
    world.analytics = NoAnalytics()
    world.reviewPrompter = NoStarPrompter()
    return world
  }
}

/// Lines to which none is added.
private struct UnkeptLines: KeptLines {
  let lines: any KeptLines
  var location: String { lines.location }

  func append(_ line: String) {}
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) { try lines.forEachLine(body) }
  func ofOthers() throws(StorageError) -> [any KeptLines] { try lines.ofOthers() }
}

/// A leaderboard that no score enters.
private struct UnkeptLeaderboard: Leaderboard {
  let leaderboard: any Leaderboard

  func enter(_ score: Score) {}
  func scores() throws(StorageError) -> [Score] { try leaderboard.scores() }
  func board() -> Board { leaderboard.board() }
  func profiles() throws(StorageError) -> [Profile] { try leaderboard.profiles() }
  func check(_ path: String) throws(StorageError) { try leaderboard.check(path) }
  func files() -> [KeptFile] { leaderboard.files() }
}
