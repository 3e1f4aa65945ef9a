/// Lines that are only ever added.
public protocol KeptLines {
  /// Where the lines are kept, for a person to read.
  var location: String { get }

  /// Adds a line, given without its end; when this returns it is kept.
  ///
  /// - Throws: `StorageError` if it could not be kept.
  func append(_ line: String) throws(StorageError)

  /// Hands over every line, the oldest first; empty ones are left out.
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError)
}

/// The lines of one of several learners.
package protocol LearnersLines: KeptLines {
  func ofOthers() throws(StorageError) -> [any KeptLines]
}

/// A kept line and where it stands.
public struct KeptLine {
  /// Without the line's end.
  public let bytes: ArraySlice<UInt8>
  /// The file, for a person to read; lines may stand in several.
  package let file: String
  /// Counted from 1.
  package let number: Int

  /// A line without its end, the file where it stands, and its number, counted from 1.
  public init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
    (self.bytes, self.file, self.number) = (bytes, file, number)
  }

  /// The line as text; what is not UTF-8 is U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension KeptLines {
  /// Every line, the oldest first.
  public func lines() throws(StorageError) -> [String] {
    var lines: [String] = []
    try forEachLine { lines.append($0.text) }
    return lines
  }
}

/// Lines in memory.
public final class MemoryLines: KeptLines {
  /// `memory`
  public let location = "memory"
  private var kept: [String]

  /// - Parameter lines: what it has from the beginning.
  public init(_ lines: [String] = []) { kept = lines }

  public func append(_ line: String) { kept.append(line) }

  public func forEachLine(_ body: (KeptLine) -> Void) {
    for (index, line) in kept.enumerated() where !line.isEmpty {
      body(KeptLine(Array(line.utf8)[...], file: location, number: index + 1))
    }
  }
}

/// What a log gave: the answers that stand, and what in it could not be read or does not count.
package struct LogReading {
  package let history: History
  package let files: [KeptFile]

  /// What a learner should know of what was not counted, a sentence each.
  package var notes: [String] { files.flatMap { $0.notes(ofNo: "answer", "counted") } }
}

extension KeptLines {
  /// Reads the answers in the lines, except those from the future.
  ///
  /// - Parameter added: how many lines of the log were added by whoever asks, so that they say nothing of the others.
  /// - Throws: `StorageError` if a file cannot be read, or nothing of what it has: that is not the same as no answers.
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

  /// The answers that stand, those of the future too, and what to know of lines that are none; throws if all are none.
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
