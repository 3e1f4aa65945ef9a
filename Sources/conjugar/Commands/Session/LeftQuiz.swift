import ConjugarCore

/// A quiz that was left before its end, found in the log: the command that asks it again, and what was answered.
struct LeftQuiz {
  let command: QuizCommand
  let answered: Int
  let total: Int

  /// - Returns: `nil` if the last quiz was finished, or its questions are no longer the same: the program or the answers
  ///   that it was drawn from have changed.
  init?(in world: World) throws {
    let answers = try Self.lastQuiz(in: world.history)
    guard let line = answers.first?.command, var command = Self.command(line),
      var (quiz, _) = try? command.quiz(in: world)
    else { return nil }
    for answer in answers {
      guard quiz.repeatAnswer(answer) else { return nil }
    }
    guard !quiz.isComplete else { return nil }
    command.earlier = answers
    self.command = command
    answered = answers.count
    total = quiz.total
  }

  /// The last lines of a file are enough: no quiz has more questions.
  private static let mostLines = 2 * QuizChoices.mostQuestions + 200

  /// The answers of the last quiz that a command can ask again, the oldest first, without those that were taken back.
  private static func lastQuiz(in log: any Journal) throws(StorageError) -> [LogEntry] {
    var lengths: [String: Int] = [:]
    try log.forEachLine { lengths[$0.file] = $0.number }
    var answers: [LogEntry] = []
    var retracted: Set<String> = []
    try log.forEachLine { line in
      guard line.number + mostLines > lengths[line.file] ?? 0 else { return }
      if let answer = LogEntry(line: line.bytes), answer.mode == .quiz {
        answers.append(answer)
      } else if let retraction = Retraction(line: line.bytes) {
        retracted.insert(retraction.retracts)
      }
    }
    answers = answers.filter { answer in answer.id.map { !retracted.contains($0) } ?? true }.sorted {
      $0.time < $1.time
    }
    guard let first = answers.lastIndex(where: { $0.command != nil }) else { return [] }
    return answers[first...].filter { $0.seed == answers[first].seed }
  }

  /// The command of a line that `commandLine` wrote.
  private static func command(_ line: String) -> QuizCommand? {
    let words = line.split(separator: " ").map { $0.filter { $0 != "'" } }
    guard words.starts(with: ["conjugar", QuizCommand.name]) else { return nil }
    let parser = CommandLineParser(command: QuizCommand.name, options: QuizCommand.manual.allOptions)
    return try? QuizCommand(parser.parse(Array(words.dropFirst(2))))
  }
}
