/// The terminal mode while we read from the terminal; it is restored afterward, even if a signal ends us.
enum TerminalMode {
  private static let found = HandlerValue<termios>()
  private static let tellsPastes = HandlerValue<Bool>()

  /// Makes backspace delete a whole letter while a line is typed, and lets Ctrl-C end the line.
  static func enterLines() {
    change { mode in
      mode.c_iflag |= tcflag_t(IUTF8)
      withUnsafeMutableBytes(of: &mode.c_cc) { keys in
        keys[Int(VINTR)] = Platform.noKey
        keys[Int(VEOL)] = KeyDecoder.interrupt
      }
    }
  }

  /// Enters raw mode: every key arrives as it is pressed, and editing the line is up to us.
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

  /// Remembers the mode before another program may change it.
  static func remember() { change { _ in } }

  /// Restores the terminal to the mode in which it was found; a signal handler may call this.
  static func takeBack() {
    guard var mode = found.value else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    found.value = nil
    if tellsPastes.value == true { send(endOfPastes) }
    tellsPastes.value = nil
  }

  /// Changes the mode; the original one is kept until it is restored.
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
