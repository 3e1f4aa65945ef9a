import ConjugarCore

/// Asks verbs, one after another, and says how it went.
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
    let options = session.quiz.options
    world.warn(ofGuessed: options.verbs)
    // Nobody should learn only after answering everything that it cannot be handed in.
    if let path = try arguments[Self.handIn] { try world.files.checkPlace(path) }
    let filters = [try arguments[Flags.weak] ? Flags.weak.name : nil, options.filters].compactJoined(" ")
    let keeper = ScoreKeeper(world: world, arguments: arguments, filters: filters)
    let parameters = [
      "difficulty": options.difficulty.rawValue, "region": options.region.rawValue,
      "questions": "\(options.questions)", "filters": options.filters,
    ]
    world.analytics.note(.quizStarted, parameters.filter { !$0.value.isEmpty })
    var isScoreKept = true
    let outcome = try session.run(
      arguments, as: format, in: world, whenBroken: { try handIn($0, of: session, in: world) },
      whenComplete: { keeper.standing($0, isKept: &isScoreKept) })
    let report = outcome.report
    let added = try arguments[Flags.noHistory] ? 0 : outcome.lines
    let isRead = added == 0 || !outcome.isKept || world.terminal.telling(nil, try world.log(besides: added))
    try handIn(report, of: session, in: world)
    guard let score = report.score else {
      world.analytics.note(.quizLeft, ["question": "\(report.verdicts.count + 1)", "points": "\(report.points)"])
      return isRead ? outcome.code : .readWrite
    }
    world.analytics.note(.quizFinished, ["score": "\(score)"])
    guard isScoreKept, outcome.isKept, isRead else { return .readWrite }
    // What a program played asks nobody for anything.
    guard format == .text else { return .done }
    try keeper.offerBoard(report)
    let isCounted = world.terminal.telling(
      "the number of quizzes was not saved", try world.reviewPrompter.quizFinished())
    return isCounted ? .done : .readWrite
  }

  /// Writes what came of the quiz into a file for the teacher, if one is named.
  private func handIn(_ report: Report, of session: Session, in world: World) throws {
    guard let path = try arguments[Self.handIn] else { return }
    if report.verdicts.isEmpty {
      return world.terminal.report("conjugar: nothing was answered, so \(path.printable) was not written")
    }
    let name = try world.settings.player?.name ?? world.settings.profile.name
    let filter = "\(Self.name) \(try session.quiz.options.draw(arguments))"
    let result = HandIn(report, name: name, seed: session.seed, filter: filter)
    try world.files.create(result.line, at: path)
  }
}
