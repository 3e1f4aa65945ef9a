import ConjugarCore

extension QuizLoop {
  /// What the learner goes on with.
  enum Reading {
    /// - firstKey: when its first key was pressed, where that is known.
    case answer(String, firstKey: UInt64?)
    /// The last answer is taken back: the quiz before it.
    case undo(Quiz)
    /// The question is left out: its verb is not to be asked.
    case passedOver
    /// The learner says that they know what is asked.
    case known
    /// Also the end of input.
    case quit
  }

  /// Reads until there is something to go on with: a hint is nothing yet.
  mutating func read(_ question: Question) throws -> Reading {
    // Whether an empty line was pressed that may be one too many.
    var isWarned = false
    while true {
      try write(presenter.prompt(question))
      guard let (line, firstKey) = try readLine() else { return .quit }
      switch presenter.input(line) {
      case .answer(let typed) where typed.allSatisfy(\.isWhitespace) && world.isAtTerminal && presenter.isForPeople:
        if isWarned { return .answer(typed, firstKey: nil) }
        isWarned = true
        try tell(.emptyLine)
      case .answer(let typed):
        guard let noAnswer = quiz.noAnswer(typed) else { return .answer(typed, firstKey: firstKey) }
        try tell(.noAnswer(noAnswer))
      case .quit: return .quit
      case .known where mode == .review && !quiz.isPractice: return .known
      case .known: try tell(.unknownCommand(":known", accepted: presenter.commands))
      case .undo:
        if let undo { return .undo(undo) }
        try tell(.nothingToUndo)
      case .say where question.direction == .listen: try world.speech.say(question.spoken)
      case .say where !presenter.isForPeople: try tell(.unknownCommand(":say", accepted: presenter.commands))
      case .never where !presenter.isForPeople: try tell(.unknownCommand(":never", accepted: presenter.commands))
      case .never:
        try suspend(question.verb)
        return quiz.total > 1 && !quiz.isPractice ? .passedOver : .quit
      case .say: if let last { speak(last) } else { try tell(.nothingToExplain) }
      case .hint:
        if let hint = quiz.takeHint(besides: presenter.introduction(quiz)) { try write(presenter.hint(hint, quiz)) }
      case .why: if let last { try write(presenter.why(last, quiz)) } else { try tell(.nothingToExplain) }
      case .unknown(let word): try tell(.unknownCommand(word, accepted: presenter.commands))
      case .broken(let line): try tell(.brokenAnswer(line))
      }
    }
  }

  /// Asks a verb no more, from the next question on.
  private func suspend(_ verb: Verb) throws {
    let name = "\(verb.infinitive.bare)"
    let never = try world.settings.never
    do throws(SettingsError) {
      try world.settings.set(Settings.never, to: never + (never.contains(name) ? [] : [name]))
    } catch {
      return world.terminal.report("conjugar: \(error)")
    }
    try tell(.suspended(name))
  }

  /// - Returns: `nil` at the end of input.
  private mutating func readLine() throws -> (line: String, firstKey: UInt64?)? {
    let terminal = world.terminal
    let line: String?
    var firstKey: UInt64?
    do throws(TerminalError) {
      line = try terminal.readLine { firstKey = world.clock.uptime }
    } catch {
      if presenter.isForPeople {
        quiz.leaveRetry()
        let isInterrupted = error == .interrupted
        try? terminal.writeLine(isInterrupted ? quiz.report(milliseconds: 0).interruption : "")
        try? terminal.flush()
      }
      throw error
    }
    guard let line else {
      if presenter.isForPeople { try terminal.writeLine() }
      return nil
    }
    if presenter.isForPeople, !terminal.features.isInteractive { try terminal.writeLine(line.printable(upTo: 60)) }
    return (line, firstKey)
  }

  private func tell(_ notice: QuizNotice) throws { try write(presenter.notice(notice, quiz)) }
}
