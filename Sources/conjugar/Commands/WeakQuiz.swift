import ConjugarCore

extension World {
  /// A quiz on the skills that the learner misses most often.
  ///
  /// - Throws: `NothingWeak`, or a `UsageError` if another option chooses the verbs or persons too.
  func weakQuiz(_ choices: QuizChoices, _ arguments: Arguments, _ shuffling: Shuffling) throws -> Quiz {
    for option in QuizFlags.filters where arguments.has(option) {
      throw UsageError.unfitting(
        option: option.name, beside: QuizFlags.weak.option.name,
        fitting: "--tense, --region, --second-person, --questions")
    }
    let review = try Review(
      schedule(),
      ReviewChoices(
        region: choices.region, secondPerson: choices.secondPerson, difficulty: choices.difficulty,
        tenses: choices.tenses))
    let plan = review.plan(onWeakest: choices.questions, shuffling)
    if plan.items.isEmpty { throw NothingWeak() }
    return Quiz(plan.questions, choices)
  }
}

/// A learner without a weakness.
private struct NothingWeak: Failure {
  let exitCode = ExitCode.usage
  let description = "no answer of yours was wrong so far in what was chosen, so nothing is weak; try “conjugar review”"
}
