import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: Command {
  static let name = "review"

  private static let list = Flag<Bool>("--list", "list the skills instead of asking")
  private static let questions = Flags.questions(upTo: 200, "the most questions")
  private static let new = Flag<Int?>("--new", number: 0...50, "how many new skills a day, 0 to 50")
  /// The formats of the list; a table of questions could not be answered.
  private static let formatOfList = Flags.format(of: Format<RecordFormat>.self)
  private static let formatOfSession = Flags.format(of: Format<EventFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "what is due today, by spaced repetition",
    examples: [
      Example("conjugar review", "what you are about to forget, and a few new skills"),
      Example("conjugar review --questions 10 --new 0", "a short one, without anything new"),
      Example("conjugar review --tense preterite,imperfect", "only these tenses"),
      Example("conjugar review --list", "every skill, how well you know it and when it is due"),
    ],
    usage: ["review [OPTIONS]", "review --list"],
    options: [
      list.option, questions.option, new.option, Flags.region.option, Flags.secondPerson.option, Flags.tense.option,
      Flags.seed.option, formatOfList.option,
    ],
    details: [
      "A skill is a pattern in a tense, such as e→ie in the present; forms that are one of a kind (soy, hecho), and those "
        + "that you missed although you knew their pattern, are skills by themselves. Every answer counts, in a quiz "
        + "too: the first of the day for each skill. It is asked again when the chance that you remember it has fallen "
        + "to the setting “retention”.",
      "However long you were away, a session is no longer than --questions; what does not fit waits, and nothing new is "
        + "begun meanwhile. New skills are of the tenses of your difficulty, unless --tense names others.",
      "The scheduler is FSRS-6. Nothing but your answers is kept: the schedule is computed from them.",
    ])

  private let arguments: Arguments
  private let wish: Wish

  private enum Wish {
    case list(Format<RecordFormat>)
    case session(Format<EventFormat>)
  }

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    let format = try arguments[Self.formatOfList]
    if try arguments[Self.list] {
      wish = .list(format)
    } else {
      let accepted = Format<EventFormat>.allCases.map(\.name)
      guard accepted.contains(format.name) else {
        throw UsageError.unfitting(
          option: "--format \(format.name)", beside: "review without --list",
          fitting: accepted.joined(separator: ", "))
      }
      wish = .session(try arguments[Self.formatOfSession])
    }
    self.arguments = arguments
  }

  func run(in world: World) throws -> ExitCode {
    let review = try Review(world.schedule(), choices(in: world))
    switch wish {
    case .list(let format): return try list(review, format, world)
    case .session(let format): return try ask(review, format, world)
    }
  }

  /// What the arguments say, and for the rest the settings.
  private func choices(in world: World) throws -> ReviewChoices {
    let settings = world.settings
    return try ReviewChoices(
      region: arguments[Flags.region] ?? settings.region,
      secondPerson: arguments[Flags.secondPerson] ?? settings.secondPerson,
      difficulty: settings.difficulty,
      tenses: arguments[Flags.tense],
      questions: arguments[Self.questions] ?? settings.session,
      newSkills: arguments[Self.new] ?? settings.newSkills)
  }

  private func ask(_ review: Review, _ format: Format<EventFormat>, _ world: World) throws -> ExitCode {
    let shuffling = try world.shuffling(arguments)
    let plan = review.plan(shuffling)
    var quiz = Quiz(plan.questions, try QuizChoices(arguments, in: world))
    switch format {
    case .machine(.jsonl):
      let events = QuizEvents(seed: shuffling.seed)
      let outcome = try loop(events, world, shuffling).run(&quiz) { _ in }
      try world.terminal.write(events.finish(outcome.report, score: nil, isBest: false))
      return outcome.code
    case .text:
      let style = try world.style(arguments)
      let width = world.terminal.features.width
      let frame = ReviewScreen(style: style, width: width)
      guard !plan.items.isEmpty else {
        try world.terminal.write(frame.opening(review, plan))
        return .done
      }
      let screen = QuizScreen(style: style, width: width, heading: frame.opening(review, plan))
      let outcome = try loop(screen, world, shuffling).run(&quiz) { _ in }
      try world.terminal.write(screen.report(ofReview: outcome.report))
      guard !outcome.report.verdicts.isEmpty else { return outcome.code }
      let after = try Review(world.schedule(), review.choices)
      try world.terminal.write(frame.closing(ReviewSummary(before: review, after: after)))
      return outcome.code
    }
  }

  private func loop(_ face: any QuizPresenter, _ world: World, _ shuffling: Shuffling) -> QuizLoop {
    QuizLoop(face: face, world: world, mode: .review, seed: shuffling.seed)
  }

  private func list(_ review: Review, _ format: Format<RecordFormat>, _ world: World) throws -> ExitCode {
    switch format {
    case .machine(let format): try ReviewScreen.write(review, format, to: world.terminal)
    case .text:
      let screen = ReviewScreen(style: try world.style(arguments), width: world.terminal.features.width)
      try world.terminal.write(screen.list(review))
    }
    return .done
  }
}

extension World {
  /// What the history says of every skill today.
  func schedule() throws -> Schedule {
    let now = clock.now
    let retention = try settings.retention
    return Schedule(
      try history.history(), at: now, zoneOffset: clock.zoneOffset(at: now), scheduler: FSRS(retention: retention))
  }
}
