import ConjugarCore

extension World {
  /// What the log tells; what of it could not be read is said.
  func log() throws(StorageError) -> LogReading {
    let clock = clock
    let log = try history.log(at: clock.now) { clock.zoneOffset(at: $0) }
    for note in log.notes { terminal.report("conjugar: \(note)") }
    return log
  }

  func answers() throws(StorageError) -> History { try log().history }

  /// What the answers say of every skill today.
  func schedule() throws -> Schedule { try schedule(of: try answers()) }

  /// The same of answers that were read already.
  ///
  /// - Parameters:
  ///   - first: an answer: the schedule is as it was before that.
  func schedule(of history: History, before first: LogEntry? = nil) throws -> Schedule {
    let now = first?.time ?? clock.now
    let history = first.map { history.before($0.time) } ?? history
    return Schedule(history, at: now, zoneOffset: clock.zoneOffset(at: now))
  }
}

extension World {
  /// Narrows the day's session, for whom an earlier version kept to the easy tenses, to those until they lift it.
  func keepEarlierTenses(_ history: History) throws {
    guard try settings.difficulty == .easy, try settings.entry(of: Settings.tenses).isDefault,
      history.isOfEarlierVersions
    else { return }
    let tenses = try QuizPlan.of(.easy).rows.map(\.tense)
    guard (try? settings.set(Settings.tenses, to: tenses)) != nil else { return }
    terminal.report(
      "conjugar: your sessions keep to the tenses that they had, \(tenses.map(\.englishName).listed("and")); "
        + "“conjugar settings tenses all” lifts that")
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
  /// Whether a wrong answer is given a second try where nobody said so: never by a program.
  func retries(_ isMachine: Bool) throws -> Bool {
    guard !isMachine else { return false }
    switch try settings.retry {
    case .on: return true
    case .off: return false
    case .auto: return terminal.features.isInteractive
    }
  }

  func quiz(_ options: QuizOptions, _ arguments: Arguments, _ shuffling: Shuffling) throws -> Quiz {
    if let path = try arguments[Flags.text] { return try quiz(onText: path, options, arguments) }
    if try arguments[Flags.weak] { return try weakQuiz(options, arguments, shuffling) }
    return try Quiz(options, shuffling: shuffling)
  }

  /// A quiz on the skills that the learner misses most often.
  ///
  /// - Throws: `SessionError`, or a `UsageError` if another option chooses the verbs or persons too.
  func weakQuiz(_ options: QuizOptions, _ arguments: Arguments, _ shuffling: Shuffling) throws -> Quiz {
    try arguments.refuse(
      Flags.filters, beside: Flags.weak.option.name, fitting: "--tense, --region, --second-person, --questions")
    let review = try Review(
      schedule(),
      ReviewOptions(
        region: options.region, secondPerson: options.secondPerson,
        tenses: options.tenses))
    let plan = review.plan(onWeakest: options.questions, shuffling)
    if plan.items.isEmpty { throw SessionError.nothingWeak }
    terminal.report("Weak spots: \(review.weakSpots(of: plan).joined(separator: "; ")).")
    return Quiz(plan.questions, options)
  }

  /// A quiz on gaps in a text of the learner's own, in the order of the text.
  ///
  /// - Throws: `SessionError` if no form of it is fair to ask, `StorageError`, or a `UsageError` beside options that
  ///   choose other questions.
  func quiz(onText path: String, _ options: QuizOptions, _ arguments: Arguments) throws -> Quiz {
    let others = [Flags.weak.option, Flags.sentences.option, Flags.choice.option, Flags.tense.option]
    try arguments.refuse(
      others + Flags.filters, beside: Flags.text.option.name, fitting: "--questions, --accents, --format")
    let conjugator = Conjugator()
    let text = OwnText(try files.text(at: path), conjugator, in: options.region)
    guard !text.questions.isEmpty else { throw SessionError.noGaps(path: path) }
    let asked = Array(text.questions.prefix(options.questions))
    let fewer = asked.count < text.questions.count ? ", of which \(asked.count) are asked" : ""
    terminal.report(
      "\(text.questions.count.counted("gap")) in \(text.sentenceCount.counted("sentence"))\(fewer); "
        + "passed over: \(text.passedOver.counted("word")) that may be no verb here")
    var options = options
    options.questions = asked.count
    return Quiz(asked, options, conjugator: conjugator)
  }
}

extension Arguments {
  /// Whether the learner's own answers or text chose the questions, which no command repeats.
  var isDrawnFromAnswers: Bool { get throws(UsageError) { try self[Flags.weak] || has(Flags.text) } }
}

extension Schedule {
  /// The same after more answers.
  func after(_ answers: [LogEntry]) -> Schedule { answers.reduce(into: self) { $0.count($1) } }
}

extension ReviewPlan {
  /// How many of the questions that were answered begin a skill; what came back for practice does not count.
  func newCount(after answers: [LogEntry]) -> Int { newCount(ofFirst: answers.count { $0.mode != .practice }) }
}
