import ConjugarCore

/// The program that shows a long text page by page.
struct Pager {
  let command: String

  /// Exits at once if the text is short after all, passes colors through, and leaves the text on the screen.
  private static let usual = "LESSCHARSET=${LESSCHARSET:-utf-8} less -FRX"

  /// Returns `nil` if the text fits on the screen, or if no pager is wanted or possible.
  init?(_ environment: any ProcessEnvironment, for text: String, _ features: TerminalFeatures) {
    guard let height = features.height, environment.value(of: "TERM").map({ $0 != "dumb" }) ?? false else { return nil }
    let command = environment.value(of: "PAGER") ?? Self.usual
    guard !command.allSatisfy(\.isWhitespace), text.endedRows(columns: features.width) >= height else { return nil }
    self.command = command
  }

  private static let running = HandlerValue<pid_t>()

  /// Ends the running pager, from a signal handler too: without us it would compete with the shell for keys.
  static func end() { if let process = running.value { kill(process, SIGTERM) } }

  func show(_ text: String) -> Bool {
    // The pager changes the terminal mode; a signal that ends us must leave it as we found it.
    TerminalMode.remember()
    defer { TerminalMode.takeBack() }
    var status: Int32?
    Interruption.ignoringCtrlC {
      status = try? Subprocess.feed(Array(text.utf8), to: ["/bin/sh", "-c", command]) { Self.running.value = $0 }
    }
    Self.running.value = nil
    // A shell exits with 127 for a command that it cannot find.
    return status.map { $0 != 127 } ?? false
  }
}
