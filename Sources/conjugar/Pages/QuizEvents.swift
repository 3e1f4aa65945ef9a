import ConjugarCore

/// A quiz as events, one JSON object a line, so that any program can run it.
struct QuizEvents: QuizPresenter {
  /// What the quiz can be had again by, if it is mixed.
  let seed: UInt64?

  /// A program that wants its misses again can ask for them.
  let practises = false
  let echoes = false

  func opening(_ quiz: Quiz) -> String {
    let choices = quiz.choices
    return event(
      "start",
      [
        ("questions", .number(quiz.total)), ("region", .string(choices.region.rawValue)),
        ("difficulty", .string(choices.difficulty.rawValue)),
        ("seed", seed.map { .number(Int(clamping: $0)) } ?? .null),
      ])
  }

  func practice(_ quiz: Quiz) -> String { "" }

  func question(_ question: Question, _ quiz: Quiz) -> String {
    let cell: [(String, JSON)] =
      if let cloze = question.cloze { Self.members(cloze, question) } else {
        [
          ("infinitive", .string(question.verb.name)), ("gloss", .string(question.verb.gloss)),
          ("tense", .string(question.slot.tense.id)), ("person", .string(question.slot.person?.id ?? "-")),
          ("subject", question.subject.map { .string($0) } ?? .null),
        ]
      }
    return event("question", [("number", .number(quiz.number))] + cell)
  }

  /// A sentence with its gap; what the learner is to find is null.
  private static func members(_ cloze: Cloze, _ question: Question) -> [(String, JSON)] {
    let isTold = !cloze.cue.contains("/")
    return [
      ("infinitive", isTold ? .string(question.verb.name) : .null),
      ("gloss", isTold ? .string(question.verb.gloss) : .null), ("tense", .null), ("person", .null),
      ("subject", cloze.subject.map { .string($0) } ?? .null), ("sentence", .string(cloze.text(filling: Sentence.gap))),
      ("translation", cloze.sentence.map { .string($0.translation) } ?? .null), ("cue", .string(cloze.cue)),
    ]
  }

  func prompt(_ question: Question) -> String { "" }

  func hint(_ hint: Hint, _ quiz: Quiz) -> String {
    event(
      "hint", [("number", .number(quiz.number)), ("strength", .number(hint.strength)), ("text", .string(hint.text))])
  }

  func notice(_ notice: QuizNotice, _ quiz: Quiz) -> String {
    let name =
      switch notice {
      case .undone: "undo"
      case .nothingToUndo, .unknownCommand: "error"
      }
    return event(name, [("number", .number(quiz.number)), ("message", .string(QuizSentences().notice(notice)))])
  }

  func verdict(_ verdict: Verdict, _ quiz: Quiz, isPractice: Bool) -> String {
    event(
      "verdict",
      [
        ("number", .number(quiz.verdicts.count)), ("answer", .string(verdict.answer)),
        ("result", .string(verdict.result.rawValue)),
        ("accepted", .array(verdict.question.accepted.map { .string($0) })), ("points", .number(verdict.points)),
        ("score", .number(quiz.points)),
      ] + cell(of: verdict) + (verdict.diagnosis.map { [("diagnosis", diagnosis($0))] } ?? []))
  }

  /// What was to be found in a sentence, and why.
  private func cell(of verdict: Verdict) -> [(String, JSON)] {
    let question = verdict.question
    guard let cloze = question.cloze else { return [] }
    let sentence: [(String, JSON)] =
      cloze.sentence.map { [("choice", .string($0.choice.id)), ("reason", .string($0.reason))] } ?? []
    return [
      ("infinitive", .string(question.verb.name)), ("tense", .string(question.slot.tense.id)),
      ("person", .string(question.slot.person?.id ?? "-")),
    ] + sentence + (verdict.remark.map { [("remark", .string($0))] } ?? [])
  }

  private func diagnosis(_ diagnosis: Diagnosis) -> JSON {
    let members = [
      ("kind", diagnosis.kind.rawValue), ("infinitive", diagnosis.infinitive), ("tense", diagnosis.tense?.id),
      ("person", diagnosis.person?.id), ("missed", diagnosis.missed?.rawValue),
      ("message", diagnosis.message),
    ]
    return .object(members.compactMap { name, text in text.map { (name, .string($0)) } })
  }

  func finish(_ report: Report, _ best: PersonalBest?) -> String {
    event(
      "finish",
      [
        ("score", best.map { .number($0.score) } ?? .null), ("correct", .number(report.count(.correct))),
        ("accentSlips", .number(report.count(.accentSlip))), ("wrong", .number(report.count(.wrong))),
        ("seconds", .number(report.milliseconds / 1000)), ("personalBest", .bool(best?.isNew ?? false)),
      ])
  }

  func closing(_ answers: [LogEntry]) -> String { "" }

  private func event(_ name: String, _ members: [(String, JSON)]) -> String {
    JSON.object([("event", .string(name))] + members).text + "\n"
  }
}
