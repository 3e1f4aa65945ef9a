/// A system program that does something for us at the other end of a pipe.
struct Subprocess {
  private let process: pid_t
  private let end: Int32

  /// Runs a program, looked up in `PATH`, to its end; it is killed if it takes longer than `seconds`.
  ///
  /// - Parameter most: the most bytes of its output to read; a program that writes more is left alone with the rest.
  /// - Returns: its exit status and its output; its messages are dropped.
  /// - Throws: `SystemError.none` if there is no such program, `timedOut` if it was killed.
  static func run(
    _ words: [String], upTo most: Int = 1 << 16, seconds: Int
  ) throws(SystemError) -> (status: Int32, output: [UInt8]) {
    let deadline = SystemClock().uptime + UInt64(seconds) * 1_000_000_000
    let program = try Subprocess(words, isRead: true) { _ in }
    do throws(SystemError) {
      let output = try program.output(upTo: most, until: deadline)
      return (try program.status(until: deadline), output)
    } catch {
      // The processes that it started are killed with it.
      kill(-program.process, SIGKILL)
      _ = try program.status(until: nil)
      throw error
    }
  }

  /// Runs a program, whose output goes where ours does, to its end, with input of which it may read only a part.
  static func feed(_ input: [UInt8], to words: [String], onStart: (pid_t) -> Void) throws(SystemError) -> Int32 {
    let program = try Subprocess(words, isRead: false, onStart)
    try? Descriptor.send(input, to: program.end)
    close(program.end)
    return try program.status(until: nil)
  }

  private func output(upTo most: Int, until deadline: UInt64) throws(SystemError) -> [UInt8] {
    defer { close(end) }
    let clock = SystemClock()
    var output: [UInt8] = []
    while output.count < most {
      let now = clock.uptime
      guard now < deadline else { throw .timedOut }
      let rest = Int((deadline - now) / 1_000_000) + 1
      guard Descriptor.wait(for: end, POLLIN, milliseconds: rest) == .ready else { continue }
      let chunk = try Descriptor.receive(end, upTo: most - output.count)
      if chunk.isEmpty { break }
      output += chunk
    }
    return output
  }

  /// The exit status, or 128 plus the signal; there may be a deadline, as a program can outlive its closed output.
  private func status(until deadline: UInt64?) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while true {
      let found = waitpid(process, &status, deadline == nil ? 0 : WNOHANG)
      if found == process { break }
      guard found == 0 || errno == EINTR else { throw .last }
      if let deadline, SystemClock().uptime >= deadline { throw .timedOut }
      if deadline != nil { usleep(5_000) }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// Starts a program at the other end of a pipe. A signal that ends us arrives before it runs or after `onStart`.
  private init(_ words: [String], isRead: Bool, _ onStart: (pid_t) -> Void) throws(SystemError) {
    var before = Interruption.hold()
    defer { Interruption.release(before) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    // A child that inherited our end would wait for itself when we are done with it.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let theirs = ends[isRead ? 1 : 0]
    defer { close(theirs) }
    end = ends[isRead ? 0 : 1]

    var actions = Platform.spawnActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, theirs, isRead ? STDOUT_FILENO : STDIN_FILENO)
    if isRead {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var attributes = Platform.spawnAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // We ignore closed pipes and perhaps Ctrl-C; they are to end the child as usual.
    var usual = Interruption.signals([SIGPIPE, SIGINT])
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &before)
    // A program that reads keys from the screen, such as a pager, stays in our process group.
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = isRead ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | group))

    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var number: pid_t = 0
    let fault = posix_spawnp(&number, words[0], &actions, &attributes, arguments, environ)
    guard fault == 0 else {
      close(end)
      throw SystemError(code: fault)
    }
    process = number
    onStart(process)
  }
}
