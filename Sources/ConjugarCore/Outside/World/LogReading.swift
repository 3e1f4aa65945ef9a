/// What a log gave: the answers that stand, and what in it could not be read or does not count.
package struct LogReading {
  package let history: History
  /// Every file of the log, in the order in which they were read.
  package let files: [KeptFile]

  /// What a learner should know of what was not counted, a sentence each.
  package var notes: [String] { files.flatMap { $0.notes(ofNo: "answer", "counted") } }
}

extension KeptLines {
  /// Reads the answers that the lines tell of.
  ///
  /// - Parameters:
  ///   - now: what is later than this by more than the tolerance of the reader does not count.
  ///   - zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  /// - Throws: `StorageError` if a file cannot be read, or nothing of what it has: that is not the same as no answers.
  package func log(at now: Timestamp, zoneOffset: @escaping (Timestamp) -> Int) throws(StorageError) -> LogReading {
    let (reader, reading) = answers(at: now)
    if let fault = reading.fault(ofNo: "answer") { throw fault }
    return LogReading(history: reader.history(zoneOffset: zoneOffset), files: reading.files)
  }

  /// The answers that stand, whatever the time.
  package func history() throws(StorageError) -> History {
    try log(at: Timestamp(milliseconds: .max - HistoryReader.tolerance)) { _ in 0 }.history
  }

  /// The files of a log of answers, and those of the logs of other learners.
  package func logFilesOfAll(at now: Timestamp) -> [KeptFile] {
    do throws(StorageError) { return logFiles(at: now) + (try ofOthers().flatMap { $0.logFiles(at: now) }) } catch {
      return logFiles(at: now) + [KeptFile("answers", error, at: location)]
    }
  }

  /// The files of a log of answers.
  package func logFiles(at now: Timestamp) -> [KeptFile] { answers(at: now).reading.allFiles }

  private func answers(at now: Timestamp) -> (reader: HistoryReader, reading: LinesReading) {
    var reader = HistoryReader(now: now)
    let reading = LinesReading(self, "answers") { line in
      switch reader.add(line.bytes) {
      case .answer(let version): .read(version: version.isEmpty ? nil : version.printable(upTo: 20))
      case .retraction: .read(version: nil)
      case .future: .future
      case .unreadable: .unreadable
      }
    }
    return (reader, reading)
  }
}
