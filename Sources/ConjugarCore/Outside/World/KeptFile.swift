/// A file in which something is kept, and what of it could be read.
public struct KeptFile: Sendable, Equatable {
  /// What it keeps: `answers`.
  package let content: String
  package let path: String
  /// Lines that were read, and those that were not; the first of these.
  package private(set) var lines = 0
  package private(set) var unreadable = 0
  package private(set) var firstUnreadable: Int?
  /// Answers whose time has not come, and the line of the first.
  package private(set) var future = 0
  package private(set) var firstFuture: Int?
  /// How many lines each version of the program wrote, where lines say it.
  package private(set) var versions: [String: Int] = [:]
  /// Why it cannot be read or used, in a sentence; `nil` if it can.
  package var fault: String?
  /// Lines that were read and say nothing, which is no fault.
  package internal(set) var ignored: [IgnoredLine] = []

  /// A line of settings that says nothing.
  package struct IgnoredLine: Sendable, Equatable {
    package let number: Int
    package let key: String
    /// The last line of the same key, which counts; `nil` if no setting has the key.
    package let undoneBy: Int?
    /// The key but for whose it is, which stands before a full stop.
    package var name: String { Self.name(of: key) }

    static func name(of key: String) -> String {
      key.split(separator: ".", maxSplits: 1).last.map { String($0) } ?? key
    }
  }

  package init(content: String, path: String, lines: Int = 0, fault: String? = nil) {
    self.content = content
    self.path = path
    self.lines = lines
    self.fault = fault
  }

  /// Whether everything in it can be read and counts.
  package var isSound: Bool { unreadable == 0 && future == 0 && fault == nil }

  /// Whether it has lines and none can be read.
  var isUnreadable: Bool { unreadable > 0 && lines + future == 0 }

  /// A sentence on the lines that could not be read; `nil` if all could.
  ///
  /// - Parameters:
  ///   - kind: what they are not: `answer`.
  ///   - fate: what does not happen to them: `counted`.
  func note(ofNo kind: String, _ fate: String) -> String? {
    firstUnreadable.map { line in
      unreadable == 1
        ? "1 line of \(path) is no \(kind) and is not \(fate): line \(line)."
        : "\(unreadable) lines of \(path) are no \(kind)s and are not \(fate), first: line \(line)."
    }
  }

  /// What a line turned out to be.
  enum Line {
    case read, future, unreadable
  }

  mutating func add(_ line: Line, _ number: Int, version: String?) {
    switch line {
    case .read:
      lines += 1
      if let version { versions[version, default: 0] += 1 }
    case .future:
      future += 1
      firstFuture = firstFuture ?? number
    case .unreadable:
      unreadable += 1
      firstUnreadable = firstUnreadable ?? number
    }
  }

}

extension KeptLines {
  /// Hands over every line, and counts in each file what the lines turn out to be.
  func forEachLine(
    of files: inout [KeptFile], _ content: String, _ body: (KeptLine) -> (KeptFile.Line, version: String?)
  ) throws(StorageError) {
    try forEachLine { line in
      if files.last?.path != line.file { files.append(KeptFile(content: content, path: line.file)) }
      let (what, version) = body(line)
      files[files.count - 1].add(what, line.number, version: version)
    }
  }

  /// Every file, each looked through from its first line to its last.
  func files(_ content: String, _ body: (KeptLine) -> (KeptFile.Line, version: String?)) -> [KeptFile] {
    var files: [KeptFile] = []
    do throws(StorageError) { try forEachLine(of: &files, content, body) } catch {
      files.append(KeptFile(content: content, path: error.location ?? location, fault: error.description))
    }
    // One that has no line yet is named all the same.
    return files.isEmpty ? [KeptFile(content: content, path: location)] : files
  }

  /// The files of a log of answers, and those of the logs of other learners.
  ///
  /// - Parameter now: answers that are later than this are from the future, a clock a little ahead aside.
  package func logFilesOfAll(at now: Timestamp) -> [KeptFile] {
    do throws(StorageError) { return logFiles(at: now) + (try ofOthers().flatMap { $0.logFiles(at: now) }) } catch {
      return logFiles(at: now)
        + [KeptFile(content: "answers", path: error.location ?? location, fault: error.description)]
    }
  }

  /// The files of a log of answers.
  package func logFiles(at now: Timestamp) -> [KeptFile] {
    var reader = HistoryReader(now: now)
    return files("answers") { KeptFile.line(reader.add($0.bytes)) }
  }

  /// The files of lines of scores.
  func scoreFiles(at now: Timestamp?) -> [KeptFile] {
    files("scores") { line in
      (Score(line: line.text)?.isPossible(at: now) == true ? .read : .unreadable, nil)
    }
  }
}

extension KeptFile {
  /// What a line of a log counts as, and the version that wrote it.
  static func line(_ line: HistoryReader.Line) -> (Line, version: String?) {
    switch line {
    case .answer(let version): (.read, version.isEmpty ? nil : version.printable(upTo: 20))
    case .retraction: (.read, nil)
    case .future: (.future, nil)
    case .unreadable: (.unreadable, nil)
    }
  }
}

extension Settings {
  /// The file of the settings: each that is kept is a line. Nothing is changed, however damaged it is.
  package func files() -> [KeptFile] {
    do throws(SettingsError) {
      // First, for it is no more than a look.
      let ignored = try ignoredLines()
      let faults = try entries().compactMap(\.fault).map(\.description)
      var file = KeptFile(
        content: "settings", path: store.location, lines: try kept().count,
        fault: faults.isEmpty ? nil : faults.joined(separator: "; "))
      file.ignored = ignored
      return [file]
    } catch {
      return [KeptFile(content: "settings", path: store.location, fault: error.description)]
    }
  }

  /// The lines that say nothing: of keys that no setting has, and those that a later line of the same key undoes.
  private func ignoredLines() throws(SettingsError) -> [KeptFile.IgnoredLine] {
    let numbers: [String: [Int]]
    do { numbers = try store.lineNumbers() } catch { throw .storage(error) }
    let known = Set(Self.all.map(\.key))
    return numbers.flatMap { key, numbers -> [KeptFile.IgnoredLine] in
      let name = KeptFile.IgnoredLine.name(of: key)
      if Self.formerKeys.contains(name) { return [] }
      let isKnown = known.contains(name)
      return (isKnown ? numbers.dropLast() : numbers[...]).map { number in
        KeptFile.IgnoredLine(number: number, key: key, undoneBy: isKnown ? numbers.last : nil)
      }
    }.sorted { $0.number < $1.number }
  }
}
