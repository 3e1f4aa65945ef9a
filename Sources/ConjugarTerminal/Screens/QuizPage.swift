import ConjugarCore

/// How a quiz looks: every text is made here, whole lines that fit the terminal, and written elsewhere.
struct QuizPage: QuizPresenter {
  let style: Style
  /// How many columns the terminal has, which may become others while a quiz goes on.
  let columns: () -> Int
  /// The command that asks the same quiz again, if there is one.
  var again: String?
  /// What stands above each question instead of its number alone, where a person sits at a terminal.
  var progress: ProgressLine?
  /// What stands around the questions of a review; `nil` for a quiz.
  var frame: ReviewPage.Frame?

  let practices = true
  let echoes = true
  let undoAsks = false

  private let words = QuizMessages()
  var width: Int { columns() }

  var commands: [String] { QuizInput.commands }
  func input(_ line: String) -> QuizInput { QuizInput(line) }

  static let indent = "  "

  /// What stands above the first question.
  func opening(_ quiz: Quiz) -> String { (frame?.opening ?? kind(of: quiz)) + (quiz.total > 0 ? keys : "") }

  private func kind(of quiz: Quiz) -> String {
    let choices = quiz.choices
    let title =
      choices.minutes.map { words.title(minutes: $0, choices.difficulty, choices.region) }
      ?? words.title(questions: quiz.total, choices.difficulty, choices.region)
    let fewer = choices.minutes == nil && quiz.total < choices.questions ? [words.tooFew] : []
    let kind = choices.sentences == .only ? " · \(ClozeMessages().heading)" : ""
    return lines([style.strong(title + kind)] + fewer.map(style.faint), indented: 0)
  }

  private var keys: String { lines([words.keys, words.accentKeys].map(style.faint), indented: 0) }

  /// What stands above the questions that come back.
  func practice(_ quiz: Quiz) -> String {
    let title = words.practice(questions: quiz.practiceTotal)
    return "\n" + lines([style.strong(title) + style.faint(" \(words.withoutPoints)")], indented: 0)
  }

  /// A question, but for the line where the answer is typed.
  func question(_ question: Question, _ quiz: Quiz) -> String {
    let introduction = frame?.introduction(quiz).map(self.introduction) ?? ""
    if let cloze = question.cloze { return standing(quiz) + introduction + sentence(cloze, quiz) }
    let gloss = question.verb.shortGloss.isEmpty ? "" : " · \(question.verb.shortGloss)"
    let tense = question.slot.tense
    let both = words.tense(tense, withSpanish: true)
    let names = both.displayWidth <= width - Self.indent.count ? both : words.tense(tense, withSpanish: false)
    return standing(quiz) + introduction
      + lines(["\(number(quiz))\(style.strong(question.verb.name))\(gloss)"], indented: 0)
      + lines([names])
  }

  func introduction(_ quiz: Quiz) -> [String] { frame?.introduction(quiz)?.sentences ?? [] }

  /// What a new skill is, before it is asked.
  private func introduction(_ skill: SkillIntroduction) -> String {
    lines([words.new(style.strong(skill.name))], indented: 0) + lines(Array(skill.sentences.dropFirst())) + "\n"
  }

  /// The line between a verdict and the next question: how the quiz stands, or nothing.
  func standing(_ quiz: Quiz) -> String { "\(progress?.text(quiz) ?? "")\n" }

  /// What stands before a question: its number, unless the line above tells it.
  func number(_ quiz: Quiz) -> String {
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    guard progress == nil else { return "" }
    return style.faint(quiz.isTimed ? "\(quiz.number)" : "\(quiz.number)/\(total)") + " "
  }

  /// What stands before the answer: the subject, or what is wanted where there is none.
  func prompt(_ question: Question) -> String {
    if let cloze = question.cloze { return "\(Self.indent)\(style.strong(cloze.cue)): " }
    let wanted = question.subject ?? words.prompt(question.slot)
    return "\(Self.indent)\(style.strong(wanted)): "
  }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    let price = quiz.isPractice ? "" : " \(words.price(quiz.worth))"
    let more = style.faint(" \(hint.isLast ? words.lastHint : words.moreHints)")
    return lines(["\(hint.strength > 1 ? style.strong(hint.text) : hint.text)\(price)\(more)"])
  }

  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String {
    let remark = verdict.diagnosis?.remark
    return lines([style.bad(words.wrong) + " · \(words.tryAgain)"])
      + lines([remark?.was ?? "", remark?.nudge ?? ""].filter { !$0.isEmpty })
  }

  func why(_ verdict: Verdict, _ quiz: Quiz) -> String {
    lines([style.strong(verdict.rightForm)]) + lines(quiz.explanation(of: verdict.question), indented: 2)
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String { lines([words.notice(notice)]) }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String {
    let others = verdict.otherForms
    let also = others.isEmpty ? "" : " \(words.also(others))"
    let earned = verdict.isHinted && !isPractice ? ", \(words.pointsAfterHint(verdict.points))" : ""
    if let second = verdict.secondTry {
      let message = verdict.lastDiagnosis?.message ?? ""
      let reasons = quiz.reasons(of: verdict.question).filter { isNews($0, after: message, verdict) }
      return self.second(second, verdict, reasons.joined(separator: "; "), also)
    }
    switch verdict.result {
    case .correct:
      let note = verdict.usageNote.map { " · \($0)" } ?? ""
      return lines([style.good(words.right) + earned + also + note])
    case .accentSlip:
      let points = isPractice ? "" : " · \(words.points(verdict.points))"
      return lines([style.warning(words.onlyTheAccent) + "\(points)\(also)"]) + comparison(verdict.answer, verdict)
    case .wrong:
      let remark = verdict.diagnosis?.remark
      let message = verdict.diagnosis?.message ?? ""
      let reasons = quiz.reasons(of: verdict.question).filter { isNews($0, after: message, verdict) }
        .joined(separator: "; ")
      return lines([style.bad(words.wrong)]) + comparison(verdict.answer, verdict) + whole(verdict)
        + lines([remark?.was ?? "", remark?.advice ?? "", "\(reasons)\(also)"].filter { !$0.isEmpty })
    case .skipped:
      let reasons = quiz.reasons(of: verdict.question).joined(separator: "; ")
      return lines(["→ \(style.strong(verdict.rightForm))\(also)"]) + whole(verdict) + lines([reasons])
    }
  }

  /// What came of a second try: what the first was is said already.
  private func second(_ second: Verdict.SecondTry, _ verdict: Verdict, _ reasons: String, _ also: String) -> String {
    switch second.result {
    case .correct:
      // What decides the form in a sentence was not told with the first answer's fault.
      let why = verdict.question.cloze?.sentence == nil ? "" : reasons
      return lines(
        [style.good(words.right) + ", \(words.pointsAtSecondTry(verdict.points))\(also)", why].filter { !$0.isEmpty })
    case .accentSlip:
      return lines([style.warning(words.onlyTheAccent) + " · \(words.points(verdict.points))\(also)"])
        + comparison(second.answer, verdict)
    case .wrong:
      let remark = verdict.lastDiagnosis?.remark
      return lines([style.bad(words.wrong)]) + comparison(second.answer, verdict) + whole(verdict)
        + lines([remark?.was ?? "", remark?.advice ?? "", "\(reasons)\(also)"].filter { !$0.isEmpty })
    case .skipped: return lines(["→ \(style.strong(verdict.rightForm))\(also)"]) + whole(verdict) + lines([reasons])
    }
  }

  /// Whether a reason says what a diagnosis has not said yet.
  func isNews(_ reason: String, after message: String, _ verdict: Verdict) -> Bool {
    if message.contains(reason) { return false }
    guard let sentence = verdict.question.cloze?.sentence else { return true }
    return !(message.contains(sentence.reason) && reason.hasSuffix(sentence.reason))
  }

  /// The answer above the right form, letter above letter; those that differ are marked, by color and from below.
  private func comparison(_ answer: String, _ verdict: Verdict) -> String {
    // The “no” of an order not to do something is free, so one that was not typed is no difference.
    let isFree = verdict.question.slot.tense == .negativeImperative && !answer.hasPrefix("no ")
    let free = isFree ? String(verdict.rightForm.prefix(3)) : ""
    let alignment = LetterAlignment(answer, over: verdict.rightForm.dropFirst(free.count))
    guard alignment.isTelling, alignment.columns.count <= width - 9 else {
      return block([answer.printable(upTo: max(3, width - 6)), style.good(verdict.rightForm)])
    }
    let blank = String(repeating: " ", count: free.count)
    let columns = alignment.columns
    let typed = columns.map { $0.differs ? $0.above.map { style.bad(String($0)) } ?? "·" : String($0.below ?? " ") }
    let form = columns.map { $0.differs ? $0.below.map { style.marked(String($0)) } ?? "·" : String($0.below ?? " ") }
    let signs = columns.map { $0.differs ? "^" : " " }
    return block([blank + typed.joined(), free + form.joined(), blank + signs.joined()])
  }

  private func block(_ rows: [String]) -> String {
    rows.map { Table.trimmed("\(Self.indent)  \($0)") }.asText
  }

  /// Paragraphs as lines that fit, each ended.
  func lines(_ paragraphs: [String], indented: Int = 1) -> String {
    Table.paragraphs(paragraphs, width: width, margin: String(repeating: Self.indent, count: indented)).asText
  }
}

/// A question in a sentence: the sentence with its gap, the English below it.
extension QuizPage {
  func sentence(_ cloze: Cloze, _ quiz: Quiz) -> String {
    let variety = cloze.sentence?.variety.map { style.faint(" · \(ClozeMessages().variety($0))") } ?? ""
    let translation = cloze.sentence.map { lines([style.faint($0.translation)]) } ?? ""
    return lines(["\(number(quiz))\(cloze.gapped)\(variety)"], indented: 0) + translation
  }

  /// The whole sentence with the right form; nothing for a question without one.
  func whole(_ verdict: Verdict) -> String {
    guard let cloze = verdict.question.cloze else { return "" }
    return lines([cloze.text(filling: style.strong(cloze.form))])
  }
}
