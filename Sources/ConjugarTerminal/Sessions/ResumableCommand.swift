import ConjugarCore

/// A command whose questions can be gone on with where they were left.
protocol ResumableCommand: Command {
  /// The answers that were given before the questions were left; none if they begin.
  var earlier: [LogEntry] { get set }

  /// The questions as they began, before those answers.
  ///
  /// - Parameter history: all answers, those too.
  func beginning(in world: World, _ history: History) throws -> Quiz
}

extension ResumableCommand {
  /// The questions after the answers that were given before; `nil` if those answer other questions: the program, the
  /// settings or what was known of the learner have changed.
  func resumed(in world: World, _ history: History) throws -> Quiz? {
    var quiz = try beginning(in: world, history)
    for answer in earlier {
      guard quiz.repeatAnswer(answer) else { return nil }
    }
    return quiz
  }
}
