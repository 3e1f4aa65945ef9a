import ConjugarCore

/// Shows personal bests and the leaderboard.
struct ScoresCommand: Command {
  private static let formats: [Format] = [.text, .tsv, .json, .jsonl, .csv]

  static let name = "scores"

  static let manual = Manual(
    name: name,
    summary: "your personal bests, and the leaderboard",
    examples: [
      Example("conjugar scores", "the best of each kind of quiz, then the ten best of everybody"),
      Example("conjugar scores --difficulty difficult --top 3", "the three best of difficult quizzes"),
      Example("conjugar settings player Ana", "the name beside your scores from now on"),
      Example("conjugar settings leaderboard /srv/scores.tsv", "keep scores together with others"),
    ],
    usage: ["scores"],
    options: [.scoresOfDifficulty, .scoresOfRegion, .best, .format(formats)],
    details: [
      "Every finished quiz has a score, a short one or one of few verbs too: it has fewer points to win, and its number of "
        + "questions is told.",
      "The leaderboard has the scores of all profiles of this machine and, if “conjugar settings leaderboard PATH” names "
        + "a file, of everybody who names the same. That file takes scores with a name only (“conjugar settings player "
        + "NAME”); who keeps it must let all players write to it.",
    ])

  private let difficulty: Difficulty?
  private let region: Region?
  private let top: Int?
  private let format: Format
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    difficulty = try arguments.value(.scoresOfDifficulty)
    region = try arguments.value(.scoresOfRegion)
    top = try arguments.number(.best, in: 1...1_000_000)
    format = try arguments.format(among: Self.formats)
    self.arguments = arguments
  }

  func run(in world: World) throws -> ExitCode {
    let board = world.leaderboard.board()
    // Where one's own cannot be read, the board says so.
    let own = ((try? world.leaderboard.scores()) ?? []).filter(isAsked)
    let entries = board.entries.filter { isAsked($0.score) }
    if let format = RecordFormat(rawValue: format.rawValue) {
      try write(entries.prefix(top ?? .max), bests: Bests(own), format, world.terminal)
    } else {
      let clock = world.clock
      let page = ScoresPage(
        bests: Bests(own), difficulties: difficulty.map { [$0] } ?? Difficulty.allCases,
        regions: region.map { [$0] } ?? Region.allCases, entries: entries, top: top ?? 10,
        isFiltered: difficulty != nil || region != nil, settings: world.settings,
        style: try world.style(arguments), width: world.terminal.features.width,
        zoneOffset: { clock.zoneOffset(at: $0) })
      for line in try page.lines() { try world.terminal.writeLine(line) }
    }
    for fault in board.faults { world.terminal.report("conjugar: \(fault.description)") }
    return board.faults.first?.exitCode ?? .done
  }

  private func isAsked(_ score: Score) -> Bool {
    difficulty ?? score.difficulty == score.difficulty && region ?? score.region == score.region
  }

  private func write(
    _ entries: some Sequence<Board.Entry>, bests: Bests, _ format: RecordFormat, _ terminal: any Terminal
  ) throws(TerminalError) {
    let columns = ["time", "points", "region", "difficulty", "questions", "player", "profile", "personalBest"]
    var writer = try RecordWriter(format, columns, to: terminal)
    for entry in entries {
      let score = entry.score
      try writer.write([
        .string(score.time.description), .number(score.points), .string(score.region.rawValue),
        .string(score.difficulty.rawValue), score.questions.map { .number($0) } ?? .null,
        score.player.map { .string($0.name) } ?? .null, entry.profile.map { .string($0.name) } ?? .null,
        .bool(bests.contains(score)),
      ])
    }
    try writer.finish()
  }
}

extension Option {
  static let scoresOfDifficulty = Option("--difficulty", value: difficulty.value ?? "", "only quizzes as hard as this")
  static let scoresOfRegion = Option("--region", value: region.value ?? "", "only quizzes of this region")
  static let best = Option("--top", value: "N", "only the N best of the leaderboard; ten if you do not say")
}
