import ConjugarCore

/// A quiz as events, one JSON object a line, so that any program can run it; `EventSchema` says what each may have.
struct QuizEvents: QuizPresenter {
  /// Raised when a program that reads the events would have to change.
  static let version = 1

  /// What the quiz can be had again by, if it is mixed.
  let seed: UInt64?
  let mode: LogEntry.Mode

  /// The review that the questions are of; `nil` for a quiz.
  var plan: ReviewPlan?

  /// What the answers of a placement tell, `nil` if too little; there is none of anything else.
  var placed: (([LogEntry]) throws -> Claim?)?

  let isForPrograms = true

  func opening(_ quiz: Quiz) -> String {
    let options = quiz.options
    return event(
      .start,
      [
        ("protocol", .number(Self.version)), ("version", .string(Version.current)), ("mode", .string(mode.rawValue)),
        ("questions", .number(quiz.total)), ("minutes", options.minutes.map { .number($0) } ?? .null),
        ("region", .string(options.region.rawValue)),
        ("difficulty", .string(options.difficulty.rawValue)), ("retry", .bool(options.retries)),
        ("seed", seed.map { .number(Int(clamping: $0)) } ?? .null),
      ])
  }

  func practice(_ quiz: Quiz, isOffered: Bool) -> String { "" }

  func question(_ question: Question, _ quiz: Quiz) -> String { event(.question, asking(question, quiz)) }

  /// What a question tells.
  private func asking(_ question: Question, _ quiz: Quiz) -> [(String, JSON)] {
    let table = quiz.options.asksTables ? "\(question.verb.name) \(question.slot.tense.id)" : nil
    return [("number", .number(quiz.number)), ("direction", .string(question.direction.rawValue))]
      + (table.map { [("table", .string($0))] } ?? []) + shown(question) + skill(of: question, quiz)
  }

  /// What is shown of the form; what is not there is to be found.
  private func shown(_ question: Question) -> [(String, JSON)] {
    let subject = ("subject", (question.cloze.map(\.subject) ?? question.subject).map { JSON.string($0) } ?? .null)
    let sentence = question.cloze.map { ("sentence", JSON.string($0.text(filling: question.gap))) }
    switch question.direction {
    case .recognize: return [("form", .string(question.form))]
    case .listen: return [("spoken", .bool(true))] + [sentence].compactMap { $0 }
    case .meaning: return [subject, sentence, question.cloze.map(Self.translation)].compactMap { $0 }
    case .produce:
      if let cloze = question.cloze { return Self.members(cloze, question, [subject] + [sentence].compactMap { $0 }) }
      return [("infinitive", .string(question.verb.name)), ("gloss", Self.gloss(question.verb))] + cell(question)
        + [subject]
    }
  }

  private static func gloss(_ verb: Verb) -> JSON { verb.gloss.isEmpty ? .null : .string(verb.gloss) }

  /// The skill that a review asks, and whether it is new.
  private func skill(of question: Question, _ quiz: Quiz) -> [(String, JSON)] {
    // The same form may come twice; one that is passed over has no number.
    let items = plan?.items.dropFirst(quiz.number - 1)
    guard let item = items?.first(where: { $0.question == question }) else { return [] }
    let introduction = item.introduction.map { [("introduction", Self.object($0))] } ?? []
    return [("skill", .string(item.skill.id)), ("new", .bool(item.isNew))] + introduction
  }

  /// What is shown before a question that begins a skill.
  private static func object(_ shown: SkillIntroduction) -> JSON {
    .object([
      ("title", .string(shown.name)), ("text", .string(shown.rule)),
      (
        "forms",
        .array(shown.models.flatMap { model in (model.forms.isEmpty ? [model.verb] : model.forms).map { .string($0) } })
      ),
    ])
  }

  /// A sentence with its gap; what the learner is to find is null.
  private static func members(
    _ cloze: Cloze, _ question: Question, _ shown: [(String, JSON)]
  ) -> [(String, JSON)] {
    let isTold = !cloze.cue.contains("/")
    return [
      ("infinitive", isTold ? .string(question.verb.name) : .null),
      ("gloss", isTold ? Self.gloss(question.verb) : .null), ("tense", .null), ("person", .null),
    ] + shown + [translation(cloze), ("cue", .string(cloze.cue))]
  }

  private static func translation(_ cloze: Cloze) -> (String, JSON) {
    ("translation", cloze.sentence.map { .string($0.translation) } ?? .null)
  }

  private func cell(_ question: Question) -> [(String, JSON)] {
    [
      ("tense", .string(question.slot.tense.id)), ("person", .string(Person.id(of: question.slot.person))),
    ]
  }

  func introduction(_ quiz: Quiz) -> [String] { [] }
  func prompt(_ question: Question) -> String { "" }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    event(
      .hint,
      [
        ("number", .number(quiz.number)), ("strength", .number(hint.strength)), ("last", .bool(hint.isLast)),
        ("text", .string(hint.text)),
      ])
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String {
    let message = ("message", JSON.string(notice.sentence))
    switch notice {
    case .undone: return event(.undo, (quiz.current.map { asking($0, quiz) } ?? []) + [message])
    case .timeIsOver, .suspended: return ""
    case .nothingToUndo, .nothingToExplain, .emptyLine, .unknownCommand, .brokenAnswer, .noAnswer:
      return event(.error, [("number", .number(quiz.number)), message])
    }
  }

  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String {
    event(
      .retry,
      [("number", .number(quiz.number)), ("answer", .string(verdict.answer))]
        + (verdict.diagnosis.map { [("diagnosis", diagnosis($0, message: $0.remark.prompt))] } ?? []))
  }

  func why(_ verdict: Verdict, _ quiz: Quiz) -> String {
    event(
      .why,
      [("number", .number(quiz.number)), ("form", .string(verdict.spokenForm))]
        + [("reasons", .array(quiz.explanation(of: verdict.question).map { .string($0) }))])
  }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String {
    let question = verdict.question
    let second = verdict.secondTry.map {
      ("retry", JSON.object([("answer", .string($0.answer)), ("result", .string($0.result.rawValue))]))
    }
    return event(
      .verdict,
      [("number", .number(quiz.verdicts.count)), ("infinitive", .string(question.verb.name))] + cell(question) + [
        ("answer", .string(verdict.answer)), ("result", .string(verdict.result.rawValue)),
      ] + (verdict.isPartial ? [("partial", .bool(true))] : []) + [
        ("accepted", .array(question.accepted.map { .string($0) })), ("points", .number(verdict.points)),
        ("score", .number(quiz.points)), ("hinted", .number(verdict.hints)), ("milliseconds", .number(milliseconds)),
        ("reasons", .array(quiz.reasons(of: question).map { .string($0) })),
      ] + (verdict.isShown ? [("shown", .bool(true))] : []) + sentence(of: verdict) + [second].compactMap { $0 }
        + (verdict.diagnosis.map { [("diagnosis", diagnosis($0, message: $0.message))] } ?? []))
  }

  /// The choice that a sentence trains, why its form is the right one, and what is to be said of another that fits.
  private func sentence(of verdict: Verdict) -> [(String, JSON)] {
    let sentence = verdict.question.cloze?.sentence
    return (sentence.map { [("choice", .string($0.choice.id)), ("reason", .string($0.reason))] } ?? [])
      + (verdict.remark.map { [("remark", .string($0.id))] } ?? [])
  }

  private func diagnosis(_ diagnosis: Diagnosis, message: String) -> JSON {
    let members = [
      ("kind", diagnosis.kind.rawValue), ("infinitive", diagnosis.infinitive), ("tense", diagnosis.tense?.id),
      ("person", diagnosis.person?.id), ("missed", diagnosis.missed?.rawValue), ("message", message),
    ]
    return .object(members.compactMap { name, text in text.map { (name, .string($0)) } })
  }

  func finish(_ report: Report, _ best: PersonalBest?, _ answers: [LogEntry]) throws -> String {
    let claim = try placed.map { try $0(answers) }.map { claim -> [(String, JSON)] in
      [("known", claim.map { .number($0.share) } ?? .null), ("margin", claim.map { .number($0.margin) } ?? .null)]
    }
    return event(
      .finish,
      [
        ("score", best.map { .number($0.score) } ?? .null), ("points", .number(report.points)),
        ("total", .number(report.total)), ("correct", .number(report.count(.correct))),
        ("accentSlips", .number(report.count(.accentSlip))), ("wrong", .number(report.count(.wrong))),
        ("skipped", .number(report.count(.skipped))), ("seconds", .number(report.milliseconds / 1000)),
        ("personalBest", .bool(best?.isNew ?? false)),
      ] + (claim ?? []))
  }

  func closing(_ answers: [LogEntry]) -> String { "" }

  private func event(_ event: QuizEvent, _ members: [(String, JSON)]) -> String {
    let awaits: [(String, JSON)] = event.awaits ? [("awaits", .bool(true))] : []
    return JSON.object([("event", .string(event.rawValue))] + awaits + members).text + "\n"
  }
}

/// What can happen in a quiz.
enum QuizEvent: String, CaseIterable {
  case start, question, hint, retry, why, undo, error, verdict, finish

  /// Whether a line is awaited after it.
  var awaits: Bool {
    switch self {
    case .question, .hint, .retry, .why, .undo, .error: true
    case .start, .verdict, .finish: false
    }
  }
}
