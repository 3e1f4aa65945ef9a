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
