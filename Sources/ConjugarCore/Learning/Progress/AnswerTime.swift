/// How long an answer took.
struct AnswerTime: Hashable, Sendable {
  let milliseconds: Int
  /// Whether it ends at the first key of the answer, not at its end.
  let isToFirstKey: Bool

  /// - Returns: `nil` if nobody knows.
  init?(_ answer: LogEntry) {
    isToFirstKey = answer.firstKeyMilliseconds != nil
    milliseconds = answer.firstKeyMilliseconds.map { max(1, $0) } ?? answer.milliseconds
    if milliseconds == 0 { return nil }
  }
}
