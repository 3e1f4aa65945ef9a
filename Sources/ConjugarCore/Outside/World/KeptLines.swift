/// Lines that can only be added to.
public protocol KeptLines {
  /// Where the lines are kept, as shown to a person.
  var location: String { get }

  /// Adds a line, given without its line ending; it is stored when this returns.
  ///
  /// - Throws: `StorageError` if it could not be stored.
  func append(_ line: String) throws(StorageError)

  /// Calls `body` with every line, oldest first, except for empty ones.
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError)
}

/// The lines of one of several learners.
package protocol LearnersLines: KeptLines {
  func ofOthers() throws(StorageError) -> [any KeptLines]
}

/// A stored line and where it is.
public struct KeptLine {
  /// The line without its ending.
  public let bytes: ArraySlice<UInt8>
  /// The file, as shown to a person; lines may be in several.
  package let file: String
  /// The line number, counted from 1.
  package let number: Int

  /// A line without its ending, the file it is in, and its number, counted from 1.
  public init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
    (self.bytes, self.file, self.number) = (bytes, file, number)
  }

  /// The line as text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension KeptLines {
  /// Every line, oldest first.
  public func lines() throws(StorageError) -> [String] {
    var lines: [String] = []
    try forEachLine { lines.append($0.text) }
    return lines
  }
}

/// Lines in memory.
public final class MemoryLines: KeptLines {
  /// Always `memory`.
  public let location = "memory"
  private var kept: [String]

  /// - Parameter lines: the initial lines.
  public init(_ lines: [String] = []) { kept = lines }

  public func append(_ line: String) { kept.append(line) }

  public func forEachLine(_ body: (KeptLine) -> Void) {
    for (index, line) in kept.enumerated() where !line.isEmpty {
      body(KeptLine(Array(line.utf8)[...], file: location, number: index + 1))
    }
  }
}

/// The result of reading a log: the answers that stand, and what could not be read or does not count.
package struct LogReading {
  package let history: History
  package let files: [KeptFile]

  /// Sentences for a learner about what was not counted.
  package var notes: [String] { files.flatMap { $0.notes(ofNo: "answer", "counted") } }
}

extension KeptLines {
  /// Reads the answers in the lines, except those from the future.
  ///
  /// - Parameter added: how many lines of the log the caller added, so that they say nothing about the others.
  /// - Throws: `StorageError` if a file cannot be read, or nothing in it can: that is not the same as no answers.
  package func log(
    at now: Timestamp, besides added: Int = 0, zoneOffset: @escaping (Timestamp) -> Int
  ) throws(StorageError) -> LogReading {
    let (reader, reading) = answers(at: now)
    if let fault = reading.fault(ofNo: "answer", besides: added) { throw fault }
    return LogReading(history: reader.history(zoneOffset: zoneOffset), files: reading.files)
  }

  package func logFilesOfAll(at now: Timestamp) -> [KeptFile] {
    do throws(StorageError) {
      let others = try (self as? any LearnersLines)?.ofOthers() ?? []
      return logFiles(at: now) + others.flatMap { $0.logFiles(at: now) }
    } catch {
      return logFiles(at: now) + [KeptFile(.answers, error, at: location)]
    }
  }

  package func logFiles(at now: Timestamp) -> [KeptFile] { answers(at: now).reading.allFiles }

  /// The answers that stand, future ones included, and notes about lines that are not answers; throws if none is.
  package func answersToWrite() throws(StorageError) -> (answers: [LogEntry], notes: [String]) {
    let (reader, reading) = answers(at: Timestamp(milliseconds: .max / 2))
    if let fault = reading.fault(ofNo: "answer") { throw fault }
    return (reader.standing, reading.files.flatMap { $0.notes(ofNo: "answer", "written") })
  }

  private func answers(at now: Timestamp) -> (reader: HistoryReader, reading: LinesReading) {
    var reader = HistoryReader(now: now)
    let reading = LinesReading(self, .answers) { reader.add($0.bytes) }
    return (reader, reading)
  }
}
