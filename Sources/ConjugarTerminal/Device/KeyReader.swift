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
    switch Descriptor.wait(for: STDIN_FILENO, POLLIN, milliseconds: decoder.patience ?? -1) {
    case .timeIsUp: return .keys(decoder.flush())
    case .signal: return .woken
    case .ready: break
    }
    do throws(SystemError) {
      let bytes = try Descriptor.read(STDIN_FILENO, upTo: 1 << 12)
      return bytes.isEmpty ? .end : .keys(decoder.keys(bytes))
    } catch {
      if error.code == EIO { return .end }
      throw .cannotRead(reason: error.description)
    }
  }
}
