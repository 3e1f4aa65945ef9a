import ConjugarCore

extension World {
  /// A quiz on gaps in a text of the learner's own, in the order of the text.
  ///
  /// - Throws: `NoGaps` if no form of it is fair to ask, `StorageError`, or a `UsageError` beside options that choose
  ///   other questions.
  func quiz(onText path: String, _ choices: QuizChoices, _ arguments: Arguments) throws -> Quiz {
    let others = [
      QuizFlags.weak.option, SentenceFlags.sentences.option, SentenceFlags.choice.option, Flags.tense.option,
    ]
    for option in others + QuizFlags.filters where arguments.has(option) {
      throw UsageError.unfitting(
        option: option.name, beside: SentenceFlags.text.option.name, fitting: "--questions, --accents, --format")
    }
    let conjugator = Conjugator()
    let text = OwnText(try files.text(at: path), conjugator)
    guard !text.questions.isEmpty else { throw NoGaps(path: path) }
    let asked = Array(text.questions.prefix(choices.questions))
    terminal.report(ClozeMessages().found(text, asked: asked.count))
    var choices = choices
    choices.questions = asked.count
    return Quiz(asked, choices, conjugator: conjugator)
  }
}

/// A text without a form that is fair to ask.
private struct NoGaps: Failure {
  let path: String
  let exitCode = ExitCode.badInput

  var description: String { ClozeMessages().noGap(in: path) }
}
