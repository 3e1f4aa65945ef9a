/// Lines that are only ever added.
public protocol Journal {
  /// Where the lines are kept, for a person to read.
  var location: String { get }

  /// Adds a line; when this returns it is kept.
  ///
  /// - Parameter line: without line end.
  /// - Throws: `StorageError` if it could not be kept.
  func append(_ line: String) throws(StorageError)

  /// Hands over every line, the oldest first; empty ones are left out.
  ///
  /// - Parameter body: given a line.
  func forEachLine(_ body: (JournalLine) -> Void) throws(StorageError)

  /// The same of the other learners of the machine, where they have kept anything.
  func ofOthers() throws(StorageError) -> [any Journal]
}

/// A line of a journal and where it stands.
public struct JournalLine {
  /// Without the line's end.
  public let bytes: ArraySlice<UInt8>
  /// The file, for a person to read; a journal may have several.
  public let file: String
  /// Counted from 1.
  public let number: Int

  /// - Parameters:
  ///   - bytes: without the line’s end.
  ///   - file: where the line stands, for a person to read.
  ///   - number: counted from 1.
  public init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
    self.bytes = bytes
    self.file = file
    self.number = number
  }
}

extension Journal {
  /// None: nobody else is known.
  public func ofOthers() throws(StorageError) -> [any Journal] { [] }

  /// All lines, the oldest first.
  public func lines() throws(StorageError) -> [String] {
    var lines: [String] = []
    try forEachLine { lines.append(String(decoding: $0.bytes, as: UTF8.self)) }
    return lines
  }
}

/// Lines in memory.
public final class MemoryJournal: Journal {
  /// `memory`
  public let location = "memory"
  private var kept: [String]

  /// - Parameter lines: what it has from the beginning.
  public init(_ lines: [String] = []) { kept = lines }

  /// Adds a line.
  public func append(_ line: String) { kept.append(line) }

  /// Hands over every line, the oldest first.
  public func forEachLine(_ body: (JournalLine) -> Void) {
    for (index, line) in kept.enumerated() where !line.isEmpty {
      body(JournalLine(Array(line.utf8)[...], file: location, number: index + 1))
    }
  }
}
