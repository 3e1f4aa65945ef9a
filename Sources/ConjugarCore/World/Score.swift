/// What a finished quiz earned.
public struct Score: Hashable, Sendable {
  public let points: Int
  public let region: Region
  public let difficulty: Difficulty
  public let time: Timestamp
  /// How many questions the quiz had, or `nil` where that was not kept.
  ///
  /// Every finished quiz counts, a short one or one of few verbs too: it has few points to win, and this tells why.
  public let questions: Int?
  /// Whose it is, or `nil` if no name was chosen.
  public var player: Player?

  public init(
    points: Int, region: Region, difficulty: Difficulty, time: Timestamp, questions: Int? = nil, player: Player? = nil
  ) {
    self.points = points
    self.region = region
    self.difficulty = difficulty
    self.time = time
    self.questions = questions
    self.player = player
  }

  /// Whether it stands higher on a leaderboard: more points, or as many earlier.
  public func isBetter(than other: Score) -> Bool { (other.points, time) < (points, other.time) }
}

/// A score as a line: time, points, region, difficulty, questions and player, with tabs between.
extension Score {
  /// The line, without its end; what is not known at its end is left out.
  public var line: String {
    var fields = [
      time.description, String(points), region.rawValue, difficulty.rawValue,
      questions.map { String($0) } ?? "", player?.name ?? "",
    ]
    while fields.last == "" { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// Reads what `line` writes; fields that a later version adds are passed over.
  ///
  /// - Returns: `nil` if the line is torn or damaged.
  public init?(line: some StringProtocol) {
    let fields = line.split(omittingEmptySubsequences: false) { $0 == "\t" || $0 == "\r" }.map { String($0) }
    guard fields.count >= 4, let time = Timestamp(fields[0]), let points = Int(fields[1]), points >= 0,
      let region = Region(rawValue: fields[2]), let difficulty = Difficulty(rawValue: fields[3])
    else { return nil }
    let questions = fields.count > 4 ? Int(fields[4]) : nil
    let player = fields.count > 5 ? try? Player(fields[5]) : nil
    self.init(
      points: points, region: region, difficulty: difficulty, time: time, questions: questions, player: player)
  }
}
