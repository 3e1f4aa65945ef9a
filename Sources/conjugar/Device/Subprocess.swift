/// A program of the system that does something for us.
enum Subprocess {
  /// Runs a program to its end.
  ///
  /// - Parameter words: its name, looked up in `PATH`, and its arguments.
  /// - Returns: its exit status and what it wrote; its messages are dropped.
  /// - Throws: `SystemError.none` if there is no such program.
  static func run(_ words: [String]) throws(SystemError) -> (status: Int32, output: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    let process: pid_t
    do throws(SystemError) {
      process = try start(words, writingTo: ends[1])
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    let output = try OpenFile(ends[0]).bytes()
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    // The exit status, or 128 and the signal that ended it.
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F, output)
  }

  private static func start(_ words: [String], writingTo descriptor: Int32) throws(SystemError) -> pid_t {
    var actions = Platform.spawnActions()
    var attributes = Platform.spawnAttributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // We ignore a closed pipe; the child is to be ended by it as usual.
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let fault = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
    guard fault == 0 else { throw SystemError(code: fault) }
    return process
  }
}
