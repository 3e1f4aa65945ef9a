import ConjugarCore

/// Saves the score of a finished quiz, compares it with others like it, and shows the leaderboard to members.
struct ScoreKeeper {
  let world: World
  let arguments: Arguments
  /// How the questions were narrowed; empty if they were not.
  let filters: String

  /// Saves the score of a quiz whose questions were all answered, and returns how it compares.
  func standing(_ report: Report, isKept: inout Bool) -> PersonalBest? {
    guard let points = report.score else { return nil }
    // A point for a form in context cannot be compared with one for a form by its cell.
    guard isCompared(report) else { return PersonalBest(score: points, before: nil, isCompared: false) }
    let score = score(report, points)
    var before: Int?
    func lookUp() throws {
      before = try world.leaderboard.scores().filter { score.isLike($0) && $0.points > 0 }.map(\.points).max()
    }
    // Failing to read the best score is no reason to lose this one.
    let isKnown = world.terminal.telling("your best score is unknown", try lookUp())
    isKept = world.terminal.telling("the score was not saved", try world.leaderboard.enter(score)) && isKnown
    return PersonalBest(score: points, before: before, isCompared: !arguments.has(Flags.noHistory))
  }

  private func isCompared(_ report: Report) -> Bool { !report.verdicts.contains { $0.question.cloze != nil } }

  private func score(_ report: Report, _ points: Int) -> Score {
    Score(
      points: points, region: report.region, difficulty: report.difficulty, time: world.clock.now,
      questions: report.total, filters: filters)
  }

  /// After a full quiz, asks once whether to join the leaderboard, and shows it from then on.
  func offerBoard(_ report: Report) throws {
    guard world.isAtTerminal, let points = report.score, points > 0, isCompared(report), score(report, points).isWhole,
      case let board = world.leaderboard.board().entries.filter(\.score.isOnLeaderboard), !board.isEmpty
    else { return }
    switch try world.settings.joined {
    case .no: return
    case .yes: try show(board)
    case .ask:
      try show([.blank, .paragraph("Join this machine’s leaderboard? (y, n, or x to ask later)")])
      let key = try world.key(among: ["y", "n", "x"], or: ["Y", "s", "S", "N"])
      guard let key, key != "x" else { return try world.terminal.writeLine() }
      let joins = !["n", "N"].contains(key)
      try world.settings.set(Settings.joined, to: joins ? .yes : .no)
      let told =
        joins
        ? "From now on the leaderboard is shown after full quizzes (“conjugar settings joined no” stops that, and "
          + "keeps your scores off a shared one)."
        : "You will not be asked again (“conjugar settings joined yes” joins)."
      try show([.paragraph(Text(told))])
      if joins { try show(board) }
    }
  }

  private func show(_ board: [Board.Entry]) throws {
    let page = ScoresPage(entries: board, top: 5, zoneOffset: world.clock.zoneOffset)
    try show([.blank] + page.board)
  }

  private func show(_ page: Page) throws { try world.show(page, arguments) }
}
