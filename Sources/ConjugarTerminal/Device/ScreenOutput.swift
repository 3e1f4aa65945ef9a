import ConjugarCore

/// Standard output, buffered in large pieces; the current question can be redrawn.
struct ScreenOutput {
  let isShown = isatty(STDOUT_FILENO) == 1
  /// Whether the question may have to be redrawn.
  private let isInteractive: Bool
  private var gathered: [UInt8] = []
  private var question: [UInt8] = []
  /// Whether the current question may take several lines.
  private var isOpen = false
  /// The error that occurred; nothing more can be written.
  private var fault: TerminalError?

  init(isInteractive: Bool) { self.isInteractive = isInteractive }

  /// The columns and lines of the screen; zero if there is no screen or its size is unknown.
  var size: (columns: Int, lines: Int) { isShown ? Self.size(of: STDOUT_FILENO) : (0, 0) }

  static func size(of descriptor: Int32) -> (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  mutating func write(_ text: String) throws(TerminalError) {
    if let fault { throw fault }
    gathered += text.utf8
    if gathered.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws(TerminalError) {
    if let fault { throw fault }
    guard !gathered.isEmpty else { return }
    if isInteractive, isShown { question = (question + gathered).suffix(1 << 12) }
    defer { gathered.removeAll(keepingCapacity: true) }
    try send(gathered)
  }

  /// Writes at once, and records nothing of it for the question.
  mutating func send(_ text: String) throws(TerminalError) { try send(Array(text.utf8)) }

  mutating func send(_ bytes: [UInt8]) throws(TerminalError) {
    do throws(SystemError) { try Descriptor.send(bytes, to: STDOUT_FILENO) } catch {
      let found: TerminalError = error.code == EPIPE ? .closed : .cannotWrite(reason: error.description)
      fault = found
      throw found
    }
  }

  /// Notes that a line was read: what is written next is another question, unless one takes several lines.
  mutating func endLine(_ line: String) {
    if isOpen { question += "\(line.printable)\n".utf8 } else { question.removeAll() }
  }

  mutating func markQuestion(isOpen: Bool) {
    self.isOpen = isOpen
    question.removeAll()
  }

  /// The question: the text below the last empty line, wrapped so that no line above the prompt is too wide.
  func standing(columns: Int) -> String {
    let start = question.indices.last { $0 > 0 && question[$0] == Self.newline && question[$0 - 1] == Self.newline }
    let lines = question[(start ?? 0)...].split(separator: Self.newline, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let above = lines.dropLast().flatMap { line in
      line.displayWidth > columns
        ? Table.paragraph(line, width: columns, indent: line.prefix { $0 == " " }.count) : [line]
    }
    return (above + lines.suffix(1)).joined(separator: "\n")
  }

  /// The last line of the question, after which the answer is typed.
  var prompt: String {
    String(decoding: question[(question.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0)...], as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
}
