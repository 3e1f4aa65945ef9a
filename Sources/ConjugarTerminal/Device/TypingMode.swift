/// Makes backspace take a whole letter, *ñ* too, while a line is typed, where the terminal did not know it is UTF-8; and
/// lets Ctrl-C end the line, so that what was answered can be told before the signal ends the program.
enum TypingMode {
  /// Ctrl-C.
  static let interrupt: UInt8 = 0x03

  static func enter() {
    Interruption.endAtOnceFromOurMode()
    FoundMode.change { mode in
      mode.c_iflag |= tcflag_t(IUTF8)
      withUnsafeMutableBytes(of: &mode.c_cc) { keys in
        keys[Int(VINTR)] = Platform.noKey
        keys[Int(VEOL)] = interrupt
      }
    }
  }

  static func restore() {
    FoundMode.takeBack()
    Interruption.endAtOnce()
  }
}
