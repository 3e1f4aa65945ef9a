import ConjugarCore

/// How far along a quiz is and how it has gone so far, on one line: `7/12 ━━━╌╌ ✓✓✗✓≈`.
struct ProgressLine {
  /// The number of the question and how many there are, or how much time is left.
  private var start: String
  /// How much of the whole is done: questions, or seconds of a timed round.
  private var done: (part: Int, whole: Int)
  private let verdicts: [Verdict]
  private static let mostBar = 24
  private static let gap = 2

  /// - Parameter clock: how many seconds of a timed round are left, and of how many; `nil` for a quiz.
  init(_ quiz: Quiz, clock: (left: Int, whole: Int)?) {
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    verdicts = quiz.isPractice ? quiz.practiced : quiz.verdicts
    (start, done) = ("\(quiz.number)/\(total) ", (verdicts.count, total))
    if let clock, quiz.isTimed {
      let seconds = clock.left % 60
      start = "\(quiz.number) \(clock.left / 60):\(seconds < 10 ? "0" : "")\(seconds) "
      done = (clock.whole - clock.left, clock.whole)
    }
  }

  /// The line, with the marks of the last answers if there is no room for all.
  func lines(on screen: StyledRenderer) -> [String] {
    let style = screen.style
    let columns = max(0, min(done.whole, Self.mostBar, screen.width / 2 - start.count))
    let bar = screen.glyphs.track(done.part, of: done.whole, columns: columns)
    let room = max(0, screen.width - start.count - columns - Self.gap)
    let marks = verdicts.suffix(room).map { Self.mark($0, style) }.joined()
    return ["\(style(start, .faint))\(style(bar.done, .good))\(style(bar.open, .faint))  \(marks)".trimmedEnd]
  }

  private static func mark(_ verdict: Verdict, _ style: (String, Text.Role) -> String) -> String {
    switch verdict.finalResult {
    // What does not count, and what is half right.
    case .correct where verdict.isShown || verdict.isKnown: style("·", .faint)
    case .correct: verdict.secondTry == nil ? style("✓", .good) : style("≈", .warning)
    case .accentSlip: style("≈", .warning)
    case .wrong: style("✗", .bad)
    case .skipped: style("→", .faint)
    }
  }
}

extension Quiz {
  /// Whether the current question belongs to a timed round, whose number of questions is unknown.
  var isTimed: Bool { options.minutes != nil && !isPractice }
}

extension Verdict {
  /// The result in the end: an answer that is right on the second try is not a miss.
  var finalResult: Result { secondTry?.result ?? result }
}
