import ConjugarCore

/// How far a quiz is and how it went so far, in one line: `7/12 ━━━╌╌ ✓✓✗✓≈`.
struct ProgressLine {
  let style: Style
  let glyphs: Glyphs
  let width: Int

  private static let mostBar = 24
  private static let gap = 2

  /// - Returns: the line, no wider than the terminal; the marks of the last answers, where not all have room.
  func text(_ quiz: Quiz) -> String {
    let verdicts = quiz.isPractice ? quiz.practised : quiz.verdicts
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    let number = "\(quiz.number)/\(total) "
    let columns = max(0, min(total, Self.mostBar, width / 2 - number.count))
    let bar = glyphs.track(verdicts.count, of: total, columns: columns)
    let room = width - number.count - columns - Self.gap
    let marks = verdicts.suffix(max(0, room)).map { mark($0.result) }.joined()
    return Table.trimmed("\(style.faint(number))\(style.good(bar.done))\(style.faint(bar.open))  \(marks)")
  }

  private func mark(_ result: Verdict.Result) -> String {
    switch result {
    case .correct: style.good(glyphs == .blocks ? "✓" : "+")
    case .accentSlip: style.warning(glyphs == .blocks ? "≈" : "~")
    case .wrong: style.bad(glyphs == .blocks ? "✗" : "x")
    case .skipped: style.faint(glyphs == .blocks ? "→" : "-")
    }
  }
}
