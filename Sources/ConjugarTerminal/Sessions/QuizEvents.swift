import ConjugarCore

/// A quiz as events, one JSON object per line, so that any program can run it.
struct QuizEvents: QuizPresenter {
  /// The version of the protocol, raised when programs that read the events would have to change.
  static let version = 1

  let session: Session
  let isForPeople = false

  func opening(_ quiz: Quiz) -> String { Self.start.line(of: (quiz, session)) }
  func practice(_ quiz: Quiz) -> String { "" }
  func prompt(_ question: Question) -> String { "" }
  func hint(_ hint: Hint, _ quiz: Quiz) -> String { Self.hint.line(of: (hint, quiz.number)) }
  func retry(_ verdict: Verdict, _ quiz: Quiz) -> String { Self.retry.line(of: Told(quiz: quiz, verdict: verdict)) }
  func why(_ verdict: Verdict, _ quiz: Quiz) -> String { Self.why.line(of: Told(quiz: quiz, verdict: verdict)) }
  func question(_ question: Question, _ quiz: Quiz) -> String { Self.question.line(of: asked(question, quiz, "")) }

  private func asked(_ question: Question, _ quiz: Quiz, _ message: String) -> Asked {
    // The same form may come twice; a question that is skipped over has no number.
    let items = session.plan.map { $0.items.dropFirst(quiz.number - 1) + $0.spares } ?? []
    return Asked(quiz: quiz, question: question, item: items.first { $0.question == question }, message: message)
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String {
    switch notice.event {
    case .none: ""
    case .undo: quiz.current.map { Self.undo.line(of: asked($0, quiz, notice.sentence)) } ?? ""
    case .error: Self.error.line(of: (notice.sentence, quiz.number))
    }
  }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, milliseconds: Int) -> String {
    Self.verdict.line(of: Told(quiz: quiz, verdict: verdict, milliseconds: milliseconds))
  }

  func finish(_ report: Report, _ best: PersonalBest?, _ quiz: Quiz, _ answers: [LogEntry]) throws -> String {
    Self.finish.line(of: (report, best, try session.placed.map { try $0(answers) }))
  }
}

/// A question, what it is for if a review chose it, and the message if it comes again.
private struct Asked {
  let quiz: Quiz
  let question: Question
  let item: ReviewPlan.Item?
  let message: String
  var cloze: Cloze? { question.cloze }

  /// A fact about a form to be produced, null if the learner is to find it out; left out in other directions.
  func told(_ text: String?) -> Field? { question.direction == .produce ? text?.field ?? .null : nil }
  func told(ofVerb text: String) -> Field? { told(text.isEmpty || cloze?.cue.contains("/") ?? false ? nil : text) }
  func told(ofCell text: String) -> Field? { told(cloze == nil ? text : nil) }
  /// A fact about a sentence that is read, whether to produce the form or to find it by its meaning.
  func read(_ text: String?) -> Field? {
    question.direction == .produce || question.direction == .meaning ? text?.field ?? .null : nil
  }
}

/// A verdict, and the quiz in the state after it.
private struct Told {
  let quiz: Quiz
  let verdict: Verdict
  var milliseconds = 0
  var question: Question { verdict.question }
  var sentence: Sentence? { question.cloze?.sentence }
}

/// The members of each event, in order: both the events and their schema are made from these.
extension QuizEvents {
  static let schema = JSON.object([
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("title", .string("The events of a quiz of conjugar, one a line, protocol \(version)")),
    (
      "oneOf",
      .array([
        .schema(of: start), .schema(of: question), .schema(of: hint), .schema(of: retry), .schema(of: why),
        .schema(of: undo), .schema(of: error), .schema(of: verdict), .schema(of: finish),
      ])
    ),
  ]).text

  /// An event: its name, whether it awaits a line, and its members.
  private static func event<Subject>(
    _ name: String, awaits: Bool = true, _ members: Member<Subject>...
  ) -> [Member<Subject>] {
    [Member("event", .const(.string(name))) { _ in name }]
      + (awaits ? [Member("awaits", isTrue) { _ in true }] : []) + members
  }

  private static let texts = JSON.object([("type", .string("array")), ("items", String.kind)])
  private static let isTrue = JSON.const(.bool(true))

  private static let start: [Member<(quiz: Quiz, session: Session)>] = event(
    "start", awaits: false,
    Member("protocol", .const(.number(version))) { _ in version }, Member("version") { _ in Version.current },
    Member("mode", .names([LogEntry.Mode.quiz, .review, .place].map(\.rawValue))) { $0.session.mode.rawValue },
    Member("questions") { $0.quiz.total }, Member("minutes", nil, .null) { $0.quiz.options.minutes },
    Member("region") { $0.quiz.options.region }, Member("difficulty") { $0.quiz.options.difficulty },
    Member("retry") { $0.quiz.options.retries },
    Member("seed", nil, .null) { $0.session.seed.map { Int(clamping: $0) } })

  private static let question = event("question") + asking
  private static let undo = event("undo") + asking + [Member("message") { $0.message }]

  private static let asking: [Member<Asked>] = [
    Member("number") { $0.quiz.number }, Member("direction") { $0.question.direction },
    Member("table", nil, .left) {
      $0.quiz.options.asksTables ? "\($0.question.verb.name) \($0.question.slot.tense.id)" : nil
    },
    Member("form", nil, .left) { $0.question.direction == .recognize ? $0.question.form : nil },
    Member("spoken", isTrue, .left) { $0.question.direction == .listen ? true : nil },
    Member("infinitive", String.kind, .nullOrLeft) { $0.told(ofVerb: $0.question.verb.name) },
    Member("gloss", String.kind, .nullOrLeft) { $0.told(ofVerb: $0.question.gloss) },
    Member("tense", Tense.kind, .nullOrLeft) { $0.told(ofCell: $0.question.slot.tense.id) },
    Member("person", Person.kind, .nullOrLeft) { $0.told(ofCell: Person.id(of: $0.question.slot.person)) },
    Member("subject", String.kind, .nullOrLeft) { $0.read($0.cloze.map(\.subject) ?? $0.question.subject) },
    Member("sentence", nil, .left) { asked in
      asked.question.direction == .recognize ? nil : asked.cloze?.text(filling: asked.question.gap)
    },
    Member("translation", String.kind, .nullOrLeft) { asked in
      asked.cloze.flatMap { asked.read($0.sentence?.translation) }
    },
    Member("cue", String.kind, .left) { $0.told($0.cloze?.cue) }, Member("skill", nil, .left) { $0.item?.skill.id },
    Member("new", nil, .left) { $0.item?.isNew }, Member("introduction", introduction) { $0.item?.introduction },
  ]

  private static let introduction: [Member<SkillIntroduction>] = [
    Member("title") { $0.name }, Member("text") { $0.text },
    Member("forms", texts) { Field.list($0.models.flatMap { $0.forms.isEmpty ? [$0.verb] : $0.forms }, "/") },
  ]

  private static let hint: [Member<(hint: Hint, number: Int)>] = event(
    "hint",
    Member("number") { $0.number }, Member("strength") { $0.hint.strength }, Member("last") { $0.hint.isLast },
    Member("text") { $0.hint.text })

  private static let error: [Member<(message: String, number: Int)>] = event(
    "error", Member("number") { $0.number }, Member("message") { $0.message })

  private static let retry: [Member<Told>] = event(
    "retry",
    Member("number") { $0.quiz.number }, Member("answer") { $0.verdict.answer },
    Member("diagnosis", diagnosis) { told in told.verdict.diagnosis.map { ($0, $0.remark.prompt) } })

  private static let why: [Member<Told>] = event(
    "why",
    Member("number") { $0.quiz.number }, Member("form") { $0.verdict.explainedForm },
    Member("reasons", texts) { Field.list($0.quiz.explanation(of: $0.verdict), "; ") })

  private static let verdict: [Member<Told>] = event(
    "verdict", awaits: false,
    Member("number") { $0.quiz.verdicts.count }, Member("infinitive") { $0.question.verb.name },
    Member("tense") { $0.question.slot.tense },
    Member("person", Person.kind) { Field.person($0.question.slot.person) },
    Member("answer") { $0.verdict.answer }, Member("result") { $0.verdict.result },
    Member("partial", isTrue, .left) { $0.verdict.isPartial ? true : nil },
    Member("accepted", texts) { Field.list($0.question.accepted, "/") }, Member("points") { $0.verdict.points },
    Member("score") { $0.quiz.points }, Member("hinted") { $0.verdict.hints },
    Member("milliseconds") { $0.milliseconds },
    Member("reasons", texts) { told in
      Field.list([told.verdict.subjectNote].compactMap(\.self) + told.quiz.conjugator.reasons(of: told.verdict), "; ")
    },
    Member("shown", isTrue, .left) { $0.verdict.isShown ? true : nil },
    // The choice that a sentence trains, why its form is right, and the remark on another one that fits.
    Member("choice", nil, .left) { $0.sentence?.choice.id }, Member("reason", nil, .left) { $0.sentence?.reason },
    Member("remark", .names([UsageRemark.rightToo, .lessExact, .heard].map(\.id)), .left) { $0.verdict.remark?.id },
    Member("retry", secondTry) { $0.verdict.secondTry.map { ($0.answer, $0.result) } },
    Member("diagnosis", diagnosis) { told in told.verdict.diagnosis.map { ($0, $0.message) } })

  private static let secondTry: [Member<(answer: String, result: Verdict.Result)>] = [
    Member("answer") { $0.answer }, Member("result") { $0.result },
  ]

  private static let diagnosis: [Member<(it: Diagnosis, message: String)>] = [
    Member("kind") { $0.it.kind }, Member("infinitive", nil, .left) { $0.it.infinitive },
    Member("tense", nil, .left) { $0.it.tense }, Member("person", nil, .left) { $0.it.person },
    Member("missed", nil, .left) { $0.it.missed }, Member("message") { $0.message },
  ]

  private static let finish: [Member<(report: Report, best: PersonalBest?, claim: Claim??)>] = event(
    "finish", awaits: false,
    Member("score", nil, .null) { $0.best?.score }, Member("points") { $0.report.points },
    Member("total") { $0.report.total }, Member("correct") { $0.report.count(.correct) },
    Member("accentSlips") { $0.report.count(.accentSlip) }, Member("wrong") { $0.report.count(.wrong) },
    Member("skipped") { $0.report.count(.skipped) }, Member("seconds") { $0.report.milliseconds / 1000 },
    Member("personalBest") { $0.best?.isNew ?? false },
    Member("known", Int.kind, .nullOrLeft) { end in end.claim.map { $0?.share.field ?? .null } },
    Member("margin", Int.kind, .nullOrLeft) { end in end.claim.map { $0?.margin.field ?? .null } })
}
