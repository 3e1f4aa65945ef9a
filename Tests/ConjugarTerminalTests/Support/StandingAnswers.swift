import ConjugarCore

extension Journal {
  /// The answers that stand, with all that was kept of them, in the order of their lines.
  func standing() throws -> [LogEntry] {
    let lines = try lines()
    let retracted = Set(lines.compactMap { Retraction(line: $0)?.retracts })
    return lines.compactMap { LogEntry(line: $0) }.filter { $0.id.map { !retracted.contains($0) } ?? true }
  }
}
