import ConjugarCore

extension World {
  /// How a quiz looks to the person who plays it.
  ///
  /// - Parameters:
  ///   - again: the command that asks the same quiz again, if there is one.
  ///   - frame: what stands around the questions of a review.
  func quizPage(
    _ arguments: Arguments, again: String? = nil, deadline: Deadline? = nil, frame: ReviewPage.Frame? = nil
  ) throws -> any QuizPresenter {
    let width = terminal.features.width
    if try isPlain(arguments) { return PlainQuizPage(width: width, again: again, frame: frame) }
    let style = try style(arguments)
    var progress = isAtTerminal ? ProgressLine(style: style, glyphs: glyphs, width: width) : nil
    progress?.clock = deadline.map { deadline in { (deadline.secondsLeft, deadline.minutes * 60) } }
    return QuizPage(style: style, width: width, again: again, progress: progress, frame: frame)
  }
}
