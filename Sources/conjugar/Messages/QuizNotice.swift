import ConjugarCore

/// What may have to be said between two answers.
enum QuizNotice {
  /// The word begins like a command, but is none.
  case unknownCommand(String, accepted: [String])
  /// The round against the clock ends here.
  case timeIsOver
  /// Nothing was typed: a second time it means that the learner does not know.
  case emptyLine
  /// The last answer is taken back, and its question comes again.
  case undone
  /// There is no answer that could be taken back.
  case nothingToUndo
  /// No question was answered that could be explained.
  case nothingToExplain
}
