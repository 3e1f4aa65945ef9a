import ConjugarCore

/// The end of a quiz: score, accuracy, time, and every miss with the right form.
extension QuizPage {
  func finish(_ report: Report, _ best: PersonalBest?) -> String {
    if frame != nil { return review(report) }
    guard let best else { return unfinished(report) }
    var rows = [["score", "\(style.strong(String(best.score)))  \(formula(report))"]]
    rows += counts(report)
    rows.append(["time", Self.time(report.milliseconds)])
    rows.append(["personal best", Self.standing(best)])
    if let seed { rows.append(["again", "--seed \(seed)"]) }
    return "\n" + lines([style.strong("The end")], indented: 0) + table(rows) + misses(report)
  }

  func closing(_ answers: [LogEntry]) throws -> String { try frame?.closing(answers) ?? "" }

  /// The end of a review, which has no score.
  private func review(_ report: Report) -> String {
    let answered = report.verdicts.count
    if report.total == 0 { return "" }
    guard answered > 0 else { return "\n" + lines(["Nothing answered."], indented: 0) }
    let title = report.isComplete ? "The end" : "\(answered) of \(report.total) answered"
    let rows = counts(report) + [["time", Self.time(report.milliseconds)]]
    return "\n" + lines([style.strong(title)], indented: 0) + table(rows) + misses(report) + "\n"
  }

  private func unfinished(_ report: Report) -> String {
    let answered = report.verdicts.count
    guard answered > 0 else { return "\n" + lines(["Nothing answered, so there is no score."], indented: 0) }
    let title = "Unfinished: \(answered) of \(report.total) answered, so there is no score."
    return "\n" + lines([style.strong(title)], indented: 0) + table(counts(report)) + misses(report)
  }

  private func counts(_ report: Report) -> [[String]] {
    let right = "\(report.count(.correct)) of \(report.verdicts.count) (\(report.accuracy) %)"
    let others: [(String, Verdict.Result)] = [
      ("accent slips", .accentSlip), ("wrong", .wrong), ("skipped", .skipped),
    ]
    return [["right", right]]
      + others.filter { report.count($0.1) > 0 }.map { [$0.0, String(report.count($0.1))] }
  }

  private func misses(_ report: Report) -> String {
    guard !report.misses.isEmpty else { return "" }
    let rows = report.misses.map { verdict in
      let question = verdict.question
      let who = question.subject.map { ", \($0)" } ?? ""
      let typed = verdict.answer.isEmpty ? "–" : verdict.answer.printable(upTo: 30)
      return [
        style.strong(verdict.rightForm), typed,
        "\(question.verb.infinitive), \(question.slot.tense.englishName)\(who)",
      ]
    }
    let title = "\n" + lines([style.strong("To look at again")], indented: 0)
    guard width >= Self.roomForColumns else {
      return title + rows.map { lines(["\($0[0]) (yours: \($0[1]))"]) + lines([$0[2]], indented: 2) }.joined()
    }
    return title + table([["right", "yours", ""]] + rows)
  }

  /// The narrowest terminal in which three columns of words are good to read.
  private static let roomForColumns = 60

  private func formula(_ report: Report) -> String {
    "= \(report.points) points × \(report.region.scoreFactor) (\(report.region.rawValue)) "
      + "× \(report.difficulty.scoreFactor) (\(report.difficulty.rawValue))"
  }

  private func table(_ rows: [[String]]) -> String {
    Table(rows).lines(width: width - 2).map { "  \($0)\n" }.joined()
  }

  private static func standing(_ best: PersonalBest) -> String {
    guard let before = best.before else { return "\(best.score), your first of this kind" }
    return best.isNew ? "\(best.score), a new one (before: \(before))" : String(before)
  }

  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
