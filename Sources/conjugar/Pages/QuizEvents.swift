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
    event(
      "question",
      [
        ("number", .number(quiz.number)), ("infinitive", .string(question.verb.name)),
        ("gloss", .string(question.verb.gloss)), ("tense", .string(question.slot.tense.id)),
        ("person", .string(question.slot.person?.id ?? "-")),
        ("subject", question.subject.map { .string($0) } ?? .null),
      ])
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
      ] + (verdict.diagnosis.map { [("diagnosis", diagnosis($0))] } ?? []))
  }

  private func diagnosis(_ diagnosis: Diagnosis) -> JSON {
    let members = [
      ("kind", diagnosis.kind.rawValue), ("infinitive", diagnosis.infinitive), ("tense", diagnosis.tense?.id),
      ("person", diagnosis.person?.id), ("message", diagnosis.message),
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
