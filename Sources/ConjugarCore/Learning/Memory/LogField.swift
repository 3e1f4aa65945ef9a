/// A field of a log line: its name, what it says about an answer, and how it is read.
///
/// The table of fields alone defines the log's format: it writes and reads lines, and names the columns of exports.
package struct LogField: Sendable {
  package let name: String
  /// Whether a line must have it to be an answer.
  let isNeeded: Bool
  /// The value to write; `nil` if the field is left out.
  package let get: @Sendable (LogEntry) -> JSON?
  /// Sets the field if the value is valid, and returns whether it is.
  let set: @Sendable (inout LogEntry, JSONLine.Value) -> Bool

  private init<Value>(
    _ name: String, _ read: @escaping @Sendable (JSONLine.Value) -> Value?,
    _ set: @escaping @Sendable (inout LogEntry, Value) -> Void, _ get: @escaping @Sendable (LogEntry) -> JSON?,
    isNeeded: Bool = false
  ) {
    (self.name, self.get, self.isNeeded) = (name, get, isNeeded)
    self.set = { answer, value in
      guard let value = read(value) else { return false }
      set(&answer, value)
      return true
    }
  }

  /// Every field, in the order in which they are written.
  static let all =
    columns + [LogField("command", { $0.text }, { $0.rare.command = $1 }, { $0.rare.command.map { .string($0) } })]

  /// The columns of a table of answers: every field but that of the quiz as a whole.
  package static let columns = [
    LogField("id", { $0.identifier }, { $0.id = $1 }, { $0.id.map { .string($0) } }),
    LogField("time", { $0.moment }, { $0.time = $1 }, { .string($0.time.description) }, isNeeded: true),
    LogField("zone", { $0.number(in: zones) }, { $0.zone = $1 }, { $0.zone.map { .number($0) } }),
    LogField("infinitive", { $0.word }, { $0.infinitive = $1 }, { .string($0.infinitive) }, isNeeded: true),
    LogField("tense", { $0.text.flatMap { tenses[$0] } }, { $0.tense = $1 }, { .string($0.tense.id) }, isNeeded: true),
    // Anything that is not a person is read as none, which is invalid in most tenses.
    LogField("person", { $0.text.flatMap { persons[$0] } }, { $0.person = $1 }, { .string(Person.id(of: $0.person)) }),
    LogField("answer", { $0.text }, { $0.answer = $1 }, { .string($0.answer) }, isNeeded: true),
    LogField("result", { $0.member() }, { $0.result = $1 }, { .string($0.result.rawValue) }, isNeeded: true),
    LogField("kind", { $0.word }, { $0.kind = $1 }, { $0.kind.map { .string($0) } }),
    LogField(
      "grade", { $0.number.flatMap { Grade(rawValue: $0) } }, { $0.grade = $1 },
      { .number($0.grade.rawValue) }, isNeeded: true),
    // Version 1 did not count hints; its lines are to be written as they were.
    LogField(
      "hints", { $0.number(upTo: mostHints) }, { $0.hints = $1 },
      { $0.id != nil || $0.hints > 0 ? .number($0.hints) : nil }),
    LogField("milliseconds", { $0.number(upTo: day) }, { $0.milliseconds = $1 }, { .number($0.milliseconds) }),
    LogField("mode", { $0.member() }, { $0.mode = $1 }, { .string($0.mode.rawValue) }, isNeeded: true),
    LogField(
      "seed", { $0.number.flatMap { UInt64(exactly: $0) } }, { $0.seed = $1 },
      { $0.seed.map { .number(Int(clamping: $0)) } }),
    LogField("version", { $0.text }, { $0.version = $1 }, { .string($0.version) }),
    LogField("choice", { $0.text }, { $0.rare.choice = $1 }, { $0.rare.choice.map { .string($0) } }),
    LogField("sentence", { $0.text }, { $0.rare.sentence = $1 }, { $0.rare.sentence.map { .string($0) } }),
    LogField("missed", { $0.member() }, { $0.rare.missed = $1 }, { $0.rare.missed.map { .string($0.rawValue) } }),
    LogField(
      "replaces", { $0.moment }, { $0.rare.replaces = $1 }, { $0.rare.replaces.map { .string($0.description) } }),
    LogField(
      "firstKeyMilliseconds", { $0.number(upTo: day) }, { $0.firstKeyMilliseconds = $1 },
      { $0.firstKeyMilliseconds.map { .number($0) } }),
    LogField("shown", { $0.bool }, { $0.isShown = $1 }, { $0.isShown ? .bool(true) : nil }),
    LogField("direction", { $0.word }, { $0.rare.direction = $1 }, { $0.rare.direction.map { .string($0) } }),
    LogField("construction", { $0.word }, { $0.rare.construction = $1 }, { $0.rare.construction.map { .string($0) } }),
  ]

  private static let tenses = Dictionary(uniqueKeysWithValues: Tense.allCases.map { ($0.id, $0) })
  private static let persons = Dictionary(uniqueKeysWithValues: Person.allCases.map { ($0.id, $0) })

  /// The valid offsets from UTC, in minutes: a day either way, wider than any time zone.
  private static let zones = -1440...1440

  private static let day = Int(Timestamp.perDay)

  private static let mostHints = 99
}

/// Readings of a value, bounded so that no line written by hand or by another program can do harm later.
extension JSONLine.Value {
  fileprivate var number: Int? { if case .number(let number) = self { number } else { nil } }

  fileprivate func number(in range: ClosedRange<Int>) -> Int? { number.flatMap { range.contains($0) ? $0 : nil } }

  fileprivate func number(upTo most: Int) -> Int? { number.map { min(max(0, $0), most) } }

  fileprivate var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// A value of a type that has a text for each of its values.
  fileprivate func member<Member: RawRepresentable<String>>() -> Member? { text.flatMap { Member(rawValue: $0) } }

  fileprivate var word: String? { text.flatMap { $0.utf8.count <= 256 ? $0 : nil } }

  fileprivate var moment: Timestamp? { if case .string(let text) = self { Timestamp(text) } else { nil } }

  /// An identifier: 1 to 64 visible ASCII characters, none of them a backslash.
  var identifier: String? {
    guard let text, (1...64).contains(text.utf8.count) else { return nil }
    return text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x5C } ? text : nil
  }
}
