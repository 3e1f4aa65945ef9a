/// The mode in which the terminal was found: it is left so, by a signal too.
///
/// A handler can reach nothing but what is global.
enum FoundMode {
  private static let address: UInt = {
    let found = UnsafeMutablePointer<termios?>.allocate(capacity: 1)
    found.initialize(to: nil)
    return UInt(bitPattern: found)
  }()

  private static var found: UnsafeMutablePointer<termios?>? { UnsafeMutablePointer(bitPattern: address) }

  /// Changes the mode; the one that was found is kept until it is taken back.
  ///
  /// - Parameter isNew: whether what was typed before is thrown away.
  static func change(isNew: Bool = false, _ change: (inout termios) -> Void) {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    if let found, found.pointee == nil { found.pointee = mode }
    change(&mode)
    tcsetattr(STDIN_FILENO, isNew ? TCSAFLUSH : TCSANOW, &mode)
  }

  /// Leaves the terminal as it was found.
  static func takeBack() {
    guard let found, var mode = found.pointee else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    found.pointee = nil
  }
}
