import ConjugarCore

/// How a quiz looks: every text is made here, whole lines that fit the terminal, and written elsewhere.
struct QuizScreen {
  let style: Style
  let width: Int

  private static let indent = "  "

  /// What stands above the first question.
  func opening(_ quiz: Quiz) -> String {
    let choices = quiz.choices
    let number = quiz.total == 1 ? "1 question" : "\(quiz.total) questions"
    let title = "\(number) · \(choices.difficulty.rawValue) · \(choices.region.rawValue)"
    let fewer = quiz.total < choices.questions ? ["There are no more of that kind."] : []
    let keys = "? hint · empty line: don’t know · :quit ends"
    let accents = "No Spanish keyboard? a' á · n~ ñ · u\" ü"
    return lines([style.strong(title)] + (fewer + [keys, accents]).map(style.faint), indented: 0)
  }

  /// What stands above the questions that come back.
  func practice(_ quiz: Quiz) -> String {
    let number = quiz.practiceTotal
    let title = number == 1 ? "The one you missed, once more" : "The \(number) you missed, once more"
    return "\n" + lines([style.strong(title) + style.faint(" (for practice, without points)")], indented: 0)
  }

  /// A question, but for the line where the answer is typed.
  func question(_ question: Question, _ quiz: Quiz) -> String {
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    let gloss = question.verb.gloss.isEmpty ? "" : " · \(question.verb.gloss)"
    let tense = question.slot.tense
    let both = "\(tense.englishName) · \(tense.spanishName)"
    let names = both.displayWidth <= width - Self.indent.count ? both : tense.englishName
    let head = "\(style.faint("\(quiz.number)/\(total)")) \(style.strong(question.verb.infinitive.description))\(gloss)"
    return "\n" + lines([head], indented: 0) + lines([names])
  }

  /// What stands before the answer: the subject, or what is wanted where there is none.
  func prompt(_ question: Question) -> String {
    let wanted = question.subject ?? question.slot.person?.id ?? question.slot.tense.englishName
    return "\(Self.indent)\(style.strong(wanted)): "
  }

  /// - Parameter isPractice: whether there are no points anyway.
  func hint(_ hint: Hint, isPractice: Bool) -> String {
    let price = isPractice ? "" : " (now half the points)"
    return lines(["\(style.strong(hint.shape)) · \(hint.reasons.joined(separator: "; "))\(price)"])
  }

  func unknown(_ word: String) -> String {
    lines(["“\(word.printable(upTo: 20))” is no command here (accepted: ? and :quit)"])
  }

  /// - Parameter isPractice: whether the answer earns no points, whatever it is.
  func verdict(_ verdict: Verdict, reasons: [String], isPractice: Bool) -> String {
    let others = verdict.question.accepted.filter { $0 != verdict.rightForm }
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
    let earned = verdict.isHinted && !isPractice ? ", \(verdict.points) points after the hint" : ""
    switch verdict.result {
    case .correct: return lines([style.good("✓ right") + earned + also])
    case .accentSlip:
      let points = isPractice ? "" : verdict.points == 1 ? " · 1 point" : " · \(verdict.points) points"
      return lines([style.warning("≈ only the accent") + "\(points)\(also)"]) + comparison(verdict)
    case .wrong:
      let message = verdict.diagnosis?.message ?? ""
      let others = reasons.filter { !message.contains($0) }.joined(separator: "; ")
      return lines([style.bad("✗ wrong")]) + comparison(verdict)
        + lines([message, "\(others)\(also)"].filter { !$0.isEmpty })
    case .skipped:
      return lines(["→ \(style.strong(verdict.rightForm))\(also)", reasons.joined(separator: "; ")])
    }
  }

  /// The answer above the right form, whose letters that differ are marked: by colour, or from below.
  private func comparison(_ verdict: Verdict) -> String {
    let form = verdict.rightForm
    let differing = IrregularLetters.marks(of: form, against: verdict.answer)
    // Where little is the same, there is no difference to look at.
    let marks = differing.count(where: \.self) * 2 > form.count ? form.map { _ in false } : differing
    let marked = zip(form, marks).map { $1 ? style.marked(String($0)) : String($0) }.joined()
    let signs = String(zip(form, marks).map { $1 ? "^" : " " })
    let under = style.isOn || !marks.contains(true) ? [] : [signs]
    return ([verdict.answer.printable(upTo: max(3, width - 6)), marked] + under)
      .map { "\(Self.indent)  \($0)" }.map(Self.trimmed).joined(separator: "\n") + "\n"
  }

  private static func trimmed(_ line: String) -> String {
    line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }

  /// Paragraphs as lines that fit, each ended.
  func lines(_ paragraphs: [String], indented: Int = 1) -> String {
    let margin = String(repeating: Self.indent, count: indented)
    return paragraphs.flatMap { Table.wrap($0, width: max(10, width - margin.count)) }
      .map { "\(margin)\($0)\n" }.joined()
  }
}
