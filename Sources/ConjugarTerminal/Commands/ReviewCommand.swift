import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: AskingCommand {
  static let name = "review"

  private static let list = Flag<Bool>("--list", "list the skills instead of asking")
  /// The formats of the list; a table of questions could not be answered.
  private static let formatOfList = Flags.format(of: Format<RecordFormat>.self)
  private static let formatOfSession = Flags.format(of: Format<EventFormat>.self)

  static var options: [Option] {
    [
      list.option, Flags.session.option, Flags.new.option, Flags.region.option, Flags.secondPerson.option,
      Flags.tense.option,
      Flags.seed.option, Flags.retry.option, Flags.noHistory.option, formatOfList.option,
    ]
  }

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
