import ConjugarCore

/// The day's page: what waits today, and one key for each thing to do; the first time, three questions instead.
struct DayCommand: Command {
  static let name = "day"

  static let manual = Manual(
    name: name,
    summary: "what waits today; “conjugar” alone at a terminal",
    examples: [
      Example("conjugar", "days in a row, what is due and new, the goal; return begins"),
      Example("conjugar settings minutes 10", "a longer session"),
      Example("conjugar settings goal 50", "more questions a day"),
    ],
    usage: ["", "day"],
    options: [Flags.noHistory.option],
    details: [
      "Today’s session begins with what is due and what you missed last time, and goes on with what is new, which is shown "
        + "before it is asked. A quiz that you left can be taken up where you stopped.",
      "In a pipe “conjugar” alone is a quiz, and “conjugar day” prints the page without asking for a key.",
    ])

  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    self.arguments = arguments
  }

  var isPaged: Bool { false }

  func run(in world: World) throws -> ExitCode {
    let log = try world.log()
    let history = log.history
    if world.isAtTerminal, history.isEmpty, try FirstRun.isDue(world.settings) {
      let style = try world.style(arguments)
      switch try FirstRun(world: world, style: style).run() {
      case .leave: return .done
      case .command(let name): return try Program.run([name], in: world)
      case .begin: return try session(world, history, most: FirstRun.questions)
      }
    }
    let day = try Day(history, world, shuffling: world.shuffling(arguments))
    let left = LeftQuiz(log.lastRound, in: world)
    let today = try day.today(world, left: left)
    let page = try page(world)
    try world.terminal.write(page.lines(today))
    guard world.isAtTerminal else { return .done }
    try world.terminal.write(page.keys(today))
    return try obey(page, today, left, world, history)
  }

  /// Does what keys say until one leads away from the page.
  private func obey(
    _ page: DayPage, _ today: DayFacts, _ left: LeftQuiz?, _ world: World, _ history: History
  ) throws -> ExitCode {
    while let key = try world.terminal.readKey() {
      switch key {
      case "\n" where today.questions > 0: return try session(world, history, most: nil)
      case "r" where left != nil: return try left?.command.run(in: world) ?? .done
      case "l":
        guard let next = today.nextLevel else { continue }
        try world.settings.set(Settings.difficulty, to: next)
        world.terminal.report(DayMessages().opened(next))
        return try run(in: world)
      case "q": return try Program.run([QuizCommand.name], in: world)
      case "w" where today.hasWeakness: return try Program.run([QuizCommand.name, "--weak", "-n", "10"], in: world)
      case "s", "?":
        _ = try Program.run([key == "s" ? StatsCommand.name : HelpCommand.name], in: world)
        try world.terminal.write(page.keys(today))
      case "x", "\u{1B}": return .done
      default: continue
      }
    }
    return .done
  }

  private func page(_ world: World) throws -> DayPage {
    DayPage(
      style: try world.style(arguments), glyphs: world.glyphs, width: world.terminal.features.width,
      isPlain: try world.isPlain(arguments))
  }

  /// - Parameter most: the most questions; as many as the minutes allow if `nil`.
  private func session(_ world: World, _ history: History, most: Int?) throws -> ExitCode {
    let shuffling = try world.shuffling(arguments)
    let day = try Day(history, world, shuffling: shuffling, most: most)
    var choices = try QuizChoices(arguments, in: world)
    choices.retries = try world.retries(arguments, isMachine: false)
    var quiz = Quiz(day.plan.questions, choices)
    let page = try page(world)
    let frame = ReviewPage.Frame(opening: "", introductions: day.plan.introductions) { answers in
      let after = try day.after(answers, world)
      let missed = answers.first { $0.grade == .again && $0.mode != .practice }
      return page.closing(
        ReviewSummary(before: day.review, after: after.review), tomorrow: after.review.dueCount(inDays: 1),
        try after.today(world, left: nil), missed: missed.map { Drill.explanation(of: $0) })
    }
    let presenter = try world.quizPage(arguments, frame: frame)
    return try QuizLoop(presenter: presenter, world: world, mode: .review, seed: shuffling.seed).run(&quiz).code
  }
}

extension World {
  /// Whether a person sits at a terminal and nothing was written beforehand, neither their answers nor the questions.
  var isAtTerminal: Bool { terminal.features.isInteractive && terminal.features.height != nil && randomness.shuffles }

  /// Whether everything is to be told in sentences, without drawing.
  func isPlain(_ arguments: Arguments) throws -> Bool { try arguments[Flags.plain] || settings.plain == .on }
}
