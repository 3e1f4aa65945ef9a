/// Reading and writing where a descriptor is open anyway.
enum Descriptor {
  /// Sees to it that no file ever takes the place of one of the three streams that was closed: results would end up in it.
  ///
  /// The stream still fails when it is used, as a closed one does.
  static func secureStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all bytes, in as many pieces as it takes.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, by calls: any SystemCalls = LibraryCalls()
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try trying(descriptor, POLLOUT) { () throws(SystemError) in
        try calls("write", descriptor) { Platform.writeBytes(descriptor, rest) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads what is there, waiting for it if need be; nothing at the end.
  static func read(_ descriptor: Int32, upTo most: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = try trying(descriptor, POLLIN) { () throws(SystemError) in
      try LibraryCalls()("read", descriptor) { Platform.readBytes(descriptor, &bytes) }
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

  /// What waiting came to.
  enum Wait {
    case ready, timeIsUp, signal
  }

  /// Waits until a descriptor is ready, or a signal comes.
  ///
  /// - Parameter milliseconds: the most to wait; -1 is for ever.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32, milliseconds: Int = -1) -> Wait {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let found = poll(&request, 1, Int32(clamping: milliseconds))
    return found > 0 ? .ready : found == 0 ? .timeIsUp : .signal
  }
}
