/// An open file, closed when it goes out of sight.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let calls: any SystemCalls

  enum Purpose {
    /// To read it, whatever it is.
    case read
    /// To read a file; a pipe would make us wait for ever, so it is refused once it is open.
    case readPlain
    /// The same, of a file that others may have put there: no symbolic link is followed.
    case readShared
    case append
    case appendShared
    /// To write a file that is not there.
    case createNew
    case lock
    case directory

    var flags: Int32 {
      switch self {
      case .read: O_RDONLY
      case .readPlain: O_RDONLY | O_NONBLOCK
      case .readShared: O_RDONLY | O_NONBLOCK | O_NOFOLLOW
      case .append: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK
      case .appendShared: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW
      case .createNew: O_WRONLY | O_CREAT | O_EXCL
      case .lock: O_RDWR | O_CREAT | O_NONBLOCK
      case .directory: O_RDONLY | O_DIRECTORY
      }
    }
  }

  /// Takes over a descriptor that is open.
  init(_ descriptor: Int32, _ calls: any SystemCalls = LibraryCalls()) {
    self.descriptor = descriptor
    self.calls = calls
  }

  deinit { calls.close(descriptor) }

  func status() throws(SystemError) -> FileStatus {
    try retrying { () throws(SystemError) in try calls.status(descriptor) }
  }

  /// - Throws: `SystemError.notPlain` for a pipe, a device or a directory.
  func plainStatus() throws(SystemError) -> FileStatus {
    let status = try status()
    guard status.isPlain else { throw .notPlain }
    return status
  }

  /// Everything in the file, or its beginning if it is longer than asked.
  func bytes(upTo limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachChunk(upTo: limit) { bytes += $0 }
    return bytes
  }

  /// Hands over what stands in the file, piece by piece.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Returns: whether the end of the file was reached.
  @discardableResult
  func forEachChunk(
    upTo limit: Int = .max, _ body: (ArraySlice<UInt8>) -> Void
  ) throws(SystemError) -> Bool {
    var chunk = [UInt8](repeating: 0, count: min(1 << 18, max(1, limit)))
    var done = 0
    while done < limit {
      let count = try chunk.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
        let part = UnsafeMutableRawBufferPointer(
          UnsafeMutableBufferPointer(rebasing: buffer[..<min(buffer.count, limit - done)]))
        return try retrying { () throws(SystemError) in try calls.read(descriptor, part) }
      }
      if count == 0 { return true }
      body(chunk[..<count])
      done += count
    }
    return false
  }

  /// Hands over every line but blank ones, and what stands after the last line end, with its number, counted from 1.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that are read.
  ///   - longest: the most bytes of a line; of a longer one only the beginning is handed over.
  func forEachLine(
    upTo limit: Int, longest: Int, _ body: (ArraySlice<UInt8>, Int) -> Void
  ) throws(SystemError) {
    func hand(_ line: ArraySlice<UInt8>, _ number: Int) {
      guard let first = line.first else { return }
      if first <= 0x20, line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return }
      body(line, number)
    }
    var lines = ByteLines(longest: longest)
    try forEachChunk(upTo: limit) { lines.add($0, hand) }
    lines.finish(hand)
  }

  func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    try Array(bytes).withUnsafeBufferPointer { bytes throws(SystemError) in
      try Descriptor.write(UnsafeRawBufferPointer(bytes), to: descriptor, by: calls)
    }
  }

  /// Waits until what was written is on the disk; a file that knows no such thing has nothing to wait for.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try retrying { () throws(SystemError) in try calls.synchronize(descriptor) }
    } catch {
      if error.code != EINVAL { throw error }
    }
  }

  func unlock() { try? calls.lock(descriptor, LOCK_UN) }

  func setMode(_ mode: mode_t) throws(SystemError) { try calls.setMode(descriptor, mode) }

  func truncate(to size: Int) throws(SystemError) {
    try retrying { () throws(SystemError) in try calls.truncate(descriptor, to: size) }
  }

  /// The bytes from a place on, so many if there are so many.
  func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try bytes.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      return try retrying { () throws(SystemError) in try calls.read(descriptor, buffer, at: offset) }
    }
    return Array(bytes[..<read])
  }
}
