import ConjugarCore

/// How a quiz looks to a person.
struct QuizPage: QuizPresenter {
  let renderer: any Renderer
  /// The command that asks the same quiz again, if there is one.
  var again: String?
  /// Whether a line above each question tells how the quiz goes, in place of its number.
  var hasProgress = false
  /// How many seconds of how many are left of a round against the clock.
  var clock: (() -> (left: Int, whole: Int))?
  /// What stands around the questions of a review; `nil` for a quiz.
  var frame: Frame?

  /// What stands around the questions of a review.
  struct Frame {
    let opening: Page
    /// What is shown before a question that begins something, by its number.
    var introductions: [Int: SkillIntroduction] = [:]
    /// Made when the last question is answered, for it says what the answers changed.
    let closing: ([LogEntry]) throws -> Page
  }

  let isForPeople = true

  func opening(_ quiz: Quiz) -> String {
    renderer.text(
      (frame?.opening ?? title(of: quiz)) + (quiz.total > 0 ? Self.keys + [Self.way(to: quiz.options.direction)] : []))
  }

  private func title(of quiz: Quiz) -> Page {
    let options = quiz.options
    let length = options.minutes.map { $0.counted("minute") } ?? quiz.total.counted("question")
    let kind = options.kind.map { " · \($0)" } ?? ""
    let title = "\(length) · \(options.difficulty.rawValue) · \(options.region.rawValue)\(kind)"
    let isShort = options.minutes == nil && !options.asksTables && quiz.total < options.questions
    return [.phrase(Text(title, .strong))] + (isShort ? [.phrase(Text("There are no more of that kind.", .faint))] : [])
  }

  private static let keys: Page = [
    .seen([.phrase(Text("? hint · empty line: don’t know · :why · :undo takes back · :quit ends", .faint))]),
    .heard([
      .paragraph(
        "Type a question mark for a hint, colon why for the reason, colon say to hear the form, colon undo to take an "
          + "answer back, colon quit to end. An empty line means that you do not know. An apostrophe after a vowel is its "
          + "accent, a tilde after n makes ñ.")
    ]),
  ]

  /// How to type what is asked for.
  private static func way(to direction: Direction) -> Block {
    direction == .recognize
      ? .phrase(Text("Verb, tense and person in any order, by any name: tener preterite ellos", .faint))
      : .seen([.phrase(Text("No Spanish keyboard? a' á · n~ ñ · u\" ü", .faint))])
  }

  func practice(_ quiz: Quiz, isOffered: Bool) -> String {
    let count = quiz.practiceTotal
    let title = count == 1 ? "The one you missed, once more" : "The \(count) you missed, once more"
    let offer = Block.phrase("\(title, .strong)\(" (for practice, without points)", .faint)")
    return renderer.text([.gap, offer] + (isOffered ? [.keys([("return", "practice"), ("x", "leave it")])] : []))
  }

  func question(_ question: Question, _ quiz: Quiz) -> String {
    renderer.text(standing(quiz) + introduction(skill(quiz)) + asked(question, number(quiz), quiz))
  }

  /// The line between a verdict and the next question: how the quiz stands, or nothing.
  private func standing(_ quiz: Quiz) -> Page {
    hasProgress ? [.drawing(ProgressLine(quiz, clock: clock?()))] : [.blank]
  }

  /// Its number, unless the line above tells it.
  private func number(_ quiz: Quiz) -> Text {
    if hasProgress { return "" }
    let total = quiz.isPractice ? quiz.practiceTotal : quiz.total
    let (seen, told) = quiz.isTimed ? ("", "") : ("/\(total)", " of \(total)")
    return "\("\(quiz.number)\(seen)", .faint, told: "Question \(quiz.number)\(told).") "
  }

  private func asked(_ question: Question, _ number: Text, _ quiz: Quiz) -> Page {
    if let form = question.recognition?.form { return [.phrase("\(number)\(form, .strong)")] }
    let isHeard = question.direction == .listen
    if let cloze = question.cloze {
      let sentence = cloze.sentence
      let variety = sentence?.variety.map { "\(" · \($0.place)", .faint, told: "")" as Text }
      let told = cloze.text(filling: "(\(question.gapTold))")
      let gapped = cloze.text(filling: question.gap) + (cloze.subject.map { " (\($0))" } ?? "")
      return [
        .phrase("\(number)\(gapped, told: told)\(variety)"),
        .phrase("\(isHeard ? "" : sentence?.translation ?? "", .faint)", indent: 2),
      ]
    }
    if isHeard { return [.phrase("\(number)\("what you hear (:say says it again)", .faint)")] }
    let verb = question.verb
    let (english, spanish) = (question.slot.tense.englishName, question.slot.tense.spanishName)
    let gloss = verb.shortGloss.isEmpty ? "" : " · \(verb.shortGloss)"
    let both = "\(english) · \(spanish)"
    let capitalized = "\(english.prefix(1).uppercased())\(english.dropFirst())"
    return [
      .seen([
        .phrase("\(number)\(verb.name, .strong)\(gloss)"),
        .fitting(
          columns: both.displayWidth + 2, [.phrase(Text(both), indent: 2)], narrow: [.phrase(Text(english), indent: 2)]),
      ]),
      .heard([.phrase("\(number)\(verb.name)\(gloss). \(capitalized), \(spanish).")]),
    ] + (quiz.isPractice ? [] : table(quiz.table(of: question)))
  }

  /// A table, filled as far as it has come.
  private func table(_ rows: [(question: Question, verdict: Verdict?)]) -> Page {
    guard !rows.isEmpty else { return [] }
    let cells = rows.map { row -> [Text] in
      let label = Text(row.question.subject ?? "", .faint)
      guard let verdict = row.verdict else { return [label, Text("…", .faint)] }
      return [
        label,
        verdict.finalResult == .correct ? Text(verdict.rightForm) : "\(verdict.rightForm, .strong) \("✗", .bad)",
      ]
    }
    let told = rows.compactMap { row in row.verdict.map { "\(row.question.subject ?? "") \($0.rightForm)" } }
    let name = told.count < rows.count ? "So far" : "The whole table"
    return [
      .seen([.table(cells, indent: 4)]),
      .heard(told.isEmpty ? [] : [.phrase(Text("\(name): \(told.joined(separator: ", "))"))]),
    ]
  }

  /// What is shown before the current question; nothing a second time.
  private func skill(_ quiz: Quiz) -> SkillIntroduction? {
    quiz.isPractice || quiz.current == nil ? nil : frame?.introductions[quiz.number]
  }

  func introduction(_ quiz: Quiz) -> [String] { skill(quiz).map { ["New: \($0.name)"] + $0.sentences } ?? [] }

  /// What a new skill is, before it is asked.
  private func introduction(_ skill: SkillIntroduction?) -> Page {
    guard let skill else { return [] }
    return [.phrase("New: \(skill.name, .strong)")] + skill.sentences.map { .phrase(Text($0), indent: 2) } + [.gap]
  }

  func prompt(_ question: Question) -> String {
    let noSubject = question.slot.person == nil ? question.slot.tense.englishName : "no subject"
    let wanted =
      switch question.direction {
      case .produce: question.cloze?.cue ?? question.subject ?? noSubject
      case .recognize: "verb, tense, person"
      case .meaning: question.gap
      case .listen: "you hear"
      }
    let told = question.direction == .meaning ? question.gapTold : wanted
    return renderer.text([.prompt("\(wanted, .strong, told: told): ", indent: 2)])
  }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    let price = quiz.isPractice ? nil : quiz.worth.counted("point")
    let more = hint.isLast ? " · the last hint" : " · ? says more"
    let seen: Text =
      "\(hint.text, hint.strength > 1 ? .strong : .words)\(price.map { " (now \($0))" } ?? "")\(more, .faint)"
    let text = hint.text.contains("·") ? Self.spelled(hint.text) : hint.text.replacing(" → ", with: ": ")
    let end = text.last.map { ".:!?".contains($0) } ?? false ? "" : "."
    let told =
      "Hint \(hint.strength): \(text)\(end)\(price.map { " The question earns \($0) now." } ?? "")"
      + (hint.isLast ? " That was the last hint." : "")
    return phrases([Text(seen: seen, heard: Text(told))])
  }

  /// Letters among dots: `7 letters, letter 2 is i, letter 3 is j`.
  private static func spelled(_ form: String) -> String {
    form.split(separator: " ").map { word in
      let shown = word.enumerated().filter { $0.element != "·" }.map { "letter \($0.offset + 1) is \($0.element)" }
      return ([word.count.counted("letter")] + shown).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String {
    let remark = verdict.diagnosis?.remark
    let told = "\(verdict.isPartial ? "Two of three" : "Wrong"): you wrote \(verdict.answer.printable(upTo: 60))."
    let seen: Text = verdict.isPartial ? "\("≈ two of three", .warning)" : "\("✗ wrong", .bad)"
    return phrases(
      [Text(seen: "\(seen) · once more", heard: "\(told) Try once more.")] + texts(remark?.was, remark?.nudge))
  }

  func why(_ verdict: Verdict, _ quiz: Quiz) -> String {
    let steps = quiz.explanation(of: verdict.question)
    return renderer.text(
      [.phrase(Self.form(verdict.spokenForm), indent: 2)] + steps.map { .phrase(Text($0), indent: 4) })
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String { phrases([Text(notice.sentence)]) }

  func closing(_ answers: [LogEntry]) throws -> String { renderer.text(try frame?.closing(answers) ?? []) }

  private static func form(_ form: String) -> Text { "\(form, .strong, told: "The form is \(form).")" }

  private func texts(_ texts: String?...) -> [Text] { texts.compactMap { $0.map { Text($0) } } }

  private func phrases(_ texts: [Text]) -> String { renderer.text(texts.map { .phrase($0, indent: 2) }) }
}

/// What came of an answer.
extension QuizPage {
  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String {
    let result = verdict.finalResult
    let answer = verdict.secondTry?.answer ?? verdict.answer
    let recognized = verdict.question.recognition?.form
    let also = verdict.otherTexts.joined(separator: recognized == nil ? ", " : "; ")
    let isMissed = result == .wrong || result == .skipped
    let sentence = isMissed ? verdict.question.cloze : nil
    let told = outcome(verdict, result, answer, isPractice: isPractice)
    // What the right form has beside it, and behind its reasons where it was wrong.
    let alsoSeen = also.isEmpty ? "" : " (also \(also))"
    let head: Text = result == .wrong ? told : "\(told)\(alsoSeen, told: "")"
    let compared: Page =
      recognized == nil && (result == .wrong || result == .accentSlip)
      ? [.comparison(answer: answer, form: verdict.rightForm, isNoFree: Self.isNoFree(answer, verdict))] : []
    let whole = sentence.map { cloze in
      Block.seen([.phrase("\(cloze.before)\(cloze.form, .strong)\(cloze.after)", indent: 2)])
    }
    let understood: Page =
      isMissed ? recognized.map { [.seen([.phrase("\($0): \(verdict.rightText, .strong)", indent: 2)])] } ?? [] : []
    let remark = result == .wrong ? verdict.lastDiagnosis?.remark : nil
    let reasons = reasons(verdict, quiz, isMissed: isMissed)
    let reason = reasons.joined(separator: "; ")
    let why = result != .wrong ? reason : reason.isEmpty && !also.isEmpty ? "also right: \(also)" : reason + alsoSeen
    let note = result == .correct ? verdict.usageNote.map { " · \($0)" } ?? "" : ""
    let article = result == .wrong ? Drill.article(on: verdict).map { "when to use it: \($0)" } : nil
    let below: Page = texts(remark?.was, remark?.advice).map { .phrase($0, indent: 2) }
    let heard: [String?] =
      reasons + [
        sentence.map { "The sentence: \($0.text(filling: $0.form))" }, also.isEmpty ? nil : "Also right: \(also).",
        article,
      ]
    // Of a table that the answer filled no other question shows the last cell.
    let filled = isPractice ? [] : quiz.table(of: verdict.question)
    return renderer.text(
      [.phrase("\(head)\(note)", indent: 2)] + compared + (whole.map { [$0] } ?? []) + below
        + understood + [.seen([.phrase(Text(why), indent: 2), .phrase(Text(article ?? ""), indent: 2)])]
        + [.heard(heard.compactMap { $0.map { .phrase(Text($0)) } })]
        + (filled.contains { $0.verdict == nil } ? [] : table(filled)))
  }

  private func outcome(_ verdict: Verdict, _ result: Verdict.Result, _ answer: String, isPractice: Bool) -> Text {
    let points = verdict.points.counted("point")
    let told = isPractice ? "" : " \(points)."
    switch result {
    case .correct:
      let isHelped = verdict.secondTry != nil || verdict.isHinted
      let earned = verdict.secondTry != nil ? ", \(points) at the second try" : ", \(points) after the hint"
      let isPriced = verdict.secondTry != nil || verdict.isHinted && !isPractice
      return Text(seen: "\("✓ right", .good)\(isPriced ? earned : "")", heard: "Right.\(isHelped ? told : "")")
    case .accentSlip:
      return Text(
        seen: "\("≈ only the accent", .warning)\(isPractice ? "" : " · \(points)")",
        heard: "Only the accent: you wrote \(answer), right is \(verdict.rightForm).\(told)")
    case .wrong where verdict.isPartial && verdict.secondTry == nil:
      return Text(
        seen: "\("≈ two of three", .warning)\(isPractice ? "" : " · \(points)")",
        heard: "Two of three: you wrote \(answer.printable(upTo: 60)), right is \(verdict.rightText).\(told)")
    case .wrong:
      return Text(
        seen: "\("✗ wrong", .bad)",
        heard: "Wrong: you wrote \(answer.printable(upTo: 60)), right is \(verdict.rightText).")
    case .skipped:
      return verdict.question.recognition == nil
        ? Text(seen: "→ \(verdict.rightForm, .strong)", heard: Self.form(verdict.rightForm))
        : Text(seen: Text("→ not known"), heard: Text("It is \(verdict.rightText)."))
    }
  }

  /// The “no” of an order not to do something is free, so one that was not typed is no difference.
  private static func isNoFree(_ answer: String, _ verdict: Verdict) -> Bool {
    verdict.question.slot.tense == .negativeImperative && !answer.hasPrefix("no ")
  }

  /// The reasons of the right form that the diagnosis has not said yet.
  private func reasons(_ verdict: Verdict, _ quiz: Quiz, isMissed: Bool) -> [String] {
    // What decides the form in a sentence was not told with the first answer's fault.
    let isOwed = isMissed || verdict.secondTry?.result == .correct && verdict.question.cloze?.sentence != nil
    // Why a form that can be several things is one of them says nothing of another.
    let isToldOf = verdict.question.recognition.map { $0.titles.first == verdict.rightText } ?? true
    guard isOwed, isToldOf else { return [] }
    let message = verdict.lastDiagnosis?.message ?? ""
    let sentence = verdict.question.cloze?.sentence?.reason
    return quiz.conjugator.reasons(of: verdict.question).filter { reason in
      let isOfSentence = sentence.map { message.contains($0) && reason.hasSuffix($0) } ?? false
      return !message.contains(reason) && !isOfSentence
    }
  }
}
