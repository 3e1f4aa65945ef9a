import ConjugarCore

/// The day's page: what is due today, and one key for each thing to do; the first time, three questions instead.
struct DayCommand: AskingCommand {
  static let name = "day"
  private static let brief = Flag<Bool>("--brief")
  private static let resume = Flag<Bool>("--resume")
  let arguments: Arguments
  let format: Format
  /// The most questions of the session; `nil` for as many as the minutes allow.
  private let most: Int?

  init(_ arguments: Arguments) throws {
    self.arguments = arguments.taking(numberAs: Flags.session)
    try self.arguments.refuseWords()
    (most, format) = (try self.arguments[Flags.session], try arguments.format())
  }

  /// The options for how everything looks, to be passed on to the commands behind the keys.
  private var looks: [String] {
    arguments.words(of: [Flags.plain.name, Flags.color.name, Flags.noPager.name, Flags.format])
  }

  func run(in world: World) throws -> ExitCode {
    let resumes = try arguments[Self.resume]
    // A program has no use for the page.
    if format != .text, !resumes {
      try arguments.refuse([Flags.format], beside: "day without \(Self.resume.name)", fitting: "text")
    }
    let log = try world.log()
    let history = log.history
    if try arguments[Self.brief] {
      let today = try Day(history, arguments, in: world).today(left: LeftQuiz(log, in: world)?.facts)
      try world.terminal.writeLine(PlainRenderer { .max }.string(DayPage.brief(today)))
      return today.isDone ? .nothingWaits : .done
    }
    try world.keepEarlierTenses(history)
    if resumes {
      let code = try LeftQuiz(log, in: world, looks: looks)?.goOn(in: world)
      if code == nil { world.terminal.report("There is no unfinished quiz or session to resume.") }
      if format != .text { return code ?? .done }
      if let code { return try page(in: world, after: code) }
    }
    if world.isAtTerminal, try FirstRun.isDue(world.settings, history) {
      var first = FirstRun(world: world, arguments: arguments)
      let before = try world.settings.store.values()
      switch try first.run() {
      case .leave: return .done
      case .place: return try page(in: first.world, after: place(in: first.world, before))
      case .begin, .change: return try begin(&first, history)
      }
    }
    return try page(in: world)
  }

  /// Runs the placement; if it is interrupted before it tells anything, nothing is chosen, and it is asked again.
  private func place(in world: World, _ before: [String: String]) throws -> ExitCode {
    do { return try Program.run([PlaceCommand.name] + looks, in: world) } catch TerminalError.interrupted {
      if try world.answers().count < Policy.placement.fewest {
        try world.settings.store.update { kept in for key in FirstRun.keys { kept[key] = before[key] } }
      }
      throw TerminalError.interrupted
    }
  }

  /// Asks the first session, of what the learner chose last.
  private func begin(_ first: inout FirstRun, _ history: History) throws -> ExitCode {
    while true {
      let day = try Day(history, arguments, in: first.world)
      switch try first.confirm(day.plan.items.count) {
      case .begin: return try page(in: first.world, after: ask(session(of: day, in: first.world), in: first.world))
      case .change: continue
      case .leave, .place: return .done
      }
    }
  }

  /// Shows the page, again after everything that it leads to, unless that, or what came before, failed.
  private func page(in world: World, after code: ExitCode = .done) throws -> ExitCode {
    var last: ExitCode? = code
    while last == .done {
      let log = try world.log()
      let day = try Day(log.history, arguments, in: world)
      let left = LeftQuiz(log, in: world, looks: looks)
      let today = try day.today(left: left?.facts)
      try world.show(DayPage.page(today), arguments)
      guard world.isAtTerminal else {
        if let left = today.left, today.leftToday == nil {
          world.terminal.report("“conjugar day --resume” goes on where you left, at \(left.answered) of \(left.total).")
        }
        return .done
      }
      last = try obey(today, day, left, world)
      if last == .done { try world.show([.blank], arguments) }
    }
    return last ?? .done
  }

  /// Does what the keys say, and returns the exit code of what a key started; `nil` if the learner left.
  private func obey(_ today: DayFacts, _ day: Day, _ left: LeftQuiz?, _ world: World) throws -> ExitCode? {
    let keys = DayPage.keys(today)
    func show() throws { try world.show([.blank, .keys(keys.map { ($0.key, $0.meaning) })], arguments) }
    try show()
    while let name = try world.key(among: keys.map(\.key)) {
      switch name {
      case "return" where today.leftToday != nil, "r": return try left?.goOn(in: world)
      case "return", "n": return try ask(session(of: day, in: world), in: world)
      case "q": return try Program.run([QuizCommand.name] + looks, in: world)
      case "w": return try Program.run([QuizCommand.name, "--weak", "-n", "10"] + looks, in: world)
      case "?": try world.show([.blank] + DayPage.help(today), arguments)
      case "s":
        _ = try Program.run([StatsCommand.name] + looks, in: world)
        try show()
      default: return nil
      }
    }
    return nil
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let day = try Day(left?.history ?? world.answers(), arguments, in: world, before: left?.answers.first)
    return try session(of: day, in: world, after: left?.answers ?? [])
  }

  private func session(of day: Day, in world: World, after earlier: [LogEntry] = []) throws -> Session {
    var session = day.session(try QuizOptions(arguments, in: world, isMachine: format != .text), after: earlier)
    let choices = try Settings.ofSession.map { "--set \($0.key)=\(try world.settings.entry(of: $0).text)" }
    let words = ["conjugar", Self.name, most.map { "\($0)" }] + choices
    session.command = session.seed.map { _ in words.compactJoined(" ") }
    return session
  }
}
