import ConjugarCore

/// The terminal, or the pipes or files in its place.
///
/// Results are gathered and written in large pieces: when a line is read, when a message is to stand after them, and
/// at the end.
final class DeviceTerminal: Terminal {
  private let environment: any ProcessEnvironment
  private let isInteractive = isatty(STDIN_FILENO) == 1
  private let isShown = isatty(STDOUT_FILENO) == 1
  /// Whether a person looks at signs that the terminal may not have.
  private lazy var wantsPlainSigns = !environment.showsUTF8()
  /// Whether a line is edited by our own keys where the terminal can do so.
  var editsLines = { true }
  private var input = LineBuffer()
  private var output: [UInt8] = []
  /// What was written since the last line was read: the question, to draw it again.
  private var question: [UInt8] = []
  /// The line that was read last, to call it back.
  private var lastLine = ""
  /// What went wrong with the output: nothing more can be written.
  private var fault: TerminalError?

  init(_ environment: any ProcessEnvironment) {
    self.environment = environment
    StandardStreams.secure()
    Interruption.endAtOnce()
  }

  var features: TerminalFeatures {
    TerminalFeatures(
      width: width, height: height, isInteractive: isInteractive,
      showsColor: ColorWish(environment).showsColor(isTerminal: isShown))
  }

  /// The columns and lines of the screen; zero where there is none, or nobody knows.
  private var size: winsize {
    var size = winsize()
    guard isShown, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return winsize() }
    return size
  }

  private var height: Int? {
    guard isShown else { return nil }
    let lines = Int(size.ws_row)
    return lines > 0 ? lines : 24
  }

  private var width: Int {
    let columns = Int(size.ws_col)
    if columns > 0 { return columns }
    return environment.value(of: "COLUMNS").flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80
  }

  /// Whether keys come one by one and the cursor can be moved.
  private var canEdit: Bool {
    guard isInteractive, isShown, let type = environment.value(of: "TERM") else { return false }
    return type != "dumb" && !type.isEmpty && editsLines()
  }

  func readLine() throws(TerminalError) -> String? { try readLine {} }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    defer { question.removeAll() }
    if canEdit { return try editedLine(atFirstKey) }
    if isInteractive { try flush() }
    if isInteractive { TypingMode.enter() }
    defer { if isInteractive { TypingMode.restore() } }
    while true {
      if let line = input.nextLine() { return told(line) }
      if isInteractive, input.isInterrupted {
        try send("\n")
        throw .interrupted
      }
      if input.isEndless { throw .cannotRead(reason: "it is a line without an end") }
      // A program that waits for an answer before it writes the next line gets it; one that does not need not wait.
      try flush()
      // After Ctrl-Z and back the question stands again; what was typed of the answer is lost.
      if isInteractive, isWoken() {
        TypingMode.enter()
        try send(standing)
        continue
      }
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

  /// Reads a line key by key. What was typed before the prompt stood is thrown away.
  private func editedLine(_ atFirstKey: () -> Void) throws(TerminalError) -> String? {
    KeyMode.enter(isNew: true)
    defer { KeyMode.restore() }
    try flush()
    let end = question.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let prompt = String(decoding: question[end...], as: UTF8.self)
    var editor = LineEditor(recalling: lastLine)
    var view = LineView(prompt: prompt, columns: width)
    var decoder = KeyDecoder()
    var columns = width
    var isBegun = false
    while true {
      let bytes: [UInt8]
      switch try nextBytes() {
      case .woken:
        KeyMode.enter(isNew: false)
        // After a pause the line alone is drawn where the cursor is; another width wants the question too.
        if width != columns { try redraw(&view, editor) } else { try send(view.drawing(editor, columns: width)) }
        columns = width
        continue
      case .bytes(let read): bytes = read
      }
      if bytes.isEmpty { return nil }
      for key in decoder.keys(bytes) {
        switch editor.apply(key) {
        case .editing:
          if !isBegun, !editor.letters.isEmpty {
            isBegun = true
            atFirstKey()
          }
        case .done(let text):
          try send(view.leaving(editor, columns: width))
          if !text.isEmpty { lastLine = text }
          return text
        case .end: return nil
        case .interrupt:
          try send(view.leaving(editor, columns: width))
          throw .interrupted
        case .suspend:
          try send(view.leaving(editor, columns: width))
          KeyMode.restore()
          Interruption.suspend()
          KeyMode.enter(isNew: false)
          try redraw(&view, editor)
        }
      }
      try send(view.drawing(editor, columns: width))
    }
  }

  /// Waits for one key; those that mean nothing alone are passed over.
  func readKey() throws(TerminalError) -> Character? {
    guard canEdit else { return try readLine().map { $0.first { !$0.isWhitespace } ?? "\n" } }
    KeyMode.enter(isNew: true)
    defer { KeyMode.restore() }
    try flush()
    var decoder = KeyDecoder()
    while true {
      guard case .bytes(let bytes) = try nextBytes() else {
        KeyMode.enter(isNew: false)
        continue
      }
      if bytes.isEmpty { return nil }
      if bytes == [0x1B] { return "\u{1B}" }
      for key in decoder.keys(bytes) {
        switch key {
        case .letter(let letter):
          try send("\(letter)".printable + "\n")
          return letter
        case .enter:
          try send("\n")
          return "\n"
        case .endOfInput: return nil
        case .interrupt:
          try send("\n")
          throw .interrupted
        case .suspend:
          KeyMode.restore()
          Interruption.suspend()
          KeyMode.enter(isNew: false)
          try send(standing)
        case .paste, .left, .right, .home, .end, .up, .down, .wordLeft, .wordRight, .backspace, .delete,
          .deleteToStart, .deleteToEnd, .deleteWord, .nextAccent, .redraw:
          continue
        }
      }
    }
  }

  /// What came of waiting for a key.
  private enum Keystrokes {
    case bytes([UInt8])
    /// A signal came: the screen may be another.
    case woken
  }

  /// Waits for input. Whether a signal came first.
  private func isWoken() -> Bool {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, -1) < 0
  }

  private func nextBytes() throws(TerminalError) -> Keystrokes {
    guard !isWoken() else { return .woken }
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    let count = chunk.withUnsafeMutableBytes { Platform.readBytes(STDIN_FILENO, $0) }
    if count >= 0 { return .bytes(Array(chunk[..<count])) }
    switch errno {
    case EINTR, EAGAIN: return .woken
    // The terminal is gone.
    case EIO: return .bytes([])
    default: throw .cannotRead(reason: SystemError.last.description)
    }
  }

  /// The question: what stands below the last empty line.
  private var standing: String {
    let newline = UInt8(ascii: "\n")
    let start = question.indices.last { $0 > 0 && question[$0] == newline && question[$0 - 1] == newline } ?? 0
    return String(decoding: question[start...], as: UTF8.self)
  }

  /// Draws the question and the line again, below what is there.
  private func redraw(_ view: inout LineView, _ editor: LineEditor) throws(TerminalError) {
    KeyMode.enter(isNew: false)
    try send("\r\u{1B}[J\(standing)")
    view = LineView(prompt: view.prompt, columns: width)
    try send(view.drawing(editor, columns: width))
  }

  func write(_ text: String) throws(TerminalError) {
    if let fault { throw fault }
    output += (isShown && wantsPlainSigns ? PlainSigns.of(text) : text).utf8
    if output.count >= 1 << 16 { try flush() }
  }

  func write(_ bytes: [UInt8]) throws(TerminalError) {
    try flush()
    try send(bytes)
  }

  func page(_ text: String) throws(TerminalError) {
    guard let pager = Pager(environment, for: text, features) else { return try write(text) }
    let text = wantsPlainSigns ? PlainSigns.of(text) : text
    try flush()
    if !pager.show(text) { try write(text) }
  }

  func report(_ message: String) {
    // A fault of the output is not lost: the next flush throws it.
    try? flush()
    // Nobody is left to tell that messages cannot be written.
    let line = isatty(STDERR_FILENO) == 1 && wantsPlainSigns ? PlainSigns.of(message) : message
    try? Descriptor.write(Array("\(line.printable)\n".utf8), to: STDERR_FILENO)
  }

  func flush() throws(TerminalError) {
    if let fault { throw fault }
    guard !output.isEmpty else { return }
    if isInteractive, isShown { question = (question + output).suffix(1 << 12) }
    defer { output.removeAll(keepingCapacity: true) }
    try send(output)
  }

  private func send(_ text: String) throws(TerminalError) { try send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) throws(TerminalError) {
    do throws(SystemError) {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      let found: TerminalError = error.code == EPIPE ? .closed : .cannotWrite(reason: error.description)
      fault = found
      throw found
    }
  }
}
