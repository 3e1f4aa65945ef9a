/// What the log tells: the answers that stand, the oldest first.
public struct History: Sendable {
  /// Without those that were taken back.
  public let answers: [LogEntry]

  /// - Parameter logged: every answer of the log, in the order of its lines.
  public init(_ logged: [LogEntry]) {
    let standing = Self.withoutReplaced(logged)
    // By index, which copies no answer.
    let isInOrder = standing.indices.dropFirst().allSatisfy { standing[$0 - 1].time <= standing[$0].time }
    // Several processes may add to a log, and a learner may put two logs together.
    answers = isInOrder ? standing : standing.sorted { $0.time < $1.time }
  }

  /// What names an answer: nobody answers one question twice in the same millisecond.
  private struct Key: Hashable {
    let time: Timestamp
    let infinitive: String
    let tense: Tense
    let person: Person?
  }

  private static func withoutReplaced(_ logged: [LogEntry]) -> [LogEntry] {
    guard logged.contains(where: { $0.replaces != nil }) else { return logged }
    let replaced = Set(
      logged.compactMap { answer in
        answer.replaces.map { Key(time: $0, infinitive: answer.infinitive, tense: answer.tense, person: answer.person) }
      })
    return logged.filter { answer in
      !replaced.contains(
        Key(time: answer.time, infinitive: answer.infinitive, tense: answer.tense, person: answer.person))
    }
  }
}
