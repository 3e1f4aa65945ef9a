import ConjugarCore

/// A journal in a file: each line is on the disk when `append` returns, whatever other processes add meanwhile.
struct AppendOnlyFile: Journal {
  let place: String
  private let kind: Kind

  enum Kind {
    /// Of one learner: its directory is made with the first line.
    case own
    /// The same, beside files of other machines that are read with it.
    case log
    /// Of one learner, and no loss if a crash takes its last lines: nobody waits for the disk.
    case hasty
    /// Of several people: its directory is theirs to make, and as many may write as the system's mask lets.
    case shared
  }

  /// - Parameter path: the file; it is made with the first line.
  init(_ path: String, _ kind: Kind = .own) {
    place = path
    self.kind = kind
  }

  func append(_ line: String) throws(StorageError) {
    var isNew = true
    do throws(SystemError) {
      if kind != .shared { try Path.makeDirectory(Path.parent(place)) }
      let file = try OpenFile(place, to: .append, mode: kind == .shared ? 0o666 : 0o644)
      try file.lock()
      let size = try file.status().size
      isNew = size == 0
      // A line that a crash tore is closed, so that it cannot spoil this one.
      let isTorn = try file.lastByte().map { $0 != UInt8(ascii: "\n") } ?? false
      do throws(SystemError) {
        try file.write("\(isTorn ? "\n" : "")\(line)\n".utf8)
        if kind != .hasty { try file.synchronize() }
      } catch {
        try file.truncate(to: size)
        throw error
      }
      if isNew, kind != .hasty { try OpenFile(Path.parent(place), to: .directory).synchronize() }
    } catch {
      let reason = error.description
      throw isNew ? .cannotCreate(place: place, reason: reason) : .cannotWrite(place: place, reason: reason)
    }
  }

  /// What stands after the last line end is handed over too: a whole line whose end an editor left out, or a torn one,
  /// which nobody can read. A device or a pipe in the file's place could have no end, so it is not read.
  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) {
    do throws(SystemError) {
      let file = try OpenFile(place, to: .readPlain)
      if try file.status().isPlain {
        var lines = ByteLines()
        try file.forEachChunk { chunk in lines.add(chunk) { body(JournalLine($0, file: place, number: $1)) } }
        return lines.finish { body(JournalLine($0, file: place, number: $1)) }
      }
    } catch {
      if error.meansAbsent, !Path.isLink(place) { return }
      throw .cannotRead(
        place: place, reason: error.meansAbsent ? "it is a symbolic link that leads nowhere" : error.description)
    }
    throw .cannotRead(place: place, reason: "it is no plain file")
  }
}

/// The log of answers: one file to which lines are added, and beside it those of other machines, which are read too.
///
/// A tool that keeps files of several machines alike sets copies aside (`history.sync-conflict-….jsonl`), and another
/// device may have a file of its own (`history-phone.jsonl`).
struct LogFiles: Journal {
  private let own: AppendOnlyFile

  /// - Parameter path: the file to which lines are added.
  init(_ path: String) { own = AppendOnlyFile(path) }

  var place: String { own.place }

  func append(_ line: String) throws(StorageError) { try own.append(line) }

  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError) {
    for path in try paths() { try AppendOnlyFile(path).forEachLine(body) }
  }

  /// The files of the log, the own one first.
  func paths() throws(StorageError) -> [String] {
    let folder = Path.parent(place)
    let name = String(place[place.index(place.startIndex, offsetBy: folder.count + 1)...])
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let others: [String]
    do throws(SystemError) {
      others = try Path.names(in: folder)
    } catch {
      // The own one says what is wrong, if anything.
      if error.meansAbsent { return [place] }
      throw .cannotRead(place: folder, reason: error.description)
    }
    return [place]
      + others.filter { $0 != name && $0.hasPrefix(name[..<dot]) && $0.hasSuffix(name[dot...]) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

/// Cuts bytes that come in chunks into lines; blank ones are left out, and so is a byte order mark.
struct ByteLines {
  /// The beginning of a line that the chunks so far did not end.
  private var begun: [UInt8] = []
  /// How many lines were begun.
  private var number = 1

  mutating func add(_ chunk: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    var start = 0
    while let end = Platform.firstIndex(of: UInt8(ascii: "\n"), in: chunk, from: start) {
      let line = UnsafeBufferPointer(rebasing: chunk[start..<end])
      start = end + 1
      if begun.isEmpty {
        hand(line, body)
      } else {
        begun += line
        begun.withUnsafeBufferPointer { hand($0, body) }
        begun.removeAll(keepingCapacity: true)
      }
      number += 1
    }
    begun += chunk[start...]
  }

  /// Hands over what stands after the last line end.
  mutating func finish(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    begun.withUnsafeBufferPointer { hand($0, body) }
    begun = []
  }

  private func hand(_ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    var line = line
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = UnsafeBufferPointer(rebasing: line[3...]) }
    guard let first = line.first else { return }
    if first <= 0x20, line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return }
    body(line, number)
  }
}
