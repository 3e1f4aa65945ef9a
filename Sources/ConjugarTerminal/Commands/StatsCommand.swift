import ConjugarCore

/// Shows a learner's progress.
enum StatsCommand: Command {
  static let name = "stats"

  private static let days = Flag<Int?>("--days", number: 1...36_500, "only the last N days, today one of them")
  private static let verb = Flags.verb.saying("only these verbs")
  static var options: [Option] {
    [days.option, Flags.tense.option, Flags.person.option, verb.option, Flags.level.option, Flags.format.option]
  }

  private static func names(of slots: [Slot]) -> [String] {
    let tenses = Tense.allCases.filter { tense in slots.contains { $0.tense == tense } }
    return tenses.count == Tense.allCases.count ? [] : tenses.map(\.englishName)
  }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords(of: self)
    let format = try arguments[Flags.format]
    let days = try arguments[days]
    let level = try LevelFilter(arguments[Flags.level])
    let slots = try SlotFilter(arguments).slots.filter { level?.levels.contains($0.tense.level) ?? true }
    let isOfSlots = arguments.has(Flags.tense) || arguments.has(Flags.person) || level != nil
    let verbs = try arguments[verb]
    let tenses = arguments.has(Flags.tense) ? names(of: slots) : []
    let narrowing =
      (tenses + arguments.texts(Flags.level) + (try arguments[Flags.person].map { $0.subjects[0] }) + verbs
      + (days.map { [$0 == 1 ? "today" : "the last \($0) days"] } ?? [])).joined(separator: ", ")
    let conjugator = Conjugator()
    var scope = ProgressScope(slots: isOfSlots ? Set(slots) : nil, days: days)
    // A verb goes by the name that the quiz gave it: oír for oir.
    scope.verbs = Set(try verbs.map { try conjugator.verb($0, guessing: true).name })
    let now = world.clock.now
    let history = try world.answers()
    let progress = Progress(
      history, scope, now: now, zoneOffset: world.clock.zoneOffset(at: now), conjugator: conjugator)
    // What is remembered of every tense says nothing where the numbers are of some answers only.
    let review = try narrowing.isEmpty && !history.isEmpty ? review(history, arguments, world) : nil
    if let records = format.records {
      let rows = StatsRecords(progress: progress, review: review).rows
      try Records.write(records, StatsRecords.columns, rows, to: world.terminal)
      return .done
    }
    let page =
      progress.isEmpty
      ? StatsPage.none(isNarrowed: !history.isEmpty && !narrowing.isEmpty)
      : StatsPage(progress: progress, review: review, narrowing: narrowing).page
    // Who asks for text by name wants text.
    try world.terminal.write(world.renderer(arguments, isPlain: arguments.has(Flags.format)).text(page))
    return .done
  }

  private static func review(_ history: History, _ arguments: Arguments, _ world: World) throws -> Review {
    let options = try ReviewOptions(arguments, in: world, history)
    return try Review(world.schedule(of: history), options)
  }
}
