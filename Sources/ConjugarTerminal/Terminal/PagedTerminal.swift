import ConjugarCore

/// A terminal that holds what is written until it is known how long it is.
final class PagedTerminal: Terminal {
  private let terminal: any Terminal
  private var text = ""
  private var messages: [String] = []

  init(_ terminal: any Terminal) { self.terminal = terminal }

  var features: TerminalFeatures { terminal.features }

  /// Shows it: through a pager if it is longer than the screen.
  func show() throws(TerminalError) { try show { text throws(TerminalError) in try terminal.page(text) } }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    try flush()
    return try terminal.readLine(atFirstKey: atFirstKey)
  }

  func readKey() throws(TerminalError) -> Character? {
    try flush()
    return try terminal.readKey()
  }

  func write(_ text: String) { self.text += text }

  func report(_ message: String) { messages.append(message) }

  func flush() throws(TerminalError) {
    try show { text throws(TerminalError) in
      try terminal.write(text)
      try terminal.flush()
    }
  }

  private func show(_ body: (String) throws(TerminalError) -> Void) throws(TerminalError) {
    defer { text = "" }
    try body(text)
    for message in messages { terminal.report(message) }
    messages = []
  }
}
