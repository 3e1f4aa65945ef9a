import ConjugarCore

enum StatsCommand: Command {
  static let name = "stats"
  private static let days = Flag<Int?>("--days", in: 1...36_500)

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let arguments = try arguments.takingWords()
    let format = try arguments.format()
    let days = try arguments[days]
    let levels = try arguments.levels()
    let slots = try arguments.slots().filter { levels?.contains($0.tense.level) ?? true }
    let isOfSlots = arguments.has(Flags.tense) || arguments.has(Flags.person) || levels != nil
    let verbs = try arguments[Flags.verb]
    let named = Tense.allCases.filter { tense in slots.contains { $0.tense == tense } }
    let isNamed = arguments.has(Flags.tense) && named.count < Tense.allCases.count
    let persons = try arguments[Flags.person].map { $0.subjects[0] }
    let span = days.map { [$0 == 1 ? "today" : "the last \($0) days"] } ?? []
    let tenses = isNamed ? named.map(\.englishName) : []
    let namedLevels = try arguments[Flags.level].map(\.rawValue)
    let narrowing = (tenses + namedLevels + persons + verbs + span).joined(separator: ", ")
    let conjugator = Conjugator()
    var scope = ProgressScope(slots: isOfSlots ? Set(slots) : nil, days: days)
    // A verb goes by the name that the quiz gave it: oír for oir.
    scope.verbs = Set(try verbs.map { try conjugator.verb($0, guessing: true).name })
    world.warn(ofGuessed: verbs)
    let now = world.clock.now
    let history = try world.answers()
    let progress = Progress(
      history, scope, now: now, zoneOffset: world.clock.zoneOffset(at: now), conjugator: conjugator)
    // What is remembered covers every tense, so it says nothing beside numbers that cover only some of the answers.
    let isWhole = narrowing.isEmpty
    var options = try ReviewOptions(arguments, in: world, history)
    options.tenses = []
    let review = try isWhole ? Review(world.schedule(of: history), options) : nil
    let page =
      progress.isEmpty
      ? StatsPage.none(isNarrowed: !history.isEmpty && !narrowing.isEmpty)
      : StatsPage(progress: progress, review: review, narrowing: narrowing, speech: world.speech).page
    // Asking for text by name means wanting text.
    let looks = arguments.has(Flags.format) ? arguments.adding([Flags.plain.name: []]) : arguments
    try world.show(page, or: StatsRecords.columns, StatsRecords.rows(progress, review), as: format, looks)
    return .done
  }
}
