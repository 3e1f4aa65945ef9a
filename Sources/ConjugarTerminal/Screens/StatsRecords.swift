import ConjugarCore

/// Progress for programs, in long form: a row for each number of answers.
struct StatsRecords {
  /// What is known of a key, by the names of the columns.
  typealias Numbers = [String: Int?]
  typealias Row = (section: String, key: String, numbers: Numbers)

  static let columns: [Member<Row>] =
    [Member("section") { $0.section }, Member("key") { $0.key }]
    + [
      "answers", "correct", "accentSlips", "wrong", "skipped", "accuracy", "returns", "kept", "retention", "days",
      "milliseconds", "earlierMilliseconds", "share", "margin",
    ].map { name in Member(name) { $0.numbers[name] ?? nil } }

  let progress: Progress
  let review: Review?
  var rows: [Row] { sections.flatMap { section in section.rows.map { (section.name, $0.key, $0.numbers) } } }

  private var sections: [(name: String, rows: [(key: String, numbers: Numbers)])] {
    let (days, fluency) = (progress.days, progress.fluency)
    let weeks = zip(stride(from: days.range.lowerBound, to: .max, by: 7), progress.weeks).filter { $1.answers > 0 }
    let dated = zip(days.range, days.answers).filter { $1 > 0 }
    let streaks = progress.isEmpty ? [] : [("current", days.streak), ("longest", days.longestStreak)]
    let times =
      (fluency.all.map { [("all", $0)] } ?? []) + fluency.tenses.map { ($0.subject.id, $0.fluency) }
      + fluency.kinds.map { ($0.subject.id, $0.fluency) }
    let levels = review?.levels ?? []
    let claimed = Level.allCases.map { level in (level.rawValue, levels.first { $0.level == level }?.claim) }
    let claims = review.map { [("all", $0.claim)] + claimed } ?? []
    return [
      ("all", progress.isEmpty ? [] : [("all", Self.numbers(progress.all))]),
      ("tense", progress.tenses.map { ($0.subject.id, Self.numbers($0.tally)) }),
      ("person", progress.persons.map { (Person.id(of: $0.subject), Self.numbers($0.tally)) }),
      ("cell", progress.cells.map { ("\($0.subject)", Self.numbers($0.tally)) }),
      ("kind", progress.kinds.map { ($0.subject.id, Self.numbers($0.tally)) }),
      ("verb", progress.verbs.map { ($0.subject, Self.numbers($0.tally)) }),
      ("weakest", progress.weakest.map { ("\($0.subject.kind.id) \($0.subject.tense.id)", Self.numbers($0.tally)) }),
      ("week", weeks.map { (YearChart.date(ofDay: $0), Self.numbers($1)) }),
      (
        fluency.isToFirstKey ? "first-key" : "answer-time",
        times.map { ($0, ["answers": $1.answers, "milliseconds": $1.now, "earlierMilliseconds": $1.before]) }
      ), ("claim", claims.map { ($0, ["share": $1?.share, "margin": $1?.margin]) }),
      ("error", progress.errors.map { ($0.kind, ["answers": $0.count]) }),
      ("day", dated.map { (YearChart.date(ofDay: $0), ["answers": $1]) }),
      ("streak", streaks.map { ($0, ["days": $1]) }),
    ]
  }

  private static func numbers(_ tally: Tally) -> Numbers {
    [
      "answers": tally.answers, "correct": tally.correct, "accentSlips": tally.accentSlips, "wrong": tally.wrong,
      "skipped": tally.skipped, "accuracy": tally.accuracy, "returns": tally.returns, "kept": tally.kept,
      "retention": tally.retention,
    ]
  }
}
