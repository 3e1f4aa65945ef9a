import ConjugarCore

/// A terminal that holds back what is written until its length is known.
final class PagedTerminal: Terminal {
  private let terminal: any Terminal
  private var text = ""
  private var messages: [String] = []

  init(_ terminal: any Terminal) { self.terminal = terminal }

  var features: TerminalFeatures { terminal.features }

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

  /// Shows what was written, through a pager if it is longer than the screen, and then the messages.
  func flush() throws(TerminalError) {
    let text = text
    self.text = ""
    try terminal.page(text)
    try terminal.flush()
    for message in messages { terminal.report(message) }
    messages = []
  }
}
