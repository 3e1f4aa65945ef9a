/// Reads a log line by line, in any order, into the answers that stand.
package struct HistoryReader {
  /// What a line turned out to be.
  package enum Line: Sendable, Hashable {
    case answer, retraction
    /// An answer that bears a time which has not come yet: it does not count.
    case future
    /// Nothing that this version can read.
    case unreadable
  }

  private let limit: Timestamp
  private var calendar: WallCalendar
  private var infinitives = Interner()
  private var kinds = Interner()
  private var choices = Interner()
  private var answers: [History.Answer] = []
  /// The keys of the answers that were taken back.
  private var retracted = HashSet(capacity: 0)
  /// The lines of the round that was begun last, each with its newline.
  private var round: [UInt8] = []
  private var roundStart: (time: Timestamp, mode: LogEntry.Mode)?
  /// Whether the lines that are read now may be of that round.
  private var isInRound = false

  /// How far ahead the clock of another machine may be: five minutes, in milliseconds.
  package static let tolerance: Int64 = 300_000

  /// - Parameters:
  ///   - now: what is later than this by more than the tolerance is from the future.
  ///   - zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  package init(now: Timestamp, zoneOffset: @escaping (Timestamp) -> Int) {
    self.init(until: Timestamp(milliseconds: now.milliseconds + Self.tolerance), zoneOffset: zoneOffset)
  }

  /// - Parameter limit: the last moment that counts.
  init(until limit: Timestamp, zoneOffset: @escaping (Timestamp) -> Int) {
    self.limit = limit
    calendar = WallCalendar(zoneOffset)
  }

  /// Takes a line of the log.
  package mutating func add(_ line: some Collection<UInt8>) -> Line { line.withSlice { take($0) } }

  private mutating func take(_ line: TextSlice) -> Line {
    let fields = LogFields(line)
    guard fields.isWhole else { return .unreadable }
    if let id = fields.retracts, fields.time != nil {
      retracted.insert(Self.key(ofIdentifier: id))
      if isInRound { keep(line) }
      return .retraction
    }
    guard let slot = fields.slot, let time = fields.time, let result = fields.result, let grade = fields.grade,
      let mode = fields.mode, let verb = fields.infinitive?.number(in: &infinitives)
    else { return .unreadable }
    guard time <= limit else { return .future }
    if let replaced = fields.replaces { retracted.insert(key(ofCell: slot, verb, replaced)) }
    if fields.command != nil { beginRound(at: time, mode) }
    if isInRound, mode == roundStart?.mode { keep(line) }
    let day = fields.zone.map { time.learningDay(zoneOffset: $0 * 60) } ?? calendar.day(of: time)
    answers.append(
      History.Answer(
        time: time, key: fields.id.map { Self.key(ofIdentifier: $0) } ?? key(ofCell: slot, verb, time), verb: verb,
        slot: slot, grade: grade, result: result, mode: mode,
        kind: result == .wrong ? fields.kind?.number(in: &kinds) : nil,
        choice: fields.choice?.number(in: &choices),
        missed: fields.missed?.text.flatMap { Diagnosis.Missed(rawValue: $0) },
        pace: Pace(milliseconds: fields.milliseconds, toFirstKey: fields.firstKeyMilliseconds), day: day))
    return .answer
  }

  private mutating func beginRound(at time: Timestamp, _ mode: LogEntry.Mode) {
    if roundStart.map({ $0.time < time }) ?? true {
      roundStart = (time, mode)
      round.removeAll(keepingCapacity: true)
    }
    // A copy of the log may begin the same round once more, and have more of it.
    isInRound = roundStart?.time == time
  }

  private mutating func keep(_ line: TextSlice) {
    round += line
    round.append(UInt8(ascii: "\n"))
  }

  /// The answers that stand of the round that was begun last, the oldest first: those that a learner may go on with.
  func lastRound() -> [LogEntry] {
    let lines = round.split(separator: UInt8(ascii: "\n"))
    let texts = lines.map { line in (Retraction(line: line), LogEntry(line: line)) }
    var seen = Set(texts.compactMap { $0.0?.retracts })
    return texts.compactMap(\.1).filter { seen.insert($0.id ?? "\($0.time)").inserted }.sorted { $0.time < $1.time }
  }

  /// The answers that stand of all lines so far and of some more.
  consuming func history(adding logged: [LogEntry]) -> History {
    for entry in logged { _ = add(entry.line.utf8) }
    return history()
  }

  /// The answers that stand of all lines so far.
  package consuming func history() -> History {
    var answers = self.answers
    self.answers = []
    // By index, which copies no answer.
    let isInOrder = answers.indices.dropFirst().allSatisfy {
      !History.Answer.comesBefore(answers[$0], answers[$0 - 1])
    }
    if !isInOrder { answers.sort(by: History.Answer.comesBefore) }
    var seen = HashSet(capacity: answers.count)
    let retracted = self.retracted
    answers.removeAll { answer in !seen.insert(answer.key) || retracted.contains(answer.key) }
    return History(answers, infinitives: infinitives.texts, kinds: kinds.texts, choices: choices.texts)
  }

  /// Goes on where a history ends.
  ///
  /// - Parameter history: gives the answers that came before.
  init(after history: History) {
    self.init(until: Timestamp(milliseconds: .max)) { _ in 0 }
    infinitives = Interner(history.infinitives)
    kinds = Interner(history.kinds)
    choices = Interner(history.choices)
    answers = history.answers
  }

  /// What names an answer with an identifier.
  private static func key(ofIdentifier id: TextSlice) -> UInt64 { ByteHash.of(id, seed: 1) }

  /// What names an answer of version 1: nobody answers one question twice in the same millisecond.
  private func key(ofCell slot: Slot, _ verb: Int, _ time: Timestamp) -> UInt64 {
    let cell = ByteHash.mixed(infinitives.hash(verb), UInt64(slot.index))
    return ByteHash.mixed(cell, UInt64(bitPattern: time.milliseconds))
  }
}

extension JSONLine.Value {
  /// The number of a text; `nil` for another value and for one that is no JSON string.
  fileprivate func number(in texts: inout Interner) -> Int? {
    guard case .string(let raw) = self else { return nil }
    if let known = texts.known(raw) { return known }
    guard let text else { return nil }
    return texts.number(of: text)
  }
}
