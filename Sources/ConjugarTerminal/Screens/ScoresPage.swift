import ConjugarCore

/// Personal bests and the leaderboard.
struct ScoresPage {
  var bests = Bests([])
  var difficulties: [Difficulty] = []
  var regions: [Region] = []
  /// The best first.
  let entries: [Board.Entry]
  let top: Int
  /// Seconds that the wall clock is ahead of UTC at a moment.
  let zoneOffset: (Timestamp) -> Int

  /// - Parameters:
  ///   - isFiltered: whether only some kinds of quiz were asked for.
  ///   - settings: what they say of the player.
  /// - Throws: `SettingsError` if that is broken.
  func page(isFiltered: Bool, _ settings: Settings) throws(SettingsError) -> Page {
    let isEmpty = entries.isEmpty && bests.isEmpty
    if isEmpty, isFiltered { return [.paragraph("No quiz of this kind was finished yet.")] }
    var notes: [Text] = []
    if entries.count > top { notes.append("\(top) of \(entries.count) scores; --top N shows more.") }
    if try settings.player == nil {
      let shared = try settings.leaderboard != nil ? ", which the shared leaderboard asks for" : ""
      notes.append("You play without a name\(shared): “conjugar settings player NAME” chooses one.")
    }
    let beginning: Page = [
      .paragraph(
        "No quiz was finished yet: “conjugar quiz” sets a first score, “conjugar quiz --questions 10” a quick one.")
    ]
    return (isEmpty ? beginning : bestsOfWholes + otherBests + [.blank] + board)
      + notes.flatMap { [.blank, .paragraph($0)] }
  }

  private var bestsOfWholes: Page {
    let rows = difficulties.map { difficulty -> (seen: [Text], told: [Text]) in
      let points = regions.map { bests.best(difficulty, $0).map { "\($0.points)" } }
      let seen = zip(regions, points).map { Self.aligned($1 ?? "–", to: $0.rawValue.count) }
      let told = zip(regions, points).map { "\($0.rawValue) \($1 ?? "none")" as Text }
      return ([Text(difficulty.rawValue)] + seen, [Text(difficulty.rawValue)] + told)
    }
    return [
      .heading("Personal bests"), .seen([.facts([[""] + regions.map { Text($0.rawValue) }] + rows.map(\.seen))]),
      .heard([.facts(rows.map(\.told))]),
    ]
  }

  /// The bests of quizzes that were short or narrowed to something, the newest kinds first.
  private var otherBests: Page {
    let rows = bests.ofOtherKinds.prefix(Self.mostOthers).map { score in
      let length = score.isTimed ? nil : score.questions.map { $0.counted("question") }
      let kind = [
        score.difficulty.rawValue, score.region.rawValue, length, score.filters.isEmpty ? nil : score.filters,
      ]
      return [Self.aligned("\(score.points)", to: 4), Text(kind.compactMap { $0 }.joined(separator: ", "))]
    }
    return rows.isEmpty ? [] : [.blank, .heading("Other kinds of quiz"), .facts(rows)]
  }

  private static let mostOthers = 8

  var board: Page {
    let shown = Array(entries.prefix(top))
    if shown.isEmpty {
      return [.heading("Leaderboard"), .paragraph("No whole quiz was finished yet: fifty questions, no filter.")]
    }
    let places = String(shown.count).count
    let digits = String(shown[0].score.points).count
    let hasNames = shown.contains { $0.score.player != nil }
    let rows = shown.enumerated().map { index, entry in
      [Text(Table.alignEnd("\(index + 1)", to: places)), Self.aligned("\(entry.score.points)", to: digits)]
        + (hasNames ? [Text(entry.score.player?.name ?? "–")] : []) + [Text(day(of: entry.score)), Text(entry.details)]
    }
    return [.heading("Leaderboard"), .facts(rows)]
  }

  /// The day on the learner's calendar.
  private func day(of score: Score) -> String {
    let local = Timestamp(milliseconds: score.time.milliseconds + Int64(zoneOffset(score.time)) * 1000)
    return String(local.description.prefix { $0 != "T" })
  }

  /// A number that stands under others.
  private static func aligned(_ number: String, to width: Int) -> Text {
    "\(BarChart.blanks(width - number.count))\(number, .strong)"
  }

  static let columns = [
    "time", "points", "region", "difficulty", "questions", "player", "profile", "personalBest", "filters",
  ]

  func fields(_ entry: Board.Entry) -> [Field] {
    let score = entry.score
    return [
      .text(score.time.description), .number(score.points), .text(score.region.rawValue),
      .text(score.difficulty.rawValue), .number(score.questions), .text(score.player?.name),
      .text(entry.profile?.name), .bool(bests.contains(score)), .text(score.filters.isEmpty ? nil : score.filters),
    ]
  }
}

extension Board.Entry {
  fileprivate var details: String {
    let profile = profile.flatMap { $0.isUnnamed ? nil : "profile \($0.name)" }
    return [score.difficulty.rawValue, score.region.rawValue, score.questions.map { $0.counted("question") }, profile]
      .compactMap { $0 }.joined(separator: ", ")
  }
}

/// The best score of each kind of quiz that one learner finished.
struct Bests {
  private let scores: [Score]

  /// - Parameter scores: the best first.
  init(_ scores: [Score]) { self.scores = scores }

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
