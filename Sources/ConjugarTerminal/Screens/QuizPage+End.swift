import ConjugarCore

/// The end of a quiz: score, accuracy, time, and every miss with the right form.
extension QuizPage {
  func end(_ report: Report, _ best: PersonalBest?) -> String {
    if frame != nil, report.total == 0 { return "" }
    let isQuiz = frame == nil
    guard report.answered > 0 || !isQuiz && report.verdicts.contains(where: \.isShown) else {
      let seen = isQuiz ? "Nothing answered, so there is no score." : "Nothing answered."
      return renderer.text([.gap, .phrase("\(seen, told: "Nothing answered.")")])
    }
    let answered = "\(report.verdicts.count) of \(report.questions) answered"
    let unfinished = isQuiz ? "Unfinished: \(answered), so there is no score." : answered
    let isEnd = isQuiz ? best != nil : report.isComplete
    let (title, facts) = (Text(isEnd ? "The end" : unfinished, .strong), facts(report, best))
    // The outcome comes last, however many misses there are; above the day’s page, it takes one line.
    let end: Page =
      isQuiz ? [.phrase(title), .facts(facts)] : [.phrase(facts.reduce(title) { "\($0) · \($1[0]) \($1[1])" })]
    let again = isQuiz && best != nil ? again : nil
    return renderer.text(
      misses(report) + [.blank] + end
        + (again.map { [.gap, .paragraph("The same questions again:"), .command(Text($0))] } ?? []))
  }

  private func facts(_ report: Report, _ best: PersonalBest?) -> [[Text]] {
    let (slips, skipped, mended) = (report.count(.accentSlip), report.count(.skipped), report.mended)
    let wrong = report.count(.wrong) - mended
    let share = [
      "\(report.count(.correct)) of \(report.answered) (\(report.accuracy)%)",
      mended > 0 ? "\(mended) on the second try" : nil, slips > 0 ? slips.counted("accent slip") : nil,
      wrong > 0 ? "\(wrong) wrong" : nil, skipped > 0 ? "\(skipped) skipped" : nil,
    ]
    let (shown, known) = (report.verdicts.count(where: \.isShown), report.verdicts.count(where: \.isKnown))
    let (minutes, seconds) = (report.milliseconds / 60_000, report.milliseconds / 1000 % 60)
    let facts: [(name: Text, fact: Text?)] = [
      ("score", best.map { "\($0.score, .strong)\("  \(Self.formula(report))", told: "")" }),
      ("right", report.answered > 0 ? Text(share.compactJoined(" · ")) : nil),
      ("shown just above", shown > 0 ? "\(shown), not counted" : nil),
      ("set aside", known > 0 ? "\(known) by :known" : nil),
      (
        "time",
        frame == nil && best == nil ? nil : "\((minutes > 0 ? "\(minutes) min" : nil).between("", " "))\(seconds) s"
      ),
      ("personal best", best.flatMap { $0.isCompared ? Text($0.standing) : nil }),
    ]
    return facts.compactMap { name, fact in fact.map { [name, $0] } }
  }

  private static func formula(_ report: Report) -> String {
    "= \(report.points.counted("point")) × \(report.region.scoreFactor) (\(report.region.rawValue)) "
      + "× \(report.difficulty.scoreFactor) (\(report.difficulty.rawValue))"
  }

  /// All misses of a quiz; of a session, as many as fit on a screen with the rest of its end.
  private func misses(_ report: Report) -> Page {
    let misses = report.openMisses(upTo: frame == nil ? .max : 6)
    if misses.isEmpty || frame?.listsMisses == false { return [] }
    let more = report.openMisses(upTo: .max).count(where: \.isMiss) - misses.count(where: \.isMiss)
    let rows = misses.map { verdict -> (form: Text, typed: String, cell: String, told: Text) in
      let (typed, cell) = (verdict.answer.printable(upTo: 30), Self.cell(verdict.question))
      let told: Text =
        "\(verdict.rightText), \(cell.replacing(Sentence.gap, with: "(blank)"))\(typed.between("; you wrote "))."
      return (Text(verdict.rightText, .strong), typed.isEmpty ? "–" : typed, cell, told)
    }
    return [
      .blank, .heading("Look at these again\("", told: ":")"),
      .seen([
        .fitting(
          columns: 60,
          [.facts([["right", "yours", ""]] + rows.map { [$0.form, Text($0.typed), Text($0.cell)] })],
          narrow: rows.flatMap {
            [.phrase("\($0.form) (yours: \($0.typed))", indent: 2), .phrase(Text($0.cell), indent: 4)]
          })
      ]), .heard(rows.map { .phrase($0.told) }),
      .paragraph(more > 0 ? "and \(more) more: conjugar quiz --weak" : "", indent: 2),
    ] + (frame == nil ? [] : [.paragraph("Why:"), .command(Text(Drill.reason(of: misses[0])))])
  }

  /// Where a missed form belongs: its cell, or the sentence that needed it.
  private static func cell(_ question: Question) -> String {
    question.recognition?.form ?? question.cloze?.gapped
      ?? "\(question.verb.name), \(question.slot.tense.englishName)\(question.subject.between(", "))"
  }
}

extension Question {
  /// The gap as it is read aloud: `blank`, or, with its first letter, `blank that begins with m`.
  var gapTold: String { "blank" + gap.replacing(Sentence.gap, with: "").between(" that begins with ") }
}

extension Report {
  /// The line shown after Ctrl-C.
  var interruption: String {
    "Interrupted: \(verdicts.count) of \(questions) answered\(answered == 0 ? "" : ", \(count(.correct)) right")"
      + (uncounted > 0 ? ", \(uncounted) not counted." : ".")
  }
}

/// A score, compared with the best one of its kind.
struct PersonalBest {
  let score: Int
  /// The best earlier score of this kind, or `nil` if there is none.
  let before: Int?
  /// Whether it is compared with others; that of a quiz of sentences is not.
  let isCompared: Bool

  var isNew: Bool { isCompared && score > before ?? 0 }

  /// How it compares with earlier scores.
  fileprivate var standing: String {
    guard let before else { return score > 0 ? "\(score), your first of this kind" : "none of this kind yet" }
    return isNew ? "\(score), a new best (was \(before))" : String(before)
  }
}
