import ConjugarCore

/// The JSON Schema of the events of a quiz: every member of each, and what its value can be.
///
/// Source: json-schema.org, draft 2020-12.
enum EventSchema {
  /// What a member of an object can be.
  private indirect enum Kind: Sendable {
    case string, number, bool, null
    case const(JSON)
    case names([String])
    case list(Kind)
    case either(Kind, Kind)
    case object([Member])

    var json: JSON {
      switch self {
      case .string: .object([("type", .string("string"))])
      case .number: .object([("type", .string("integer"))])
      case .bool: .object([("type", .string("boolean"))])
      case .null: .object([("type", .string("null"))])
      case .const(let value): .object([("const", value)])
      case .names(let names): .object([("enum", .array(names.map { .string($0) }))])
      case .list(let kind): .object([("type", .string("array")), ("items", kind.json)])
      case .either(let first, let second): .object([("anyOf", .array([first.json, second.json]))])
      case .object(let members): EventSchema.object(members)
      }
    }
  }

  private struct Member: Sendable {
    let name: String
    let kind: Kind
    let isRequired: Bool

    init(_ name: String, _ kind: Kind, isRequired: Bool = true) {
      self.name = name
      self.kind = kind
      self.isRequired = isRequired
    }
  }

  static let text = JSON.object([
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("title", .string("The events of a quiz of conjugar, one a line, protocol \(QuizEvents.version)")),
    (
      "oneOf",
      .array(
        QuizEvent.allCases.map { event in
          let awaits = event.awaits ? [Member("awaits", .const(.bool(true)))] : []
          return object([Member("event", .const(.string(event.rawValue)))] + awaits + members(of: event))
        })
    ),
  ]).text

  private static func object(_ members: [Member]) -> JSON {
    .object([
      ("type", .string("object")), ("properties", .object(members.map { ($0.name, $0.kind.json) })),
      ("required", .array(members.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static let number = Member("number", .number)
  private static let message = Member("message", .string)
  private static let tenses = Kind.names(Tense.allCases.map(\.id))
  private static let persons = Kind.names(Person.allCases.map(\.id) + ["-"])
  private static let results = Kind.names(Verdict.Result.allCases.map(\.rawValue))
  private static let remarks = Kind.names([UsageRemark.rightToo, .lessExact, .heard].map(\.id))
  private static let cell = [Member("infinitive", .string), Member("tense", tenses), Member("person", persons)]
  /// What a sentence leaves to the learner is null.
  private static let asking =
    [number] + [
      Member("direction", .names(Direction.allCases.map(\.rawValue))),
      Member("table", .string, isRequired: false), Member("form", .string, isRequired: false),
      Member("spoken", .const(.bool(true)), isRequired: false),
      Member("infinitive", .either(.string, .null), isRequired: false),
      Member("gloss", .either(.string, .null), isRequired: false),
      Member("tense", .either(tenses, .null), isRequired: false),
      Member("person", .either(persons, .null), isRequired: false),
      Member("subject", .either(.string, .null), isRequired: false),
      Member("sentence", .string, isRequired: false), Member("translation", .either(.string, .null), isRequired: false),
      Member("cue", .string, isRequired: false), Member("skill", .string, isRequired: false),
      Member("new", .bool, isRequired: false),
      Member(
        "introduction",
        .object([Member("title", .string), Member("text", .string), Member("forms", .list(.string))]),
        isRequired: false),
    ]
  private static let diagnosis = Kind.object([
    Member("kind", .names(Diagnosis.Kind.allCases.map(\.rawValue))), Member("infinitive", .string, isRequired: false),
    Member("tense", tenses, isRequired: false), Member("person", persons, isRequired: false),
    Member("missed", .names(Diagnosis.Missed.allCases.map(\.rawValue)), isRequired: false), message,
  ])

  private static func members(of event: QuizEvent) -> [Member] {
    switch event {
    case .start:
      [
        Member("protocol", .const(.number(QuizEvents.version))), Member("version", .string),
        Member("mode", .names([LogEntry.Mode.quiz, .review, .place].map(\.rawValue))), Member("questions", .number),
        Member("minutes", .either(.number, .null)),
        Member("region", .names(Region.allCases.map(\.rawValue))),
        Member("difficulty", .names(Difficulty.allCases.map(\.rawValue))), Member("retry", .bool),
        Member("seed", .either(.number, .null)),
      ]
    case .question: asking
    case .hint: [number, Member("strength", .number), Member("last", .bool), Member("text", .string)]
    case .retry: [number, Member("answer", .string), Member("diagnosis", diagnosis, isRequired: false)]
    case .why: [number, Member("form", .string), Member("reasons", .list(.string))]
    case .undo: asking + [message]
    case .error: [number, message]
    case .verdict:
      [number] + cell + [
        Member("answer", .string), Member("result", results),
        Member("partial", .const(.bool(true)), isRequired: false), Member("accepted", .list(.string)),
        Member("points", .number), Member("score", .number), Member("hinted", .number), Member("milliseconds", .number),
        Member("reasons", .list(.string)), Member("shown", .const(.bool(true)), isRequired: false),
        Member("choice", .string, isRequired: false),
        Member("reason", .string, isRequired: false), Member("remark", remarks, isRequired: false),
        Member("retry", .object([Member("answer", .string), Member("result", results)]), isRequired: false),
        Member("diagnosis", diagnosis, isRequired: false),
      ]
    case .finish:
      [
        Member("score", .either(.number, .null)), Member("points", .number), Member("total", .number),
        Member("correct", .number), Member("accentSlips", .number), Member("wrong", .number),
        Member("skipped", .number), Member("seconds", .number), Member("personalBest", .bool),
        Member("known", .either(.number, .null), isRequired: false),
        Member("margin", .either(.number, .null), isRequired: false),
      ]
    }
  }
}
