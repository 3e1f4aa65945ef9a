@testable import ConjugarCore

extension LexiconEntry {
  /// Reads a line that stands by itself.
  init(_ line: String) throws {
    self = try line.utf8.withSlice { line in try LexiconEntry(line) }
  }
}
