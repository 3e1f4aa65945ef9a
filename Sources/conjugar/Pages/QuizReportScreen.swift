import ConjugarCore

/// The end of a quiz: score, accuracy, time, and every miss with the right form.
extension QuizScreen {
  /// - Parameters:
  ///   - best: the best score of this kind before, or `nil` if there is none.
  ///   - shuffling: what the quiz can be had again by.
  func report(_ report: Report, best: Int?, _ shuffling: Shuffling) -> String {
    guard let score = report.score else { return unfinished(report) }
    var rows = [["score", "\(style.strong(String(score)))  \(formula(report))"]]
    rows += counts(report)
    rows.append(["time", Self.time(report.milliseconds)])
    rows.append(["personal best", Self.best(score, before: best)])
    if case .seeded(let seed) = shuffling { rows.append(["again", "--seed \(seed)"]) }
    return "\n" + lines([style.strong("The end")], indented: 0) + table(rows) + misses(report)
  }

  /// The end of a review, which has no score.
  func report(ofReview report: Report) -> String {
    let answered = report.verdicts.count
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

  private static func best(_ score: Int, before: Int?) -> String {
    guard let before else { return "\(score), your first of this kind" }
    return score > before ? "\(score), a new one (before: \(before))" : String(before)
  }

  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
