/// The members of a line of the log, as bytes where they lie: nothing is made of a line but what is asked for.
///
/// Numbers are bounded here, so that no line that was written by hand or by another program can do harm later.
struct LogFields {
  /// Whether the line is a whole JSON object; what is not tells of nothing.
  private(set) var isWhole = false
  private(set) var id: UnsafeBufferPointer<UInt8>?
  private(set) var time: Timestamp?
  private(set) var zone: Int?
  private(set) var infinitive: JSONLine.Value?
  private(set) var tense: Tense?
  private(set) var person: Person??
  private(set) var answer: JSONLine.Value?
  private(set) var result: Verdict.Result?
  private(set) var kind: JSONLine.Value?
  private(set) var grade: Grade?
  private(set) var hints = 0
  private(set) var milliseconds = 0
  private(set) var firstKeyMilliseconds: Int?
  private(set) var mode: LogEntry.Mode?
  private(set) var seed: UInt64?
  private(set) var version: JSONLine.Value?
  private(set) var choice: JSONLine.Value?
  private(set) var sentence: JSONLine.Value?
  private(set) var missed: JSONLine.Value?
  private(set) var command: JSONLine.Value?
  private(set) var replaces: Timestamp?
  /// The identifier of the answer that the line takes back.
  private(set) var retracts: UnsafeBufferPointer<UInt8>?

  /// The longest time that anybody thinks about a form: a day.
  static let mostMilliseconds = 86_400_000

  /// Minutes east of UTC that a clock may show: a day to either side, wider than any zone.
  static let zones = -1440...1440

  static let longestIdentifier = 64

  /// The most bytes of an infinitive or a kind: no verb has so many letters.
  static let longestWord = 256

  /// The most hints that a line may tell of.
  static let mostHints = 99

  init(_ line: UnsafeBufferPointer<UInt8>) {
    isWhole = JSONLine.forEachMember(of: line) { take($0, $1) }
  }

  /// The cell of an answer; `nil` if something is missing without which a line is none.
  var slot: Slot? {
    guard time != nil, infinitive != nil, result != nil, grade != nil, mode != nil, answer?.isText == true, let tense
    else { return nil }
    return Slot(tense, person ?? nil)
  }

  private mutating func take(_ key: UnsafeBufferPointer<UInt8>, _ value: JSONLine.Value) {
    // The first letter leaves few names to compare.
    switch key.first.map({ Unicode.Scalar($0) }) {
    case "t": if key.isWord("time") { time = value.moment } else if key.isWord("tense") { tense = value.tense }
    case "i": if key.isWord("infinitive") { infinitive = value.word } else if key.isWord("id") { id = value.identifier }
    case "z": if key.isWord("zone") { zone = value.number.flatMap { Self.zones.contains($0) ? $0 : nil } }
    case "p": if key.isWord("person") { person = value.person }
    case "a": if key.isWord("answer") { answer = value }
    case "r":
      if key.isWord("result") {
        result = value.choice(among: .results)
      } else if key.isWord("retracts") {
        retracts = value.identifier
      } else if key.isWord("replaces") {
        replaces = value.moment
      }
    case "c": if key.isWord("choice") { choice = value } else if key.isWord("command") { command = value }
    case "k": if key.isWord("kind") { kind = value.word }
    case "f": if key.isWord("firstKeyMilliseconds") { firstKeyMilliseconds = value.milliseconds }
    case "g": if key.isWord("grade") { grade = value.number.flatMap { Grade(rawValue: $0) } }
    case "h": if key.isWord("hints") { hints = min(max(0, value.number ?? 0), Self.mostHints) }
    case "m":
      if key.isWord("mode") {
        mode = value.choice(among: .modes)
      } else if key.isWord("milliseconds") {
        milliseconds = value.milliseconds ?? 0
      } else if key.isWord("missed") {
        missed = value
      }
    case "s":
      if key.isWord("seed") {
        seed = value.number.flatMap { UInt64(exactly: $0) }
      } else if key.isWord("sentence") {
        sentence = value
      }
    case "v": if key.isWord("version") { version = value }
    default: break
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a word.
  @inline(__always) fileprivate func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && isEqual(to: UnsafeBufferPointer(start: word.utf8Start, count: count))
  }
}

extension JSONLine.Value {
  fileprivate var number: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// A time that somebody thought, no longer than anybody does.
  fileprivate var milliseconds: Int? { number.map { min(max(0, $0), LogFields.mostMilliseconds) } }

  /// Itself, if it is a text no longer than a word; `nil` for anything else.
  fileprivate var word: JSONLine.Value? {
    guard case .string(let raw) = self else { return nil }
    let longest = LogFields.longestWord
    if raw.count <= longest { return self }
    // An escape has six bytes for one.
    guard raw.count <= 6 * longest, let text, text.utf8.count <= longest else { return nil }
    return self
  }

  fileprivate var moment: Timestamp? {
    guard case .string(let raw) = self else { return nil }
    return Timestamp(utf8: raw)
  }

  /// The bytes of an identifier: visible ASCII, which no program writes with escapes; `nil` for anything else.
  fileprivate var identifier: UnsafeBufferPointer<UInt8>? {
    guard case .string(let raw) = self, (1...LogFields.longestIdentifier).contains(raw.count) else { return nil }
    for byte in raw where !(0x21...0x7E).contains(byte) || byte == UInt8(ascii: "\\") { return nil }
    return raw
  }

  /// The person, `nil` in it for `-`.
  fileprivate var person: Person?? {
    guard case .string(let raw) = self else { return nil }
    if raw.isWord("-") { return .some(nil) }
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
  private let values: [Value]
  private let names: Interner

  init(_ values: [Value], _ identifier: (Value) -> String) {
    self.values = values
    names = Interner(values.map(identifier))
  }

  func value(of raw: UnsafeBufferPointer<UInt8>) -> Value? { names.known(raw).map { values[$0] } }
}

extension Identifiers<Tense> { fileprivate static let tenses = Identifiers(Tense.allCases, \.id) }
extension Identifiers<Person> { fileprivate static let persons = Identifiers(Person.allCases, \.id) }
extension Identifiers<Verdict.Result> {
  fileprivate static let results = Identifiers(Verdict.Result.allCases, \.rawValue)
}
extension Identifiers<LogEntry.Mode> { fileprivate static let modes = Identifiers(LogEntry.Mode.allCases, \.rawValue) }
