/// The valid answers, oldest first, each only once and without those that were taken back.
///
/// It is built from the lines of one log or several, in any order. Each answer knows its time zone.
public struct History: Sendable {
  package let answers: [LogEntry]
  package var isEmpty: Bool { answers.isEmpty }
  package var count: Int { answers.count }
  /// Whether there are answers, but none from version 3 or later, whose sessions ask about every tense.
  package var isOfEarlierVersions: Bool {
    !isEmpty && answers.allSatisfy { ["1", "2"].contains($0.version.prefix { $0 != "." }) }
  }

  /// - Parameters:
  ///   - answers: answers in any order.
  ///   - zoneOffset: how many seconds the wall clock was ahead of UTC at a moment, for answers that do not say.
  public init(_ answers: consuming [LogEntry], zoneOffset: (Timestamp) -> Int = { _ in 0 }) {
    var dropped: Set<LogEntry.Name> = []
    for index in answers.indices {
      if answers[index].zone == nil { answers[index].zone = zoneOffset(answers[index].time) / 60 }
      if let replaced = answers[index].replacedName { dropped.insert(replaced) }
    }
    answers.sort { $0.comesBefore($1) }
    // Copies of an answer have the same time and name, so they are adjacent.
    let standing = answers.indices.filter { index in
      let (answer, name) = (answers[index], answers[index].name)
      let isCopy = index > 0 && answers[index - 1].time == answer.time && answers[index - 1].name == name
      return !isCopy && (dropped.isEmpty || !dropped.contains(name))
    }
    self.answers = standing.count == answers.count ? answers : standing.map { answers[$0] }
  }

  package func adding(_ answers: [LogEntry]) -> History { History(self.answers + answers) }
  package func before(_ moment: Timestamp) -> History { History(answers.filter { $0.time < moment }) }

  /// The number of answers on a day of the learner's calendar, practice excluded.
  package func answerCount(onDay day: Int) -> Int {
    answers.reversed().prefix { $0.day >= day }.count { $0.day == day && $0.mode != .practice && $0.isAnswer }
  }

  /// The answers of the round that was begun last, oldest first; empty if the log does not say how to ask it again.
  package var lastRound: [LogEntry] {
    guard let start = answers.lastIndex(where: { $0.rare.command != nil }) else { return [] }
    return answers[start...].filter { $0.mode == answers[start].mode }
  }
}

extension LogEntry {
  /// What distinguishes an answer from every other and identifies copies of its line.
  package enum Name: Hashable, Sendable {
    case identifier(String)
    /// For a line of version 1, which had no identifiers: nobody answers a question twice in the same millisecond.
    case cell(Timestamp, infinitive: String, Tense, Person?)
  }

  package var name: Name { id.map { .identifier($0) } ?? cell(at: time) }

  /// The name of the version 1 answer that this one replaces.
  var replacedName: Name? { rare.replaces.map { cell(at: $0) } }

  private func cell(at time: Timestamp) -> Name { .cell(time, infinitive: infinitive, tense, person) }

  /// The day of the answer, in days since 1970; a day on the learner's calendar begins at four in the morning.
  package var day: Int { time.learningDay(zoneOffset: (zone ?? 0) * 60) }

  /// Whether it sorts before another answer: by time, then by identifier, then, where there is none, by line. The order
  /// does not depend on where the answers were.
  fileprivate func comesBefore(_ other: LogEntry) -> Bool {
    if time != other.time { return time < other.time }
    let (name, others) = (id ?? "", other.id ?? "")
    return name != others ? name < others : line < other.line
  }
}

/// What a stored line turned out to be.
package enum LineReading: Sendable, Hashable {
  /// A valid line, with the version of the program that wrote it, if it says so.
  case read(version: String?)
  /// An answer dated in the future, which does not count.
  case future
  /// A line that this version cannot read.
  case unreadable
}

/// Reads a log line by line, in any order, into the answers that remain valid.
package struct HistoryReader: Sendable {
  private let limit: Timestamp
  private var answers: [LogEntry] = []
  private var retracted: Set<LogEntry.Name> = []

  /// How far ahead another machine's clock may be: five minutes, in milliseconds.
  static let tolerance: Int64 = 300_000

  /// - Parameter now: the current time; anything later than this plus the tolerance is from the future.
  package init(now: Timestamp) { limit = Timestamp(milliseconds: now.milliseconds + Self.tolerance) }

  package mutating func add(_ line: some Collection<UInt8>) -> LineReading {
    switch LogLine(line) {
    case .answer(let answer):
      if answer.time > limit { return .future }
      let version = answer.version
      answers.append(answer)
      return .read(version: version.isEmpty ? nil : version)
    case .retraction(let id):
      retracted.insert(.identifier(id))
      return .read(version: nil)
    case nil: return .unreadable
    }
  }

  var standing: [LogEntry] {
    var dropped = retracted.union(answers.compactMap(\.replacedName))
    return answers.filter { dropped.insert($0.name).inserted }
  }

  package consuming func history(zoneOffset: (Timestamp) -> Int) -> History {
    if !retracted.isEmpty { answers.removeAll { retracted.contains($0.name) } }
    // Moved rather than copied, because there may be many.
    let all = answers
    answers = []
    return History(all, zoneOffset: zoneOffset)
  }
}
