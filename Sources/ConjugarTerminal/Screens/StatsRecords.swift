import ConjugarCore

/// Progress for programs, in long form: a row for each number of answers.
struct StatsRecords {
  static let columns = [
    "section", "key", "answers", "correct", "accentSlips", "wrong", "skipped", "accuracy", "returns", "kept",
    "retention", "days", "milliseconds", "earlierMilliseconds", "share",
    "margin",
  ]

  let progress: Progress
  let review: Review?

  var rows: [[Field]] {
    let days = progress.days
    let dated = zip(days.range, days.answers).filter { $1 > 0 }
    let streaks = progress.isEmpty ? [] : [("current", days.streak), ("longest", days.longestStreak)]
    let claims = review.map { [("all", $0.claim)] + $0.levels.map { ($0.level.rawValue, $0.claim) } } ?? []
    return tallies + fluency + claims.map { Self.row("claim", $0, ["share": $1?.share, "margin": $1?.margin]) }
      + progress.errors.map { Self.row("error", $0.kind, ["answers": $0.count]) }
      + dated.map { Self.row("day", YearChart.date(ofDay: $0), ["answers": $1]) }
      + streaks.map { Self.row("streak", $0, ["days": $1]) }
  }

  /// Sections with what they have, in the order of the table.
  private var tallies: [[Field]] {
    let monday = progress.days.range.lowerBound
    let weeks = progress.weeks.enumerated().map { (YearChart.date(ofDay: monday + $0 * 7), $1) }
    let sections: [(name: String, rows: [(key: String, tally: Tally)])] = [
      ("all", progress.isEmpty ? [] : [("all", progress.all)]),
      ("tense", progress.tenses.map { ($0.subject.id, $0.tally) }),
      ("person", progress.persons.map { (Person.id(of: $0.subject), $0.tally) }),
      ("cell", progress.cells.map { ("\($0.subject)", $0.tally) }),
      ("kind", progress.kinds.map { ($0.subject.id, $0.tally) }),
      ("verb", progress.verbs.map { ($0.subject, $0.tally) }),
      ("weakest", progress.weakest.map { ("\($0.subject.kind.id) \($0.subject.tense.id)", $0.tally) }),
      ("week", weeks.filter { $1.answers > 0 }),
    ]
    return sections.flatMap { section in
      section.rows.map { key, tally in
        Self.row(
          section.name, key,
          [
            "answers": tally.answers, "correct": tally.correct, "accentSlips": tally.accentSlips, "wrong": tally.wrong,
            "skipped": tally.skipped, "accuracy": tally.accuracy, "returns": tally.returns, "kept": tally.kept,
            "retention": tally.retention,
          ])
      }
    }
  }

  private var fluency: [[Field]] {
    let report = progress.fluency
    let rows =
      (report.all.map { [("all", $0)] } ?? []) + report.tenses.map { ($0.subject.id, $0.fluency) }
      + report.kinds.map { ($0.subject.id, $0.fluency) }
    return rows.map { key, fluency in
      Self.row(
        report.isToFirstKey ? "first-key" : "answer-time", key,
        ["answers": fluency.answers, "milliseconds": fluency.now, "earlierMilliseconds": fluency.before])
    }
  }

  /// A row by the names of its columns; what is not given is unknown.
  private static func row(_ section: String, _ key: String, _ numbers: [String: Int?]) -> [Field] {
    [.text(section), .text(key)] + columns.dropFirst(2).map { .number(numbers[$0] ?? nil) }
  }
}
