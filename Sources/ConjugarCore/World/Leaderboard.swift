/// The best scores.
public protocol Leaderboard {
  /// Enters the score of a finished quiz.
  func enter(_ score: Score) throws(StorageError)

  /// All scores, the best first, of equals the oldest first.
  func scores() throws(StorageError) -> [Score]
}

/// What a finished quiz earned.
public struct Score: Hashable, Sendable {
  public let points: Int
  public let region: Region
  public let difficulty: Difficulty
  public let time: Moment

  public init(points: Int, region: Region, difficulty: Difficulty, time: Moment) {
    self.points = points
    self.region = region
    self.difficulty = difficulty
    self.time = time
  }
}

/// A leaderboard in a journal, one score a line: time, points, region and difficulty, with tabs between.
public struct JournalLeaderboard: Leaderboard {
  private let journal: any Journal

  public init(_ journal: any Journal) { self.journal = journal }

  public func enter(_ score: Score) throws(StorageError) {
    try journal.append("\(score.time)\t\(score.points)\t\(score.region.rawValue)\t\(score.difficulty.rawValue)")
  }

  /// A line that is no score (torn, or of a later version) is passed over.
  public func scores() throws(StorageError) -> [Score] {
    try journal.lines().compactMap(Self.score).sorted { ($1.points, $0.time) < ($0.points, $1.time) }
  }

  private static func score(_ line: String) -> Score? {
    let fields = line.split(separator: "\t")
    guard fields.count == 4, let time = Moment(fields[0]), let points = Int(fields[1]),
      let region = Region(rawValue: String(fields[2])), let difficulty = Difficulty(rawValue: String(fields[3]))
    else { return nil }
    return Score(points: points, region: region, difficulty: difficulty, time: time)
  }
}

/// A leaderboard that takes no part: what is entered is not kept.
public struct NoLeaderboard: Leaderboard {
  public init() {}
  public func enter(_ score: Score) {}
  public func scores() -> [Score] { [] }
}
