import ConjugarCore

/// Progress for programs, in long form: a row for each number of answers.
struct StatsRecords {
  private static let columns = [
    "section", "key", "answers", "correct", "accentSlips", "wrong", "skipped", "accuracy", "returns", "kept",
    "retention", "days", "milliseconds", "earlierMilliseconds",
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
    for (key, fluency) in fluency { try records.write(Self.cells(fluencySection, key, fluency)) }
    for (level, known) in levels { try records.write(Self.cells("level", level, ["retention": Int(known * 100)])) }
    for error in progress.errors { try records.write(Self.cells("error", error.kind, ["answers": error.count])) }
    for (day, answers) in zip(days.range, days.answers) where answers > 0 {
      try records.write(Self.cells("day", YearChart.date(ofDay: day), ["answers": answers]))
    }
    if !progress.isEmpty {
      try records.write(Self.cells("streak", "current", ["days": days.streak]))
      try records.write(Self.cells("streak", "longest", ["days": days.longestStreak]))
    }
    try records.finish()
  }

  /// Sections with what they have, in the order of the table.
  private var sections: [(name: String, rows: [(key: String, tally: Tally)])] {
    let weeks = zip(mondays, progress.weeks).map { (key: YearChart.date(ofDay: $0), tally: $1) }
    return [
      ("all", progress.isEmpty ? [] : [("all", progress.all)]),
      ("tense", progress.tenses.map { ($0.subject.id, $0.tally) }),
      ("person", progress.persons.map { (Person.id(of: $0.subject), $0.tally) }),
      ("cell", progress.cells.map { ("\($0.subject)", $0.tally) }),
      ("kind", progress.kinds.map { ($0.subject.id, $0.tally) }),
      ("verb", progress.verbs.map { ($0.subject, $0.tally) }),
      ("weakest", progress.weakest.map { ("\($0.subject.kind.id) \($0.subject.tense.id)", $0.tally) }),
      ("week", weeks.filter { $0.tally.answers > 0 }),
    ]
  }

  private var mondays: [Int] { Array(stride(from: days.range.lowerBound, to: days.range.upperBound, by: 7)) }
  private var days: ProgressDays { progress.days }

  /// What is known of each level, in its retention: nothing else of it is counted in answers.
  private var levels: [(name: String, known: Double)] {
    guard let review else { return [] }
    return review.levels.map { ($0.level.rawValue, $0.known) } + [("speech", review.commandOfSpeech)]
  }

  private var fluencySection: String { progress.fluency.isToFirstKey ? "first-key" : "answer-time" }

  private var fluency: [(key: String, fluency: Fluency)] {
    let report = progress.fluency
    return (report.all.map { [("all", $0)] } ?? []) + report.tenses.map { ($0.subject.id, $0.fluency) }
      + report.kinds.map { ($0.subject.id, $0.fluency) }
  }

  private static func cells(_ section: String, _ key: String, _ tally: Tally) -> [Field] {
    cells(
      section, key,
      [
        "answers": tally.answers, "correct": tally.correct, "accentSlips": tally.accentSlips, "wrong": tally.wrong,
        "skipped": tally.skipped, "accuracy": tally.accuracy, "returns": tally.returns, "kept": tally.kept,
        "retention": tally.retention,
      ])
  }

  private static func cells(_ section: String, _ key: String, _ fluency: Fluency) -> [Field] {
    cells(
      section, key,
      ["answers": fluency.answers, "milliseconds": fluency.now, "earlierMilliseconds": fluency.before])
  }

  /// A row by the names of its columns; what is not given is unknown.
  private static func cells(_ section: String, _ key: String, _ numbers: [String: Int?]) -> [Field] {
    [.text(section), .text(key)] + columns.dropFirst(2).map { .number(numbers[$0] ?? nil) }
  }
}
