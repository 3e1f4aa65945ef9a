/// The terminal where the learner reads and writes.
public protocol Terminal {
  /// What the terminal can do.
  var features: TerminalFeatures { get }

  /// The next line of input without its line ending, or `nil` if there are no more; first shows what was written. If
  /// keys arrive one by one, it reports the first key of the line.
  ///
  /// - Throws: `TerminalError` if the input cannot be read, or the output before it cannot be written.
  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String?

  /// The next key pressed, `\n` for return, or `nil` if there is no more input or the key that ends it was pressed.
  func readKey() throws(TerminalError) -> Character?

  /// Writes results: text as it is, line endings included. It may be shown only when a line is read or at the end.
  ///
  /// - Throws: `TerminalError` if it cannot be written, or nobody is reading anymore.
  func write(_ text: String) throws(TerminalError)

  /// Writes a text to be read, page by page if it is longer than the screen.
  func page(_ text: String) throws(TerminalError)

  /// Writes results that are already bytes, UTF-8 in whole characters; for output by the megabyte.
  func write(_ bytes: [UInt8]) throws(TerminalError)

  /// Writes a one-line message apart from the results (to standard error); terminal controls are made visible.
  func report(_ message: String)

  /// Shows what has been written so far.
  func flush() throws(TerminalError)

  /// Marks the beginning of a question, which may take several lines to answer, or its end: if the screen has to be
  /// redrawn, after a pause or at another width, what was written since then is drawn again.
  func markQuestion(isOpen: Bool)
}

extension Terminal {
  /// The next line, without a report of its first key.
  public func readLine() throws(TerminalError) -> String? { try readLine {} }

  /// Writes bytes as the text that they encode, where there is no faster way.
  public func write(_ bytes: [UInt8]) throws(TerminalError) { try write(String(decoding: bytes, as: UTF8.self)) }

  /// The first letter of a line, where keys cannot be read one by one.
  public func readKey() throws(TerminalError) -> Character? { try firstOfLine() }

  /// The first letter of a line, or `\n` for a line without any.
  package func firstOfLine() throws(TerminalError) -> Character? {
    try readLine().map { $0.first { !$0.isWhitespace } ?? "\n" }
  }

  /// Does nothing, where nothing is ever redrawn.
  public func markQuestion(isOpen: Bool) {}

  /// Writes a text as it is, where there are no pages.
  public func page(_ text: String) throws(TerminalError) { try write(text) }

  package func writeLine(_ line: String = "") throws(TerminalError) { try write(line + "\n") }
}

/// What a terminal can do.
public struct TerminalFeatures: Equatable, Sendable {
  package var width: Int
  /// The number of lines on the screen; `nil` if the output is not a terminal.
  package var height: Int?
  /// Whether a person types the input, so that it is already visible.
  package var isInteractive: Bool
  package var showsColor: Bool

  /// Features: columns; lines, `nil` if there is no screen; whether a person types; whether color is welcome.
  public init(width: Int = 80, height: Int? = nil, isInteractive: Bool = false, showsColor: Bool = false) {
    (self.width, self.height, self.isInteractive, self.showsColor) = (width, height, isInteractive, showsColor)
  }
}

/// What can go wrong between the program and its reader.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The reader of the output has left (`| head`), which is not an error to report.
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
