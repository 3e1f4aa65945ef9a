import ConjugarCore

extension KeptLines {
  /// The answers that stand, with all that was kept of them, in the order of their lines.
  func standing() throws -> [LogEntry] {
    let lines = try lines().compactMap { LogLine($0.utf8) }
    let retracted = lines.compactMap { line in
      if case .retraction(let id) = line { id } else { nil }
    }
    return lines.compactMap { line in
      if case .answer(let answer) = line, !retracted.contains(answer.id ?? "") { answer } else { nil }
    }
  }
}
