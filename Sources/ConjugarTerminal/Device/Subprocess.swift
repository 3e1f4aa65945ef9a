/// A program of the system that does something for us.
enum Subprocess {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: its name, looked up in `PATH`, and its arguments.
  ///   - most: the most bytes to read of what it writes; a program that writes more is left alone with the rest.
  ///   - seconds: how long it may take; it is ended then.
  /// - Returns: its exit status and what it wrote; its messages are dropped.
  /// - Throws: `SystemError.none` if there is no such program, `timedOut` if it was ended.
  static func run(
    _ words: [String], upTo most: Int = 1 << 16, seconds: Int
  ) throws(SystemError) -> (status: Int32, output: [UInt8]) {
    let end = SystemClock().uptime + UInt64(seconds) * 1_000_000_000
    let (process, stream) = try start(words, writing: true) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    do throws(SystemError) {
      let output = try read(stream, upTo: most, until: end)
      return (try status(of: process, until: end), output)
    } catch {
      kill(process, SIGKILL)
      _ = try status(of: process)
      throw error
    }
  }

  /// Reads what a program writes, and closes its stream.
  private static func read(_ descriptor: Int32, upTo most: Int, until end: UInt64) throws(SystemError) -> [UInt8] {
    let stream = OpenFile(descriptor)
    let clock = SystemClock()
    var output: [UInt8] = []
    while output.count < most {
      let now = clock.uptime
      guard now < end, Descriptor.wait(for: descriptor, POLLIN, milliseconds: Int((end - now) / 1_000_000) + 1) else {
        throw .timedOut
      }
      let chunk = [UInt8](unsafeUninitializedCapacity: most - output.count) { buffer, count in
        count = max(0, Platform.readBytes(stream.descriptor, UnsafeMutableRawBufferPointer(buffer)))
      }
      if chunk.isEmpty { break }
      output += chunk
    }
    return output
  }

  /// Runs a program to its end with a text as its input; it writes where we do.
  ///
  /// - Parameter onStart: given the number of the process when it runs.
  /// - Returns: its exit status. That it reads only a part is no fault.
  static func feed(
    _ input: [UInt8], to words: [String], onStart: (pid_t) -> Void
  ) throws(SystemError) -> Int32 {
    let (process, end) = try startHeld(words, onStart)
    try? Descriptor.write(input, to: end)
    close(end)
    return try status(of: process)
  }

  /// Starts a program that reads from us. A signal comes before it runs, or after that is known.
  private static func startHeld(_ words: [String], _ onStart: (pid_t) -> Void) throws(SystemError) -> (pid_t, Int32) {
    let before = Interruption.hold()
    defer { Interruption.release(before) }
    let (process, end) = try start(words, writing: false, holding: before)
    onStart(process)
    return (process, end)
  }

  /// Starts a program at the other end of a pipe.
  ///
  /// - Parameters:
  ///   - writing: whether it writes into the pipe; otherwise it reads from it.
  ///   - held: the signals that are held back from the program; `nil` are those that are from us.
  /// - Returns: the process, and our end of the pipe.
  private static func start(
    _ words: [String], writing: Bool, holding held: sigset_t? = nil,
    _ redirect: (inout Platform.SpawnActions) -> Void = { _ in }
  ) throws(SystemError) -> (process: pid_t, end: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    // A child that held our end would wait for itself when we are done with it.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (ours, theirs) = writing ? (ends[0], ends[1]) : (ends[1], ends[0])
    defer { close(theirs) }
    do throws(SystemError) {
      let process = try start(words, holding: held) { actions in
        posix_spawn_file_actions_adddup2(&actions, theirs, writing ? STDOUT_FILENO : STDIN_FILENO)
        redirect(&actions)
      }
      return (process, ours)
    } catch {
      close(ours)
      throw error
    }
  }

  /// The exit status, or 128 and the signal that ended it.
  ///
  /// - Parameter end: when to wait no longer, though the program, its output closed, goes on.
  private static func status(of process: pid_t, until end: UInt64? = nil) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, end == nil ? 0 : WNOHANG)
      if found == process { break }
      guard found == 0 || errno == EINTR else { throw .last }
      if let end, SystemClock().uptime >= end { throw .timedOut }
      if end != nil { usleep(5_000) }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private static func start(
    _ words: [String], holding held: sigset_t?, _ redirect: (inout Platform.SpawnActions) -> Void
  ) throws(SystemError) -> pid_t {
    var actions = Platform.spawnActions()
    var attributes = Platform.spawnAttributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    redirect(&actions)
    // We ignore a closed pipe and perhaps Ctrl-C; the child is to be ended by them as usual.
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGPIPE, SIGINT] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var flags = POSIX_SPAWN_SETSIGDEF
    if var held {
      posix_spawnattr_setsigmask(&attributes, &held)
      flags |= POSIX_SPAWN_SETSIGMASK
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let fault = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
    guard fault == 0 else { throw SystemError(code: fault) }
    return process
  }
}
