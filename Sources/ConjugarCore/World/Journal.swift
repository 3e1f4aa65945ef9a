/// Lines that are only ever added.
public protocol Journal {
  /// Where the lines are kept, for a person to read.
  var place: String { get }

  /// Adds a line; when this returns it is kept.
  ///
  /// - Parameter line: without line end.
  /// - Throws: `StorageError` if it could not be kept.
  func append(_ line: String) throws(StorageError)

  /// All whole lines, the oldest first.
  func lines() throws(StorageError) -> [String]
}

/// Lines in memory.
public final class MemoryJournal: Journal {
  public let place = "memory"
  private var kept: [String]

  public init(_ lines: [String] = []) { kept = lines }

  public func append(_ line: String) { kept.append(line) }

  public func lines() -> [String] { kept }
}
