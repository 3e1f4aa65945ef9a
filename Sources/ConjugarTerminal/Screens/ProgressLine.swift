import ConjugarCore

/// How far a quiz is and how it went so far, in one line: `7/12 ━━━╌╌ ✓✓✗✓≈`.
struct ProgressLine {
  /// The number of the question and how many there are, or how much time is left.
  private var start: String
  /// How much of how much is done: questions, or seconds of a round against the clock.
  private var done: (part: Int, whole: Int)
  private let verdicts: [Verdict]
  private static let mostBar = 24
  private static let gap = 2

  /// - Parameter clock: how many seconds of how many are left of a round against the clock; `nil` for a quiz.
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

  /// The marks of the last answers, where not all have room.
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
    // What does not count, and what is right by half.
    case .correct where verdict.isShown || verdict.isKnown: style("·", .faint)
    case .correct: verdict.secondTry == nil ? style("✓", .good) : style("≈", .warning)
    case .accentSlip: style("≈", .warning)
    case .wrong: style("✗", .bad)
    case .skipped: style("→", .faint)
    }
  }
}

extension Quiz {
  /// Whether the question at hand is one of a round against the clock, whose number of questions nobody knows.
  var isTimed: Bool { options.minutes != nil && !isPractice }
}

extension Verdict {
  /// What came of the question in the end: right on the second try is no miss.
  var finalResult: Result { secondTry?.result ?? result }
}
