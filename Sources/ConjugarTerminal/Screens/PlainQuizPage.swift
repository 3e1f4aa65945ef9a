import ConjugarCore

/// A quiz in sentences: nothing is drawn, and nothing is told by place, color or sign alone, so that it can be heard or
/// felt.
struct PlainQuizPage: QuizPresenter {
  /// How many columns the terminal has, which may become others while a quiz goes on.
  let columns: () -> Int
  /// The command that asks the same quiz again, if there is one.
  var again: String?
  /// What stands around the questions of a review; `nil` for a quiz.
  var frame: ReviewPage.Frame?

  let practices = true
  let echoes = true
  let undoAsks = false

  private let words = PlainMessages()
  private var width: Int { columns() }

  var commands: [String] { QuizInput.commands }
  func input(_ line: String) -> QuizInput { QuizInput(line) }

  func opening(_ quiz: Quiz) -> String {
    let title = words.title(quiz.total, quiz.choices)
    let fewer =
      quiz.choices.minutes == nil && quiz.total < quiz.choices.questions && frame == nil ? [QuizMessages().tooFew] : []
    return (frame?.opening ?? told([title] + fewer)) + (quiz.total > 0 ? told([words.keys]) : "")
  }

  func practice(_ quiz: Quiz) -> String { told([words.practice(quiz.practiceTotal)]) }

  func question(_ question: Question, _ quiz: Quiz) -> String {
    let introduction = introduction(quiz)
    let total = quiz.isTimed ? nil : quiz.isPractice ? quiz.practiceTotal : quiz.total
    let number = words.number(quiz.number, of: total)
    if let cloze = question.cloze {
      return "\n"
        + told(introduction + ["\(number) \(cloze.text(filling: words.gap))", cloze.sentence?.translation ?? ""])
    }
    return "\n" + told(introduction + ["\(number) \(words.asked(question))"])
  }

  func introduction(_ quiz: Quiz) -> [String] { frame?.introduction(quiz)?.sentences ?? [] }

  func prompt(_ question: Question) -> String {
    if let cloze = question.cloze { return "\(words.plain(cloze.cue)): " }
    return "\(question.subject ?? QuizMessages().prompt(question.slot)): "
  }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    told([words.hint(hint, points: quiz.isPractice ? nil : quiz.worth)])
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String { told([QuizMessages().notice(notice)]) }

  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String {
    let remark = verdict.diagnosis?.remark
    return told([words.wrongOnceMore(verdict.answer), remark?.was ?? "", remark?.nudge ?? ""])
  }

  func why(_ verdict: Verdict, _ quiz: Quiz) -> String {
    told([words.form(verdict.rightForm)] + quiz.explanation(of: verdict.question))
  }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String {
    let others = verdict.otherForms
    let reasons = quiz.reasons(of: verdict.question)
    let remark = verdict.lastDiagnosis?.remark
    let told = [
      words.verdict(verdict, points: isPractice ? nil : verdict.points), remark?.was ?? "", remark?.advice ?? "",
    ]
    let isRight = verdict.result == .correct || verdict.result == .accentSlip
    let message = verdict.lastDiagnosis?.message ?? ""
    let why = isRight ? [] : reasons.filter { !message.contains($0) }
    let whole = isRight ? nil : verdict.question.cloze.map { words.whole($0.text(filling: $0.form)) }
    return self.told(told + why + [whole ?? "", others.isEmpty ? "" : words.also(others)])
  }

  func finish(_ report: Report, _ best: PersonalBest?) -> String {
    guard !report.verdicts.isEmpty else { return told([ReportMessages().nothingAnswered]) }
    let isReview = frame != nil
    return "\n" + told([words.end(report, best, isReview: isReview)])
      + told(report.misses.map(words.miss))
      + (isReview || best == nil ? "" : again.map { told([ReportMessages().again]) + $0 + "\n" } ?? "")
  }

  func closing(_ answers: [LogEntry]) throws -> String { try frame?.closing(answers) ?? "" }

  /// Sentences as lines that fit, each ended.
  private func told(_ sentences: [String]) -> String {
    Table.paragraphs(sentences.filter { !$0.isEmpty }.map(words.sentence), width: width).asText
  }
}
