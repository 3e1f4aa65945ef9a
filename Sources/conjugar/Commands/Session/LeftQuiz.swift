import ConjugarCore

/// A quiz that was left before its end, found in the log: the command that asks it again, and what was answered.
struct LeftQuiz {
  let command: QuizCommand
  let answered: Int
  let total: Int

  /// - Parameter answers: those of the round that was begun last.
  /// - Returns: `nil` if it was finished, or its questions are no longer the same: the program or the answers that it was
  ///   drawn from have changed.
  init?(_ answers: [LogEntry], in world: World) {
    guard let line = answers.first?.command, var command = Self.command(line),
      var (quiz, _) = try? command.quiz(in: world)
    else { return nil }
    let answers = answers.filter { $0.seed == answers[0].seed }
    for answer in answers {
      guard quiz.repeatAnswer(answer) else { return nil }
    }
    guard !quiz.isComplete else { return nil }
    command.earlier = answers
    self.command = command
    answered = answers.count
    total = quiz.total
  }

  /// The command of a line that `commandLine` wrote.
  private static func command(_ line: String) -> QuizCommand? {
    let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
    guard words.starts(with: ["conjugar", QuizCommand.name]) else { return nil }
    let parser = CommandLineParser(command: QuizCommand.name, options: QuizCommand.manual.allOptions)
    return try? QuizCommand(parser.parse(Array(words.dropFirst(2))))
  }
}
