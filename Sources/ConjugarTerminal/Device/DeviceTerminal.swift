import ConjugarCore

/// The terminal, or the pipes or files in its place; output is buffered and written in large pieces.
final class DeviceTerminal: Terminal {
  private let environment: any ProcessEnvironment
  private let isInteractive: Bool
  /// Whether symbols are replaced by ASCII, because the terminal may not show UTF-8.
  private lazy var wantsPlainSigns = !environment.showsUTF8()
  /// Whether a line is edited with our own keys if the terminal supports it.
  var editsLines = { true }
  private var input = LineBuffer()
  private var output: ScreenOutput
  private var lastLine = ""
  /// Whether Ctrl-C was pressed, even between the end of a line and the next question.
  private var isInterrupted = false

  init(_ environment: any ProcessEnvironment) {
    self.environment = environment
    isInteractive = isatty(STDIN_FILENO) == 1
    output = ScreenOutput(isInteractive: isInteractive)
    Descriptor.secureStreams()
    Interruption.prepare()
  }

  var features: TerminalFeatures {
    let lines = output.size.lines
    return TerminalFeatures(
      width: width, height: output.isShown ? (lines > 0 ? lines : 24) : nil, isInteractive: isInteractive,
      showsColor: environment.showsColor(isTerminal: output.isShown))
  }

  private var width: Int {
    let columns = output.size.columns
    if columns > 0 { return columns }
    return environment.value(of: "COLUMNS").flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 80
  }

  /// Whether keys arrive one by one and the cursor can be moved.
  private var canEdit: Bool {
    guard isInteractive, output.isShown, let type = environment.value(of: "TERM") else { return false }
    return type != "dumb" && !type.isEmpty && editsLines()
  }

  func markQuestion(isOpen: Bool) {
    // A failure is reported by the next write.
    try? flush()
    output.markQuestion(isOpen: isOpen)
  }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    let line = canEdit ? try editedLine(atFirstKey) : try plainLine()
    output.endLine(line ?? "")
    return line
  }

  private func plainLine() throws(TerminalError) -> String? {
    if isInteractive {
      try flush()
      TerminalMode.enterLines()
    }
    defer { TerminalMode.takeBack() }
    while true {
      if !isInteractive, input.beginning.isUTF16 { throw .cannotRead(reason: "it is UTF-16, not UTF-8") }
      if let line = input.nextLine() { return told(line) }
      if isInteractive, input.isInterrupted {
        try output.send("\n")
        throw .interrupted
      }
      if input.isEndless { throw .cannotRead(reason: "it is a line that never ends") }
      // Flushing only when input runs out answers a program that waits for output, and does not slow one that does not.
      try flush()
      // After Ctrl-Z and resuming, the question is shown again; what was typed of the answer is lost.
      if isInteractive, Descriptor.wait(for: STDIN_FILENO, POLLIN) == .signal {
        TerminalMode.enterLines()
        try output.send(output.standing(columns: width))
        continue
      }
      do {
        let chunk = try Descriptor.receive(STDIN_FILENO, upTo: 1 << 16)
        if chunk.isEmpty { return input.lastLine().map(told) }
        input.add(chunk)
      } catch {
        throw .cannotRead(reason: error.description)
      }
    }
  }

  private func told(_ line: LineBuffer.Line) -> String {
    if line.isCut { report("That line is longer than \(LineBuffer.longest) bytes; the rest was left out.") }
    return line.text
  }

  /// Reads a line key by key. What was typed before the prompt appeared is discarded.
  private func editedLine(_ atFirstKey: () -> Void) throws(TerminalError) -> String? {
    try beginKeys()
    defer { TerminalMode.takeBack() }
    var columns = width
    var editor = LineEditor(recalling: lastLine)
    var view = LineView(prompt: output.prompt, columns: columns)
    var decoder = KeyDecoder()
    var isBegun = false
    while let keys = try nextKeys(&decoder) {
      // After a suspension only the line is drawn, where the cursor is; another width also redraws the question.
      if width != columns {
        // The terminal has reflowed what it shows, so the question is redrawn in its own place.
        try output.send(view.beginning(of: output.standing(columns: columns), editor, columns: width))
        try redraw(&view)
      }
      columns = width
      for key in keys {
        let outcome = editor.apply(key)
        switch outcome {
        case .editing:
          if !isBegun, !editor.letters.isEmpty {
            isBegun = true
            atFirstKey()
          }
          continue
        case .end: return nil
        case .done, .interrupt, .suspend: try output.send(view.leaving(editor, columns: width))
        }
        if case .done(let text) = outcome {
          if !text.isEmpty { lastLine = text }
          return text
        }
        if outcome == .interrupt { throw .interrupted }
        pause()
        try redraw(&view)
        columns = width
      }
      try output.send(view.drawing(editor, columns: width))
    }
    return nil
  }

  /// Enters raw mode and discards what was typed before, except for Ctrl-C.
  private func beginKeys() throws(TerminalError) {
    TerminalMode.enterKeys()
    while !isInterrupted, Descriptor.wait(for: STDIN_FILENO, POLLIN, milliseconds: 0) == .ready {
      guard let bytes = try? Descriptor.receive(STDIN_FILENO, upTo: 1 << 12), !bytes.isEmpty else { break }
      isInterrupted = bytes.contains(KeyDecoder.interrupt)
    }
    try flush()
    if isInterrupted { throw .interrupted }
  }

  /// The keys pressed next; empty if a signal arrived, `nil` if the terminal or its input is gone.
  private func nextKeys(_ decoder: inout KeyDecoder) throws(TerminalError) -> [Key]? {
    switch Descriptor.wait(for: STDIN_FILENO, POLLIN, milliseconds: decoder.patience ?? -1) {
    case .timeIsUp: return decoder.flush()
    case .signal:
      // While a window is being dragged, its width changes many times.
      while Descriptor.wait(for: STDIN_FILENO, POLLIN, milliseconds: 50) == .signal {}
      TerminalMode.enterKeys()
      return []
    case .ready: break
    }
    do throws(SystemError) {
      let bytes = try Descriptor.receive(STDIN_FILENO, upTo: 1 << 12)
      let keys = decoder.keys(bytes)
      isInterrupted = keys.contains(.interrupt)
      return bytes.isEmpty ? nil : keys
    } catch {
      if error.code == EIO { return nil }
      throw .cannotRead(reason: error.description)
    }
  }

  /// Redraws the question over what is there; the line is drawn after it.
  private func redraw(_ view: inout LineView) throws(TerminalError) {
    try output.send("\r\u{1B}[J\(output.standing(columns: width))")
    view = LineView(prompt: view.prompt, columns: width)
  }

  /// Suspends the program as Ctrl-Z does, and restores raw mode when it resumes.
  private func pause() {
    Interruption.suspend()
    TerminalMode.enterKeys()
  }

  func readKey() throws(TerminalError) -> Character? {
    guard canEdit else { return try firstOfLine() }
    try beginKeys()
    defer { TerminalMode.takeBack() }
    var decoder = KeyDecoder()
    while let keys = try nextKeys(&decoder) {
      for key in keys {
        switch key {
        case .letter(let letter):
          try output.send("\(letter)".printable + "\n")
          return letter
        case .enter, .interrupt:
          try output.send("\n")
          if key == .interrupt { throw .interrupted }
          return "\n"
        case .endOfInput: return nil
        case .suspend:
          pause()
          try output.send(output.standing(columns: width))
        case _: continue
        }
      }
    }
    return nil
  }

  func write(_ text: String) throws(TerminalError) {
    try output.write(output.isShown && wantsPlainSigns ? PlainSigns.of(text) : text)
  }

  func write(_ bytes: [UInt8]) throws(TerminalError) {
    try flush()
    try output.send(bytes)
  }

  func page(_ text: String) throws(TerminalError) {
    guard let pager = Pager(environment, for: text, features) else { return try write(text) }
    let text = wantsPlainSigns ? PlainSigns.of(text) : text
    try flush()
    if !pager.show(text) { try write(text) }
  }

  /// Reports a message before the arguments are available.
  static func reportWithoutArguments(_ message: String) {
    try? Descriptor.send(Array("\(message)\n".utf8), to: STDERR_FILENO)
  }

  func report(_ message: String) {
    // An output error is not lost: the next flush throws it.
    try? flush()
    // What is echoed in a message, even a path, can have any length.
    var line = message.printable(upTo: 2000)
    if isatty(STDERR_FILENO) == 1 {
      // Results may go elsewhere, so the width is that of standard error.
      let columns = ScreenOutput.size(of: STDERR_FILENO).columns
      line = Table.wrap(wantsPlainSigns ? PlainSigns.of(line) : line, width: columns > 0 ? columns : width)
        .joined(separator: "\n")
    }
    // If messages cannot be written, there is nobody left to tell.
    try? Descriptor.send(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }

  func flush() throws(TerminalError) { try output.flush() }
}
