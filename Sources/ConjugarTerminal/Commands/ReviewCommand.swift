import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: AskingCommand {
  static let name = "review"

  private static let list = Flag<Bool>("--list", "list the skills instead of asking")
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
      list.option, Flags.session.option, Flags.new.option, Flags.region.option, Flags.secondPerson.option,
      Flags.tense.option,
      Flags.seed.option, Flags.retry.option, Flags.noHistory.option, formatOfList.option,
    ],
    details: [
      "A skill is an ending, a pattern in a tense such as e→ie in the present, a form that is one of a kind (soy, hecho) "
        + "or a choice that sentences train. Every answer counts, in a quiz too, and a wrong one is charged to what was "
        + "wrong: the pattern, the ending, the spelling. What is asked is what is worth most: how much more will come to "
        + "mind in a month, weighed by how often people say it.",
      "However long you were away, a session is as long as your minutes (“conjugar settings minutes”), or has --questions. "
        + "What is new is shown once and asked again off the screen, and first the next day; whoever misses most of a "
        + "session begins nothing new the next day. --tense asks those tenses alone.",
      "Memory fades as FSRS-6 says. Nothing but your answers is kept: the schedule is computed from them.",
    ])

  private let arguments: Arguments
  /// The format of the list, if that is asked for.
  private let list: Format<RecordFormat>?
  private let format: Format<EventFormat>

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: Self.name, word) }
    let format = try arguments[Self.formatOfList]
    let isList = try arguments[Self.list]
    list = isList ? format : nil
    if !isList {
      let accepted = Format<EventFormat>.allCases.map(\.name)
      guard accepted.contains(format.name) else {
        throw UsageError.unfitting(
          option: "--format \(format.name)", beside: "review without --list",
          fitting: accepted.joined(separator: ", "))
      }
    }
    self.format = try isList ? .text : arguments[Self.formatOfSession]
    self.arguments = arguments
  }

  static func isPaged(_ arguments: Arguments) -> Bool { arguments.has(list) }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let command = try ReviewCommand(arguments)
    guard let list = command.list else { return try command.ask(command.session(in: world, after: nil), in: world) }
    let history = try world.answers()
    let review = try Review(world.schedule(of: history), ReviewOptions(arguments, in: world, history))
    switch list {
    case .machine(let format):
      try Records.write(format, ReviewPage.columns, review.rows.lazy.map(ReviewPage.fields), to: world.terminal)
    case .text: try world.show(ReviewPage.list(review), arguments)
    }
    return .done
  }

  func ask(_ session: Session, in world: World) throws -> ExitCode {
    try session.run(arguments, as: format, in: world).code
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let history = try left?.history ?? world.answers()
    let schedule = try world.schedule(of: history, before: left?.answers.first)
    let review = try Review(schedule, ReviewOptions(arguments, in: world, history))
    let shuffling = try world.shuffling(arguments)
    let plan = review.plan(shuffling)
    let options = try QuizOptions(arguments, in: world, isMachine: format != .text)
    var session = Session(Quiz(plan, options), .review, seed: shuffling.seed)
    session.plan = plan
    session.command = review.options.commandLine(seed: shuffling.seed)
    let keeps = try !arguments[Flags.noHistory]
    session.frame = QuizPage.Frame(
      opening: ReviewPage.opening(review, plan), introductions: plan.introductions
    ) { answers in
      let today = try left == nil ? schedule : world.schedule(of: history)
      let given = (left?.answers ?? []) + answers
      return ReviewPage.closing(
        ReviewSummary(
          before: review, after: try Review(today.after(answers), review.options), shown: plan.newCount(after: given)),
        left: keeps ? plan.items.count - given.count { $0.mode != .practice } : 0)
    }
    return session
  }
}
