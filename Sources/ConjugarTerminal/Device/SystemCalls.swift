/// How the system calls that read and keep files are made: a test counts them here, and lets each of them fail.
protocol SystemCalls {
  /// Makes a call once: `pread`, on an open file or on none (-1). A negative result is a failure, described by `errno`.
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int

  /// Waits, and returns whether the program may go on: a signal that ends it may be held back meanwhile.
  func pause(milliseconds: Int) -> Bool
}

extension SystemCalls {
  /// Repeats a call while signals interrupt it and, if an `event` is awaited, until a nonblocking descriptor is ready.
  @discardableResult
  func callAsFunction(
    _ name: String, _ descriptor: Int32 = -1, awaiting event: Int32? = nil, _ call: () -> some BinaryInteger
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try make(name, descriptor) { Int(call()) } } catch {
        if let event, error.code == EAGAIN {
          Descriptor.wait(for: descriptor, event)
        } else if error.code != EINTR {
          throw error
        }
      }
    }
  }
}

struct LibraryCalls: SystemCalls {
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    let result = call()
    guard result >= 0 else { throw .last }
    return result
  }

  func pause(milliseconds: Int) -> Bool {
    poll(nil, 0, Int32(clamping: milliseconds))
    return !Interruption.isDue
  }
}

/// The error of a failed system call.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32
  /// Our own message, where the system has none.
  var words: String?

  static var last: SystemError { SystemError(code: errno) }
  static let none = SystemError(code: ENOENT)
  static let timedOut = SystemError(code: ETIMEDOUT)
  static let exists = SystemError(code: EEXIST)

  /// A file that is unsuitable although every call succeeded: `it is not a regular file`.
  static func unfit(_ words: String) -> SystemError { SystemError(code: -1, words: words) }

  /// A file with a line that never ends, so that it is not text.
  static let endless = unfit("it has a line that never ends")

  /// Whether the path leads nowhere, so that nothing is kept there yet.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }

  /// Our own message or the system's: `No space left on device`.
  var description: String { words ?? strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// Reading and writing with descriptors that are already open.
enum Descriptor {
  /// Ensures that no file takes the place of a closed standard stream, where results would end up in it.
  static func secureStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all bytes, in as many pieces as it takes.
  static func send(
    _ bytes: [UInt8], to descriptor: Int32, by calls: any SystemCalls = LibraryCalls()
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try calls("write", descriptor, awaiting: POLLOUT) {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads what is available, waiting for it if necessary; empty at the end of the input.
  static func receive(_ descriptor: Int32, upTo most: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = try LibraryCalls()("read", descriptor, awaiting: POLLIN) { read(descriptor, &bytes, most) }
    return Array(bytes[..<count])
  }

  enum Wait { case ready, timeIsUp, signal }

  /// Waits until a descriptor is ready or a signal arrives; -1 waits forever.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int = -1) -> Wait {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let found = poll(&request, 1, Int32(clamping: milliseconds))
    return found > 0 ? .ready : found == 0 ? .timeIsUp : .signal
  }
}

/// An open file, closed when it goes out of scope.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let calls: any SystemCalls

  struct Purpose {
    let flags: Int32
    /// Whether it must be a regular file: a pipe could make us wait forever.
    var isForPlainFiles = true

    static let read = Purpose(flags: O_RDONLY, isForPlainFiles: false)
    static let readPlain = Purpose(flags: O_RDONLY | O_NONBLOCK)
    static let append = Purpose(flags: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK)
    static let createNew = Purpose(flags: O_WRONLY | O_CREAT | O_EXCL, isForPlainFiles: false)
    static let lock = Purpose(flags: O_RDWR | O_CREAT | O_NONBLOCK, isForPlainFiles: false)
    static let directory = Purpose(flags: O_RDONLY | O_DIRECTORY, isForPlainFiles: false)

    /// This purpose for a file that others may have put there: symbolic links are not followed.
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

  func bytes(upTo limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachChunk(upTo: limit) { bytes += $0 }
    return bytes
  }

  private func forEachChunk(
    upTo limit: Int, _ body: (ArraySlice<UInt8>) throws(SystemError) -> Void
  ) throws(SystemError) {
    var chunk = [UInt8](repeating: 0, count: min(1 << 14, max(1, limit)))
    var done = 0
    while done < limit {
      let most = min(chunk.count, limit - done)
      let count = try calls("read", descriptor) { read(descriptor, &chunk, most) }
      if count == 0 { return }
      try body(chunk[..<count])
      done += count
    }
  }

  /// Hands over the beginning of every nonblank line with its number, counted from 1.
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

  /// Waits until what was written is on disk; a file that does not support this has nothing to wait for.
  func synchronize() throws(SystemError) {
    do throws(SystemError) { try calls("fsync", descriptor) { Platform.synchronize(descriptor) } } catch {
      if error.code != EINVAL { throw error }
    }
  }

  /// Acquires or releases the file's lock, without waiting.
  func lock(_ operation: Int32) throws(SystemError) {
    try calls("flock", descriptor) { flock(descriptor, operation | LOCK_NB) }
  }

  func setMode(_ mode: mode_t) throws(SystemError) { try calls("fchmod", descriptor) { fchmod(descriptor, mode) } }

  func truncate(to size: Int) throws(SystemError) {
    try calls("ftruncate", descriptor) { ftruncate(descriptor, off_t(size)) }
  }

  func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try calls("pread", descriptor) { pread(descriptor, &bytes, count, off_t(offset)) }
    return Array(bytes[..<read])
  }
}

extension stat {
  var size: Int { Int(st_size) }
  /// Whether it is a regular file, not a pipe, a device or a directory.
  var isPlain: Bool { st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  /// Whether anyone but the owner has any permission.
  var isOpenToOthers: Bool { st_mode & 0o077 != 0 }

  func isSameFile(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
