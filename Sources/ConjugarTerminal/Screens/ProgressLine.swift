import ConjugarCore

/// How far a quiz is and how it went so far, in one line: `7/12 ━━━╌╌ ✓✓✗✓≈`.
struct ProgressLine: Drawing {
  private let number: Int
  private let total: Int
  private let verdicts: [Verdict]
  /// How many seconds of how many are left of a round against the clock; `nil` for a quiz.
  private let clock: (left: Int, whole: Int)?

  private static let mostBar = 24
  private static let gap = 2

  init(_ quiz: Quiz, clock: (left: Int, whole: Int)?) {
    number = quiz.number
    total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    verdicts = quiz.isPractice ? quiz.practiced : quiz.verdicts
    self.clock = quiz.isTimed ? clock : nil
  }

  /// The marks of the last answers, where not all have room.
  func lines(width: Int, _ style: Style, _ glyphs: Glyphs) -> [String] {
    let start =
      clock.map { "\(number) \($0.left / 60):\($0.left % 60 < 10 ? "0" : "")\($0.left % 60) " } ?? "\(number)/\(total) "
    let columns = max(0, min(clock == nil ? total : Self.mostBar, Self.mostBar, width / 2 - start.count))
    let bar =
      clock.map { glyphs.track($0.whole - $0.left, of: $0.whole, columns: columns) }
      ?? glyphs.track(verdicts.count, of: total, columns: columns)
    let room = width - start.count - columns - Self.gap
    let marks = verdicts.suffix(max(0, room)).map { Self.mark($0, style) }.joined()
    return [Table.trimmed("\(style.faint(start))\(style.good(bar.done))\(style.faint(bar.open))  \(marks)")]
  }

  private static func mark(_ verdict: Verdict, _ style: Style) -> String {
    switch verdict.finalResult {
    case .correct: verdict.secondTry == nil ? style.good("✓") : style.warning("✓")
    case .accentSlip: style.warning("≈")
    case .wrong: style.bad("✗")
    case .skipped: style.faint("→")
    }
  }
}

extension Quiz {
  /// Whether the question at hand is one of a round against the clock, whose number of questions nobody knows.
  var isTimed: Bool { options.minutes != nil && !isPractice }
}

extension Verdict {
  /// What came of the question in the end: right at the second try is no miss.
  var finalResult: Result { secondTry?.result ?? result }
}
