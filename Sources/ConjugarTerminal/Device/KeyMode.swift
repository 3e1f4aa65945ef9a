/// The mode of a terminal that hands over every key as it comes, and leaves the line to us.
enum KeyMode {
  /// - Parameter isNew: whether what was typed before is thrown away.
  static func enter(isNew: Bool) {
    Interruption.endAtOnceFromKeys()
    FoundMode.change(isNew: isNew) { mode in
      mode.c_lflag &= ~(tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG) | tcflag_t(IEXTEN))
      mode.c_iflag &= ~(tcflag_t(ICRNL) | tcflag_t(IXON))
      mode.c_iflag |= tcflag_t(IUTF8)
    }
    send(startOfPastes)
  }

  /// The terminal edits lines and knows its keys again.
  static func restore() {
    takeBack()
    Interruption.endAtOnce()
  }

  /// The same in a handler.
  static func takeBack() {
    FoundMode.takeBack()
    send(endOfPastes)
  }

  // Source: xterm, Control Sequences, bracketed paste mode.
  private static let startOfPastes: StaticString = "\u{1B}[?2004h"
  private static let endOfPastes: StaticString = "\u{1B}[?2004l"

  /// Writes at once, as a handler may.
  private static func send(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }
}
