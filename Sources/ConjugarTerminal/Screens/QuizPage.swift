import ConjugarCore

/// How a quiz looks to a person.
struct QuizPage: QuizPresenter {
  let renderer: any Renderer
  var again: String?
  /// Whether a line above each question shows how the quiz is going, instead of the question's number.
  var hasProgress = false
  var clock: (() -> (left: Int, whole: Int))?
  /// `nil` for a quiz.
  var frame: Frame?

  /// The pages around the questions of a review.
  struct Frame {
    let opening: Page
    /// Whether the misses are listed again; a page with much to say has no room for them.
    var listsMisses = true
    /// Made when the last question is answered, because it says what the answers changed.
    let closing: (Quiz, [LogEntry]) throws -> Page
  }

  let isForPeople = true

  func opening(_ quiz: Quiz) -> String {
    renderer.text(
      (frame?.opening ?? title(of: quiz)) + (quiz.total > 0 ? [Self.keys, Self.way(to: quiz.options.direction)] : []))
  }

  private func title(of quiz: Quiz) -> Page {
    let options = quiz.options
    let length = options.minutes.map { $0.counted("minute") } ?? quiz.total.counted("question")
    let title = [length, options.difficulty.rawValue, options.region.rawValue, options.kind].compactJoined(" · ")
    let isShort = options.minutes == nil && !options.asksTables && quiz.total < options.questions
    return [.phrase(Text(title, .strong))] + (isShort ? [.phrase(Text("There are no more of that kind.", .faint))] : [])
  }

  private static let keys = Block.phrase(
    Text(
      seen: Text("? hint · empty line: don’t know · :why · :undo takes back · :quit ends", .faint),
      heard:
        "Type a question mark for a hint, colon why for the reason, colon say to hear the form, colon undo to take an "
        + "answer back, colon quit to end. An empty line means that you do not know. An apostrophe after a vowel is its "
        + "accent, a tilde after n makes ñ."))

  /// How to type the answer.
  private static func way(to direction: Direction) -> Block {
    direction == .recognize
      ? .phrase(Text("Verb, tense and person in any order, by any name: conjugar present yo", .faint))
      : .seen([.phrase(Text("No Spanish keyboard? a' á · n~ ñ · u\" ü", .faint))])
  }

  func practice(_ quiz: Quiz) -> String {
    let number = quiz.practiceTotal == 1 ? "one" : "\(quiz.practiceTotal)"
    let offer = Block.phrase(
      "\("The \(number) you missed, once more", .strong)\(" (for practice, without points)", .faint)")
    return renderer.text([
      .gap, offer, .keys([("return", "practice"), ("x", "skip it"), ("u", "undo the last answer")]),
    ])
  }

  func question(_ question: Question, _ quiz: Quiz) -> String {
    let standing: Block = hasProgress ? .drawing(ProgressLine(quiz, clock: clock?()).lines(on:)) : .blank
    let introduction = quiz.introduction.map { skill -> Page in
      [.phrase("\(skill.heading): \(skill.name, .strong)")]
        + skill.sentences.map { .phrase(Text($0), indent: 2) } + [.gap]
    }
    return renderer.text([standing] + (introduction ?? []) + asked(question, number(quiz), quiz))
  }

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
      let place = (cloze.sentence?.variety?.place).between(" · ")
      let subject = cloze.subject.between(" (", ")")
      let gapped = cloze.text(filling: question.gap) + subject
      let told = cloze.text(filling: "(\(question.gapTold))") + subject
      return [
        .phrase("\(number)\(gapped, told: told)\(place, .faint, told: "")"),
        .phrase("\(isHeard ? "" : cloze.sentence?.translation ?? "", .faint)", indent: 2),
      ]
    }
    if isHeard { return [.phrase("\(number)\("what you hear (:say repeats it)", .faint)")] }
    let (name, gloss) = (question.verb.name, (question.existentialGloss ?? question.verb.shortGloss).between(" · "))
    let (english, spanish) = (question.slot.tense.englishName, question.slot.tense.spanishName)
    let both = "\(english) · \(spanish)"
    let told: Text =
      "\(number)\(name)\(gloss). \(english.prefix(1).uppercased())\(String(english.dropFirst())), \(spanish)."
    let tense = [both, english].map { [Block.phrase(Text($0), indent: 2)] }
    return [
      .phrase(Text(seen: "\(number)\(name, .strong)\(gloss)", heard: told)),
      .seen([.fitting(columns: both.displayWidth + 2, tense[0], narrow: tense[1])]),
    ] + (quiz.isPractice ? [] : table(quiz.table(of: question)))
  }

  /// A table, filled in as far as it has come.
  private func table(_ rows: [(question: Question, verdict: Verdict?)]) -> Page {
    guard !rows.isEmpty else { return [] }
    let cells = rows.map { question, verdict -> [Text] in
      let isRight = verdict?.finalResult == .correct
      let form = verdict.map { isRight ? Text($0.rightForm) : "\($0.rightForm, .strong) \("✗", .bad)" }
      return [Text(question.subject ?? "", .faint), form ?? Text("…", .faint)]
    }
    let told = rows.compactMap { row in row.verdict.map { "\(row.question.subject ?? "") \($0.rightForm)" } }
    let name = told.count < rows.count ? "So far" : "The whole table"
    let sentence = told.joined(separator: ", ").between("\(name): ")
    return [.seen([.table(cells, indent: 4)]), .heard([.phrase(Text(sentence))])]
  }

  func prompt(_ question: Question) -> String {
    let noSubject = question.slot.person == nil ? question.slot.tense.englishName : "no subject"
    let (wanted, told): (String, String?) =
      switch question.direction {
      case .produce: (question.cloze?.cue ?? question.subject ?? noSubject, nil)
      case .recognize: ("verb, tense, person", nil)
      case .meaning: (question.gap, question.gapTold)
      case .listen: ("you hear", nil)
      }
    return renderer.text([.prompt("\(wanted, .strong, told: told ?? wanted): ", indent: 2)])
  }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    let price = quiz.isPractice ? "" : quiz.worth.counted("point")
    let text = hint.text.contains("·") ? Self.spelled(hint.text) : hint.text.replacing(" → ", with: ": ")
    let end = text.last.map { ".:!?".contains($0) } ?? false ? "" : "."
    return phrases([
      Text(
        seen: "\(hint.text, hint.strength > 1 ? .strong : .words)\(price.between(" (now ", ")"))"
          + "\(hint.isLast ? " · the last hint" : " · ? says more", .faint)",
        heard: "Hint \(hint.strength): \(text)\(end)\(price.between(" The question is now worth ", "."))"
          + "\(hint.isLast ? " That was the last hint." : "")")
    ])
  }

  /// Spells out letters among dots: `7 letters, letter 2 is i, letter 3 is j`.
  private static func spelled(_ form: String) -> String {
    form.words.map { word in
      let shown = word.enumerated().filter { $0.element != "·" }.map { "letter \($0.offset + 1) is \($0.element)" }
      return ([word.count.counted("letter")] + shown).joined(separator: ", ")
    }.joined(separator: "; ")
  }

  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String {
    let (seen, heard) = Self.fault(verdict, verdict.answer)
    let remark = verdict.diagnosis?.remark
    return phrases(
      [Text(seen: "\(seen) · once more", heard: "\(heard). Try once more.")] + texts(remark?.was, remark?.nudge))
  }

  func why(_ verdict: Verdict, _ quiz: Quiz) -> String {
    renderer.text(
      [.phrase(Self.form(verdict.explainedForm), indent: 2)]
        + quiz.explanation(of: verdict).map { .phrase(Text($0), indent: 4) })
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String { phrases([Text(notice.sentence)]) }
  func finish(_ report: Report, _ best: PersonalBest?, _ quiz: Quiz, _ answers: [LogEntry]) throws -> String {
    try end(report, best) + (report.verdicts.isEmpty ? "" : renderer.text(frame?.closing(quiz, answers) ?? []))
  }
  private static func form(_ form: String) -> Text { "\(form, .strong, told: "The form is \(form).")" }
  private func texts(_ texts: String?...) -> [Text] { texts.compactMap { $0.map { Text($0) } } }
  private func phrases(_ texts: [Text]) -> String { renderer.text(texts.map { .phrase($0, indent: 2) }) }
}

/// The outcome of an answer.
extension QuizPage {
  func verdict(_ verdict: Verdict, _ quiz: Quiz, milliseconds: Int) -> String {
    if verdict.isKnown {
      let form = Text(verdict.spokenForm, .strong)
      return phrases(["Noted that you know \(form): it won’t be asked as new. “:undo” takes that back."])
    }
    let (question, result) = (verdict.question, verdict.finalResult)
    let answer = verdict.secondTry?.answer ?? verdict.answer
    let isWrong = result == .wrong
    let isMissed = isWrong || result == .skipped
    let recognized = question.recognition?.form
    let also = verdict.otherTexts(of: quiz.options.askedPersons).joined(separator: recognized == nil ? ", " : "; ")
    let reasons = reasons(verdict, quiz, isMissed: isMissed)
    let reason = reasons.joined(separator: "; ")
    // Other right forms follow the right one, or the reasons for it if the answer was wrong.
    let alsoSeen = also.between(" (also ", ")")
    let why = !isWrong ? reason : reason.isEmpty ? also.between("also right: ") : reason + alsoSeen
    let note: Text? = (result == .correct ? verdict.usageNote : nil).map { note in
      Text(seen: " · \(note)", heard: " \(note.prefix(1).uppercased())\(String(note.dropFirst())).")
    }
    let outcome = outcome(verdict, answer)
    let isNoFree = question.slot.tense == .negativeImperative && !answer.hasPrefix("no ")
    let comparison = Comparison(answer: answer, form: verdict.rightForm, isNoFree: isNoFree)
    let isCompared = recognized == nil && (isWrong || result == .accentSlip)
    let sentence = isMissed ? question.cloze : nil
    let whole: Text? = sentence.map { "\($0.before)\($0.form, .strong)\($0.after)" }
    let understood: Text? = isWrong ? recognized.map { "\($0): \(verdict.rightText, .strong)" } : nil
    let remark = isWrong ? verdict.lastDiagnosis?.remark : nil
    let article = isWrong ? Drill.article(on: verdict).between("when to use it: ") : ""
    let told = sentence.map { "The sentence: \($0.text(filling: $0.form))" } ?? ""
    let heard = reasons + [told, also.between("Also right: ", "."), article]
    func seen(_ texts: Text?...) -> Block { .seen(texts.compactMap { $0.map { .phrase($0, indent: 2) } }) }
    // If the answer completed a table, no later question shows the last cell.
    let filled = verdict.isPractice ? [] : quiz.table(of: question)
    return renderer.text(
      [.phrase("\(outcome)\(isWrong ? "" : alsoSeen, told: "")\(note ?? "")", indent: 2)]
        + texts(remark?.was, remark?.advice).map { .phrase($0, indent: 2) }
        + (isCompared ? [.drawing(comparison.lines(on:))] : []) + [seen(whole)]
        + [seen(understood, Text(why), Text(article)), .heard(heard.map { .phrase(Text($0)) })]
        + (filled.contains { $0.verdict == nil } ? [] : table(filled)))
  }

  private func outcome(_ verdict: Verdict, _ answer: String) -> Text {
    let points = verdict.points.counted("point")
    let isFree = verdict.isPractice || verdict.isShown
    let (seenPoints, toldPoints) = isFree ? ("", "") : (" · \(points)", " \(points).")
    let isSecond = verdict.secondTry != nil
    let right = ", the right answer is \(verdict.rightText)."
    switch verdict.finalResult {
    case .correct:
      let earned = ", \(points) \(isSecond ? "on the second try" : "after the hint")"
      let isPriced = (isSecond || verdict.hints > 0) && !isFree
      return Text(seen: "\("✓ right", .good)\(isPriced ? earned : "")", heard: "Right.\(isPriced ? toldPoints : "")")
    case .accentSlip:
      return Text(
        seen: "\("≈ only the accent", .warning)\(seenPoints)",
        heard: "Only the accent: you wrote \(answer)\(right)\(toldPoints)")
    case .wrong:
      let (seen, heard) = Self.fault(verdict, answer)
      let isPriced = verdict.isPartial && !isSecond
      return Text(seen: "\(seen)\(isPriced ? seenPoints : "")", heard: "\(heard)\(right)\(isPriced ? toldPoints : "")")
    case .skipped:
      let isForm = verdict.question.recognition == nil
      return Text(
        seen: "→ \(verdict.rightText, .strong)",
        heard: isForm ? Self.form(verdict.rightForm) : "It is \(verdict.rightText).")
    }
  }

  /// A wrong answer as seen and as heard: partly right on the first try, or not at all.
  private static func fault(_ verdict: Verdict, _ answer: String) -> (seen: Text, heard: String) {
    let wrote = ": you wrote \(answer.printable(upTo: 60))"
    return verdict.isPartial && verdict.secondTry == nil
      ? (Text("≈ two of three", .warning), "Two of three\(wrote)") : (Text("✗ wrong", .bad), "Wrong\(wrote)")
  }

  private func reasons(_ verdict: Verdict, _ quiz: Quiz, isMissed: Bool) -> [String] {
    // The reason for the form in a sentence was not given when the first answer failed.
    let isOwed =
      isMissed || verdict.finalResult == .accentSlip
      || verdict.secondTry?.result == .correct && verdict.question.cloze?.sentence != nil
    // Why a form has one of its readings says nothing about another reading.
    let isToldOf = verdict.question.recognition.map { $0.titles.first == verdict.rightText } ?? true
    guard isOwed, isToldOf else { return [] }
    let message = verdict.lastDiagnosis?.message ?? ""
    let sentence = verdict.question.cloze?.sentence?.reason
    return quiz.conjugator.reasons(of: verdict).filter { reason in
      let isOfSentence = sentence.map { message.contains($0) && reason.hasSuffix($0) } ?? false
      return !message.contains(reason) && !isOfSentence
    }
  }
}
