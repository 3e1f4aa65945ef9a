import ConjugarCore

/// What a learner hears of a quiz, in English: whole sentences without signs.
struct PlainMessages {
  let keys =
    "Type a question mark for a hint, colon why for the reason, colon say to hear the form, colon undo to take an answer "
    + "back, colon quit to end. An empty line means that you do not know. An apostrophe after a vowel is its accent."
  let gap = "(blank)"

  func title(_ questions: Int, _ choices: QuizChoices) -> String {
    let length =
      choices.minutes.map { $0.counted("minute") } ?? questions.counted("question")
    return "\(length), \(choices.difficulty.rawValue), \(choices.region.rawValue)."
  }

  func practice(_ questions: Int) -> String {
    questions == 1
      ? "The one that you missed, once more, without points."
      : "The \(questions) that you missed, once more, without points."
  }

  func number(_ number: Int, of total: Int?) -> String { "Question \(number)\(total.map { " of \($0)" } ?? "")." }

  /// `tener, to have. Preterite, pretérito perfecto simple.`
  func asked(_ question: Question) -> String {
    let gloss = question.verb.shortGloss.isEmpty ? "" : ", \(question.verb.shortGloss)"
    let tense = question.slot.tense
    return "\(question.verb.name)\(gloss). \(Self.capitalized(tense.englishName)), \(tense.spanishName)."
  }

  func hint(_ hint: Hint, points: Int?) -> String {
    let price = points.map { " The question earns \(QuizMessages().points($0)) now." } ?? ""
    let text = hint.text.contains("·") ? Self.spelled(hint.text) : hint.text.replacing(" → ", with: ": ")
    return "Hint \(hint.strength): \(sentence(text))\(price)\(hint.isLast ? " That was the last hint." : "")"
  }

  /// Letters among dots: `7 letters, letter 2 is i, letter 3 is j`.
  private static func spelled(_ form: String) -> String {
    form.split(separator: " ").map { word in
      let shown = word.enumerated().filter { $0.element != "·" }.map { "letter \($0.offset + 1) is \($0.element)" }
      return ([word.count.counted("letter")] + shown).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  func wrongOnceMore(_ answer: String) -> String { "Wrong: you wrote \(answer.printable(upTo: 60)). Try once more." }

  func form(_ form: String) -> String { "The form is \(form)." }

  /// A cell of a table: `yo tuve (irregular)`.
  func form(_ cell: String, for subject: String?) -> String {
    let told = cell == "–" ? "none" : cell.split(separator: "/").joined(separator: " or ")
    return (subject.map { "\($0) " } ?? "") + told
  }

  func whole(_ sentence: String) -> String { "The sentence: \(sentence)" }

  func also(_ forms: [String]) -> String { "Also right: \(forms.joined(separator: ", "))." }

  /// - Parameter points: what the answer earned; `nil` in practice.
  func verdict(_ verdict: Verdict, points: Int?) -> String {
    let answer = verdict.secondTry?.answer ?? verdict.answer
    let earned = points.map { " \(QuizMessages().points($0))." } ?? ""
    switch verdict.secondTry?.result ?? verdict.result {
    case .correct: return "Right.\(verdict.isHinted || verdict.secondTry != nil ? earned : "")"
    case .accentSlip: return "Only the accent: you wrote \(answer), right is \(verdict.rightForm).\(earned)"
    case .wrong: return "Wrong: you wrote \(answer.printable(upTo: 60)), right is \(verdict.rightForm)."
    case .skipped: return form(verdict.rightForm)
    }
  }

  func end(_ report: Report, _ best: PersonalBest?, isReview: Bool) -> String {
    let words = ReportMessages()
    let counts = [("only the accent", Verdict.Result.accentSlip), ("wrong", .wrong), ("not known", .skipped)]
      .filter { report.count($0.1) > 0 }.map { "\($0.0) \(report.count($0.1))" }
    let score = best.map { "Score \($0.score). " } ?? (isReview ? "" : "There is no score. ")
    let standing = best.flatMap { $0.isCompared ? " Personal best: \(words.standing($0))." : nil } ?? ""
    let title = report.isComplete ? "The end. " : "\(words.answered(report.verdicts.count, of: report.total)). "
    return title + score
      + (["right \(report.count(.correct)) of \(report.verdicts.count)"] + counts).joined(separator: ", ")
      + ". Time \(words.duration(seconds: report.milliseconds / 1000)).\(standing)"
  }

  func miss(_ verdict: Verdict) -> String {
    let typed = verdict.answer.isEmpty ? "no answer" : "you wrote \(verdict.answer.printable(upTo: 30))"
    return "Look at again: \(verdict.rightForm), \(ReportMessages().cell(verdict.question)); \(typed)."
  }

  /// A text without signs that only eyes read.
  func plain(_ text: String) -> String {
    Self.signs.reduce(text) { text, sign in
      text.split(separator: sign.0, omittingEmptySubsequences: false).joined(separator: sign.1)
    }
  }

  /// The same as a sentence: with a capital and a full stop, unless it begins with Spanish.
  func sentence(_ text: String) -> String {
    let plain = plain(text)
    guard let last = plain.last, !".:!?".contains(last) else { return plain }
    return plain + "."
  }

  /// A row of a table as a sentence: `due: 4, 6 before.`
  func row(_ cells: [String]) -> String {
    let cells = cells.map(Table.trimmed).map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard let name = cells.first else { return "" }
    let facts = cells.dropFirst().joined(separator: ", ")
    return sentence(facts.isEmpty ? String(name) : "\(name): \(facts)")
  }

  private static let signs: [(String, String)] = [
    (" → ", " to "), ("→", " to "), (" · ", ", "), ("≈ ", ""), ("✓ ", ""), ("✗ ", ""),
    (" … -", " and the ending -"), ("(… ", "(so many "), ("…", ""),
    ("“", "\""), ("”", "\""),
  ]

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Table {
  /// - Parameter isPlain: whether each row is a sentence.
  init(_ rows: [[String]], isPlain: Bool) {
    self.init(rows, sentence: isPlain ? { PlainMessages().row($0) } : nil)
  }
}
