import ConjugarCore

/// Runs a quiz to its end: it asks, reads, judges, tells the verdict and keeps the answer, and goes on.
///
/// The one place where the state of a quiz changes; what it looks like is the business of its presenter.
struct QuizLoop {
  let presenter: any QuizPresenter
  let world: World
  let mode: LogEntry.Mode
  /// What the quiz can be had again by, if it is mixed.
  let seed: UInt64?
  /// When a round against the clock ends; `nil` for a quiz.
  var deadline: Deadline?
  /// The command that asks the same quiz again, for the log; `nil` if there is none, or the log has it already.
  var command: String?

  /// How a quiz ended.
  struct Outcome {
    var report: Report
    /// Whether every answer could be kept.
    var isKept = true
    /// The answers that stand, in their order.
    var answers: [LogEntry] = []
    /// Whether nothing failed yet that was to be spoken: one message is enough.
    var hasVoice = true

    var code: ExitCode { isKept ? .done : .readWrite }
  }

  /// Gives every line of the log its identifier, and every answer a time of its own.
  private struct Stamps {
    /// When the session began, as the clock counts.
    let start: UInt64
    /// `nil` before the first answer.
    var identifiers: LogIdentifiers?
    /// When the last answer was given.
    var last = Timestamp(milliseconds: .min)
  }

  /// How long an answer took, in milliseconds, and how long its first key.
  private struct Thought {
    let milliseconds: Int
    let toFirstKey: Int?
  }

  /// - Parameter whenComplete: told once, when every question that counts is answered; practice comes after it. Returns
  ///   how the score stands; `nil` if there is none.
  /// - Returns: what came of it; time is counted until the quiz was complete, or left.
  func run(_ quiz: inout Quiz, whenComplete: (Report) -> PersonalBest? = { _ in nil }) throws -> Outcome {
    let start = world.clock.uptime
    var outcome = Outcome(report: quiz.report(milliseconds: 0))
    var best: PersonalBest?
    // The quiz as it was before the last answer.
    var undo: Quiz?
    // What `:why` explains.
    var last: Verdict?
    var stamps = Stamps(start: start)
    // Whether the question stands already, after an answer was taken back.
    var isAsked = false
    try write(presenter.opening(quiz))
    asking: while let question = quiz.current, !quiz.isPractice || presenter.practices {
      if quiz.isPractice, quiz.number == 1 { try write(presenter.practice(quiz)) }
      if quiz.firstTry == nil, !isAsked { try write(presenter.question(question, quiz)) }
      isAsked = false
      // A person reads the question while the next one is drawn.
      if world.terminal.features.isInteractive {
        try world.terminal.flush()
        quiz.prepare()
      }
      let asked = world.clock.uptime
      switch try read(question, &quiz, canUndo: undo != nil, last) {
      case .quit, nil: break asking
      case .undo:
        guard let before = undo, let answer = outcome.answers.popLast() else { continue }
        quiz = before
        undo = nil
        retract(answer, &stamps, &outcome)
        try write(presenter.notice(.undone, quiz))
        isAsked = presenter.undoAsks
      case .answer(let typed, let firstKey):
        let before = quiz
        // An answer that comes after the time is none; a round without any is left.
        let isLate = isOver && !quiz.isComplete
        if isLate, quiz.verdicts.isEmpty, quiz.firstTry == nil {
          try write(presenter.notice(.timeIsOver, quiz))
          break asking
        }
        if !isLate {
          guard let step = quiz.answer(typed) else { break asking }
          let thought = Thought(
            milliseconds: milliseconds(since: asked), toFirstKey: firstKey.map { milliseconds(since: asked, until: $0) }
          )
          switch step {
          case .retry(let first):
            undo = before
            try tell(presenter.retry(first, quiz)) {
              keep(first, before, thought, &stamps, &outcome)
            }
          case .verdict(let verdict):
            // Of a second try only the first answer is kept, and undone.
            let isFirst = before.firstTry == nil
            if isFirst { undo = before }
            last = verdict
            try tell(
              presenter.verdict(verdict, quiz, isPractice: before.isPractice, milliseconds: thought.milliseconds)
            ) {
              if isFirst { keep(verdict, before, thought, &stamps, &outcome) }
            }
          }
          if case .verdict(let verdict) = step { try sound(verdict, quiz, &outcome) }
        }
        if isOver, !quiz.isComplete {
          quiz.end()
          try write(presenter.notice(.timeIsOver, quiz))
        }
        if quiz.isComplete, !before.isComplete {
          // From here on the score stands, so the last answer does too: whoever leaves now has finished the quiz.
          outcome.report = quiz.report(milliseconds: milliseconds(since: start))
          best = whenComplete(outcome.report)
          undo = nil
        }
      }
    }
    quiz.leaveRetry()
    if !outcome.report.isComplete {
      outcome.report = quiz.report(milliseconds: milliseconds(since: start))
      if outcome.report.isComplete { best = whenComplete(outcome.report) }
    }
    try write(presenter.finish(outcome.report, best))
    if !outcome.report.verdicts.isEmpty { try write(presenter.closing(outcome.answers)) }
    return outcome
  }

  /// Whether the time of a round against the clock is over.
  private var isOver: Bool { deadline?.secondsLeft == 0 }

  /// Tells what came of an answer and keeps the answer: a person does not wait for the disk, and what a program is told
  /// is on it.
  private func tell(_ text: String, keeping keep: () -> Void) throws {
    if !presenter.echoes { keep() }
    defer { if presenter.echoes { keep() } }
    try write(text)
    try world.terminal.flush()
  }

  private enum Reading {
    /// - firstKey: when its first key was pressed, where that is known.
    case answer(String, firstKey: UInt64?)
    case undo, quit
  }

  /// Reads until there is something to go on with: a hint is nothing yet.
  ///
  /// - Returns: `nil` at the end of input.
  private func read(
    _ question: Question, _ quiz: inout Quiz, canUndo: Bool, _ last: Verdict?
  ) throws -> Reading? {
    let terminal = world.terminal
    // Whether an empty line was pressed that may be one too many.
    var isWarned = false
    while true {
      try write(presenter.prompt(question))
      let line: String?
      var firstKey: UInt64?
      do throws(TerminalError) {
        line = try terminal.readLine { firstKey = world.clock.uptime }
      } catch {
        if presenter.echoes {
          quiz.leaveRetry()
          let isInterrupted = error == .interrupted
          try? terminal.writeLine(isInterrupted ? quiz.report(milliseconds: 0).interruption : "")
          try? terminal.flush()
        }
        throw error
      }
      guard let line else {
        if presenter.echoes { try terminal.writeLine() }
        return nil
      }
      if presenter.echoes, !terminal.features.isInteractive { try terminal.writeLine(line.printable(upTo: 60)) }
      switch presenter.input(line) {
      case .answer(let typed) where typed.allSatisfy(\.isWhitespace) && world.isAtTerminal && presenter.echoes:
        if isWarned { return .answer(typed, firstKey: nil) }
        isWarned = true
        try write(presenter.notice(.emptyLine, quiz))
      case .answer(let typed):
        guard let noAnswer = quiz.noAnswer(typed) else { return .answer(typed, firstKey: firstKey) }
        try write(presenter.notice(.noAnswer(noAnswer), quiz))
      case .quit: return .quit
      case .undo:
        if canUndo { return .undo }
        try write(presenter.notice(.nothingToUndo, quiz))
      case .say: try say(last, quiz)
      case .hint:
        if let hint = quiz.takeHint(besides: presenter.introduction(quiz)) { try write(presenter.hint(hint, quiz)) }
      case .why: try write(last.map { presenter.why($0, quiz) } ?? presenter.notice(.nothingToExplain, quiz))
      case .unknown(let word): try write(presenter.notice(unknown(word), quiz))
      case .broken(let line): try write(presenter.notice(.brokenAnswer(line), quiz))
      }
    }
  }

  private func unknown(_ word: String) -> QuizNotice { .unknownCommand(word, accepted: presenter.commands) }

  /// Speaks the last right form: only a person hears it.
  private func say(_ last: Verdict?, _ quiz: Quiz) throws {
    guard presenter.echoes else { return try write(presenter.notice(unknown(QuizInput.spoken), quiz)) }
    guard let last else { return try write(presenter.notice(.nothingToExplain, quiz)) }
    do throws(SpeechError) { try world.speech.say(last.rightForm) } catch {
      world.terminal.report("conjugar: \(error)")
    }
  }

  /// What a verdict sounds like, where the learner wants to hear it.
  private func sound(_ verdict: Verdict, _ quiz: Quiz, _ outcome: inout Outcome) throws {
    guard presenter.echoes else { return }
    if try world.settings.sound == .on { world.sound.play(Cue(verdict.secondTry?.result ?? verdict.result)) }
    if try world.settings.speech == .on, outcome.hasVoice {
      do throws(SpeechError) { try world.speech.say(verdict.rightForm) } catch {
        world.terminal.report("conjugar: \(error)")
        outcome.hasVoice = false
      }
    }
  }

  private func answer(_ verdict: Verdict, _ quiz: Quiz, _ thought: Thought, _ stamps: inout Stamps) -> LogEntry {
    let now = world.clock.now
    // However fast a program types, and if the clock is set back, the answers of a session stay in their order.
    let time = max(now, Timestamp(milliseconds: stamps.last.milliseconds &+ 1))
    stamps.last = time
    var identifiers =
      stamps.identifiers
      ?? LogIdentifiers(seed: world.randomness.seed(), time: now, uptime: stamps.start)
    defer { stamps.identifiers = identifiers }
    var entry = LogEntry(
      verdict, id: identifiers.next(), at: time, zone: world.clock.zoneOffset(at: now) / 60,
      milliseconds: thought.milliseconds, mode: quiz.isPractice ? .practice : mode, seed: seed)
    entry.firstKeyMilliseconds = thought.toFirstKey
    if quiz.verdicts.isEmpty { entry.command = command }
    return entry
  }

  /// Takes an answer back in the log, at once: whoever leaves now has not given it.
  private func retract(_ answer: LogEntry, _ stamps: inout Stamps, _ outcome: inout Outcome) {
    guard let id = answer.id, let own = stamps.identifiers?.next() else { return }
    keep(Retraction(id: own, time: world.clock.now, retracts: id).line, &outcome)
  }

  /// Keeps the answer that a verdict is of.
  private func keep(
    _ verdict: Verdict, _ quiz: Quiz, _ thought: Thought, _ stamps: inout Stamps, _ outcome: inout Outcome
  ) {
    let answer = answer(verdict, quiz, thought, &stamps)
    keep(answer.line, &outcome)
    outcome.answers.append(answer)
  }

  /// Adds a line to the log; the first that cannot be kept is told.
  private func keep(_ line: String, _ outcome: inout Outcome) {
    do throws(StorageError) { try world.history.append(line) } catch {
      if outcome.isKept { world.terminal.report("conjugar: \(error.sentence(on: "your answers are not kept"))") }
      outcome.isKept = false
    }
  }

  private func milliseconds(since start: UInt64, until end: UInt64? = nil) -> Int {
    Int(((end ?? world.clock.uptime) - start) / 1_000_000)
  }

  private func write(_ text: String) throws { if !text.isEmpty { try world.terminal.write(text) } }
}
