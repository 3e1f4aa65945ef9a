/// The lines of the round of questions that was begun last, with which a learner may go on.
///
/// The first answer of a round bears the command that asks it again. What was read of the following part of a log can be
/// added: the round is the same as if both parts had been read in one go.
struct LastRound: Sendable {
  /// Its lines, each with its newline.
  private var lines: [UInt8] = []
  private var start: Start?
  /// Whether the line that comes next may be of it.
  private var isOpen = false
  /// The lines before the first round that begins here: they may be of one that began in the part before; `nil` where no
  /// part comes before.
  private var head: [UInt8]?

  private struct Start: Comparable {
    let time: Timestamp
    let mode: LogEntry.Mode

    static func < (first: Start, second: Start) -> Bool {
      (first.time, first.mode.rawValue) < (second.time, second.mode.rawValue)
    }
  }

  /// - Parameter followsOthers: whether another part of the log may come before.
  init(followsOthers: Bool) { head = followsOthers ? [] : nil }

  /// Takes an answer.
  mutating func add(_ line: TextSlice, at time: Timestamp, _ mode: LogEntry.Mode, begins: Bool) {
    if begins { begin(Start(time: time, mode: mode)) }
    if !isOpen || mode == start?.mode { keep(line) }
  }

  /// Takes a line that takes an answer back.
  mutating func add(retraction line: TextSlice) { keep(line) }

  private mutating func begin(_ new: Start) {
    if start.map({ $0 < new }) ?? true {
      start = new
      lines.removeAll(keepingCapacity: true)
    }
    // A copy of the log may begin the same round once more, and have more of it.
    isOpen = start == new
  }

  private mutating func keep(_ line: TextSlice) {
    if isOpen { lines.append(line: line) } else if start == nil { head?.append(line: line) }
  }

  /// Adds what was read of the part that follows.
  mutating func add(_ next: LastRound) {
    for line in Self.split(next.head ?? []) where !isOpen || isOfRound(line) { line.withSlice { keep($0) } }
    guard let other = next.start else { return }
    isOpen = next.isOpen
    if start == other {
      lines += next.lines
    } else if start.map({ $0 < other }) ?? true {
      start = other
      lines = next.lines
    } else {
      isOpen = false
    }
  }

  private func isOfRound(_ line: ArraySlice<UInt8>) -> Bool {
    let fields = line.withSlice { LogFields($0) }
    return fields.retracts != nil || fields.mode == start?.mode
  }

  /// The answers that stand, the oldest first.
  func answers() -> [LogEntry] {
    let texts = Self.split(lines).map { line in (Retraction(line: line), LogEntry(line: line)) }
    var seen = Set(texts.compactMap { $0.0?.retracts })
    return texts.compactMap(\.1).filter { seen.insert($0.id ?? "\($0.time)").inserted }.sorted { $0.time < $1.time }
  }

  private static func split(_ lines: [UInt8]) -> [ArraySlice<UInt8>] { lines.split(separator: UInt8(ascii: "\n")) }
}

extension [UInt8] {
  fileprivate mutating func append(line: TextSlice) {
    self += line
    append(UInt8(ascii: "\n"))
  }
}
