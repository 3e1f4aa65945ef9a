/// A terminal whose input is written beforehand and whose output is remembered, for tests.
public final class ScriptedTerminal: Terminal {
  public let features: TerminalFeatures
  /// The lines that were not read yet; input ends after them.
  public private(set) var input: [String]
  /// All results so far.
  public private(set) var output = ""
  /// All messages so far.
  public private(set) var messages: [String] = []
  /// Results and messages and what was typed, in the order in which a person would see them.
  public private(set) var transcript = ""
  /// If set, every further write fails with it: a full disk, a reader who left.
  package var fault: TerminalError?

  public init(_ input: [String] = [], features: TerminalFeatures = TerminalFeatures()) {
    self.input = input
    self.features = features
  }

  public func readLine() throws(TerminalError) -> String? {
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

  public func write(_ bytes: UnsafeRawBufferPointer) throws(TerminalError) {
    try write(String(decoding: bytes, as: UTF8.self))
  }

  public func report(_ message: String) {
    messages.append(message.printable)
    transcript += message.printable + "\n"
  }

  public func flush() throws(TerminalError) {
    if let fault { throw fault }
  }
}
