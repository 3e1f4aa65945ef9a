@testable import ConjugarCore

extension LexiconEntry {
  /// Reads a line that stands by itself.
  init(_ line: String) throws {
    var line = line
    self = try line.withUTF8 { try LexiconEntry(LexiconField($0[...])) }
  }
}
