/// How fast right answers come, and whether they come faster than before.
package struct Fluency: Sendable, Equatable {
  package let answers: Int
  package let before: Int
  package let now: Int

  static let fewest = 10

  /// - Parameter times: response times in milliseconds, oldest first.
  /// - Returns: `nil` if there are too few.
  init?(_ times: [Int]) {
    guard times.count >= Self.fewest else { return nil }
    answers = times.count
    before = Self.median(times.prefix(times.count / 2))
    now = Self.median(times.suffix(times.count / 2))
  }

  /// The middle one; of an even number, the lower of the two in the middle.
  private static func median(_ times: ArraySlice<Int>) -> Int { times.sorted()[(times.count - 1) / 2] }
}

/// A learner's fluency, by what was asked.
package struct FluencyReport: Sendable {
  /// Whether the times end at the first keystroke; if there are too few such times, they are those of whole answers.
  package let isToFirstKey: Bool
  /// `nil` if there are too few answers.
  package let all: Fluency?
  /// In the order of every output, only where there are enough answers; `kinds` likewise.
  package let tenses: [(subject: Tense, fluency: Fluency)]
  package let kinds: [(subject: Irregularity, fluency: Fluency)]

  init(_ count: ProgressCount) {
    // The two are never mixed: starting to time the first keystroke does not make a learner faster.
    let isToFirstKey = count.paced.count { $0.time.isToFirstKey } >= Fluency.fewest
    let paced = count.paced.filter { $0.time.isToFirstKey == isToFirstKey }
    func fluencies<Subject: Hashable>(
      _ subjects: [Subject], of cell: (ProgressCount.CountedCell) -> [Subject]
    ) -> [(subject: Subject, fluency: Fluency)] {
      let all = paced.flatMap { one in cell(count.cells[one.cell]).map { (subject: $0, time: one.time.milliseconds) } }
      let times = Dictionary(grouping: all) { $0.subject }.mapValues { $0.map(\.time) }
      return subjects.compactMap { subject in Fluency(times[subject] ?? []).map { (subject, $0) } }
    }
    self.isToFirstKey = isToFirstKey
    all = Fluency(paced.map(\.time.milliseconds))
    tenses = fluencies(Tense.allCases) { [$0.slot.tense] }
    kinds = fluencies(Irregularity.kinds) { $0.kinds }
  }
}

struct AnswerTime: Hashable, Sendable {
  let milliseconds: Int
  let isToFirstKey: Bool

  /// - Returns: `nil` if the time is unknown.
  init?(_ answer: LogEntry) {
    isToFirstKey = answer.firstKeyMilliseconds != nil
    milliseconds = answer.firstKeyMilliseconds.map { max(1, $0) } ?? answer.milliseconds
    if milliseconds == 0 { return nil }
  }
}
