import ConjugarCore

/// The day's page: what waits today, and one key for each thing to do; the first time, three questions instead.
struct DayCommand: ResumableCommand {
  static let name = "day"

  static let manual = Manual(
    name: name,
    summary: "what waits today; “conjugar” alone at a terminal",
    examples: [
      Example("conjugar", "days in a row, what is due and new, the goal; return begins"),
      Example("conjugar day 10", "the same, with ten questions at most"),
      Example("conjugar settings minutes 10", "a longer session"),
      Example("conjugar settings goal 50", "more questions a day"),
    ],
    usage: ["", "day [NUMBER]"],
    options: [Flags.noHistory.option],
    details: [
      "Today’s session begins with what is due and what you missed last time, and goes on with what is new, which is shown "
        + "before it is asked. A quiz or a session that you left can be taken up where you stopped.",
      "In a pipe “conjugar” alone is a quiz, and “conjugar day” prints the page without asking for a key.",
    ])

  /// The keys that lead away from a page.
  static let leaving: Set<Character> = ["x", "\u{1B}"]

  private static let questions = Flags.questions(Settings.Bounds.session, "the most questions")

  private let arguments: Arguments
  /// The most questions of the session; as many as the minutes allow if `nil`.
  private let most: Int?
  var earlier: [LogEntry] = []

  init(_ arguments: Arguments) throws {
    let words = arguments.words
    if let stray = words.first(where: { Int($0) == nil }) ?? words.dropFirst().first {
      throw UsageError.extraWord(command: Self.name, stray)
    }
    most = try words.isEmpty ? nil : Self.questions.parse(words)
    self.arguments = arguments
  }

  var isPaged: Bool { false }

  /// How everything is to look, for the commands that keys lead to.
  private var looks: [String] { arguments.words(of: [Flags.plain.option, Flags.color.option, Flags.noPager.option]) }

  func run(in world: World) throws -> ExitCode {
    let log = try world.log()
    let history = log.history
    if !earlier.isEmpty { return try session(day(world, history, most: most), world) }
    if world.isAtTerminal, history.isEmpty, try FirstRun.isDue(world.settings) {
      var first = FirstRun(world: world, arguments: arguments)
      switch try first.run() {
      case .leave: return .done
      case .command(let name): return try Program.run([name] + looks, in: first.world)
      case .begin: return try begin(&first, history)
      }
    }
    let day = try day(world, history, most: most)
    let left = LeftQuiz(log, in: world, looks: looks)
    let today = try day.today(world, left: left)
    try world.show(DayPage.page(today), arguments)
    guard world.isAtTerminal else { return .done }
    try world.show([.blank, .keys(DayPage.keys(today))], arguments)
    return try obey(today, day, left, world)
  }

  /// Asks the first session, of what the learner chose last.
  private func begin(_ first: inout FirstRun, _ history: History) throws -> ExitCode {
    while true {
      let day = try day(first.world, history, most: most ?? FirstRun.questions)
      switch try first.confirm(day.plan.items.count) {
      case .begin: return try session(day, first.world)
      case .change: continue
      case .leave: return .done
      }
    }
  }

  /// Does what keys say until one leads away from the page.
  private func obey(_ today: DayFacts, _ day: Day, _ left: LeftQuiz?, _ world: World) throws -> ExitCode {
    while let key = try world.terminal.readKey() {
      switch key {
      case "\n" where today.leftToday != nil: return try left?.command.run(in: world) ?? .done
      case "n" where today.leftToday != nil && today.questions > 0, "\n" where today.questions > 0:
        return try session(day, world)
      case "r" where left != nil: return try left?.command.run(in: world) ?? .done
      case "l":
        guard let next = today.nextLevel else { continue }
        try world.settings.set(Settings.difficulty, to: next)
        world.terminal.report("difficulty is now \(next.rawValue).")
        return try run(in: world)
      case "q": return try Program.run([QuizCommand.name] + looks, in: world)
      case "w" where today.hasWeakness:
        let code = try Program.run([QuizCommand.name, "--weak", "-n", "10"] + looks, in: world)
        return code == .done ? try run(in: world) : code
      case "s", "?":
        _ = try Program.run([key == "s" ? StatsCommand.name : HelpCommand.name] + looks, in: world)
        try world.show([.blank, .keys(DayPage.keys(today))], arguments)
      case _ where Self.leaving.contains(key): return .done
      default:
        try world.terminal.writeLine(DayPage.noSuchKey(key, DayPage.keys(today).map(\.key)))
      }
    }
    return .done
  }

  private func day(
    _ world: World, _ history: History, most: Int?, before first: LogEntry? = nil
  ) throws -> Day {
    let shuffling = try earlier.first?.seed.map { .seeded($0) } ?? world.shuffling(arguments)
    return try Day(history, world, shuffling: shuffling, most: most, before: first)
  }

  func beginning(in world: World, _ history: History) throws -> Quiz {
    try quiz(day(world, history, most: most, before: earlier.first).plan, world)
  }

  private func quiz(_ plan: ReviewPlan, _ world: World) throws -> Quiz {
    var choices = try QuizChoices(arguments, in: world)
    choices.retries = try world.retries(arguments, isMachine: false)
    return Quiz(plan.questions, choices)
  }

  /// Asks the session of a day, or the rest of the one that was left.
  private func session(_ day: Day, _ world: World) throws -> ExitCode {
    let begun = earlier.isEmpty ? day : try self.day(world, day.history, most: most, before: earlier.first)
    var quiz = try quiz(begun.plan, world)
    for answer in earlier { quiz.repeatAnswer(answer) }
    let frame = QuizPage.Frame(opening: [], introductions: begun.plan.introductions) { answers in
      let after = try day.after(answers, world)
      let answered = earlier.count + answers.count { $0.mode != .practice }
      let missed = answers.first { $0.result != .correct && $0.mode != .practice }
      return DayPage.closing(
        ReviewSummary(before: begun.review, after: after.review, shown: begun.plan.newCount(ofFirst: answered)),
        tomorrow: try after.tomorrow(world),
        try after.today(world, left: nil), missed: missed)
    }
    let presenter = try world.quizPage(arguments, frame: frame)
    var loop = QuizLoop(presenter: presenter, world: world, mode: .review, seed: begun.seed)
    loop.command = begun.seed.map { _ in "conjugar \(Self.name)" + (begun.most.map { " \($0)" } ?? "") }
    return try loop.run(&quiz).code
  }
}

extension World {
  /// Whether a person sits at a terminal and nothing was written beforehand, neither their answers nor the questions.
  var isAtTerminal: Bool { terminal.features.isInteractive && terminal.features.height != nil && randomness.shuffles }
}
