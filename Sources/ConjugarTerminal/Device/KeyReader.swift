import ConjugarCore

/// Reads the keys that a person presses, as they come.
struct KeyReader {
  enum Keystrokes {
    case keys([Key])
    /// A signal came: the screen may be another.
    case woken
    /// The terminal is gone, or its input.
    case end
  }

  private var decoder = KeyDecoder()

  mutating func next() throws(TerminalError) -> Keystrokes {
    switch Self.wait(decoder.patience ?? -1) {
    case 0: return .keys(decoder.flush())
    case ..<0: return .woken
    case _: break
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    let count = chunk.withUnsafeMutableBytes { Platform.readBytes(STDIN_FILENO, $0) }
    if count >= 0 { return count == 0 ? .end : .keys(decoder.keys(chunk[..<count])) }
    switch errno {
    case EINTR, EAGAIN: return .woken
    case EIO: return .end
    default: throw .cannotRead(reason: SystemError.last.description)
    }
  }

  /// Waits for input.
  ///
  /// - Returns: whether a signal came first.
  static func isWoken() -> Bool { wait(-1) < 0 }

  /// - Parameter milliseconds: how long; below nought without an end.
  /// - Returns: what `poll` does: nought where nothing came, less where a signal did.
  private static func wait(_ milliseconds: Int32) -> Int32 {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds)
  }
}
