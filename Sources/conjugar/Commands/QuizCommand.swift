import ConjugarCore

/// Asks verbs, one after another, and says how it went.
struct QuizCommand: Command {
  static let name = "quiz"

  static let manual = Manual(
    name: name,
    summary: "fifty forms to find; the way to begin",
    examples: [
      Example("conjugar", "a quiz with the settings as they are"),
      Example("conjugar quiz --difficulty moderate --questions 10", "a short one in the everyday tenses"),
      Example("conjugar quiz --tense preterite --irregular", "only irregular preterites"),
      Example("conjugar quiz --verb ser,ir,haber --tense imperfect,present", "only these verbs and tenses"),
      Example("conjugar quiz --pattern go-verbs --seed 7", "tengo, salgo, hago…, the same quiz for everybody"),
      Example("conjugar quiz --weak --questions 15", "what you miss most often"),
    ],
    usage: ["quiz [OPTIONS]"],
    options: [
      QuizFlags.questions.option, Flags.difficulty.option, Flags.region.option, Flags.secondPerson.option,
      QuizFlags.accents.option, Flags.tense.option,
    ] + QuizFlags.filters + [QuizFlags.weak.option, Flags.seed.option, format.option],
    details: [
      "Type the form and press return. “?” gives a hint, first a weak one, then stronger ones, and the question then "
        + "earns half; an empty line shows the answer; “:undo” takes the last answer back, for a slip of the finger; "
        + "“:quit” or the end of input ends the quiz, which then has no score.",
      "Without a Spanish keyboard: a' or 'a is á, n~ or ~n is ñ, u\" or \"u is ü.",
      "With --format jsonl the quiz is spoken in JSON, one event a line: start, question, verdict, finish. After each "
        + "question a program writes one line: an answer, or ?, :undo, :quit. Misses do not come back.",
      "Patterns: \(Focus.table.identifiers.joined(separator: " ")).",
    ])

  private static let format = Flags.format(of: Format<EventFormat>.self)

  private let arguments: Arguments
  private let format: Format<EventFormat>

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: "quiz", word) }
    format = try arguments[Self.format]
    self.arguments = arguments
  }

  func run(in world: World) throws -> ExitCode {
    let choices = try QuizChoices(arguments, in: world)
    let shuffling = try world.shuffling(arguments)
    var quiz =
      try arguments[QuizFlags.weak]
      ? try world.weakQuiz(choices, arguments, shuffling) : try Quiz(choices, shuffling: shuffling)
    noteGuesses(choices.verbs, world.terminal)
    var ending: Ending?
    switch format {
    case .machine(.jsonl):
      let events = QuizEvents(seed: shuffling.seed)
      let outcome = try loop(events, world, shuffling).run(&quiz) { ending = self.ending($0, world) }
      try world.terminal.write(
        events.finish(outcome.report, score: outcome.report.score, isBest: ending?.isBest ?? false))
      return close(ending, outcome, world)
    case .text:
      let screen = QuizScreen(style: try world.style(arguments), width: world.terminal.features.width)
      let outcome = try loop(screen, world, shuffling).run(&quiz) { ending = self.ending($0, world) }
      try world.terminal.write(screen.report(outcome.report, best: ending?.before, shuffling))
      return close(ending, outcome, world)
    }
  }

  private func loop(_ face: any QuizPresenter, _ world: World, _ shuffling: Shuffling) -> QuizLoop {
    QuizLoop(face: face, world: world, mode: .quiz, seed: shuffling.seed)
  }

  /// Says which of the verbs asked for the lexicon does not have, before somebody learns a slip of the keyboard.
  private func noteGuesses(_ names: [String], _ terminal: any Terminal) {
    let conjugator = Conjugator()
    for name in names {
      guard let verb = conjugator.find(name), let warning = conjugator.warning(of: verb) else { continue }
      terminal.report(warning)
    }
  }

  /// What came of a quiz whose questions were all answered.
  private struct Ending {
    let score: Int
    /// The best score of this kind before, or `nil` if there is none.
    var before: Int?
    var code = ExitCode.done

    var isBest: Bool { before.map { score > $0 } ?? true }
  }

  /// Keeps the score of a quiz.
  private func ending(_ report: Report, _ world: World) -> Ending? {
    guard let score = report.score else { return nil }
    var ending = Ending(score: score)
    do throws(StorageError) {
      ending.before = try world.leaderboard.scores().filter(report.isLike).map(\.points).max()
      try world.leaderboard.enter(
        Score(
          points: score, region: report.region, difficulty: report.difficulty, time: world.clock.now,
          questions: report.total))
    } catch {
      world.terminal.report("conjugar: the score is not kept: \(error.reason)")
      ending.code = .readWrite  // wherever the fault lies: what should have been kept is not
    }
    world.analytics.note("quiz finished")
    return ending
  }

  /// What is left to do after the end of a quiz.
  private func close(_ ending: Ending?, _ outcome: QuizLoop.Outcome, _ world: World) -> ExitCode {
    guard let ending else { return outcome.code }
    guard ending.code == .done, outcome.code == .done else { return .readWrite }
    return countQuiz(world)
  }

  private func countQuiz(_ world: World) -> ExitCode {
    do throws(StorageError) { try world.reviewPrompter.quizFinished() } catch {
      world.terminal.report("conjugar: the number of quizzes is not kept: \(error.reason)")
      return .readWrite
    }
    return .done
  }
}

extension Report {
  /// Whether a score is of a quiz of this kind, and so can be compared.
  fileprivate func isLike(_ score: Score) -> Bool { score.region == region && score.difficulty == difficulty }
}
