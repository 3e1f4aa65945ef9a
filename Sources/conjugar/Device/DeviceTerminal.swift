import ConjugarCore

/// The terminal, or the pipes or files in its place.
///
/// Results are gathered and written in large pieces: when a line is read, when a message is to stand after them, and
/// at the end.
final class DeviceTerminal: Terminal {
  private let environment: any ProcessEnvironment
  private let isInteractive = isatty(STDIN_FILENO) == 1
  private let isShown = isatty(STDOUT_FILENO) == 1
  private var input = LineBuffer()
  private var output: [UInt8] = []
  /// What went wrong with the output: nothing more can be written.
  private var fault: TerminalError?

  init(_ environment: any ProcessEnvironment) {
    self.environment = environment
    StandardStreams.secure()
    Interruption.endAtOnce()
  }

  var features: TerminalFeatures {
    let isPlain = environment.value(of: "TERM") == "dumb" || !(environment.value(of: "NO_COLOR") ?? "").isEmpty
    return TerminalFeatures(width: width, isInteractive: isInteractive, showsColor: isShown && !isPlain)
  }

  private var width: Int {
    var size = winsize()
    if isShown, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment.value(of: "COLUMNS").flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80
  }

  func readLine() throws(TerminalError) -> String? {
    try flush()
    let mode = TypingMode(isInteractive: isInteractive)
    defer { mode.restore() }
    while true {
      if let line = input.nextLine() { return told(line) }
      do {
        guard try input.fill(from: STDIN_FILENO) else { return input.lastLine().map(told) }
      } catch {
        throw .cannotRead(reason: error.description)
      }
    }
  }

  private func told(_ line: LineBuffer.Line) -> String {
    if line.isCut { report("That line is longer than \(LineBuffer.longest) bytes; the rest of it was left out.") }
    return line.text
  }

  func write(_ text: String) throws(TerminalError) {
    if let fault { throw fault }
    output += text.utf8
    if output.count >= 1 << 16 { try flush() }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    try flush()
    try send(bytes)
  }

  func report(_ message: String) {
    // A fault of the output is not lost: the next flush throws it.
    try? flush()
    // Nobody is left to tell that messages cannot be written.
    try? Descriptor.write(Array("\(message.printable)\n".utf8), to: STDERR_FILENO)
  }

  func flush() throws(TerminalError) {
    if let fault { throw fault }
    guard !output.isEmpty else { return }
    defer { output.removeAll(keepingCapacity: true) }
    try output.withUnsafeBufferPointer { bytes throws(TerminalError) in try send(UnsafeRawBufferPointer(bytes)) }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      let found: TerminalError = error.code == EPIPE ? .closed : .cannotWrite(reason: error.description)
      fault = found
      throw found
    }
  }
}
