/// The mode of the terminal while we read from it; it is left as it was found, by a signal too.
enum TerminalMode {
  private static let found = HandlerValue<termios>()
  private static let tellsPastes = HandlerValue<Bool>()

  /// Makes backspace take a whole letter while a line is typed, and lets Ctrl-C end the line.
  static func enterLines() {
    change { mode in
      mode.c_iflag |= tcflag_t(IUTF8)
      withUnsafeMutableBytes(of: &mode.c_cc) { keys in
        keys[Int(VINTR)] = Platform.noKey
        keys[Int(VEOL)] = KeyDecoder.interrupt
      }
    }
  }

  /// Hands over every key as it comes, and leaves the line to us.
  static func enterKeys() {
    Interruption.wakeOnResizing()
    change { mode in
      mode.c_lflag &= ~(tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG) | tcflag_t(IEXTEN))
      mode.c_iflag &= ~(tcflag_t(ICRNL) | tcflag_t(IXON))
      mode.c_iflag |= tcflag_t(IUTF8)
    }
    tellsPastes.value = true
    send(startOfPastes)
  }

  /// Remembers the mode, which another program may change now.
  static func remember() { change { _ in } }

  /// Leaves the terminal as it was found; a handler may do so.
  static func takeBack() {
    guard var mode = found.value else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    found.value = nil
    if tellsPastes.value == true { send(endOfPastes) }
    tellsPastes.value = nil
  }

  /// Changes the mode; the one that was found is kept until it is taken back.
  private static func change(_ change: (inout termios) -> Void) {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    if found.value == nil { found.value = mode }
    change(&mode)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  // Source: xterm, Control Sequences, bracketed paste mode.
  private static let startOfPastes: StaticString = "\u{1B}[?2004h"
  private static let endOfPastes: StaticString = "\u{1B}[?2004l"

  private static func send(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }
}
