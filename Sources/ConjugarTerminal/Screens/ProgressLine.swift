import ConjugarCore

/// How far a quiz is and how it went so far, in one line: `7/12 ━━━╌╌ ✓✓✗✓≈`.
struct ProgressLine {
  let style: Style
  let glyphs: Glyphs
  /// How many columns the terminal has, which may become others while a quiz goes on.
  let columns: () -> Int
  /// How many seconds of how many are left of a round against the clock; `nil` for a quiz.
  var clock: (() -> (left: Int, whole: Int))?

  private var width: Int { columns() }

  private static let mostBar = 24
  private static let gap = 2

  /// - Returns: the line, no wider than the terminal; the marks of the last answers, where not all have room.
  func text(_ quiz: Quiz) -> String {
    let verdicts = quiz.isPractice ? quiz.practiced : quiz.verdicts
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    let time = quiz.isTimed ? clock?() : nil
    let number =
      time.map { "\(quiz.number) \($0.left / 60):\($0.left % 60 < 10 ? "0" : "")\($0.left % 60) " }
      ?? "\(quiz.number)/\(total) "
    let columns = max(0, min(time == nil ? total : Self.mostBar, Self.mostBar, width / 2 - number.count))
    let bar =
      time.map { glyphs.track($0.whole - $0.left, of: $0.whole, columns: columns) }
      ?? glyphs.track(verdicts.count, of: total, columns: columns)
    let room = width - number.count - columns - Self.gap
    let marks = verdicts.suffix(max(0, room)).map { mark($0.result) }.joined()
    return Table.trimmed("\(style.faint(number))\(style.good(bar.done))\(style.faint(bar.open))  \(marks)")
  }

  private func mark(_ result: Verdict.Result) -> String {
    switch result {
    case .correct: style.good("✓")
    case .accentSlip: style.warning("≈")
    case .wrong: style.bad("✗")
    case .skipped: style.faint("→")
    }
  }
}

extension Quiz {
  /// Whether the question at hand is one of a round against the clock, whose number of questions nobody knows.
  var isTimed: Bool { choices.minutes != nil && !isPractice }
}
