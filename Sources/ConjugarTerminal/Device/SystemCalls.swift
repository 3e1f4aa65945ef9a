/// How the calls of the system that keep and read files are made: a test counts them here, and lets each fail.
protocol SystemCalls {
  /// Makes a call once: `pread`, of an open file or of none (-1). A negative answer is a failure, of which `errno` tells.
  func make(_ name: String, _ descriptor: Int32, _ call: () -> Int) throws(SystemError) -> Int

  /// Waits, and answers whether nothing tells the program to end: signals may be held back meanwhile.
  func pause(milliseconds: Int) -> Bool
}

extension SystemCalls {
  /// Makes a call, again as long as signals interrupt it.
  @discardableResult
  func callAsFunction(
    _ name: String, _ descriptor: Int32 = -1, _ call: () -> some BinaryInteger
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try make(name, descriptor) { Int(call()) } } catch {
        guard error.code == EINTR else { throw error }
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

/// What a system call answered when it failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32
  /// Words of our own, where the system has none.
  var words: String?

  static var last: SystemError { SystemError(code: errno) }
  static let none = SystemError(code: ENOENT)
  static let timedOut = SystemError(code: ETIMEDOUT)
  static let exists = SystemError(code: EEXIST)

  /// What is wrong with a file though every call succeeded: `it is no plain file`.
  static func unfit(_ words: String) -> SystemError { SystemError(code: -1, words: words) }

  /// A line of a file has no end, so that it is no text.
  static let endless = unfit("it has a line without an end")

  /// Whether the path leads nowhere, so that nothing is kept there yet.
  var meansAbsent: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's words for it: `No space left on device`.
  var description: String { words ?? strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// Reading and writing where a descriptor is open anyway.
enum Descriptor {
  /// Sees to it that no file takes the place of a stream that was closed: results would end up in it.
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
      let count = try trying(descriptor, POLLOUT) { () throws(SystemError) in
        try calls("write", descriptor) { rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads what is there, waiting for it if need be; nothing at the end.
  static func receive(_ descriptor: Int32, upTo most: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = try trying(descriptor, POLLIN) { () throws(SystemError) in
      try LibraryCalls()("read", descriptor) { read(descriptor, &bytes, most) }
    }
    return Array(bytes[..<count])
  }

  /// Does a call again as long as what does not block is not ready for it.
  private static func trying(
    _ descriptor: Int32, _ event: Int32, _ call: () throws(SystemError) -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try call() } catch {
        guard error.code == EAGAIN else { throw error }
        wait(for: descriptor, event)
      }
    }
  }

  enum Wait {
    case ready, timeIsUp, signal
  }

  /// Waits until a descriptor is ready, or a signal comes; -1 is for ever.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int = -1) -> Wait {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let found = poll(&request, 1, Int32(clamping: milliseconds))
    return found > 0 ? .ready : found == 0 ? .timeIsUp : .signal
  }
}
