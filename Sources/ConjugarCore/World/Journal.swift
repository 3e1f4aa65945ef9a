/// Lines that are only ever added.
public protocol Journal {
  /// Where the lines are kept, for a person to read.
  var place: String { get }

  /// Adds a line; when this returns it is kept.
  ///
  /// - Parameter line: without line end.
  /// - Throws: `StorageError` if it could not be kept.
  func append(_ line: String) throws(StorageError)

  /// Hands over every whole line, the oldest first; empty ones are left out.
  ///
  /// - Parameter body: given the bytes of a line without its end, which are gone when it returns.
  func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(StorageError)
}

extension Journal {
  /// All whole lines, the oldest first.
  public func lines() throws(StorageError) -> [String] {
    var lines: [String] = []
    try forEachLine { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  /// The answers that the lines tell of; a line that is no answer (damaged, or of a later version) is passed over.
  public func history() throws(StorageError) -> History {
    var answers: [LogEntry] = []
    try forEachLine { line in
      if let answer = LogEntry(line: line) { answers.append(answer) }
    }
    return History(answers)
  }
}

/// Lines in memory.
public final class MemoryJournal: Journal {
  public let place = "memory"
  private var kept: [String]

  public init(_ lines: [String] = []) { kept = lines }

  public func append(_ line: String) { kept.append(line) }

  public func forEachLine(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    for var line in kept { line.withUTF8(body) }
  }
}
