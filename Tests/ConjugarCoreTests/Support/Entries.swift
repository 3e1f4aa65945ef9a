import Testing

@testable import ConjugarCore

extension LexiconEntry {
  /// Reads a line that stands by itself.
  init(_ line: String) throws { self = try #require(line.utf8.withSlice { LexiconEntry($0) }, "\(line)") }

  init(_ line: LexiconLine) throws { self = try #require(line.withNotation { LexiconEntry($0) }, "\(line.name)") }
}
