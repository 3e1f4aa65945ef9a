/// Reads a log line by line, in any order, into the answers that stand.
///
/// Parts of a log can be read apart, at the same time, and put together: the answers are the same as if one reader had
/// read all lines.
package struct HistoryReader: Sendable {
  /// What a line turned out to be.
  package enum Line: Sendable, Hashable {
    case answer, retraction
    /// An answer that bears a time which has not come yet: it does not count.
    case future
    /// Nothing that this version can read.
    case unreadable
  }

  private let limit: Timestamp
  private var infinitives = Interner()
  private var kinds = Interner()
  private var choices = Interner()
  private var answers: [History.Answer] = []
  /// The keys of the answers that were taken back.
  private var retracted: [UInt64] = []
  private var round: LastRound

  /// How far ahead the clock of another machine may be: five minutes, in milliseconds.
  package static let tolerance: Int64 = 300_000

  /// - Parameters:
  ///   - now: what is later than this by more than the tolerance is from the future.
  ///   - followsOthers: whether it is to be added to a reader that has read what comes before.
  package init(now: Timestamp, followsOthers: Bool = false) {
    self.init(until: Timestamp(milliseconds: now.milliseconds + Self.tolerance), followsOthers: followsOthers)
  }

  /// - Parameter limit: the last moment that counts.
  init(until limit: Timestamp, followsOthers: Bool = false) {
    self.limit = limit
    round = LastRound(followsOthers: followsOthers)
  }

  /// Takes a line of the log.
  package mutating func add(_ line: some Collection<UInt8>) -> Line { line.withSlice { take($0) } }

  private mutating func take(_ line: TextSlice) -> Line {
    let fields = LogFields(line)
    guard fields.isWhole else { return .unreadable }
    if let id = fields.retracts, fields.time != nil {
      retracted.append(Self.key(ofIdentifier: id))
      round.add(retraction: line)
      return .retraction
    }
    guard let slot = fields.slot, let time = fields.time, let result = fields.result, let grade = fields.grade,
      let mode = fields.mode, let verb = fields.infinitive?.number(in: &infinitives)
    else { return .unreadable }
    guard time <= limit else { return .future }
    if let replaced = fields.replaces { retracted.append(key(ofCell: slot, verb, replaced)) }
    round.add(line, at: time, mode, begins: fields.command != nil)
    answers.append(
      History.Answer(
        time: time, key: fields.id.map { Self.key(ofIdentifier: $0) } ?? key(ofCell: slot, verb, time), verb: verb,
        slot: slot, grade: grade, result: result, mode: mode,
        kind: result == .wrong ? fields.kind?.number(in: &kinds) : nil,
        choice: fields.choice?.number(in: &choices),
        missed: fields.missed?.text.flatMap { Diagnosis.Missed(rawValue: $0) },
        pace: Pace(milliseconds: fields.milliseconds, toFirstKey: fields.firstKeyMilliseconds),
        day: fields.zone.map { time.learningDay(zoneOffset: $0 * 60) }))
    return .answer
  }

  /// Adds what another reader has read of the part that follows.
  mutating func add(_ next: HistoryReader) {
    let verbs = next.infinitives.texts.map { infinitives.number(of: $0) }
    let kinds = next.kinds.texts.map { self.kinds.number(of: $0) }
    let choices = next.choices.texts.map { self.choices.number(of: $0) }
    for answer in next.answers {
      answers.append(answer.renumbered(verb: { verbs[$0] }, kind: { kinds[$0] }, choice: { choices[$0] }))
    }
    retracted += next.retracted
    round.add(next.round)
  }

  /// The answers that stand of the round that was begun last, the oldest first: those that a learner may go on with.
  func lastRound() -> [LogEntry] { round.answers() }

  /// The answers that stand of all lines so far and of some more.
  consuming func history(
    adding logged: [LogEntry], zoneOffset: @escaping (Timestamp) -> Int = { _ in 0 }
  ) -> History {
    for entry in logged { _ = add(entry.line.utf8) }
    return history(zoneOffset: zoneOffset)
  }

  /// The answers that stand of all lines so far.
  ///
  /// - Parameter zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  package consuming func history(zoneOffset: @escaping (Timestamp) -> Int) -> History {
    var answers = self.answers
    self.answers = []
    var calendar = WallCalendar(zoneOffset)
    // By index, which copies no answer.
    for index in answers.indices where !answers[index].hasDay {
      answers[index].setDay(calendar.day(of: answers[index].time))
    }
    let isInOrder = answers.indices.dropFirst().allSatisfy {
      !History.Answer.comesBefore(answers[$0], answers[$0 - 1])
    }
    if !isInOrder { answers.sort(by: History.Answer.comesBefore) }
    var seen = HashSet(capacity: answers.count)
    var dropped = HashSet(capacity: retracted.count)
    for key in retracted { dropped.insert(key) }
    answers.removeAll { answer in !seen.insert(answer.key) || dropped.contains(answer.key) }
    return History(answers, infinitives: infinitives.texts, kinds: kinds.texts, choices: choices.texts)
  }

  /// Goes on where a history ends.
  ///
  /// - Parameter history: gives the answers that came before.
  init(after history: History) {
    self.init(until: Timestamp(milliseconds: .max))
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
