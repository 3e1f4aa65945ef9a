/// The mode in which the terminal was found: it is left so, by a signal too.
enum FoundMode {
  private static let found = HandlerValue<termios>()

  /// Changes the mode; the one that was found is kept until it is taken back.
  ///
  /// - Parameter isNew: whether what was typed before is thrown away.
  static func change(isNew: Bool = false, _ change: (inout termios) -> Void) {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    if found.value == nil { found.value = mode }
    change(&mode)
    tcsetattr(STDIN_FILENO, isNew ? TCSAFLUSH : TCSANOW, &mode)
  }

  /// Leaves the terminal as it was found.
  static func takeBack() {
    guard var mode = found.value else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    found.value = nil
  }
}
