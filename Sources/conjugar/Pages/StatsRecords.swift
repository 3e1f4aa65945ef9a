import ConjugarCore

/// Progress for programs, in long form: a row for each number of answers.
struct StatsRecords {
  private static let columns = [
    "section", "key", "answers", "correct", "accentSlips", "wrong", "skipped", "accuracy", "returns", "kept",
    "retention", "days",
  ]

  let progress: Progress
  let review: Review?

  init(_ progress: Progress, _ review: Review?) {
    self.progress = progress
    self.review = review
  }

  func write(_ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    var records = try Records(format, Self.columns, to: terminal)
    for section in sections {
      for row in section.rows { try records.write(Self.cells(section.name, row.key, row.tally)) }
    }
    for level in review?.levels ?? [] { try records.write(Self.cells("level", level.level.rawValue, level.known)) }
    if let review { try records.write(Self.cells("level", "speech", review.commandOfSpeech)) }
    for error in progress.errors { try records.write(Self.cells("error", error.kind, answers: error.count)) }
    for (day, answers) in zip(days.range, days.answers) where answers > 0 {
      try records.write(Self.cells("day", YearChart.date(ofDay: day), answers: answers))
    }
    if !progress.isEmpty {
      try records.write(Self.cells("streak", "current", days: days.streak))
      try records.write(Self.cells("streak", "longest", days: days.longestStreak))
    }
    try records.finish()
  }

  /// Sections with what they have, in the order of the table.
  private var sections: [(name: String, rows: [(key: String, tally: Tally)])] {
    let weeks = zip(mondays, progress.weeks).map { (key: YearChart.date(ofDay: $0), tally: $1) }
    return [
      ("all", progress.isEmpty ? [] : [("all", progress.all)]),
      ("tense", progress.tenses.map { ($0.subject.id, $0.tally) }),
      ("person", progress.persons.map { ($0.subject?.id ?? "-", $0.tally) }),
      ("cell", progress.cells.map { ("\($0.subject)", $0.tally) }),
      ("kind", progress.kinds.map { ($0.subject.id, $0.tally) }),
      ("verb", progress.verbs.map { ($0.subject, $0.tally) }),
      ("weakest", progress.weakest.map { ("\($0.subject.kind.id) \($0.subject.tense.id)", $0.tally) }),
      ("week", weeks.filter { $0.tally.answers > 0 }),
    ]
  }

  private var mondays: [Int] { Array(stride(from: days.range.lowerBound, to: days.range.upperBound, by: 7)) }
  private var days: ProgressDays { progress.days }

  private static func cells(_ section: String, _ key: String, _ tally: Tally) -> [Field] {
    [
      .text(section), .text(key), .number(tally.answers), .number(tally.correct), .number(tally.accentSlips),
      .number(tally.wrong), .number(tally.skipped), .number(tally.accuracy), .number(tally.returns),
      .number(tally.kept), .number(tally.retention), .none,
    ]
  }

  /// What is known of a level, in its retention: nothing else of it is counted in answers.
  private static func cells(_ section: String, _ key: String, _ known: Double) -> [Field] {
    [.text(section), .text(key)] + [Field](repeating: .none, count: columns.count - 4) + [
      .number(Int(known * 100)), .none,
    ]
  }

  /// A row of which only a count is known.
  private static func cells(_ section: String, _ key: String, answers: Int? = nil, days: Int? = nil) -> [Field] {
    let unknown = [Field](repeating: .none, count: columns.count - 4)
    return [.text(section), .text(key), .number(answers)] + unknown + [.number(days)]
  }
}
