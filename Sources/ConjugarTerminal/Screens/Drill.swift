import ConjugarCore

/// What to practice, and the line that does it.
struct Drill {
  /// As a shell takes it.
  let line: String

  /// So many are enough to begin with.
  static let most = 5

  init(_ weak: IrregularityInTense) {
    line = "conjugar quiz --pattern \(Self.quoted(weak.kind.id)) --tense \(weak.tense.id)"
  }

  /// The line that drills all that is weak.
  static let all = "conjugar quiz --weak"

  /// A line for the shell; where it does not fit it breaks so that it can still be copied.
  static func broken(_ line: String, width: Int) -> [String] {
    let lines = Table.wrap(line, width: line.displayWidth > width ? width - 2 : width)
    return lines.enumerated().map { $0 < lines.count - 1 ? "\($1) \\" : $1 }
  }

  /// To a shell `>` would be a file to write to.
  static func quoted(_ word: String) -> String { word.contains(">") ? "'\(word)'" : word }
}

extension Drill {
  /// The line that explains the right form of an answer.
  static func explanation(of answer: LogEntry) -> String {
    (["conjugar explain \(answer.infinitive) \(answer.tense.id)"] + (answer.person.map { [$0.id] } ?? []))
      .joined(separator: " ")
  }
}
