import ConjugarCore
import Testing

/// Answers as a test writes them down: `day 3, tener preterite 3p, wrong`.
struct Answers {
  private(set) var list: [LogEntry] = []

  /// Adds an answer at noon of a day, a second after the one before.
  ///
  /// - Parameter cell: verb, tense and person: `tener preterite 3p`, `ir gerund -`.
  mutating func add(
    _ day: Int, _ cell: String, _ result: Verdict.Result, _ kind: String? = nil, _ mode: LogEntry.Mode = .quiz,
    _ direction: String? = nil
  ) throws {
    let words = cell.split(separator: " ")
    try #require(words.count == 3)
    var entry = LogEntry(
      String(words[0]), try Slot.named(words[1], words[2]), result, at: Self.moment(day, second: list.count), mode: mode
    )
    (entry.answer, entry.kind, entry.rare.direction) = ("x", kind, direction)
    (entry.milliseconds, entry.version) = (900, "1.0.0")
    list.append(entry)
  }

  static func moment(_ day: Int, second: Int = 0) -> Timestamp {
    Timestamp(milliseconds: Int64(day) * 86_400_000 + 43_200_000 + Int64(second) * 1000)
  }

  /// What they tell on a day, in UTC.
  func progress(on day: Int, _ scope: ProgressScope = ProgressScope()) -> Progress {
    Progress(History(list), scope, now: Self.moment(day))
  }
}
