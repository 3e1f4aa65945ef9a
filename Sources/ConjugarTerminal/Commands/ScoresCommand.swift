import ConjugarCore

/// Shows personal bests and the leaderboard.
enum ScoresCommand: Command {
  static let name = "scores"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    try arguments.refuseWords()
    let (difficulty, region) = (try arguments[Flags.difficulty], try arguments[Flags.region])
    let (top, format) = (try arguments[Flags.top], try arguments.format())
    let isAsked = { (score: Score) in
      difficulty ?? score.difficulty == score.difficulty && region ?? score.region == score.region
    }
    let board = world.leaderboard.board()
    var faults = board.faults
    var own: [Score] = []
    do throws(StorageError) { own = try world.leaderboard.scores().filter(isAsked) } catch {
      if !faults.contains(error) { faults.append(error) }
    }
    let entries = board.entries.filter { isAsked($0.score) }
    let page = ScoresPage(
      own: own, difficulties: difficulty.map { [$0] } ?? Difficulty.allCases,
      regions: region.map { [$0] } ?? Region.allCases,
      entries: entries.filter { format != .text || $0.score.isOnLeaderboard },
      top: top ?? (format == .text ? 10 : .max), zoneOffset: world.clock.zoneOffset)
    // If nothing could be read, it is unknown whether there is nothing.
    if faults.isEmpty || !own.isEmpty || !page.entries.isEmpty {
      try world.show(
        page.page(isFiltered: difficulty != nil || region != nil, world.settings), or: page.columns,
        page.entries.prefix(page.top), as: format, arguments)
    }
    for note in board.notes { world.terminal.report("conjugar: \(note)") }
    for fault in faults { world.terminal.report("conjugar: \(fault.description)") }
    return faults.first?.exitCode ?? .done
  }
}
