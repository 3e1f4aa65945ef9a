/// An open file, closed when it goes out of sight.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let calls: any SystemCalls

  struct Purpose {
    let flags: Int32
    /// Whether only a file with an end will do: a pipe would make us wait for ever.
    var isForPlainFiles = true

    static let read = Purpose(flags: O_RDONLY, isForPlainFiles: false)
    static let readPlain = Purpose(flags: O_RDONLY | O_NONBLOCK)
    static let append = Purpose(flags: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
    static let createNew = Purpose(flags: O_WRONLY | O_CREAT | O_EXCL, isForPlainFiles: false)
    static let lock = Purpose(flags: O_RDWR | O_CREAT | O_NONBLOCK, isForPlainFiles: false)
    static let directory = Purpose(flags: O_RDONLY | O_DIRECTORY, isForPlainFiles: false)

    /// The same of a file that others may have put there: no symbolic link is followed.
    var ofOthers: Purpose { Purpose(flags: flags | O_NOFOLLOW, isForPlainFiles: isForPlainFiles) }
  }

  init(_ path: String, for purpose: Purpose, mode: mode_t, _ calls: any SystemCalls) throws(SystemError) {
    descriptor = Int32(try calls("open") { open(path, purpose.flags | O_CLOEXEC, mode) })
    self.calls = calls
  }

  deinit { close(descriptor) }

  func status() throws(SystemError) -> stat {
    var status = stat()
    try calls("fstat", descriptor) { fstat(descriptor, &status) }
    return status
  }

  /// Everything in the file, or its beginning if it is longer than asked.
  func bytes(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachChunk(upTo: limit) { bytes += $0 }
    return bytes
  }

  /// Hands over what stands in the file, so many bytes at most, piece by piece.
  private func forEachChunk(
    upTo limit: Int, _ body: (ArraySlice<UInt8>) throws(SystemError) -> Void
  ) throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: min(1 << 18, max(1, limit)))
    var done = 0
    while done < limit {
      let most = min(chunk.count, limit - done)
      let count = try calls("read", descriptor) { read(descriptor, &chunk, most) }
      if count == 0 { return }
      try body(chunk[..<count])
      done += count
    }
  }

  /// Hands over the beginning of every line but blank ones, with its number, counted from 1.
  func forEachLine(upTo limit: Int, longest: Int, _ body: (ArraySlice<UInt8>, Int) -> Void) throws(SystemError) {
    func hand(_ line: ArraySlice<UInt8>, _ number: Int) {
      guard let first = line.first else { return }
      if first <= 0x20, line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) { return }
      body(line, number)
    }
    var lines = ByteLines(longest: longest)
    try forEachChunk(upTo: limit) { chunk throws(SystemError) in
      lines.add(chunk, hand)
      if lines.isEndless { throw .endless }
    }
    lines.finish(hand)
  }

  func write(_ text: String) throws(SystemError) { try Descriptor.send(Array(text.utf8), to: descriptor, by: calls) }

  /// Waits until what was written is on the disk; a file that knows no such thing has nothing to wait for.
  func synchronize() throws(SystemError) {
    do throws(SystemError) { try calls("fsync", descriptor) { Platform.synchronize(descriptor) } } catch {
      if error.code != EINVAL { throw error }
    }
  }

  /// Takes the lock of the file or gives it back; never waits.
  func lock(_ operation: Int32) throws(SystemError) {
    try calls("flock", descriptor) { flock(descriptor, operation | LOCK_NB) }
  }

  func setMode(_ mode: mode_t) throws(SystemError) { try calls("fchmod", descriptor) { fchmod(descriptor, mode) } }

  func truncate(to size: Int) throws(SystemError) {
    try calls("ftruncate", descriptor) { ftruncate(descriptor, off_t(size)) }
  }

  /// The bytes from a place on, so many if there are so many.
  func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try calls("pread", descriptor) { pread(descriptor, &bytes, count, off_t(offset)) }
    return Array(bytes[..<read])
  }
}

extension stat {
  var size: Int { Int(st_size) }
  /// Whether it is of a file with an end, no pipe, device or directory.
  var isPlain: Bool { st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Whether others than the owner may do anything with it.
  var isOpenToOthers: Bool { st_mode & 0o077 != 0 }

  /// Whether both are of one file, whatever it is called.
  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
