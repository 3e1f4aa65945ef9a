import ConjugarCore

/// Lines in a file: each line is on disk when `append` returns, whatever other processes add meanwhile.
struct AppendOnlyFile: KeptLines {
  let location: String
  var kind = Kind.log
  let system: FileSystem
  /// Called with a sentence when a damaged file was moved aside.
  var report: (String) -> Void = { _ in }

  /// What is kept, which decides how it is kept.
  enum Kind {
    /// Answers; the files next to it whose names begin and end the same way are read, too.
    case log
    /// One learner's scores; a file that has content but no score is moved aside.
    case scores
    /// Lines that may be lost in a crash: nothing waits for the disk or for a lock.
    case hasty
    /// Scores of several people, who create the directory themselves. The umask decides who may write, symbolic links
    /// are not followed, and no other file is ever mistaken for it.
    case leaderboard

    fileprivate var isShared: Bool { self == .leaderboard }
    fileprivate var limits: (file: Int, line: Int) { isShared ? (1 << 24, 1 << 12) : (.max, 1 << 20) }
    fileprivate func purpose(_ purpose: OpenFile.Purpose) -> OpenFile.Purpose { isShared ? purpose.ofOthers : purpose }
    fileprivate var mode: mode_t { isShared ? 0o666 : 0o600 }
  }

  /// - Throws: `StorageError.locked` if another program holds the file, `notDurable` if the directory of a new file
  ///   cannot be flushed to disk; in either case, the line was added.
  func append(_ line: String) throws(StorageError) {
    // Ending the program in the middle must lose nothing.
    let held = Interruption.hold()
    defer { Interruption.release(held) }
    var isNew = true
    var holder = FileSystem.LockHolder.us
    do throws(SystemError) {
      if !kind.isShared { try system.makeDirectory(Path.parent(location)) }
      var file = try openForAppending(&holder)
      var size = try file.status().size
      if size > 0, kind.isShared || kind == .scores && holder != .another, try !hasScores(file) {
        if kind.isShared { throw .noLeaderboard }
        let aside = try system.setAside(location)
        report("The scores in \(location) are damaged: no line is a score. They were moved to \(aside).")
        file = try openForAppending(&holder)
        size = try file.status().size
      }
      isNew = size == 0
      try add(line, to: file, of: size, isAlone: holder == .us)
    } catch { throw system.unkept(location, reason(error)) }
    if isNew, kind != .hasty {
      do throws(SystemError) { try system.synchronizeDirectory(Path.parent(location)) } catch {
        throw .notDurable(location: location, reason: error.description)
      }
    }
    if holder == .another { throw .locked(location: location) }
  }

  /// Opens the file and locks it if possible; a file that was replaced during the wait for its lock is opened again.
  private func openForAppending(_ holder: inout FileSystem.LockHolder) throws(SystemError) -> OpenFile {
    var file = try system.open(location, to: kind.purpose(.append), mode: kind.mode)
    for _ in 0..<100 {
      let status = try file.status()
      // Version 1 let others read its files.
      if !kind.isShared, status.isOpenToOthers { try? file.setMode(0o600) }
      holder = try system.lock(file, location, waits: kind != .hasty)
      // Otherwise, the name leads elsewhere by now, or nowhere.
      if let named = system.status(location), named.isSameFile(as: status) { break }
      file = try system.open(location, to: kind.purpose(.append), mode: kind.mode)
    }
    return file
  }

  private func add(_ line: String, to file: borrowing OpenFile, of size: Int, isAlone: Bool) throws(SystemError) {
    // A line cut off by a crash is terminated so that it cannot spoil this one.
    let last = size > 0 ? try file.bytes(at: size - 1, count: 1) : []
    let isTorn = !last.isEmpty && last != [UInt8(ascii: "\n")]
    let text = "\(isTorn ? "\n" : "")\(line)\n"
    do throws(SystemError) {
      try file.write(text)
      if kind != .hasty { try file.synchronize() }
    } catch {
      // A partial write is undone if it is surely ours; why it failed matters more than whether this succeeds.
      if isAlone, let added = try? file.bytes(at: size, count: text.utf8.count + 1), text.utf8.starts(with: added) {
        try? file.truncate(to: size)
      }
      throw error
    }
  }

  /// Reads every readable file before throwing for one that is not.
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError) {
    var fault: StorageError?
    for path in try paths() {
      do throws(StorageError) { try read(path, body) } catch { fault = fault ?? error }
    }
    if let fault { throw fault }
  }

  /// The file that lines are added to, then those of other machines beside it.
  ///
  /// A tool that syncs files between machines sets copies aside (`history.sync-conflict-….jsonl`), and another device
  /// may have a file of its own (`history-phone.jsonl`).
  private func paths() throws(StorageError) -> [String] {
    guard kind == .log else { return [location] }
    let folder = Path.parent(location)
    let name = Path.name(location)
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let others = try system.names(in: folder).filter { other in
      other != name && other.hasPrefix(name[..<dot]) && other.hasSuffix(name[dot...])
    }
    return [location] + others.sorted().map { "\(folder)/\($0)" }
  }

  /// Hands over every line of a file, even a last one without a line break, which may have been cut off.
  private func read(_ path: String, _ body: (KeptLine) -> Void) throws(StorageError) {
    let limit = kind.limits.file
    do throws(SystemError) {
      let file = try system.open(path, to: kind.purpose(.readPlain))
      // What is added from here on is not read, as it may be our own output, written back by a shell's “>>”.
      let size = try file.status().size
      try file.forEachLine(upTo: min(size, limit), longest: kind.limits.line) { line, number in
        body(KeptLine(line, file: path, number: number))
      }
      if size > limit { throw .unfit("it is longer than \(limit) bytes") }
    } catch {
      // A file that is listed in its directory but cannot be found has a name that cannot be spelled.
      let isMisspelled = path.unicodeScalars.contains("\u{FFFD}")
      let obstacle = isMisspelled ? "its name is not UTF-8" : system.obstacle(to: path, mayBeLink: false)
      let fault = error.meansAbsent ? obstacle : reason(error)
      if let fault { throw .cannotRead(location: path, reason: fault) }
    }
  }

  /// Checks that a leaderboard can be kept here; a file that is anything else is left as it is.
  func checkLeaderboard() throws(StorageError) {
    do throws(SystemError) {
      let file = try system.open(location, to: kind.purpose(.readPlain))
      if try file.status().size > 0, try !hasScores(file) { throw .noLeaderboard }
    } catch {
      guard error.meansAbsent else { throw .cannotWrite(location: location, reason: reason(error)) }
      let folder = Path.parent(location)
      if !system.exists(folder) { throw .cannotCreate(location: location, reason: "there is no \(folder)") }
    }
  }

  /// Whether a file has scores: on any line of a learner's own file, on the first line of a shared one.
  private func hasScores(_ file: borrowing OpenFile) throws(SystemError) -> Bool {
    var isFound = false
    do throws(SystemError) {
      try file.forEachLine(upTo: kind.isShared ? 1 << 12 : .max, longest: 1 << 12) { line, number in
        let isMeant = number == 1 || !kind.isShared
        isFound = isFound || isMeant && Score(line: String(decoding: line, as: UTF8.self)) != nil
      }
    } catch {
      if error != .endless { throw error }
    }
    return isFound
  }

  private func reason(_ error: SystemError) -> String {
    error.code == ELOOP && kind.isShared ? "it is a symbolic link" : error.description
  }
}

extension SystemError {
  fileprivate static let noLeaderboard = unfit("it is not a leaderboard: its first line is not a score")
}
