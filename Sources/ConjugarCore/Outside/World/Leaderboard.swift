/// The best scores.
package protocol Leaderboard: FileKeeper {
  /// Enters the score of a finished quiz everywhere it belongs; the leaderboard knows whose it is.
  func enter(_ score: Score) throws(StorageError)

  func scores() throws(StorageError) -> [Score]

  /// The scores of everyone who can be known.
  func board() -> Board

  func profiles() throws(StorageError) -> [Profile]

  /// Verifies that scores can be kept in the file at a path; throws if the file has anything but scores in it.
  func check(_ path: String) throws(StorageError)
}

/// Scores in memory, where nobody else is known and no file is shared.
package final class MemoryLeaderboard: Leaderboard {
  private var entered: [Score] = []

  package init() {}

  package func enter(_ score: Score) { entered.append(score) }
  package func scores() -> [Score] { entered.sorted { $0.isBetter(than: $1) } }
  package func board() -> Board { Board(entered.map { ($0, nil) }) }
  package func profiles() -> [Profile] { [] }
  package func check(_ path: String) {}
}

/// A leaderboard that does not take part: scores entered in it are not kept.
package struct NoLeaderboard: Leaderboard {
  private let other: any Leaderboard
  private let isShown: Bool

  /// - Parameter other: the one that would have kept them; it knows the learners, and which file can be a leaderboard.
  package init(insteadOf other: any Leaderboard, isShown: Bool) { (self.other, self.isShown) = (other, isShown) }

  package func enter(_ score: Score) {}
  package func scores() throws(StorageError) -> [Score] { isShown ? try other.scores() : [] }
  package func board() -> Board { isShown ? other.board() : Board([]) }
  package func profiles() throws(StorageError) -> [Profile] { try other.profiles() }
  package func check(_ path: String) throws(StorageError) { try other.check(path) }
  package func files() -> [KeptFile] { isShown ? other.files() : [] }
}

/// The scores of several people.
package struct Board: Sendable {
  /// A score and the profile it was found in; a score that is only in a shared file has none.
  package typealias Entry = (score: Score, profile: Profile?)

  /// The best first; of equals, the oldest first.
  package let entries: [Entry]
  package let faults: [StorageError]
  /// Sentences about what is not a score.
  package let notes: [String]

  package init(_ entries: [Entry], faults: [StorageError] = [], notes: [String] = []) {
    self.entries = entries.sorted { $0.score.isBetter(than: $1.score) }
    (self.faults, self.notes) = (faults, notes)
  }
}

/// What a finished quiz earned.
package struct Score: Hashable, Sendable {
  /// What the quiz earned, weighted by region and difficulty.
  package let points: Int
  package let region: Region
  package let difficulty: Difficulty
  package let time: Timestamp
  /// How many questions the quiz had, or `nil` if that was not recorded; scores are compared only with their like.
  package let questions: Int?
  /// What the questions were narrowed to, as on the command line: `--tense preterite`; empty if they were not.
  package let filters: String
  /// Whose score it is, or `nil` if no name was chosen.
  package var player: PlayerName?

  package init(
    points: Int, region: Region, difficulty: Difficulty, time: Timestamp, questions: Int? = nil,
    player: PlayerName? = nil, filters: String = ""
  ) {
    (self.points, self.region, self.difficulty, self.time) = (points, region, difficulty, time)
    (self.questions, self.player, self.filters) = (questions, player, filters)
  }

  /// Whether the quiz was a full one, as the leaderboard requires: of the default length and not narrowed to anything.
  package var isWhole: Bool { filters.isEmpty && length == Settings.questions.defaultValue }

  /// How many questions it had; versions that did not record that knew only the default number.
  private var length: Int { questions ?? Settings.questions.defaultValue }

  /// Whether it belongs on the leaderboard: a full quiz that earned something.
  package var isOnLeaderboard: Bool { isWhole && points > 0 }

  /// Whether both are from one kind of quiz and so comparable; timed rounds are, whatever their length.
  package func isLike(_ other: Score) -> Bool {
    guard region == other.region, difficulty == other.difficulty, filters == other.filters else { return false }
    return isTimed || length == other.length
  }

  package var isTimed: Bool { filters.hasPrefix(Self.timed) }

  /// The beginning of a timed round's filters.
  package static let timed = "--timed"

  /// Whether it ranks higher on a leaderboard: more points, or as many at an earlier time.
  package func isBetter(than other: Score) -> Bool { (other.points, time) < (points, other.time) }

  /// Whether a quiz can have earned it: no more points than for all right answers, and not in the future.
  package func isPossible(at now: Timestamp?) -> Bool {
    if let now, time.milliseconds > now.milliseconds + HistoryReader.tolerance { return false }
    guard Settings.Bounds.questions.contains(length) else { return false }
    let most = Scoring.final(points: Scoring.right * length, region: region, difficulty: difficulty)
    return (0...most).contains(points)
  }
}

/// A score as a line: time, points, region, difficulty, questions, player and filters, separated by tabs.
extension Score {
  /// The line without its ending; unknown fields at the end are left out.
  package var line: String {
    var fields = [
      time.description, String(points), region.rawValue, difficulty.rawValue,
      questions.map { String($0) } ?? "", player?.name ?? "", filters.printable,
    ]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// Parses what `line` writes; fields that a later version adds are ignored, a damaged line is `nil`.
  package init?(line: some StringProtocol) {
    var fields = line.split(omittingEmptySubsequences: false) { $0 == "\t" || $0 == "\r" }.map { String($0) }
    guard fields.count >= 4, let time = Timestamp(fields[0]), let points = Int(fields[1]), points >= 0,
      let region = Region(rawValue: fields[2]), let difficulty = Difficulty(rawValue: fields[3])
    else { return nil }
    fields += Array(repeating: "", count: max(0, 7 - fields.count))
    let questions = Int(fields[4])
    if questions == nil, !fields[4].isEmpty { return nil }
    self.init(
      points: points, region: region, difficulty: difficulty, time: time, questions: questions,
      player: try? PlayerName(fields[5]), filters: fields[6].printable)
  }
}
