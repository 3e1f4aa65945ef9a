extension World {
  /// The same world, in which nothing is kept of a quiz: what was kept before can be read.
  package var keepingNothing: World {
    var world = self
    world.history = UnkeptJournal(journal: history)
    world.leaderboard = UnkeptLeaderboard(leaderboard: leaderboard)
    world.analytics = NoAnalytics()
    world.reviewPrompter = NoStarPrompter()
    return world
  }
}

/// A journal to which nothing is added.
private struct UnkeptJournal: Journal {
  let journal: any Journal
  var location: String { journal.location }

  func append(_ line: String) {}
  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) { try journal.forEachLine(body) }
  func ofOthers() throws(StorageError) -> [any Journal] { try journal.ofOthers() }
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
