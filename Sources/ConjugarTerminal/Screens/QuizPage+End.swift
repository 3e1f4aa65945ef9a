import ConjugarCore

/// The end of a quiz: score, accuracy, time, and every miss with the right form.
extension QuizPage {
  private var words: ReportMessages { ReportMessages() }

  func finish(_ report: Report, _ best: PersonalBest?) -> String {
    if frame != nil { return review(report) }
    guard let best else { return unfinished(report) }
    var rows = [[words.score, "\(style.strong(String(best.score)))  \(words.formula(report))"]]
    rows += counts(report)
    rows.append([words.time, words.duration(seconds: report.milliseconds / 1000)])
    if best.isCompared { rows.append([words.personalBest, words.standing(best)]) }
    let again = self.again.map { again in
      "\n" + lines([words.again], indented: 0)
        + Drill.broken(again, width: width - 4).map { Self.indent + Self.indent + $0 }.asText
    }
    return "\n" + lines([style.strong(words.end)], indented: 0) + table(rows) + misses(report) + (again ?? "")
  }

  func closing(_ answers: [LogEntry]) throws -> String { try frame?.closing(answers) ?? "" }

  /// The end of a review, which has no score.
  private func review(_ report: Report) -> String {
    let answered = report.verdicts.count
    if report.total == 0 { return "" }
    guard answered > 0 else { return "\n" + lines([words.nothingAnswered], indented: 0) }
    let title = report.isComplete ? words.end : words.answered(answered, of: report.total)
    let rows = counts(report) + [[words.time, words.duration(seconds: report.milliseconds / 1000)]]
    return "\n" + lines([style.strong(title)], indented: 0) + table(rows) + misses(report) + "\n"
  }

  private func unfinished(_ report: Report) -> String {
    let answered = report.verdicts.count
    guard answered > 0 else { return "\n" + lines([words.nothingAnsweredNoScore], indented: 0) }
    let title = words.unfinished(answered, of: report.total)
    return "\n" + lines([style.strong(title)], indented: 0) + table(counts(report)) + misses(report)
  }

  private func counts(_ report: Report) -> [[String]] {
    let right = words.share(report.count(.correct), of: report.verdicts.count, percent: report.accuracy)
    let others: [(String, Verdict.Result)] = [
      (words.accentSlips, .accentSlip), (words.wrong, .wrong), (words.skipped, .skipped),
    ]
    return [[words.right, right]]
      + others.filter { report.count($0.1) > 0 }.map { [$0.0, String(report.count($0.1))] }
  }

  private func misses(_ report: Report) -> String {
    guard !report.misses.isEmpty else { return "" }
    let rows = report.misses.map { verdict in
      let typed = verdict.answer.isEmpty ? words.noAnswer : verdict.answer.printable(upTo: 30)
      return [style.strong(verdict.rightForm), typed, words.cell(verdict.question)]
    }
    let title = "\n" + lines([style.strong(words.toLookAtAgain)], indented: 0)
    guard width >= Self.roomForColumns else {
      return title + rows.map { lines([words.yours($0[0], $0[1])]) + lines([$0[2]], indented: 2) }.joined()
    }
    return title + table([words.headersOfMisses] + rows)
  }

  /// The narrowest terminal in which three columns of words are good to read.
  private static let roomForColumns = 60

  private func table(_ rows: [[String]]) -> String {
    Table(rows).lines(width: width - 2).map { "  " + $0 }.asText
  }
}
