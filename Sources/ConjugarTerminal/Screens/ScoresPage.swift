import ConjugarCore

/// Personal bests and the leaderboard, for a person.
struct ScoresPage {
  let bests: Bests
  let difficulties: [Difficulty]
  let regions: [Region]
  /// The best first.
  let entries: [Board.Entry]
  /// How many of them to show.
  let top: Int
  let isFiltered: Bool
  let settings: Settings
  let style: Style
  /// Columns of the terminal.
  let width: Int
  /// Seconds that the wall clock is ahead of UTC at a moment.
  let zoneOffset: (Timestamp) -> Int
  private let words = ScoreMessages()

  /// - Throws: `SettingsError` if what they say of the player is broken.
  func lines() throws(SettingsError) -> [String] {
    let isEmpty = entries.isEmpty && bests.isEmpty
    if isEmpty, isFiltered { return Table.wrap(words.noneOfThisKind, width: width) }
    if isEmpty { return Table.wrap(words.beginning, width: width) + (try notes()) }
    return [style.strong(words.bests)] + table(bestRows) + otherBests + [""] + boardLines + (try notes())
  }

  /// The leaderboard alone.
  var boardLines: [String] {
    [style.strong(words.leaderboard)] + (board.isEmpty ? Table.wrap(words.emptyBoard, width: width) : board)
  }

  /// The bests of quizzes that were short or narrowed to something, the newest kinds first.
  private var otherBests: [String] {
    let rows = bests.ofOtherKinds.prefix(Self.mostOthers).map { score in
      [aligned(String(score.points), to: 4, isStrong: true), words.kind(score)]
    }
    return rows.isEmpty ? [] : ["", style.strong(words.otherBests)] + table(rows)
  }

  private static let mostOthers = 8

  private var bestRows: [[String]] {
    if style.isPlain {
      return difficulties.map { difficulty in
        [difficulty.rawValue]
          + regions.map { "\($0.rawValue) \(bests.best(difficulty, $0).map { "\($0.points)" } ?? "none")" }
      }
    }
    let header = [""] + regions.map(\.rawValue)
    return [header]
      + difficulties.map { difficulty in
        [difficulty.rawValue]
          + regions.map { region in
            let text = bests.best(difficulty, region).map { String($0.points) } ?? words.none
            return aligned(text, to: region.rawValue.count, isStrong: true)
          }
      }
  }

  private var board: [String] {
    let shown = Array(entries.prefix(top))
    let places = String(shown.count).count
    let digits = String(shown.first?.score.points ?? 0).count
    let hasNames = shown.contains { $0.score.player != nil }
    let rows = shown.enumerated().map { index, entry in
      let name = entry.score.player?.name ?? words.none
      return [aligned(String(index + 1), to: places), aligned(String(entry.score.points), to: digits, isStrong: true)]
        + (hasNames ? [name] : []) + [day(of: entry.score), words.details(entry)]
    }
    guard width >= Self.roomForColumns else {
      let indent = String(repeating: " ", count: places + 4)
      return rows.flatMap { row in
        let rest = "\(row[row.count - 2]), \(row[row.count - 1])"
        return ["  " + row.dropLast(2).joined(separator: "  ")]
          + Table.wrap(rest, width: width - indent.count).map { indent + $0 }
      }
    }
    return table(rows)
  }

  /// The narrowest terminal in which the columns of the board are good to read.
  private static let roomForColumns = 72

  /// The day on the learner's calendar.
  private func day(of score: Score) -> String {
    let local = Timestamp(milliseconds: score.time.milliseconds + Int64(zoneOffset(score.time)) * 1000)
    return String(local.description.prefix { $0 != "T" })
  }

  private func notes() throws(SettingsError) -> [String] {
    var notes: [String] = []
    if entries.count > top { notes.append(words.more(shown: top, of: entries.count)) }
    if try settings.player == nil { notes.append(words.noName(isShared: try settings.leaderboard != nil)) }
    return notes.flatMap { [""] + Table.wrap($0, width: width) }
  }

  private func table(_ rows: [[String]]) -> [String] {
    Table(rows, isPlain: style.isPlain).lines(width: width - 2).map { style.isPlain ? $0 : "  " + $0 }
  }

  /// A number that stands under others.
  private func aligned(_ text: String, to width: Int, isStrong: Bool = false) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + (isStrong ? style.strong(text) : text)
  }
}

extension ScoresPage {
  private static let columns = [
    "time", "points", "region", "difficulty", "questions", "player", "profile", "personalBest", "filters",
  ]

  /// Scores for programs.
  static func write(
    _ entries: some Sequence<Board.Entry>, bests: Bests, _ format: RecordFormat, to terminal: any Terminal
  ) throws(TerminalError) {
    let rows = entries.map { entry -> [Field] in
      let score = entry.score
      return [
        .text(score.time.description), .number(score.points), .text(score.region.rawValue),
        .text(score.difficulty.rawValue), .number(score.questions), .text(score.player?.name),
        .text(entry.profile?.name), .bool(bests.contains(score)), .text(score.filters.isEmpty ? nil : score.filters),
      ]
    }
    try Records.write(format, columns, rows, to: terminal)
  }
}

/// The best score of each kind of quiz that one learner finished.
struct Bests {
  private let scores: [Score]

  /// - Parameter scores: the best first.
  init(_ scores: [Score]) { self.scores = scores }

  /// Whether no quiz was finished.
  var isEmpty: Bool { scores.isEmpty }

  /// The best of whole quizzes.
  func best(_ difficulty: Difficulty, _ region: Region) -> Score? {
    scores.first { $0.difficulty == difficulty && $0.region == region && $0.isWhole && $0.points > 0 }
  }

  /// The best of each other kind, the newest first.
  var ofOtherKinds: [Score] {
    var bests: [Score] = []
    for score in scores where !score.isWhole && score.points > 0 && !bests.contains(where: score.isLike) {
      bests.append(score)
    }
    return bests.sorted { $0.time > $1.time }
  }

  func contains(_ score: Score) -> Bool { score.points > 0 && scores.first(where: score.isLike) == score }
}
