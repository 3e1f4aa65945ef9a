import ConjugarCore

/// Runs a quiz to its end: it asks, reads, judges, keeps each answer before it tells the verdict, and goes on.
///
/// The one place where the state of a quiz changes; what it looks like is the business of its presenter.
struct QuizLoop {
  let presenter: any QuizPresenter
  let world: World
  let mode: LogEntry.Mode
  /// What the quiz can be had again by, if it is mixed.
  let seed: UInt64?

  /// How a quiz ended.
  struct Outcome {
    var report: Report
    /// Whether every answer could be kept.
    var isKept = true

    var code: ExitCode { isKept ? .done : .readWrite }
  }

  /// What brings the last answer back: the quiz as it was, and when the answer was given.
  private struct Undo {
    let quiz: Quiz
    let time: Timestamp
  }

  /// - Parameter whenComplete: told once, when every question that counts is answered; practice comes after it. Returns
  ///   how the score stands; `nil` if there is none.
  /// - Returns: what came of it; time is counted until the quiz was complete, or left.
  func run(_ quiz: inout Quiz, whenComplete: (Report) -> PersonalBest? = { _ in nil }) throws -> Outcome {
    let start = world.clock.uptime
    var outcome = Outcome(report: quiz.report(milliseconds: 0))
    var best: PersonalBest?
    var undo: Undo?
    var takenBack: Timestamp?
    try write(presenter.opening(quiz))
    asking: while let question = quiz.current, !quiz.isPractice || presenter.practises {
      if quiz.isPractice, quiz.number == 1 { try write(presenter.practice(quiz)) }
      try write(presenter.question(question, quiz))
      let asked = world.clock.uptime
      switch try read(question, &quiz, canUndo: undo != nil) {
      case .quit, nil: break asking
      case .undo:
        guard let last = undo else { continue }
        quiz = last.quiz
        takenBack = last.time
        undo = nil
        try write(presenter.notice(.undone, quiz))
      case .answer(let typed):
        let before = quiz
        guard let verdict = quiz.submit(typed) else { break asking }
        let answer = answer(
          verdict, isPractice: before.isPractice, milliseconds: milliseconds(since: asked), replaces: takenBack)
        keep(answer, &outcome)
        takenBack = nil
        try write(presenter.verdict(verdict, quiz, isPractice: before.isPractice))
        if quiz.isComplete, !before.isComplete {
          // From here on the score stands, so the last answer does too: whoever leaves now has finished the quiz.
          outcome.report = quiz.report(milliseconds: milliseconds(since: start))
          best = whenComplete(outcome.report)
          undo = nil
        } else {
          undo = Undo(quiz: before, time: answer.time)
        }
      }
    }
    if !quiz.isComplete { outcome.report = quiz.report(milliseconds: milliseconds(since: start)) }
    try write(presenter.finish(outcome.report, best))
    if !outcome.report.verdicts.isEmpty { try write(presenter.closing()) }
    return outcome
  }

  private enum Reading {
    case answer(String)
    case undo, quit
  }

  /// Reads until there is something to go on with: a hint is nothing yet.
  ///
  /// - Returns: `nil` at the end of input.
  private func read(_ question: Question, _ quiz: inout Quiz, canUndo: Bool) throws -> Reading? {
    let terminal = world.terminal
    while true {
      try write(presenter.prompt(question))
      let line: String?
      do throws(TerminalError) {
        line = try terminal.readLine()
      } catch {
        if presenter.echoes { try? terminal.writeLine() }
        throw error
      }
      guard let line else {
        if presenter.echoes { try terminal.writeLine() }
        return nil
      }
      if presenter.echoes, !terminal.features.isInteractive { try terminal.writeLine(line.printable(upTo: 60)) }
      switch QuizInput(line) {
      case .answer(let typed): return .answer(typed)
      case .quit: return .quit
      case .undo:
        if canUndo { return .undo }
        try write(presenter.notice(.nothingToUndo, quiz))
      case .hint: if let hint = quiz.takeHint() { try write(presenter.hint(hint, quiz)) }
      case .unknown(let word): try write(presenter.notice(.unknownCommand(word), quiz))
      }
    }
  }

  private func answer(_ verdict: Verdict, isPractice: Bool, milliseconds: Int, replaces: Timestamp?) -> LogEntry {
    let question = verdict.question
    // Answers are told apart by their times, so one that replaces another must be later, however fast a program types.
    let earliest = replaces.map { Timestamp(milliseconds: $0.milliseconds + 1) }
    let now = world.clock.now
    return LogEntry(
      time: earliest.map { max($0, now) } ?? now, infinitive: question.verb.infinitive.description,
      tense: question.slot.tense,
      person: question.slot.person, answer: verdict.answer, result: verdict.result,
      kind: verdict.diagnosis?.kind.rawValue, grade: Grade(verdict),
      milliseconds: milliseconds, mode: isPractice ? .practice : mode, seed: seed, version: Version.current,
      replaces: replaces)
  }

  /// Adds an answer to the log; the first that cannot be kept is told.
  private func keep(_ answer: LogEntry, _ outcome: inout Outcome) {
    do throws(StorageError) { try world.history.append(answer.line) } catch {
      if outcome.isKept { world.terminal.report("conjugar: your answers are not kept: \(error.reason)") }
      outcome.isKept = false
    }
  }

  private func milliseconds(since start: UInt64) -> Int { Int((world.clock.uptime - start) / 1_000_000) }

  private func write(_ text: String) throws { if !text.isEmpty { try world.terminal.write(text) } }
}
