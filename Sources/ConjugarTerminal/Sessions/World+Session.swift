import ConjugarCore

extension World {
  /// What the log tells; what of it could not be read is said.
  func log() throws(StorageError) -> LogReading {
    let clock = clock
    let log = try history.log(at: clock.now) { clock.zoneOffset(at: $0) }
    for note in log.notes { terminal.report("conjugar: \(note)") }
    return log
  }

  /// The answers that stand.
  func answers() throws(StorageError) -> History { try log().history }

  /// What the answers say of every skill today.
  func schedule() throws -> Schedule { try schedule(of: try answers()) }

  /// The same of answers that were read already.
  ///
  /// - Parameters:
  ///   - first: an answer: the schedule is as it was before that.
  ///   - keepsReviews: whether to keep what is needed to fit weights, and to compare promises with facts.
  func schedule(
    of history: History, before first: LogEntry? = nil, keepsReviews: Bool = false
  ) throws -> Schedule {
    let now = first?.time ?? clock.now
    let history = first.map { history.before($0.time) } ?? history
    let scheduler = try FSRS(retention: settings.retention, weights: settings.weights ?? FSRS.defaultWeights)
    return Schedule(
      history, at: now, zoneOffset: clock.zoneOffset(at: now), scheduler: scheduler, keepsReviews: keepsReviews)
  }
}

extension World {
  /// How a quiz looks to the person who plays it.
  ///
  /// - Parameters:
  ///   - again: the command that asks the same quiz again, if there is one.
  ///   - frame: what stands around the questions of a review.
  func quizPage(
    _ arguments: Arguments, again: String? = nil, deadline: Deadline? = nil, frame: QuizPage.Frame? = nil
  ) throws -> QuizPage {
    let renderer = try renderer(arguments)
    return QuizPage(
      renderer: renderer, again: again, hasProgress: isAtTerminal && renderer is StyledRenderer,
      clock: deadline.map { deadline in { (deadline.secondsLeft, deadline.minutes * 60) } }, frame: frame)
  }
}

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
    let fewer = asked.count < text.questions.count ? ", of which \(asked.count) are asked" : ""
    terminal.report(
      "\(text.questions.count.counted("gap")) in \(text.sentenceCount.counted("sentence"))\(fewer); "
        + "passed over: \(text.passedOver) words that may be no verb here")
    var choices = choices
    choices.questions = asked.count
    return Quiz(asked, choices, conjugator: conjugator)
  }
}

/// A text without a form that is fair to ask.
private struct NoGaps: Failure {
  let path: String
  let exitCode = ExitCode.badInput

  var description: String {
    "the file “\(path)” has no form that can be nothing but a verb, so there is nothing to ask"
  }
}
