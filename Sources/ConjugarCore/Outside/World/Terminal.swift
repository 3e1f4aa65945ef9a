/// Where the learner reads and writes.
public protocol Terminal {
  /// What it can do.
  var features: TerminalFeatures { get }

  /// The next line of input without its line end, or `nil` if there are no more; first shows what was written. If keys
  /// come one by one, it reports the first key of the line.
  ///
  /// - Throws: `TerminalError` if the input cannot be read, or the output before it cannot be written.
  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String?

  /// The next key that is pressed, `\n` for return, or `nil` when there is no more input or its end was pressed.
  func readKey() throws(TerminalError) -> Character?

  /// Writes results: text as it is, line ends included. It may be shown only when a line is read or at the end.
  ///
  /// - Throws: `TerminalError` if it cannot be written, or nobody is reading anymore.
  func write(_ text: String) throws(TerminalError)

  /// Writes a text to be read: one that is longer than the screen page by page.
  func page(_ text: String) throws(TerminalError)

  /// Writes results that are bytes already, UTF-8 in whole letters; for output by the megabyte.
  func write(_ bytes: [UInt8]) throws(TerminalError)

  /// Writes a message of one line beside the results (standard error); what would steer a terminal is made visible.
  func report(_ message: String)

  /// Shows what was written so far.
  func flush() throws(TerminalError)

  /// Marks where a question begins, which may take several lines to answer, or that it is over: when the screen has to
  /// be drawn again, after a pause or at another width, that is what was written since then.
  func markQuestion(isOpen: Bool)
}

extension Terminal {
  /// The next line, whenever its first key is pressed.
  public func readLine() throws(TerminalError) -> String? { try readLine {} }

  /// Where there is no faster way, bytes are written as the text that they are.
  public func write(_ bytes: [UInt8]) throws(TerminalError) { try write(String(decoding: bytes, as: UTF8.self)) }

  /// Where keys cannot be had one by one: the first letter of a line.
  public func readKey() throws(TerminalError) -> Character? { try firstOfLine() }

  /// The first letter of a line, `\n` of one that has none.
  package func firstOfLine() throws(TerminalError) -> Character? {
    try readLine().map { $0.first { !$0.isWhitespace } ?? "\n" }
  }

  /// Where nothing is drawn again, nobody has to know.
  public func markQuestion(isOpen: Bool) {}

  /// Where there are no pages, a text is written as it is.
  public func page(_ text: String) throws(TerminalError) { try write(text) }

  package func writeLine(_ line: String = "") throws(TerminalError) { try write(line + "\n") }
}

/// What a terminal can do.
public struct TerminalFeatures: Equatable, Sendable {
  package var width: Int
  /// Lines of the screen; `nil` where the output is no terminal.
  package var height: Int?
  /// Whether a person types the input, so that what is typed is seen already.
  package var isInteractive: Bool
  package var showsColor: Bool

  /// Features: columns; lines, `nil` if there is no screen; whether a person types; whether color is welcome.
  public init(width: Int = 80, height: Int? = nil, isInteractive: Bool = false, showsColor: Bool = false) {
    (self.width, self.height, self.isInteractive, self.showsColor) = (width, height, isInteractive, showsColor)
  }
}

/// What can go wrong between the program and its reader.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The reader of the output has left (`| head`), which is no reason to complain.
  case closed
  /// Ctrl-C was pressed while waiting for a line or a key.
  case interrupted
  case cannotRead(reason: String)
  case cannotWrite(reason: String)

  /// The sentence shown to a person.
  public var description: String {
    switch self {
    case .closed: "nobody reads the output anymore"
    case .interrupted: "interrupted"
    case .cannotRead(let reason): "cannot read the input: \(reason)"
    case .cannotWrite(let reason): "cannot write the output: \(reason)"
    }
  }
}
