/// Lines that are only ever added.
public protocol KeptLines {
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
  func forEachLine(_ body: (KeptLine) -> Void) throws(StorageError)

  /// The same of the other learners of the machine, where they have kept anything.
  func ofOthers() throws(StorageError) -> [any KeptLines]
}

/// A kept line and where it stands.
public struct KeptLine {
  /// Without the line's end.
  public let bytes: ArraySlice<UInt8>
  /// The file, for a person to read; lines may stand in several.
  package let file: String
  /// Counted from 1.
  package let number: Int

  /// - Parameters:
  ///   - bytes: without the line’s end.
  ///   - file: where the line stands, for a person to read.
  ///   - number: counted from 1.
  public init(_ bytes: ArraySlice<UInt8>, file: String, number: Int) {
    self.bytes = bytes
    self.file = file
    self.number = number
  }

  /// The line as text; what is not UTF-8 is U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension KeptLines {
  /// None: nobody else is known.
  public func ofOthers() throws(StorageError) -> [any KeptLines] { [] }

  /// All lines, the oldest first.
  public func lines() throws(StorageError) -> [String] {
    var lines: [String] = []
    try forEachLine { lines.append($0.text) }
    return lines
  }
}

/// Lines in memory.
public final class MemoryLines: KeptLines {
  /// `memory`
  public let location = "memory"
  private var kept: [String]

  /// - Parameter lines: what it has from the beginning.
  public init(_ lines: [String] = []) { kept = lines }

  /// Adds a line.
  public func append(_ line: String) { kept.append(line) }

  /// Hands over every line, the oldest first.
  public func forEachLine(_ body: (KeptLine) -> Void) {
    for (index, line) in kept.enumerated() where !line.isEmpty {
      body(KeptLine(Array(line.utf8)[...], file: location, number: index + 1))
    }
  }
}
