import ConjugarCore

extension World {
  /// Whether a person is at a terminal and nothing was written beforehand, neither answers nor questions.
  var isAtTerminal: Bool { terminal.features.isInteractive && terminal.features.height != nil && randomness.shuffles }

  /// The next key pressed out of some, or of `others`, which are as good but not mentioned; `nil` at the end of input.
  func key(among accepted: [String], or others: [String] = []) throws(TerminalError) -> String? {
    while let key = try terminal.readKey() {
      let name = key == "\n" ? "return" : "\(key)".printable
      if accepted.contains(name) || others.contains(name) { return name }
      try terminal.writeLine("“\(name)” is not a choice here (accepted: \(accepted.joined(separator: ", ")))")
    }
    return nil
  }

  /// Reads the log; what cannot be read is reported once per run.
  func log(besides added: Int = 0) throws(StorageError) -> LogReading {
    let log = try history.log(at: clock.now, besides: added, zoneOffset: clock.zoneOffset)
    for note in log.notes where settings.isFirst(note) { terminal.report("conjugar: \(note)") }
    return log
  }

  func answers() throws(StorageError) -> History { try log().history }

  /// The sentences that a page may quote: learners of *vos* alone see no *tú*.
  func quotable(_ arguments: Arguments) throws -> SentenceFilter {
    var filter = SentenceFilter()
    let asked = try arguments[Flags.secondPerson]
    if case .vos? = asked ?? (try? settings.secondPerson) { filter.secondPerson = .vos }
    return filter
  }

  func warn(ofGuessed verbs: [String]) {
    let conjugator = Conjugator()
    for warning in verbs.compactMap(conjugator.find).compactMap(conjugator.warning) { terminal.report(warning) }
  }

  /// Reports which verbs of a quiz are guessed, and whether tables that were named do not fit into it.
  func warn(of quiz: Quiz) {
    warn(ofGuessed: quiz.options.verbs)
    let all = quiz.options.questionsOfNamedTables
    if all > quiz.total { terminal.report("conjugar: \(quiz.total) of \(all) questions; “-n \(all)” asks all tables") }
  }

  func schedule(of history: History, at moment: Timestamp? = nil) -> Schedule {
    let moment = moment ?? clock.now
    return Schedule(history, at: moment, zoneOffset: clock.zoneOffset(at: moment))
  }

  /// Limits the day's session to the easy tenses if an earlier version did, until the learner lifts that.
  func keepEarlierTenses(_ history: History) throws {
    guard history.isOfEarlierVersions, try settings.difficulty == .easy,
      try settings.entry(of: Settings.tenses).isDefault
    else { return }
    let tenses = try QuizPlan.of(.easy).rows.map(\.tense)
    guard (try? settings.set(Settings.tenses, to: tenses)) != nil else { return }
    terminal.report(
      "conjugar: your sessions stay with the tenses they had, \(tenses.map(\.englishName).listed("and")); "
        + "“conjugar settings tenses all” undoes that")
  }

  /// How questions are shuffled: by the given seed, or else as the world does it.
  func shuffling(_ arguments: Arguments) throws -> Shuffling {
    if let seed = try arguments[Flags.seed] { return .seeded(UInt64(seed)) }
    return randomness.shuffles ? .seeded(randomness.seed()) : .none
  }

  func quiz(_ options: QuizOptions, _ arguments: Arguments, _ shuffling: Shuffling) throws -> Quiz {
    if let path = try arguments[Flags.text] {
      return try quiz(onText: path, options, isSheet: arguments.command == "worksheet")
    }
    if try arguments[Flags.weak] { return try weakQuiz(options, shuffling) }
    return try Quiz(options, shuffling: shuffling)
  }

  private func weakQuiz(_ options: QuizOptions, _ shuffling: Shuffling) throws -> Quiz {
    let review = try Review(
      schedule(of: answers()),
      ReviewOptions(region: options.region, secondPerson: options.secondPerson, tenses: options.tenses))
    let plan = review.plan(onWeakest: options.questions, shuffling)
    if plan.items.isEmpty { throw SessionError.nothingWeak }
    let spots = review.weakSpots(of: plan)
    if !spots.isEmpty { terminal.report("Weak spots: \(spots.joined(separator: "; ")).") }
    return Quiz(plan.questions, options)
  }

  /// A quiz on gaps in the learner's own text, in the order of the text.
  private func quiz(onText path: String, _ options: QuizOptions, isSheet: Bool) throws -> Quiz {
    let conjugator = Conjugator()
    let text = OwnText(
      try files.text(at: path), conjugator, in: options.region, asked: options.questions, isSheet: isSheet)
    guard !text.questions.isEmpty else { throw SessionError.noGaps(path: path) }
    let asked = Array(text.questions.prefix(options.questions))
    let fewer =
      asked.count < text.questions.count ? ", of which \(asked.count) \(asked.count == 1 ? "is" : "are") asked" : ""
    terminal.report(
      "\(text.questions.count.counted("gap")) in \(text.sentenceCount.counted("sentence"))\(fewer); "
        + "skipped: \(text.passedOver.counted("word")) that may not be a verb here")
    var options = options
    options.questions = asked.count
    return Quiz(asked, options, conjugator: conjugator)
  }
}

extension Schedule { func after(_ answers: [LogEntry]) -> Schedule { answers.reduce(into: self) { $0.count($1) } } }
