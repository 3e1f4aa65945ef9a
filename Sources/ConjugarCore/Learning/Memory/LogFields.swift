/// The members of a line of the log, as bytes where they lie: nothing is made of a line but what is asked for.
///
/// Numbers are bounded here, so that no line that was written by hand or by another program can do harm later.
struct LogFields {
  /// Whether the line is a whole JSON object; what is not tells of nothing.
  private(set) var isWhole = false
  private(set) var id: TextSlice?
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
  private(set) var retracts: TextSlice?

  /// The members, in the order in which the program writes them.
  enum Member: String, CaseIterable {
    case id, time, zone, infinitive, tense, person, answer, result, kind, grade, hints, milliseconds
    case firstKeyMilliseconds, mode, seed, version, choice, sentence, missed, command, replaces, retracts
  }

  /// The longest time that anybody thinks about a form: a day.
  static let mostMilliseconds = 86_400_000

  /// Minutes east of UTC that a clock may show: a day to either side, wider than any zone.
  static let zones = -1440...1440

  static let longestIdentifier = 64

  /// The most bytes of an infinitive or a kind: no verb has so many letters.
  static let longestWord = 256

  /// The most hints that a line may tell of.
  static let mostHints = 99

  init(_ text: TextSlice) {
    // Nearly every line is as the program wrote it: in this order no name need be looked for.
    var line = JSONLine(text)
    if let value = line.value(of: #""id":"#) { take(.id, value) }
    if let value = line.value(of: #""time":"#) { take(.time, value) }
    if let value = line.value(of: #""zone":"#) { take(.zone, value) }
    if let value = line.value(of: #""infinitive":"#) { take(.infinitive, value) }
    if let value = line.value(of: #""tense":"#) { take(.tense, value) }
    if let value = line.value(of: #""person":"#) { take(.person, value) }
    if let value = line.value(of: #""answer":"#) { take(.answer, value) }
    if let value = line.value(of: #""result":"#) { take(.result, value) }
    if let value = line.value(of: #""kind":"#) { take(.kind, value) }
    if let value = line.value(of: #""grade":"#) { take(.grade, value) }
    if let value = line.value(of: #""hints":"#) { take(.hints, value) }
    if let value = line.value(of: #""milliseconds":"#) { take(.milliseconds, value) }
    if let value = line.value(of: #""firstKeyMilliseconds":"#) { take(.firstKeyMilliseconds, value) }
    if let value = line.value(of: #""mode":"#) { take(.mode, value) }
    if let value = line.value(of: #""seed":"#) { take(.seed, value) }
    if let value = line.value(of: #""version":"#) { take(.version, value) }
    if let value = line.value(of: #""choice":"#) { take(.choice, value) }
    if let value = line.value(of: #""sentence":"#) { take(.sentence, value) }
    if let value = line.value(of: #""missed":"#) { take(.missed, value) }
    if let value = line.value(of: #""command":"#) { take(.command, value) }
    if let value = line.value(of: #""replaces":"#) { take(.replaces, value) }
    if let value = line.value(of: #""retracts":"#) { take(.retracts, value) }
    isWhole = line.takesEnd()
    if !isWhole { self = LogFields(inAnyOrder: text) }
  }

  private init(inAnyOrder text: TextSlice) {
    isWhole = JSONLine.forEachMember(of: text) { name, value in
      if let member = Identifiers.members.value(of: name) { take(member, value) }
    }
  }

  /// The cell of an answer; `nil` if something is missing without which a line is none.
  var slot: Slot? {
    guard time != nil, infinitive != nil, result != nil, grade != nil, mode != nil, answer?.isText == true, let tense
    else { return nil }
    return Slot(tense, person ?? nil)
  }

  @inline(__always)
  private mutating func take(_ member: Member, _ value: JSONLine.Value) {
    switch member {
    case .id: id = value.identifier
    case .time: time = value.moment
    case .zone: zone = value.number.flatMap { Self.zones.contains($0) ? $0 : nil }
    case .infinitive: infinitive = value.word
    case .tense: tense = value.choice(among: .tenses)
    case .person: person = value.person
    case .answer: answer = value
    case .result: result = value.choice(among: .results)
    case .kind: kind = value.word
    case .grade: grade = value.number.flatMap { Grade(rawValue: $0) }
    case .hints: hints = min(max(0, value.number ?? 0), Self.mostHints)
    case .milliseconds: milliseconds = value.milliseconds ?? 0
    case .firstKeyMilliseconds: firstKeyMilliseconds = value.milliseconds
    case .mode: mode = value.choice(among: .modes)
    case .seed: seed = value.number.flatMap { UInt64(exactly: $0) }
    case .version: version = value
    case .choice: choice = value
    case .sentence: sentence = value
    case .missed: missed = value
    case .command: command = value
    case .replaces: replaces = value.moment
    case .retracts: retracts = value.identifier
    }
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
    return Timestamp(raw)
  }

  /// The bytes of an identifier: visible ASCII, which no program writes with escapes; `nil` for anything else.
  fileprivate var identifier: TextSlice? {
    guard case .string(let raw) = self, (1...LogFields.longestIdentifier).contains(raw.count) else { return nil }
    for byte in raw where !(0x21...0x7E).contains(byte) || byte == UInt8(ascii: "\\") { return nil }
    return raw
  }

  /// The person, `nil` in it for `-`.
  fileprivate var person: Person?? {
    guard case .string(let raw) = self else { return nil }
    if raw.count == 1, raw[0] == UInt8(ascii: "-") { return .some(nil) }
    return Identifiers.persons.value(of: raw)
  }

  fileprivate func choice<Choice>(among identifiers: Identifiers<Choice>) -> Choice? {
    guard case .string(let raw) = self else { return nil }
    return identifiers.value(of: raw)
  }
}

/// Identifiers as bytes, so that no text need be made to read one.
private struct Identifiers<Value: Sendable>: Sendable {
  let values: [Value]
  private let names: Interner

  init(_ values: [Value], _ identifier: (Value) -> String) {
    self.values = values
    names = Interner(values.map(identifier))
  }

  func value(of raw: TextSlice) -> Value? { names.known(raw).map { values[$0] } }
}

extension Identifiers<LogFields.Member> {
  fileprivate static let members = Identifiers(LogFields.Member.allCases, \.rawValue)
}
extension Identifiers<Tense> { fileprivate static let tenses = Identifiers(Tense.allCases, \.id) }
extension Identifiers<Person> { fileprivate static let persons = Identifiers(Person.allCases, \.id) }
extension Identifiers<Verdict.Result> {
  fileprivate static let results = Identifiers(Verdict.Result.allCases, \.rawValue)
}
extension Identifiers<LogEntry.Mode> { fileprivate static let modes = Identifiers(LogEntry.Mode.allCases, \.rawValue) }
