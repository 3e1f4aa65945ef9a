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
    ],
    usage: ["quiz [OPTIONS]"],
    options: [
      .questions, .difficulty, .region, .secondPerson, .accents, .tense, .person, .verb, .verbsFile, .top, .irregular,
      .pattern, .seed, .format([.text]),
    ],
    details: [
      "Type the form and press return. “?” gives a hint, and the question then earns half; an empty line shows the "
        + "answer; “:quit” or the end of input ends the quiz, which then has no score.",
      "Without a Spanish keyboard: a' or 'a is á, n~ or ~n is ñ, u\" or \"u is ü.",
      "Patterns: \(Focus.table.identifiers.joined(separator: " ")).",
    ])

  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw UsageError.extraWord(command: "quiz", word) }
    if let format = arguments.text(.format([.text])), try Format.named(format) != .text { throw NotYet(format) }
    self.arguments = arguments
  }

  func run(in world: World) throws -> ExitCode {
    let choices = try QuizChoices(arguments, in: world)
    let shuffling = try shuffling(in: world)
    var quiz = try Quiz(choices, shuffling: shuffling)
    let terminal = world.terminal
    let screen = QuizScreen(style: try world.style(arguments), width: terminal.features.width)
    noteGuesses(choices.verbs, terminal)
    let start = world.clock.uptime
    var ending: Ending?
    try terminal.write(screen.opening(quiz))
    while let question = quiz.current {
      if quiz.isPractice, quiz.number == 1 { try terminal.write(screen.practice(quiz)) }
      try terminal.write(screen.question(question, quiz))
      guard let typed = try answer(to: question, in: &quiz, terminal, screen) else { break }
      let isPractice = quiz.isPractice
      guard let verdict = quiz.submit(typed) else { break }
      try terminal.write(screen.verdict(verdict, reasons: quiz.reasons(of: question), isPractice: isPractice))
      // The score is kept before practice begins: whoever leaves then has finished the quiz all the same.
      if quiz.isComplete, ending == nil {
        ending = self.ending(quiz.report(milliseconds: Int((world.clock.uptime - start) / 1_000_000)), world)
      }
    }
    guard let ending else {
      try terminal.write(screen.report(quiz.report(milliseconds: 0), best: nil, shuffling))
      return .done
    }
    try terminal.write(screen.report(ending.report, best: ending.best, shuffling))
    return ending.code == .done ? countQuiz(world) : ending.code
  }

  /// Says which of the verbs asked for the lexicon does not have, before somebody learns a slip of the keyboard.
  private func noteGuesses(_ names: [String], _ terminal: any Terminal) {
    let conjugator = Conjugator()
    for name in names {
      guard let verb = try? conjugator.verb(name), let warning = conjugator.warning(of: verb) else { continue }
      terminal.report(warning)
    }
  }

  /// Reads until there is an answer: a hint or a command is none.
  ///
  /// - Returns: what was typed, or `nil` at the end of input and when the learner has had enough.
  private func answer(
    to question: Question, in quiz: inout Quiz, _ terminal: any Terminal, _ screen: QuizScreen
  ) throws -> String? {
    while true {
      try terminal.write(screen.prompt(question))
      guard let line = try terminal.readLine() else {
        try terminal.writeLine()
        return nil
      }
      // What a person types is seen already; what comes through a pipe belongs into the transcript.
      if !terminal.features.isInteractive { try terminal.writeLine(line.printable(upTo: 60)) }
      switch QuizInput(line) {
      case .answer: return line
      case .quit: return nil
      case .hint: if let hint = quiz.takeHint() { try terminal.write(screen.hint(hint, isPractice: quiz.isPractice)) }
      case .unknown(let word): try terminal.write(screen.unknown(word))
      }
    }
  }

  /// What came of a quiz whose questions were all answered.
  private struct Ending {
    let report: Report
    /// The best score of this kind before, or `nil` if there is none.
    var best: Int?
    var code = ExitCode.done
  }

  /// Keeps the score of a quiz.
  private func ending(_ report: Report, _ world: World) -> Ending {
    var ending = Ending(report: report)
    guard let score = report.score else { return ending }
    do throws(StorageError) {
      ending.best = try world.leaderboard.scores().filter(report.isLike).map(\.points).max()
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

  private func countQuiz(_ world: World) -> ExitCode {
    do throws(StorageError) { try world.reviewPrompter.quizFinished() } catch {
      world.terminal.report("conjugar: the number of quizzes is not kept: \(error.reason)")
      return .readWrite
    }
    return .done
  }

  private func shuffling(in world: World) throws -> Shuffling {
    if let seed = try arguments.seed { return .seeded(seed) }
    return world.randomness.shuffles ? .seeded(world.randomness.seed()) : .none
  }
}

/// What a line typed in a quiz is.
private enum QuizInput {
  case answer, hint, quit
  /// Begins like a command, but is none.
  case unknown(String)

  init(_ line: String) {
    let word = line.lowercased().filter { !$0.isWhitespace }
    switch word {
    case "?", "¿": self = .hint
    case ":quit", ":q": self = .quit
    case _ where word.hasPrefix(":"): self = .unknown(word)
    default: self = .answer
    }
  }
}

/// A format that is planned, but not written yet.
private struct NotYet: Failure {
  let format: String
  let exitCode = ExitCode.usage

  init(_ format: String) { self.format = format }

  var description: String { "the quiz does not speak \(format) yet (accepted: text)" }
}

extension Report {
  /// Whether a score is of a quiz of this kind, and so can be compared.
  fileprivate func isLike(_ score: Score) -> Bool { score.region == region && score.difficulty == difficulty }
}
