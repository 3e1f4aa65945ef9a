import ConjugarCore

/// A quiz or a session that was left before its end, found in the log: the command that asks it again, and what was
/// answered.
struct LeftQuiz {
  let command: any ResumableCommand
  let answered: Int
  let total: Int
  /// Whether it was begun today.
  let isOfToday: Bool

  /// - Parameter looks: options that say how it is to look, which the line does not tell.
  /// - Returns: `nil` if the round that was begun last was finished, or its questions are no longer the same: the program,
  ///   the settings or the answers that it was drawn from have changed.
  init?(_ log: LogReading, in world: World, looks: [String] = []) {
    let round = log.history.lastRound
    guard let first = round.first, let line = first.command, var command = Self.command(line, looks)
    else { return nil }
    command.earlier = round.filter { $0.seed == first.seed }
    var world = world
    world.files = world.files.ofPlainFiles
    guard let quiz = try? command.resumed(in: world, log.history), !quiz.isComplete else { return nil }
    self.command = command
    let now = world.clock.now
    let offset = world.clock.zoneOffset(at: now)
    isOfToday = first.time.learningDay(zoneOffset: offset) == now.learningDay(zoneOffset: offset)
    answered = command.earlier.count
    total = quiz.total
  }

  /// Whether it is a session of what was due and new.
  var isSession: Bool { !(command is QuizCommand) }

  /// The command of a line that the command itself wrote.
  private static func command(_ line: String, _ looks: [String]) -> (any ResumableCommand)? {
    let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
    guard words.count > 1, words[0] == "conjugar",
      let type = CommandList.command(words[1]) as? any ResumableCommand.Type
    else { return nil }
    let parser = CommandLineParser(command: type.name, options: type.manual.allOptions)
    return try? type.init(parser.parse(words.dropFirst(2) + looks))
  }
}
