import ConjugarCore

/// A leaderboard of a test in which nobody asks about other learners and shared files.
protocol LeaderboardDouble: Leaderboard {}

extension LeaderboardDouble {
  func board() -> Board { Board(((try? scores()) ?? []).map { ($0, nil) }) }
  func profiles() -> [Profile] { [] }
  func check(_ path: String) {}
}
