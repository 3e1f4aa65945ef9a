import ConjugarCore

/// Runs a quiz to its end: the only place where its state changes; how it looks is up to its presenter.
struct QuizLoop: ~Copyable {
  private let session: Session
  private let presenter: any QuizPresenter
  private let world: World
  private var quiz: Quiz
  /// The quiz before the last answer, if that can be taken back; or before a verb was suspended, with those until then.
  private var undo: (quiz: Quiz, never: [String]?)?
  /// The verdict that `:why` explains.
  private var last: Verdict?
  private var log: AnswerLog
  private var report: Report
  /// Whether the question was already shown, with the event that an answer was taken back.
  private var isAsked = false
  /// Whether nothing has failed to be spoken yet; one message is enough.
  private var hasVoice = true

  init(_ session: Session, _ presenter: any QuizPresenter, _ world: World) {
    (self.session, self.presenter, self.world, quiz) = (session, presenter, world, session.quiz)
    log = AnswerLog(session, world)
    report = quiz.report(milliseconds: 0)
  }

  struct Outcome {
    let report: Report
    let isKept: Bool
    let lines: Int
    var code: ExitCode { isKept ? .done : .readWrite }
  }

  /// Returns the result; time counts until the quiz was complete, which is reported once, or left.
  mutating func run(whenComplete: (Report) -> PersonalBest?) throws -> Outcome {
    do { return try play(whenComplete) } catch {
      quiz.leaveRetry()
      let left = report.isComplete ? report : quiz.report(milliseconds: log.milliseconds)
      if presenter.isForPeople, let error = error as? TerminalError {
        try? world.terminal.writeLine(error == .interrupted ? left.interruption : "")
        try? world.terminal.flush()
      }
      world.terminal.telling(nil, try session.handIn?.finish(left))
      throw error
    }
  }

  private mutating func play(_ whenComplete: (Report) -> PersonalBest?) throws -> Outcome {
    var best: PersonalBest?
    // A quiz by ear does not begin without a voice.
    if quiz.current?.direction == .listen, !world.speech.isThere { try world.speech.say("") }
    try write(presenter.opening(quiz))
    while let question = quiz.current, try ask(question) {
      guard quiz.isComplete, !report.isComplete else { continue }
      let complete = quiz.report(milliseconds: log.milliseconds)
      let key = Result { quiz.isPractice && presenter.isForPeople ? try offerPractice() : nil }
      if case .success(let key?) = key, key == "u", try takeBack() { continue }
      // From here on the score stands, and so does the last answer: whoever leaves now has finished the quiz.
      report = complete
      best = whenComplete(report)
      undo = nil
      if try key.get() != "\n" { break }
    }
    try leaveRetry()
    world.terminal.markQuestion(isOpen: false)
    if !report.isComplete {
      report = quiz.report(milliseconds: log.milliseconds)
      if report.isComplete { best = whenComplete(report) }
    }
    try write(presenter.finish(report, best, quiz, log.answers))
    return Outcome(report: report, isKept: log.isKept, lines: log.lines)
  }

  private func offerPractice() throws -> Character? {
    try write(presenter.practice(quiz))
    if world.isAtTerminal { return try world.terminal.readKey() }
    return try world.terminal.readLine().map { $0.first { !$0.isWhitespace && $0 != ":" } ?? "\n" }
  }

  /// Takes back the last answer or suspension; returns whether there was one.
  private mutating func takeBack() throws -> Bool {
    guard let before = undo else { return false }
    (quiz, undo) = (before.quiz, nil)
    if let never = before.never { suspend(never) } else { log.takeBack() }
    handInSoFar()
    try tell(.undone)
    isAsked = !presenter.isForPeople
    return true
  }

  private mutating func ask(_ question: Question) throws -> Bool {
    if question.direction == .listen, quiz.firstTry == nil {
      try world.terminal.flush()
      try world.speech.say(question.spoken)
    }
    if quiz.firstTry == nil, !isAsked {
      world.terminal.markQuestion(isOpen: true)
      try write(presenter.question(question, quiz))
    }
    isAsked = false
    // While a person reads the question, the next one is drawn.
    if world.terminal.features.isInteractive {
      try world.terminal.flush()
      quiz.prepare()
    }
    return try read(question, asked: world.clock.uptime)
  }

  /// Reads until an answer or a command moves the quiz on; returns `false` at the end of the input, which ends it.
  private mutating func read(_ question: Question, asked: UInt64) throws -> Bool {
    // Whether an empty line was entered, which may have been one too many.
    var isWarned = false
    while true {
      try write(presenter.prompt(question))
      guard let (line, firstKey) = try readLine() else { return false }
      switch presenter.input(line) {
      case .answer(let typed) where typed.allSatisfy(\.isWhitespace) && world.isAtTerminal && presenter.isForPeople:
        if isWarned { return try take(typed, asked: asked, firstKey: nil) }
        isWarned = true
        try tell(.emptyLine)
      case .answer(let typed):
        guard let noAnswer = quiz.noAnswer(typed) else { return try take(typed, asked: asked, firstKey: firstKey) }
        try tell(.noAnswer(noAnswer))
      case .command(.quit): return false
      case .command(.known) where session.mode == .review && !quiz.isPractice:
        let before = quiz
        guard let verdict = quiz.know() else { return false }
        try tell(.verdict(verdict), before, (milliseconds: 0, toFirstKey: nil))
        return true
      case .command(.undo):
        if try takeBack() { return true }
        try tell(.nothingToUndo)
      case .command(.never):
        let (name, never) = ("\(question.verb.infinitive.bare)", try world.settings.never)
        if suspend((never + [name]).once) { try tell(.suspended(name)) }
        undo = (quiz, never)
        try leaveRetry()
        return quiz.leaveOutVerb(of: [name])
      case .command(.say) where question.direction == .listen: try world.speech.say(question.spoken)
      case .command(.say) where presenter.isForPeople:
        if let last { speak(last) } else { try tell(.nothingToExplain) }
      case .hint:
        if let hint = quiz.takeHint(besides: quiz.introduction?.told ?? []) { try write(presenter.hint(hint, quiz)) }
      case .command(.why): if let last { try write(presenter.why(last, quiz)) } else { try tell(.nothingToExplain) }
      case .command(let command): try tell(.unknownCommand(":\(command.rawValue)", accepted: commands))
      case .unknown(let word): try tell(.unknownCommand(word, accepted: commands))
      case .broken(let line): try tell(.brokenAnswer(line))
      }
    }
  }

  private var commands: [String] {
    presenter.commands + (session.mode == .review && !quiz.isPractice ? [":known"] : [])
  }

  @discardableResult
  private func suspend(_ names: [String]) -> Bool {
    world.terminal.telling(nil, try world.settings.set(Settings.never, to: names))
  }

  /// Reads a line, with the time of its first key if known; `nil` at the end of input.
  private mutating func readLine() throws -> (line: String, firstKey: UInt64?)? {
    let terminal = world.terminal
    var firstKey: UInt64?
    guard let line = try terminal.readLine(atFirstKey: { firstKey = world.clock.uptime }) else {
      if presenter.isForPeople { try terminal.writeLine() }
      return nil
    }
    if presenter.isForPeople, !terminal.features.isInteractive { try terminal.writeLine(line.printable(upTo: 60)) }
    return (line, firstKey)
  }

  private func tell(_ notice: QuizNotice) throws { try write(presenter.notice(notice, quiz)) }

  private var isOver: Bool { session.deadline?.secondsLeft == 0 && !quiz.isComplete }

  private mutating func take(_ typed: String, asked: UInt64, firstKey: UInt64?) throws -> Bool {
    // An answer after the time is up does not count; a round without answers is left.
    let isLate = isOver
    if isLate, quiz.verdicts.isEmpty, quiz.firstTry == nil {
      try tell(.timeIsOver)
      return false
    }
    if !isLate {
      let before = quiz
      guard let outcome = quiz.answer(typed) else { return false }
      let milliseconds = Int((world.clock.uptime - asked) / 1_000_000)
      try tell(outcome, before, (milliseconds, firstKey.map { Int(($0 - asked) / 1_000_000) }))
    }
    if isOver {
      quiz.end()
      try tell(.timeIsOver)
    }
    return true
  }

  /// Shows and saves an outcome: a person does not wait for the disk, and a program is told only what is on it.
  private mutating func tell(_ outcome: Quiz.Outcome, _ before: Quiz, _ thought: AnswerLog.Thought) throws {
    let isFirst = before.firstTry == nil
    if isFirst { undo = (before, nil) }
    let (verdict, text) =
      switch outcome {
      case .retry(let first): (first, presenter.retry(first, quiz))
      case .verdict(let verdict): (verdict, presenter.verdict(verdict, quiz, milliseconds: thought.milliseconds))
      }
    if !presenter.isForPeople { keep(verdict, of: before, thought) }
    do {
      defer { if presenter.isForPeople { keep(verdict, of: before, thought) } }
      try write(text)
      try world.terminal.flush()
    }
    guard case .verdict = outcome else { return }
    last = verdict
    try sound(verdict)
  }

  private mutating func keep(_ verdict: Verdict, of before: Quiz, _ thought: AnswerLog.Thought) {
    if before.firstTry == nil { log.keep(verdict, of: before, thought) }
    handInSoFar()
  }

  /// Hands in what was answered; failures are reported at the end.
  private func handInSoFar() {
    guard let handIn = session.handIn, quiz.practiced.isEmpty else { return }
    var left = quiz
    left.leaveRetry()
    try? handIn.write(left.report(milliseconds: log.milliseconds))
  }

  /// Continues without a second try; a person sees at the end what was wrong.
  private mutating func leaveRetry() throws {
    guard let verdict = quiz.leaveRetry(), !presenter.isForPeople else { return }
    try write(presenter.verdict(verdict, quiz, milliseconds: log.answers.last?.milliseconds ?? 0))
  }

  private mutating func sound(_ verdict: Verdict) throws {
    guard presenter.isForPeople, !verdict.isKnown else { return }
    if try world.settings.sound == .on { world.sound.play(verdict.finalResult) }
    if try hasVoice && world.settings.speech == .on { hasVoice = speak(verdict) }
  }

  /// Speaks a right form; returns whether it was spoken, and reports if there is no voice.
  @discardableResult
  private func speak(_ verdict: Verdict) -> Bool {
    world.terminal.telling(nil, try world.speech.say(verdict.spokenForm))
  }
  private func write(_ text: String) throws { if !text.isEmpty { try world.terminal.write(text) } }
}
