import ConjugarCore

/// A journal in a file: each line is on the disk when `append` returns, whatever other processes add meanwhile.
struct AppendOnlyFile: Journal {
  let place: String
  private let kind: Kind

  enum Kind {
    /// Of one learner: its directory is made with the first line.
    case own
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

  /// What stands after the last line end is nothing, or torn. A device or a pipe in the file's place could have no end,
  /// so it is not read.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(StorageError) {
    do throws(SystemError) {
      let file = try OpenFile(place, to: .readPlain)
      if try file.status().isPlain {
        var lines = ByteLines()
        return try file.forEachChunk { lines.add($0, body) }
      }
    } catch {
      if error.meansAbsent { return }
      throw .cannotRead(place: place, reason: error.description)
    }
    throw .cannotRead(place: place, reason: "it is no plain file")
  }
}

/// Cuts bytes that come in chunks into lines.
private struct ByteLines {
  /// The beginning of a line that the chunks so far did not end.
  private var begun: [UInt8] = []

  mutating func add(_ chunk: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var rest = chunk[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = UnsafeBufferPointer(rebasing: rest[..<end])
      rest = rest[(end + 1)...]
      if begun.isEmpty {
        if !line.isEmpty { body(line) }
      } else {
        begun += line
        begun.withUnsafeBufferPointer(body)
        begun.removeAll(keepingCapacity: true)
      }
    }
    begun += rest
  }
}
