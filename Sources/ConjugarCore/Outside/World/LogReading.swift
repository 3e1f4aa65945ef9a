/// What a log gave: the answers that stand, and what in it could not be read or does not count.
package struct LogReading {
  package let history: History
  /// Every file of the log, in the order in which they were read.
  package let files: [KeptFile]

  /// What a learner should know of what was not counted, a sentence each.
  package var notes: [String] { files.flatMap(\.notes) }
}

extension KeptLines {
  /// Reads the answers that the lines tell of.
  ///
  /// - Parameters:
  ///   - now: what is later than this by more than the tolerance of the reader does not count.
  ///   - zoneOffset: seconds that the wall clock was ahead of UTC at a moment, for lines that do not say.
  /// - Throws: `StorageError` if a file cannot be read, or nothing of what it has: that is not the same as no answers.
  package func log(at now: Timestamp, zoneOffset: @escaping (Timestamp) -> Int) throws(StorageError) -> LogReading {
    var reader = HistoryReader(now: now)
    var files: [KeptFile] = []
    try forEachLine(of: &files, "answers") { KeptFile.line(reader.add($0.bytes)) }
    if let file = files.first(where: \.isUnreadable) {
      let count = file.unreadable
      let what = count == 1 ? "its only line is no answer" : "none of its \(count) lines is an answer"
      throw .cannotRead(location: file.path, reason: "\(what) (“conjugar check” tells how to mend it)")
    }
    return LogReading(history: reader.history(zoneOffset: zoneOffset), files: files)
  }

  /// The answers that stand, whatever the time.
  package func history() throws(StorageError) -> History {
    try log(at: Timestamp(milliseconds: .max - HistoryReader.tolerance)) { _ in 0 }.history
  }
}

extension KeptFile {
  /// A sentence on the lines of a log that could not be read, and one on those from the future.
  fileprivate var notes: [String] {
    var notes: [String] = []
    if let note = note(ofNo: "answer", "counted") { notes.append(note) }
    if let line = firstFuture {
      notes.append(
        future == 1
          ? "1 answer of \(path) is from the future and is not counted: line \(line)."
          : "\(future) answers of \(path) are from the future and are not counted, first: line \(line).")
    }
    return notes
  }
}
