import ConjugarCore

/// A command whose questions can be resumed where they were left.
protocol AskingCommand: Command {
  var arguments: Arguments { get }
  var format: Format { get }

  init(_ arguments: Arguments) throws

  /// The questions from the beginning, or as they stand after the answers that were given before they were `left`.
  func session(in world: World, after left: LeftRound?) throws -> Session

  func ask(_ session: Session, in world: World) throws -> ExitCode

  func run(in world: World) throws -> ExitCode
}

extension AskingCommand {
  static func isPaged(_ arguments: Arguments) -> Bool { false }

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode { try Self(arguments).run(in: world) }
  func run(in world: World) throws -> ExitCode { try ask(session(in: world, after: nil), in: world) }

  func ask(_ session: Session, in world: World) throws -> ExitCode {
    try session.run(arguments, as: format, in: world).code
  }
}

/// The answers given before a round of questions was left, and the whole log.
typealias LeftRound = (answers: [LogEntry], history: History)

/// A quiz or a session that was left before its end, found in the log.
struct LeftQuiz {
  private let command: any AskingCommand
  private let session: Session
  let facts: DayFacts.Left

  /// Returns `nil` if the round begun last was finished, or if its questions are no longer the same.
  init?(_ log: LogReading, in world: World, looks: [String] = []) {
    let round = log.history.lastRound
    guard let first = round.first, let line = first.rare.command, let launch = try? LaunchArguments(Drill.words(line)),
      let command = Self.command(launch.remaining, looks), let never = try? world.settings.never
    else { return nil }
    let answers = round.filter { $0.seed == first.seed }
    var plain = world
    plain.files = world.files.ofPlainFiles
    // It resumes with its original options; verbs that were suspended on the way were asked until then.
    let chosen = [Settings.never.key: "none"].merging(launch.overrides) { $1 }
    plain.settings = world.settings.overriding(with: chosen)
    guard var session = try? command.session(in: plain, after: (answers, log.history)) else { return nil }
    for answer in answers {
      while !session.quiz.repeatAnswer(answer) {
        guard session.quiz.current?.verb.isAmong(never) ?? false, session.quiz.leaveOutVerb() else { return nil }
      }
    }
    if session.quiz.options.verbs.isEmpty, !never.isEmpty { session.quiz.leaveOutVerb(of: never) }
    if session.quiz.isComplete || session.quiz.verdicts.isEmpty { return nil }
    (self.command, self.session) = (command, session)
    let now = world.clock.now
    let isOfToday = first.day == now.learningDay(zoneOffset: world.clock.zoneOffset(at: now))
    facts = (session.quiz.verdicts.count, session.quiz.total, session.mode != .quiz, isOfToday)
  }

  func goOn(in world: World) throws -> ExitCode { try command.ask(session, in: world) }

  private static func command(_ words: [String], _ looks: [String]) -> (any AskingCommand)? {
    // A learner's own text is read again, not resumed.
    guard words.count > 1, words[0] == "conjugar", !words.contains(Flags.text.name),
      let type = CommandList.command(words[1]) as? any AskingCommand.Type
    else { return nil }
    return try? type.init(CommandLineParser(command: type.name).parse(words.dropFirst(2) + looks))
  }
}
