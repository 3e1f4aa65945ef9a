import ConjugarCore

/// A quiz as events, one JSON object a line, so that any program can run it.
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

  let isForPeople = false

  func opening(_ quiz: Quiz) -> String { Self.start.line(of: (quiz, mode, seed)) }
  func practice(_ quiz: Quiz, isOffered: Bool) -> String { "" }
  func introduction(_ quiz: Quiz) -> [String] { [] }
  func prompt(_ question: Question) -> String { "" }
  func closing(_ answers: [LogEntry]) -> String { "" }
  func hint(_ hint: Hint, _ quiz: Quiz) -> String { Self.hint.line(of: (hint, quiz.number)) }
  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String { Self.retry.line(of: Told(quiz: quiz, verdict: verdict)) }
  func why(_ verdict: Verdict, _ quiz: Quiz) -> String { Self.why.line(of: Told(quiz: quiz, verdict: verdict)) }

  func question(_ question: Question, _ quiz: Quiz) -> String { Self.question.line(of: asked(question, quiz, "")) }

  private func asked(_ question: Question, _ quiz: Quiz, _ message: String) -> Asked {
    // The same form may come twice; one that is passed over has no number.
    let items = plan?.items.dropFirst(quiz.number - 1)
    return Asked(quiz: quiz, question: question, item: items?.first { $0.question == question }, message: message)
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String {
    switch notice {
    case .undone: quiz.current.map { Self.undo.line(of: asked($0, quiz, notice.sentence)) } ?? ""
    case .timeIsOver, .suspended: ""
    case .nothingToUndo, .nothingToExplain, .emptyLine, .unknownCommand, .brokenAnswer, .noAnswer:
      Self.error.line(of: (notice.sentence, quiz.number))
    }
  }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool, milliseconds: Int) -> String {
    Self.verdict.line(of: Told(quiz: quiz, verdict: verdict, milliseconds: milliseconds))
  }

  func finish(_ report: Report, _ best: PersonalBest?, _ answers: [LogEntry]) throws -> String {
    Self.finish.line(of: (report, best, try placed.map { try $0(answers) }))
  }
}

/// An event: what it is called, whether a line is awaited after it, and its members.
private struct QuizEvent<Subject>: Sendable {
  private let members: [EventMember<Subject>]

  init(_ name: String, awaits: Bool = true, _ members: [EventMember<Subject>]) {
    let awaiting = EventMember<Subject>("awaits", .const(.bool(true))) { _ in .bool(true) }
    self.members =
      [EventMember("event", .const(.string(name))) { _ in .text(name) }] + (awaits ? [awaiting] : []) + members
  }

  var schema: JSON { .schema(of: members) }

  func line(of subject: Subject) -> String { JSON.object(subject, members).text + "\n" }
}

/// A question, what it is for if a review chose it, and what is said of its coming again.
private struct Asked {
  let quiz: Quiz
  let question: Question
  let item: ReviewPlan.Item?
  let message: String

  var cloze: Cloze? { question.cloze }
  /// Whether a sentence is read, of which at least the subject is told.
  var isRead: Bool { question.direction == .produce || question.direction == .meaning }

  /// What is told of a form to be produced; null is what the learner is to find.
  func told(_ text: String?) -> Field? { question.direction == .produce ? .text(text) : nil }
  func told(ofVerb text: String) -> Field? { told(text.isEmpty || cloze?.cue.contains("/") ?? false ? nil : text) }
  func told(ofCell text: String) -> Field? { told(cloze == nil ? text : nil) }
}

/// A verdict, and the quiz as it left that.
private struct Told {
  let quiz: Quiz
  let verdict: Verdict
  var milliseconds = 0

  var question: Question { verdict.question }
  var sentence: Sentence? { question.cloze?.sentence }
}

/// What each event has, in its order: of this the events are written, and of this is their schema.
extension QuizEvents {
  /// The JSON Schema of the events.
  static let schema = JSON.object([
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("title", .string("The events of a quiz of conjugar, one a line, protocol \(version)")),
    (
      "oneOf",
      .array([
        start.schema, question.schema, hint.schema, retry.schema, why.schema, undo.schema, error.schema, verdict.schema,
        finish.schema,
      ])
    ),
  ]).text

  private static let (text, number, bool) = (JSON.type("string"), JSON.type("integer"), JSON.type("boolean"))
  private static let texts = JSON.object([("type", .string("array")), ("items", text)])
  private static let isTrue = JSON.const(.bool(true))
  private static let tenses = JSON.names(Tense.allCases.map(\.id))
  private static let persons = JSON.names(Person.allCases.map(\.id) + ["-"])
  private static let results = JSON.names(Verdict.Result.allCases.map(\.rawValue))

  private static let start = QuizEvent<(quiz: Quiz, mode: LogEntry.Mode, seed: UInt64?)>(
    "start", awaits: false,
    [
      EventMember("protocol", .const(.number(version))) { _ in .number(version) },
      EventMember("version", text) { _ in .text(Version.current) },
      EventMember("mode", .names([LogEntry.Mode.quiz, .review, .place].map(\.rawValue))) { .text($0.mode.rawValue) },
      EventMember("questions", number) { .number($0.quiz.total) },
      EventMember("minutes", number, .null) { .number($0.quiz.options.minutes) },
      EventMember("region", .names(Region.allCases.map(\.rawValue))) { .text($0.quiz.options.region.rawValue) },
      EventMember("difficulty", .names(Difficulty.allCases.map(\.rawValue))) {
        .text($0.quiz.options.difficulty.rawValue)
      },
      EventMember("retry", bool) { .bool($0.quiz.options.retries) },
      EventMember("seed", number, .null) { .number($0.seed.map { Int(clamping: $0) }) },
    ])

  private static let question = QuizEvent("question", asking)
  private static let undo = QuizEvent("undo", asking + [EventMember("message", text) { .text($0.message) }])

  /// What a question tells.
  private static let asking: [EventMember<Asked>] = [
    EventMember("number", number) { .number($0.quiz.number) },
    EventMember("direction", .names(Direction.allCases.map(\.rawValue))) { .text($0.question.direction.rawValue) },
    EventMember("table", text, .left) {
      $0.quiz.options.asksTables ? .text("\($0.question.verb.name) \($0.question.slot.tense.id)") : nil
    },
    EventMember("form", text, .left) { $0.question.direction == .recognize ? .text($0.question.form) : nil },
    EventMember("spoken", isTrue, .left) { $0.question.direction == .listen ? .bool(true) : nil },
    EventMember("infinitive", text, .nullOrLeft) { $0.told(ofVerb: $0.question.verb.name) },
    EventMember("gloss", text, .nullOrLeft) { $0.told(ofVerb: $0.question.verb.gloss) },
    EventMember("tense", tenses, .nullOrLeft) { $0.told(ofCell: $0.question.slot.tense.id) },
    EventMember("person", persons, .nullOrLeft) { $0.told(ofCell: Person.id(of: $0.question.slot.person)) },
    EventMember("subject", text, .nullOrLeft) {
      $0.isRead ? .text($0.cloze.map(\.subject) ?? $0.question.subject) : nil
    },
    EventMember("sentence", text, .left) { asked in
      asked.question.direction == .recognize ? nil : .text(asked.cloze?.text(filling: asked.question.gap))
    },
    EventMember("translation", text, .nullOrLeft) { asked in
      asked.isRead ? asked.cloze.map { .text($0.sentence?.translation) } : nil
    },
    EventMember("cue", text, .left) { $0.told($0.cloze?.cue) },
    EventMember("skill", text, .left) { .text($0.item?.skill.id) },
    EventMember("new", bool, .left) { $0.item.map { .bool($0.isNew) } },
    EventMember("introduction", introduction) { $0.item?.introduction },
  ]

  /// What is shown before a question that begins a skill.
  private static let introduction: [EventMember<SkillIntroduction>] = [
    EventMember("title", text) { .text($0.name) }, EventMember("text", text) { .text($0.rule) },
    EventMember("forms", texts) { .list($0.models.flatMap { $0.forms.isEmpty ? [$0.verb] : $0.forms }, "/") },
  ]

  private static let hint = QuizEvent<(hint: Hint, number: Int)>(
    "hint",
    [
      EventMember("number", number) { .number($0.number) },
      EventMember("strength", number) { .number($0.hint.strength) },
      EventMember("last", bool) { .bool($0.hint.isLast) }, EventMember("text", text) { .text($0.hint.text) },
    ])

  private static let error = QuizEvent<(message: String, number: Int)>(
    "error",
    [EventMember("number", number) { .number($0.number) }, EventMember("message", text) { .text($0.message) }])

  private static let retry = QuizEvent<Told>(
    "retry",
    [
      EventMember("number", number) { .number($0.quiz.number) },
      EventMember("answer", text) { .text($0.verdict.answer) },
      EventMember("diagnosis", diagnosis) { told in told.verdict.diagnosis.map { ($0, $0.remark.prompt) } },
    ])

  private static let why = QuizEvent<Told>(
    "why",
    [
      EventMember("number", number) { .number($0.quiz.number) },
      EventMember("form", text) { .text($0.verdict.spokenForm) },
      EventMember("reasons", texts) { .list($0.quiz.explanation(of: $0.question), "; ") },
    ])

  private static let verdict = QuizEvent<Told>(
    "verdict", awaits: false,
    [
      EventMember("number", number) { .number($0.quiz.verdicts.count) },
      EventMember("infinitive", text) { .text($0.question.verb.name) },
      EventMember("tense", tenses) { .text($0.question.slot.tense.id) },
      EventMember("person", persons) { .person($0.question.slot.person) },
      EventMember("answer", text) { .text($0.verdict.answer) },
      EventMember("result", results) { .text($0.verdict.result.rawValue) },
      EventMember("partial", isTrue, .left) { $0.verdict.isPartial ? .bool(true) : nil },
      EventMember("accepted", texts) { .list($0.question.accepted, "/") },
      EventMember("points", number) { .number($0.verdict.points) },
      EventMember("score", number) { .number($0.quiz.points) },
      EventMember("hinted", number) { .number($0.verdict.hints) },
      EventMember("milliseconds", number) { .number($0.milliseconds) },
      EventMember("reasons", texts) { .list($0.quiz.conjugator.reasons(of: $0.question), "; ") },
      EventMember("shown", isTrue, .left) { $0.verdict.isShown ? .bool(true) : nil },
      // The choice that a sentence trains, why its form is the right one, and what is to be said of another that fits.
      EventMember("choice", text, .left) { .text($0.sentence?.choice.id) },
      EventMember("reason", text, .left) { .text($0.sentence?.reason) },
      EventMember("remark", .names([UsageRemark.rightToo, .lessExact, .heard].map(\.id)), .left) {
        .text($0.verdict.remark?.id)
      },
      EventMember("retry", secondTry) { $0.verdict.secondTry.map { ($0.answer, $0.result) } },
      EventMember("diagnosis", diagnosis) { told in told.verdict.diagnosis.map { ($0, $0.message) } },
    ])

  private static let secondTry: [EventMember<(answer: String, result: Verdict.Result)>] = [
    EventMember("answer", text) { .text($0.answer) }, EventMember("result", results) { .text($0.result.rawValue) },
  ]

  private static let diagnosis: [EventMember<(it: Diagnosis, message: String)>] = [
    EventMember("kind", .names(Diagnosis.Kind.allCases.map(\.rawValue))) { .text($0.it.kind.rawValue) },
    EventMember("infinitive", text, .left) { .text($0.it.infinitive) },
    EventMember("tense", tenses, .left) { .text($0.it.tense?.id) },
    EventMember("person", persons, .left) { .text($0.it.person?.id) },
    EventMember("missed", .names(Diagnosis.Missed.allCases.map(\.rawValue)), .left) { .text($0.it.missed?.rawValue) },
    EventMember("message", text) { .text($0.message) },
  ]

  private static let finish = QuizEvent<(report: Report, best: PersonalBest?, claim: Claim??)>(
    "finish", awaits: false,
    [
      EventMember("score", number, .null) { .number($0.best?.score) },
      EventMember("points", number) { .number($0.report.points) },
      EventMember("total", number) { .number($0.report.total) },
      EventMember("correct", number) { .number($0.report.count(.correct)) },
      EventMember("accentSlips", number) { .number($0.report.count(.accentSlip)) },
      EventMember("wrong", number) { .number($0.report.count(.wrong)) },
      EventMember("skipped", number) { .number($0.report.count(.skipped)) },
      EventMember("seconds", number) { .number($0.report.milliseconds / 1000) },
      EventMember("personalBest", bool) { .bool($0.best?.isNew ?? false) },
      EventMember("known", number, .nullOrLeft) { end in end.claim.map { .number($0?.share) } },
      EventMember("margin", number, .nullOrLeft) { end in end.claim.map { .number($0?.margin) } },
    ])
}
