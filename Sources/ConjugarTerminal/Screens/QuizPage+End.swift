import ConjugarCore

/// The end of a quiz: score, accuracy, time, and every miss with the right form.
extension QuizPage {
  func finish(_ report: Report, _ best: PersonalBest?, _ answers: [LogEntry]) -> String {
    let answered = report.answered
    if frame != nil, report.total == 0 { return "" }
    guard answered > 0 else {
      let told = "Nothing answered."
      let seen = frame == nil ? "Nothing answered, so there is no score." : told
      return renderer.text([.gap, .phrase("\(seen, told: told)")])
    }
    let again = frame == nil && best != nil ? self.again : nil
    let (title, facts) = (Text(title(report, best), .strong), facts(report, best))
    // What came of it stands last, however many misses there are; above the day’s page in a line.
    var page = misses(report) + [.blank]
    page +=
      frame == nil ? [.phrase(title), .facts(facts)] : [.phrase(facts.reduce(title) { "\($0) · \($1[0]) \($1[1])" })]
    if let again { page += [.gap, .paragraph("The same questions again:"), .command(Text(again))] }
    return renderer.text(page)
  }

  private func title(_ report: Report, _ best: PersonalBest?) -> String {
    let answered = "\(report.verdicts.count) of \(report.questions) answered"
    if frame == nil { return best == nil ? "Unfinished: \(answered), so there is no score." : "The end" }
    return report.isComplete ? "The end" : answered
  }

  private func facts(_ report: Report, _ best: PersonalBest?) -> [[Text]] {
    let (slips, wrong, skipped) = (report.count(.accentSlip), report.count(.wrong), report.count(.skipped))
    let share = [
      "\(report.count(.correct)) of \(report.answered) (\(report.accuracy)%)",
      slips > 0 ? slips.counted("accent slip") : nil, wrong > 0 ? "\(wrong) wrong" : nil,
      skipped > 0 ? "\(skipped) skipped" : nil,
    ].compactMap { $0 }.joined(separator: " · ")
    var facts: [[Text]] = []
    if let best { facts.append(["score", "\(best.score, .strong)\("  \(Self.formula(report))", told: "")"]) }
    facts.append(["right", Text(share)])
    if report.uncounted > 0 {
      facts.append(["not counted", "\(report.uncounted): the form was shown, or you knew it"])
    }
    if frame != nil || best != nil { facts.append(["time", Text(report.duration)]) }
    if let best, best.isCompared { facts.append(["personal best", Text(best.standing)]) }
    return facts
  }

  private static func formula(_ report: Report) -> String {
    "= \(report.points.counted("point")) × \(report.region.scoreFactor) (\(report.region.rawValue)) "
      + "× \(report.difficulty.scoreFactor) (\(report.difficulty.rawValue))"
  }

  private func misses(_ report: Report) -> Page {
    let misses = report.openMisses(upTo: Self.mostMisses)
    if misses.isEmpty { return [] }
    let more = report.openMisses(upTo: .max).count - misses.count
    let rows = misses.map { verdict -> (form: String, typed: String, cell: String) in
      (verdict.rightText, verdict.answer.printable(upTo: 30), Self.cell(verdict.question))
    }
    let wide: [[Text]] = rows.map { ["\($0, .strong)", Text($1.isEmpty ? "–" : $1), Text($2)] }
    let narrow: Page = rows.flatMap { form, typed, cell in
      [
        .phrase("\(form, .strong) (yours: \(typed.isEmpty ? "–" : typed))", indent: 2), .phrase(Text(cell), indent: 4),
      ]
    }
    let told: Page = rows.map { form, typed, cell in
      let cell = cell.replacing(Sentence.gap, with: "(blank)")
      return .phrase("\(form), \(cell)\(typed.isEmpty ? "" : "; you wrote \(typed)").")
    }
    return [
      .blank, .heading(Text(seen: "To look at again", heard: "To look at again:")),
      .seen([
        .fitting(columns: Self.roomForColumns, [.facts([["right", "yours", ""]] + wide)], narrow: narrow)
      ]), .heard(told), .paragraph(more > 0 ? "and \(more) more: conjugar quiz --weak" : "", indent: 2),
    ]
  }

  /// So many misses fit on a screen with what else stands at the end of a session.
  private static let mostMisses = 6

  /// The narrowest terminal in which three columns of words are good to read.
  private static let roomForColumns = 60

  /// Which form a miss was of: its cell, or the sentence that wanted it.
  private static func cell(_ question: Question) -> String {
    if let form = question.recognition?.form { return form }
    if let cloze = question.cloze { return cloze.gapped }
    return "\(question.verb.name), \(question.slot.tense.englishName)\(question.subject.map { ", \($0)" } ?? "")"
  }
}

extension Question {
  /// The gap to who hears it: `blank`, or with its first letter `blank that begins with m`.
  var gapTold: String {
    let letters = gap.replacing(Sentence.gap, with: "")
    return letters.isEmpty ? "blank" : "blank that begins with \(letters)"
  }
}

extension Report {
  fileprivate var duration: String {
    let seconds = milliseconds / 1000
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  /// The one line after Ctrl-C.
  var interruption: String {
    let right = answered == 0 ? "" : ", \(count(.correct)) right"
    return "Interrupted: \(answered) of \(total) answered\(right)."
  }
}

/// A score beside the best one of its kind.
struct PersonalBest: Equatable {
  let score: Int
  /// The best score of this kind before, or `nil` if there is none.
  let before: Int?
  /// Whether it stands among others; a quiz of sentences does not.
  var isCompared = true

  var isNew: Bool { isCompared && score > before ?? 0 }

  /// How it stands among those before.
  fileprivate var standing: String {
    guard let before else { return score > 0 ? "\(score), your first of this kind" : "none yet of this kind" }
    return isNew ? "\(score), a new one (before: \(before))" : String(before)
  }
}
