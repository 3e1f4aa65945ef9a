import ConjugarCore

/// Asks what spaced repetition says is due today, or lists every skill with its state.
struct ReviewCommand: AskingCommand {
  static let name = "review"
  private static let list = Flag<Bool>("--list")
  let arguments: Arguments
  let format: Format

  init(_ arguments: Arguments) throws {
    let arguments = try arguments.taking(numberAs: Flags.session).takingWords(
      other: { throw UsageError.extraWord(command: Self.name, $0.text) })
    _ = try (arguments[Flags.session], arguments[Flags.new])
    format = try arguments.format()
    self.arguments = arguments
    // Questions in a table could not be answered.
    guard try !arguments[Self.list], format != .text, format != .jsonl else { return }
    throw UsageError.unfitting(
      option: "\(Flags.format) \(format)", beside: "review without \(Self.list.name)", fitting: "text, jsonl")
  }

  static func isPaged(_ arguments: Arguments) -> Bool { arguments.has(list) }

  func run(in world: World) throws -> ExitCode {
    guard try arguments[Self.list] else { return try ask(session(in: world, after: nil), in: world) }
    let history = try world.answers()
    let review = try Review(world.schedule(of: history), ReviewOptions(arguments, in: world, history))
    try world.show(ReviewPage.list(review), or: ReviewPage.columns, review.rows, as: format, arguments)
    return .done
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let history = try left?.history ?? world.answers()
    try world.keepEarlierTenses(history)
    let day = try Day(history, arguments, in: world, before: left?.answers.first)
    var session = day.session(
      try QuizOptions(arguments, in: world, isMachine: format != .text), after: left?.answers ?? [],
      opening: ReviewPage.opening(day.review, day.plan), tellsLeft: try !arguments[Flags.noHistory])
    session.command = day.review.options.commandLine(seed: session.seed)
    return session
  }
}
