import ConjugarCore

/// Asks verbs, one after another, and says how it went.
struct QuizCommand: AskingCommand {
  static let name = "quiz"

  static var options: [Option] {
    [
      Flags.questions.option, Flags.difficulty.option, Flags.region.option, Flags.secondPerson.option,
      Flags.accents.option, Flags.tense.option,
    ] + Flags.filters + [
      Flags.retry.option, Flags.timed.option, Flags.weak.option, Flags.sentences.option,
      Flags.choice.option,
    ] + Flags.directions.map(\.option) + [
      Flags.text.option, Flags.seed.option, Flags.noHistory.option, handIn.option, format.option,
    ]
  }
  static let takesVerbs = true
  static var words: [String] { TenseGroup.table.identifiers + Tense.table.identifiers }

  private static let handIn = Flag<String?>("--hand-in", text: "FILE", "a result for the teacher, in a new file")
  private static let format = Flags.format(Format.events)

  let arguments: Arguments
  let format: Format

  init(_ arguments: Arguments) throws {
    self.arguments = try arguments.takingWords(of: Self.self)
    format = try arguments[Self.format]
  }

  func session(in world: World, after left: LeftRound?) throws -> Session {
    let options = try QuizOptions(arguments, in: world, isMachine: format != .text)
    let shuffling = try world.shuffling(arguments)
    var session = Session(try world.quiz(options, arguments, shuffling), .quiz, seed: shuffling.seed)
    session.command = try arguments.isDrawnFromAnswers ? nil : session.quiz.options.commandLine(seed: shuffling.seed)
    session.deadline = session.quiz.options.minutes.map { Deadline(minutes: $0, world.clock) }
    return session
  }

  func ask(_ session: Session, in world: World) throws -> ExitCode {
    let options = session.quiz.options
    noteGuesses(options.verbs, world.terminal)
    let handIn = try arguments[Self.handIn]
    // Whoever has answered everything must not learn then that it cannot be handed in.
    if let handIn { try world.files.checkPlace(handIn) }
    let keeper = ScoreKeeper(world: world, arguments: arguments, filters: try filters(options))
    world.analytics.note(.quizStarted, options.parameters)
    var isScoreKept = true
    let outcome = try session.run(arguments, as: format, in: world) { keeper.standing($0, isKept: &isScoreKept) }
    let report = outcome.report
    if let handIn, report.verdicts.isEmpty {
      world.terminal.report("conjugar: nothing was answered, so \(handIn.printable) was not written")
    } else if let handIn {
      let name = try world.settings.player?.name ?? world.settings.profile.name
      let filter = [options.difficulty.rawValue, options.region.rawValue, keeper.filters].filter { !$0.isEmpty }
      let result = HandIn(report, name: name, seed: session.seed, filter: filter.joined(separator: " "))
      try world.files.create(result.line, at: handIn)
    }
    guard let score = report.score else {
      world.analytics.note(.quizLeft, ["question": "\(report.verdicts.count + 1)", "points": "\(report.points)"])
      return outcome.code
    }
    world.analytics.note(.quizFinished, ["score": "\(score)"])
    guard isScoreKept, outcome.isKept else { return .readWrite }
    if format == .text { try keeper.offerBoard(report) }
    return keeper.countQuiz()
  }

  /// What the questions were narrowed to.
  private func filters(_ options: QuizOptions) throws -> String {
    let others = try arguments[Flags.weak] ? Flags.weak.option.name : ""
    return [others, options.filters].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says which of the verbs asked for the lexicon does not have, before somebody learns a slip of the keyboard.
  private func noteGuesses(_ names: [String], _ terminal: any Terminal) {
    let conjugator = Conjugator()
    for name in names {
      guard let verb = conjugator.find(name), let warning = conjugator.warning(of: verb) else { continue }
      terminal.report(warning)
    }
  }
}
