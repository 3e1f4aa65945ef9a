/// The three streams that every process has.
enum StandardStreams {
  /// Sees to it that no file ever takes the place of a stream that was closed: results would end up in it.
  ///
  /// The stream still fails when it is used, as a closed one does.
  static func secure() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
