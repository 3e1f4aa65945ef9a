/// Reads a log line by line, in any order, into the answers that stand.
package struct HistoryReader: Sendable {
  /// What a line turned out to be.
  package enum Line: Sendable, Hashable {
    /// An answer, by its version of the program.
    case answer(version: String)
    case retraction
    /// An answer that bears a time which has not come yet: it does not count.
    case future
    /// Nothing that this version can read.
    case unreadable
  }

  private let limit: Timestamp
  private var answers: [LogEntry] = []
  private var retracted: Set<LogEntry.Name> = []

  /// How far ahead the clock of another machine may be: five minutes, in milliseconds.
  package static let tolerance: Int64 = 300_000

  /// - Parameter now: what is later than this by more than the tolerance is from the future.
  package init(now: Timestamp) { limit = Timestamp(milliseconds: now.milliseconds + Self.tolerance) }

  /// Takes a line of the log.
  package mutating func add(_ line: some Collection<UInt8>) -> Line {
    switch LogLine(line) {
    case .answer(let answer) where answer.time > limit: return .future
    case .answer(let answer):
      answers.append(answer)
      return .answer(version: answer.version)
    case .retraction(let retraction):
      retracted.insert(.identifier(retraction.retracts))
      return .retraction
    case nil: return .unreadable
    }
  }

  /// The answers that stand of all lines so far.
  ///
  /// - Parameter zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  package consuming func history(zoneOffset: (Timestamp) -> Int) -> History {
    let answers = self.answers
    self.answers = []
    return History(answers, without: retracted, zoneOffset: zoneOffset)
  }
}
