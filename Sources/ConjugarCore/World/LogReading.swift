/// What a log gave: the answers that stand, and what in it could not be read or does not count.
public struct LogReading {
  public let history: History
  /// Every file of the log, in the order in which they were read.
  public let files: [LogFile]

  /// What a learner should know of what was not counted, a sentence each.
  public var notes: [String] { files.flatMap(\.notes) }
}

/// What was read of one file of a log.
public struct LogFile: Sendable {
  public let path: String
  public private(set) var answers = 0
  public private(set) var retractions = 0
  /// Lines that are nothing that can be read, and the first of them.
  public private(set) var unreadable = 0
  public private(set) var firstUnreadable: Int?
  /// Answers whose time has not come, and the line of the first.
  public private(set) var future = 0
  public private(set) var firstFuture: Int?

  public init(path: String) { self.path = path }

  public var lines: Int { answers + retractions + unreadable + future }

  mutating func add(_ line: HistoryReader.Line, _ number: Int) {
    switch line {
    case .answer: answers += 1
    case .retraction: retractions += 1
    case .future:
      future += 1
      firstFuture = firstFuture ?? number
    case .unreadable:
      unreadable += 1
      firstUnreadable = firstUnreadable ?? number
    }
  }

  /// A sentence on what could not be read, and one on what is from the future.
  public var notes: [String] {
    var notes: [String] = []
    if let line = firstUnreadable {
      notes.append(
        unreadable == 1
          ? "1 line of \(path) is no answer and is not counted: line \(line)."
          : "\(unreadable) lines of \(path) are no answers and are not counted, first: line \(line).")
    }
    if let line = firstFuture {
      notes.append(
        future == 1
          ? "1 answer of \(path) is from the future and is not counted: line \(line)."
          : "\(future) answers of \(path) are from the future and are not counted, first: line \(line).")
    }
    return notes
  }
}

extension Journal {
  /// Reads the answers that the lines tell of.
  ///
  /// - Parameters:
  ///   - now: what is later than this by more than a day does not count.
  ///   - zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  /// - Throws: `StorageError` if a file cannot be read, or nothing of what it has: that is not the same as no answers.
  public func log(at now: Timestamp, zoneOffset: @escaping (Timestamp) -> Int) throws(StorageError) -> LogReading {
    var reader = HistoryReader(now: now, zoneOffset: zoneOffset)
    var files: [LogFile] = []
    try forEachLine { line in
      if files.last?.path != line.file { files.append(LogFile(path: line.file)) }
      files[files.count - 1].add(reader.add(line.bytes), line.number)
    }
    if let file = files.first(where: { $0.unreadable == $0.lines }) {
      let what = file.lines == 1 ? "its only line is no answer" : "none of its \(file.lines) lines is an answer"
      throw .cannotRead(place: file.path, reason: what)
    }
    return LogReading(history: reader.history(), files: files)
  }

  /// The answers that stand, whatever the time.
  public func history() throws(StorageError) -> History {
    try log(at: Timestamp(milliseconds: .max - HistoryReader.tolerance)) { _ in 0 }.history
  }
}
