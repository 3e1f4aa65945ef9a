/// An answer as a line of the log: one JSON object.
extension LogEntry {
  /// The line, without its end.
  public var line: String {
    var members: [(String, JSON)] = [
      ("time", .string(time.description)),
      ("infinitive", .string(infinitive)),
      ("tense", .string(tense.id)),
      ("person", .string(person?.id ?? "-")),
      ("answer", .string(answer)),
      ("result", .string(result.rawValue)),
    ]
    if let kind { members.append(("kind", .string(kind))) }
    members += [
      ("grade", .number(grade.rawValue)), ("milliseconds", .number(milliseconds)), ("mode", .string(mode.rawValue)),
    ]
    if let seed { members.append(("seed", .number(Int(clamping: seed)))) }
    members.append(("version", .string(version)))
    if let replaces { members.append(("replaces", .string(replaces.description))) }
    return JSON.object(members).text
  }

  /// Reads what `line` writes, whatever the order of the members; others are passed over.
  ///
  /// - Returns: `nil` if the line is torn or damaged, or says of something what this version does not know.
  public init?(line: UnsafeBufferPointer<UInt8>) {
    var members = Members()
    guard JSONLine.forEachMember(of: line, { members.take($0, $1) }), let answer = members.answer else { return nil }
    self = answer
  }

  public init?(line: some StringProtocol) {
    var text = String(line)
    guard let answer = text.withUTF8({ LogEntry(line: $0) }) else { return nil }
    self = answer
  }
}

/// What was read of a line so far.
private struct Members {
  private var time: Timestamp?
  private var infinitive: String?
  private var tense: Tense?
  private var person: Person??
  private var typed: String?
  private var result: Verdict.Result?
  private var kind: String?
  private var grade: Grade?
  private var milliseconds = 0
  private var mode: LogEntry.Mode?
  private var seed: UInt64?
  private var version = ""
  private var replaces: Timestamp?

  mutating func take(_ key: UnsafeBufferPointer<UInt8>, _ value: JSONLine.Value) {
    // The first letter leaves one or two names to compare.
    switch key.first.map({ Unicode.Scalar($0) }) {
    case "t": if key.spells("time") { time = value.moment } else if key.spells("tense") { tense = value.tense }
    case "i": if key.spells("infinitive") { infinitive = value.text }
    case "p": if key.spells("person") { person = value.person }
    case "a": if key.spells("answer") { typed = value.text }
    case "r":
      if key.spells("result") {
        result = value.choice(among: .results)
      } else if key.spells("replaces") {
        replaces = value.moment
      }
    case "k": if key.spells("kind") { kind = value.text }
    case "g": if key.spells("grade") { grade = value.number.flatMap { Grade(rawValue: $0) } }
    case "m":
      if key.spells("mode") {
        mode = value.choice(among: .modes)
      } else if key.spells("milliseconds") {
        milliseconds = max(0, value.number ?? 0)
      }
    case "s": if key.spells("seed") { seed = value.number.flatMap { UInt64(exactly: $0) } }
    case "v": if key.spells("version") { version = value.text ?? "" }
    default: break
    }
  }

  var answer: LogEntry? {
    guard let time, let infinitive, let tense, let typed, let result, let grade, let mode,
      let slot = Slot(tense, person ?? nil)
    else { return nil }
    return LogEntry(
      time: time, infinitive: infinitive, tense: tense, person: slot.person, answer: typed, result: result, kind: kind,
      grade: grade, milliseconds: milliseconds, mode: mode, seed: seed, version: version, replaces: replaces)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a word.
  fileprivate func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in indices where self[index] != word.utf8Start[index] { return false }
    return true
  }
}

extension JSONLine.Value {
  fileprivate var number: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  fileprivate var moment: Timestamp? {
    guard case .string(let raw) = self else { return nil }
    return Timestamp(utf8: raw)
  }

  /// The person, `nil` in it for `-`.
  fileprivate var person: Person?? {
    guard case .string(let raw) = self else { return nil }
    if raw.spells("-") { return .some(nil) }
    return Identifiers<Person>.persons.value(of: raw)
  }

  fileprivate var tense: Tense? { choice(among: .tenses) }

  fileprivate func choice<Choice>(among identifiers: Identifiers<Choice>) -> Choice? {
    guard case .string(let raw) = self else { return nil }
    return identifiers.value(of: raw)
  }
}

/// Identifiers as bytes, so that no text need be made to read one.
private struct Identifiers<Value: Sendable>: Sendable {
  private let rows: [(bytes: [UInt8], value: Value)]

  init(_ values: [Value], _ identifier: (Value) -> String) {
    rows = values.map { (Array(identifier($0).utf8), $0) }
  }

  func value(of raw: UnsafeBufferPointer<UInt8>) -> Value? {
    for row in rows where row.bytes.count == raw.count && row.bytes[0] == raw[0] {
      if zip(row.bytes, raw).allSatisfy({ $0 == $1 }) { return row.value }
    }
    return nil
  }
}

extension Identifiers<Tense> { fileprivate static let tenses = Identifiers(Tense.allCases, \.id) }
extension Identifiers<Person> { fileprivate static let persons = Identifiers(Person.allCases, \.id) }
extension Identifiers<Verdict.Result> {
  fileprivate static let results = Identifiers(Verdict.Result.allCases, \.rawValue)
}
extension Identifiers<LogEntry.Mode> { fileprivate static let modes = Identifiers(LogEntry.Mode.allCases, \.rawValue) }
