import ConjugarCore

extension QuizLoop {
  /// Reads until an answer or a command moves the quiz on, and answers whether it goes on: the end of input ends it.
  mutating func read(_ question: Question, asked: UInt64) throws -> Bool {
    // Whether an empty line was pressed that may be one too many.
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
      case .command(.known) where mode == .review && !quiz.isPractice:
        let before = quiz
        guard let verdict = quiz.know() else { return false }
        try tell(.verdict(verdict), before, (milliseconds: 0, toFirstKey: nil))
        return true
      case .command(.undo):
        guard let before = undo else {
          try tell(.nothingToUndo)
          continue
        }
        (quiz, undo) = (before.quiz, nil)
        if let never = before.never { suspend(never) } else { log.takeBack() }
        try tell(.undone)
        isAsked = !presenter.isForPeople
        return true
      case .command(.never) where presenter.isForPeople:
        let (name, never) = ("\(question.verb.infinitive.bare)", try world.settings.never)
        if suspend((never + [name]).once) { try tell(.suspended(name)) }
        undo = (quiz, never)
        return quiz.leaveOutVerb()
      case .command(.say) where question.direction == .listen: try world.speech.say(question.spoken)
      case .command(.say) where presenter.isForPeople:
        if let last { speak(last) } else { try tell(.nothingToExplain) }
      case .hint:
        if let hint = quiz.takeHint(besides: presenter.introduction(quiz)) { try write(presenter.hint(hint, quiz)) }
      case .command(.why): if let last { try write(presenter.why(last, quiz)) } else { try tell(.nothingToExplain) }
      case .command(let command): try tell(.unknownCommand(":\(command.rawValue)", accepted: commands))
      case .unknown(let word): try tell(.unknownCommand(word, accepted: commands))
      case .broken(let line): try tell(.brokenAnswer(line))
      }
    }
  }

  private var commands: [String] { presenter.commands + (mode == .review ? [":known"] : []) }

  @discardableResult
  private func suspend(_ names: [String]) -> Bool {
    world.terminal.telling(nil, try world.settings.set(Settings.never, to: names))
  }

  /// Reads a line, and when its first key was pressed, where that is known; `nil` at the end of input.
  private mutating func readLine() throws -> (line: String, firstKey: UInt64?)? {
    let terminal = world.terminal
    let line: String?
    var firstKey: UInt64?
    do throws(TerminalError) { line = try terminal.readLine { firstKey = world.clock.uptime } } catch {
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

  func tell(_ notice: QuizNotice) throws { try write(presenter.notice(notice, quiz)) }
}
