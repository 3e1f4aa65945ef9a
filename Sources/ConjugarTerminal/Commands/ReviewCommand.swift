import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: AskingCommand {
  static let name = "review"

  private static let list = Flag<Bool>("--list", "list the skills instead of asking")

  static var options: [Option] {
    [
      list.option, Flags.session.option, Flags.new.option, Flags.region.option, Flags.secondPerson.option,
      Flags.tense.option, Flags.level.option, Flags.seed.option, Flags.retry.option, Flags.noHistory.option,
      Flags.format.option,
    ]
  }

  let arguments: Arguments
  let format: Format

  init(_ arguments: Arguments) throws {
    let arguments = try arguments.taking(numberAs: Flags.session).takingWords(
      of: Self.self, other: { throw UsageError.extraWord(command: Self.name, $0.text) })
    format = try arguments[Flags.format]
    self.arguments = arguments
    // A table of questions could not be answered.
    guard try !arguments[Self.list], !Format.events.contains(format) else { return }
    throw UsageError.unfitting(
      option: "--format \(format)", beside: "review without --list",
      fitting: Format.events.map(\.rawValue).joined(separator: ", "))
  }

  static func isPaged(_ arguments: Arguments) -> Bool { arguments.has(list) }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let command = try ReviewCommand(arguments)
    guard try arguments[list] else { return try command.ask(command.session(in: world, after: nil), in: world) }
    let history = try world.answers()
    let review = try Review(world.schedule(of: history), ReviewOptions(arguments, in: world, history))
    try world.show(
      ReviewPage.list(review), or: ReviewPage.columns, review.rows.lazy.map(ReviewPage.fields), as: command.format,
      arguments)
    return .done
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let history = try left?.history ?? world.answers()
    try world.keepEarlierTenses(history)
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
