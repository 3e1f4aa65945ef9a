import ConjugarCore

/// A journal in a file: each line is on the disk when `append` returns, whatever other processes add meanwhile.
struct AppendOnlyFile: Journal {
  let place: String

  /// - Parameter path: the file; it and its directory are made with the first line.
  init(_ path: String) { place = path }

  func append(_ line: String) throws(StorageError) {
    var isNew = true
    do throws(SystemError) {
      try Path.makeDirectory(Path.parent(place))
      let file = try OpenFile(place, to: .append)
      try file.lock()
      let size = try file.status().size
      isNew = size == 0
      // A line that a crash tore is closed, so that it cannot spoil this one.
      let isTorn = try file.lastByte().map { $0 != UInt8(ascii: "\n") } ?? false
      do throws(SystemError) {
        try file.write("\(isTorn ? "\n" : "")\(line)\n".utf8)
        try file.synchronize()
      } catch {
        try file.truncate(to: size)
        throw error
      }
      if isNew { try OpenFile(Path.parent(place), to: .directory).synchronize() }
    } catch {
      let reason = error.description
      throw isNew ? .cannotCreate(place: place, reason: reason) : .cannotWrite(place: place, reason: reason)
    }
  }

  func lines() throws(StorageError) -> [String] {
    var lines = try bytes().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What stands after the last line end is nothing, or torn.
    lines.removeLast()
    return lines.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The whole file; nothing if there is none. A device or a pipe in its place could have no end, so it is not read.
  private func bytes() throws(StorageError) -> [UInt8] {
    do throws(SystemError) {
      let file = try OpenFile(place, to: .readPlain)
      if try file.status().isPlain { return try file.bytes() }
    } catch {
      if error.meansAbsent { return [] }
      throw .cannotRead(place: place, reason: error.description)
    }
    throw .cannotRead(place: place, reason: "it is no plain file")
  }
}
