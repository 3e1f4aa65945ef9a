/// The mode of a terminal that hands over every key as it comes, and leaves the line to us.
enum KeyMode {
  /// What was typed before is thrown away.
  static func enter() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    Interruption.endAtOnceFromKeys()
    mode.c_lflag &= ~ofLines
    mode.c_iflag &= ~ofInput
    mode.c_iflag |= tcflag_t(IUTF8)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &mode)
    send(startOfPastes)
  }

  /// The terminal edits lines and knows its keys again.
  static func restore() {
    takeBack()
    Interruption.endAtOnce()
  }

  /// The same in a handler.
  static func takeBack() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    mode.c_lflag |= ofLines
    mode.c_iflag |= ofInput
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    send(endOfPastes)
  }

  private static let ofLines = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG) | tcflag_t(IEXTEN)
  private static let ofInput = tcflag_t(ICRNL) | tcflag_t(IXON)

  // Source: xterm, Control Sequences, bracketed paste mode.
  private static let startOfPastes: StaticString = "\u{1B}[?2004h"
  private static let endOfPastes: StaticString = "\u{1B}[?2004l"

  /// Writes at once, as a handler may.
  private static func send(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }
}
