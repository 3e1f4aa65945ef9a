import ConjugarCore

/// Asks for verb forms, one after another, and says how it went.
struct QuizCommand: AskingCommand {
  static let name = "quiz"
  private static let handIn = Flag<String?>("--hand-in")
  let arguments: Arguments
  let format: Format

  init(_ arguments: Arguments) throws {
    self.arguments = try arguments.takingWords()
    format = try self.arguments.format()
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let options = try QuizOptions(arguments, in: world, isMachine: format != .text)
    let shuffling = try world.shuffling(arguments)
    var session = Session(quiz: try world.quiz(options, arguments, shuffling), mode: .quiz, seed: shuffling.seed)
    session.command = try session.quiz.options.commandLine(arguments, seed: shuffling.seed)
    session.deadline = session.quiz.options.minutes.map { Deadline(minutes: $0, world.clock) }
    return session
  }

  func ask(_ session: Session, in world: World) throws -> ExitCode {
    var session = session
    let options = session.quiz.options
    world.warn(of: session.quiz)
    if let path = try arguments[Self.handIn] {
      let filter = "\(Self.name) \(try options.draw(arguments))"
      session.handIn = try HandInFile(path, of: session, filter: filter, in: world)
    }
    let filters = [try arguments[Flags.weak] ? Flags.weak.name : nil, options.filters].compactJoined(" ")
    let keeper = ScoreKeeper(world: world, arguments: arguments, filters: filters)
    let parameters = [
      "difficulty": options.difficulty.rawValue, "region": options.region.rawValue,
      "questions": "\(options.questions)", "filters": options.filters,
    ]
    world.analytics.note(.quizStarted, parameters.filter { !$0.value.isEmpty })
    var isScoreKept = true
    let outcome = try session.run(arguments, as: format, in: world) { keeper.standing($0, isKept: &isScoreKept) }
    let report = outcome.report
    let added = try arguments[Flags.noHistory] ? 0 : outcome.lines
    let isRead = added == 0 || !outcome.isKept || world.terminal.telling(nil, try world.log(besides: added))
    try session.handIn?.finish(report)
    let score = ["score": "\(report.scoreSoFar)"]
    guard report.isComplete else {
      world.analytics.note(.quizLeft, score.merging(["question": "\(report.verdicts.count + 1)"]) { $1 })
      return isRead ? outcome.code : .readWrite
    }
    world.analytics.note(.quizFinished, score)
    guard isScoreKept, outcome.isKept, isRead else { return .readWrite }
    // A quiz that a program played asks nobody for anything.
    guard format == .text else { return .done }
    try keeper.offerBoard(report)
    let loss = "the number of quizzes was not saved"
    return world.terminal.telling(loss, try world.reviewPrompter.quizFinished()) ? .done : .readWrite
  }
}
