/// A file in which something is stored, and how much of it could be read.
package struct KeptFile: Sendable {
  package let content: Content
  package let path: String
  package fileprivate(set) var lines = 0
  /// The lines that could not be read, and those of answers dated in the future.
  package private(set) var unreadable = Passed()
  package private(set) var future = Passed()
  package private(set) var versions: [String: Int] = [:]
  package var fault: Fault?

  /// Lines that do not count: how many there are, and the first one; a file may have any number of them.
  package struct Passed: Sendable {
    package private(set) var count = 0
    package private(set) var first: Int?
    package var isEmpty: Bool { count == 0 }

    fileprivate mutating func append(_ number: Int) { (count, first) = (count + 1, first ?? number) }
  }

  /// What the file contains, as it is called in messages.
  package enum Content: String, Sendable {
    case settings, answers, scores, journal
    case quizzes = "number of quizzes"
  }

  /// What is wrong with a file as a whole.
  package enum Fault: Sendable, Equatable {
    /// It cannot be read or used, for the given reason.
    case unusable(String)
    /// It was damaged and has been set aside.
    case setAside
    /// It can be read, but nothing can be added to it, for the given reason.
    case unwritable(String)

    package var isUnread: Bool { if case .unwritable = self { false } else { true } }
  }

  package init(content: Content, path: String, lines: Int = 0, fault: Fault? = nil) {
    (self.content, self.path, self.lines, self.fault) = (content, path, lines, fault)
  }

  init(_ content: Content, _ fault: StorageError, at location: String) {
    let kind = if case .cannotWrite = fault { Fault.unwritable } else { Fault.unusable }
    self.init(content: content, path: fault.location ?? location, fault: kind(fault.description))
  }

  /// Whether everything in it can be read and counts.
  package var isSound: Bool { unreadable.isEmpty && future.isEmpty && fault == nil }

  fileprivate mutating func add(_ line: LineReading, _ number: Int) {
    switch line {
    case .read(let version):
      lines += 1
      if let version { versions[version, default: 0] += 1 }
    case .future: future.append(number)
    case .unreadable: unreadable.append(number)
    }
  }

  /// Sentences for a learner about lines that are not, for example, an `answer` and so are not `counted`.
  func notes(ofNo kind: String, _ fate: String) -> [String] {
    func note(_ lines: Passed, _ noun: String, one: String, many: String) -> String? {
      lines.first.map { first in
        "\(lines.count.counted(noun)) of \(path) \(lines.count == 1 ? "is \(one)" : "are \(many)") and "
          + (lines.count == 1 ? "is not \(fate): line \(first)." : "are not \(fate), first: line \(first).")
      }
    }
    let ahead = "from the future"
    return [
      note(unreadable, "line", one: "no \(kind)", many: "no \(kind)s"), note(future, kind, one: ahead, many: ahead),
    ].compactMap { $0 }
  }

  /// The error for a file with lines but no readable ones, which is not the same as an empty file; otherwise `nil`.
  fileprivate func emptiness(_ kind: String, besides added: Int) -> StorageError? {
    guard !unreadable.isEmpty, lines + future.count <= added else { return nil }
    let article = kind == "answer" ? "an" : "a"
    let what =
      unreadable.count == 1 ? "its only line is not \(article)" : "none of its \(unreadable.count) lines is \(article)"
    return .cannotRead(location: path, reason: "\(what) \(kind) (“conjugar check” tells how to fix it)")
  }
}

/// A member of the World that may store something in files.
package protocol FileKeeper { func files() -> [KeptFile] }

extension FileKeeper { package func files() -> [KeptFile] { [] } }

/// The result of reading stored lines: every file in the order of reading, and why the rest could not be read.
package struct LinesReading {
  private(set) var files: [KeptFile] = []
  private(set) var fault: StorageError?
  private let content: KeptFile.Content
  private let location: String

  init(_ lines: any KeptLines, _ content: KeptFile.Content, _ body: (KeptLine) -> LineReading) {
    (self.content, location) = (content, lines.location)
    var files: [KeptFile] = []
    do throws(StorageError) {
      try lines.forEachLine { line in
        if files.last?.path != line.file { files.append(KeptFile(content: content, path: line.file)) }
        files[files.count - 1].add(body(line), line.number)
      }
    } catch {
      fault = error
    }
    self.files = files
  }

  /// What is wrong, if anything, where a file with nothing readable in it is an error.
  func fault(ofNo kind: String, besides added: Int = 0) -> StorageError? {
    fault ?? files.lazy.compactMap { $0.emptiness(kind, besides: $0.path == location ? added : 0) }.first
  }

  /// Every file, including one that could not be read and one that has no lines yet.
  var allFiles: [KeptFile] {
    if let fault { return files + [KeptFile(content, fault, at: location)] }
    return files.isEmpty ? [KeptFile(content: content, path: location)] : files
  }
}

extension Settings {
  /// The file of the settings, with a line for each stored one. Nothing is changed, however damaged the file is.
  package func files() -> [KeptFile] {
    var file = KeptFile(content: .settings, path: store.location)
    // This comes first, since it only looks; what cannot be changed is read all the same.
    do { _ = try store.lineNumbers() } catch { file.fault = KeptFile(.settings, error, at: store.location).fault }
    if file.fault?.isUnread ?? false { return [file] }
    do throws(SettingsError) {
      let faults = try entries().compactMap(\.fault).map(\.description)
      if !faults.isEmpty { file.fault = .unusable(faults.joined(separator: "; ")) }
      file.lines = try kept().count
    } catch {
      file.fault = .unusable(error.description)
    }
    return [file]
  }
}
