/// A terminal with scripted input and recorded output, for tests.
public final class ScriptedTerminal: Terminal {
  /// What the terminal can show.
  public package(set) var features: TerminalFeatures
  /// The lines that have not been read yet; input ends after them.
  package private(set) var input: [String]
  /// All results so far.
  public private(set) var output = ""
  /// All messages so far.
  public private(set) var messages: [String] = []
  /// Results, messages and typed lines, in the order in which a person would see them.
  package private(set) var transcript = ""
  /// If set, every further write fails with it: a full disk, a reader who has left.
  package var fault: TerminalError?

  /// The lines that will be typed, in order, and what the terminal can show.
  public init(_ input: [String] = [], features: TerminalFeatures = TerminalFeatures()) {
    (self.input, self.features) = (input, features)
  }

  public func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    try flush()
    guard !input.isEmpty else { return nil }
    let line = input.removeFirst()
    transcript += line + "\n"
    return line
  }

  public func write(_ text: String) throws(TerminalError) {
    try flush()
    output += text
    transcript += text
  }

  public func report(_ message: String) {
    messages.append(message.printable)
    transcript += message.printable + "\n"
  }

  /// Throws the fault, if one is set.
  public func flush() throws(TerminalError) { if let fault { throw fault } }
}
