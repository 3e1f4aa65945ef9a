import ConjugarCore

/// Progress for programs.
struct ProgressRecords {
  let progress: Progress

  init(_ progress: Progress) { self.progress = progress }

  /// Sections with what they have, in the order of the table; the keys are the names that every format uses.
  private var sections: [(name: String, plural: String, rows: [(key: String, tally: Tally)])] {
    let weeks = zip(mondays, progress.weeks).map { (key: YearChart.date(ofDay: $0), tally: $1) }
    return [
      ("tense", "tenses", progress.tenses.map { ($0.subject.id, $0.tally) }),
      ("person", "persons", progress.persons.map { ($0.subject?.id ?? "-", $0.tally) }),
      ("cell", "cells", progress.cells.map { ("\($0.subject)", $0.tally) }),
      ("kind", "kinds", progress.kinds.map { ($0.subject.name, $0.tally) }),
      ("verb", "verbs", progress.verbs.map { ($0.subject, $0.tally) }),
      ("weakest", "weakest", progress.weakest.map { ("\($0.subject.kind.name) \($0.subject.tense.id)", $0.tally) }),
      ("week", "weeks", weeks.filter { $0.tally.answers > 0 }),
    ]
  }

  private var mondays: [Int] { Array(stride(from: days.range.lowerBound, to: days.range.upperBound, by: 7)) }
  private var days: ProgressDays { progress.days }

  /// The days of the calendar that have answers.
  private var calendar: [(date: String, answers: Int)] {
    zip(days.range, days.answers).filter { $1 > 0 }.map { (YearChart.date(ofDay: $0), $1) }
  }

  /// A line for each number of answers, in long form; errors and days are counts alone.
  func write(to terminal: any Terminal) throws(TerminalError) {
    let columns = [
      "section", "key", "answers", "correct", "accentSlips", "wrong", "skipped", "accuracy", "returns", "kept",
      "retention",
    ]
    var writer = try RecordWriter(.tsv, columns, to: terminal)
    if !progress.isEmpty { try writer.write([.string("all"), .string("all")] + Self.counts(progress.all).map(\.1)) }
    for section in sections {
      for row in section.rows {
        try writer.write([.string(section.name), .string(row.key)] + Self.counts(row.tally).map(\.1))
      }
    }
    let empty = [JSON](repeating: .null, count: columns.count - 3)
    for error in progress.errors {
      try writer.write([.string("error"), .string(error.kind), .number(error.count)] + empty)
    }
    for day in calendar { try writer.write([.string("day"), .string(day.date), .number(day.answers)] + empty) }
    try writer.finish()
  }

  var json: JSON {
    let shown: [(String, JSON)] = [
      ("today", .string(YearChart.date(ofDay: days.today))),
      ("days", progress.scope.days.map { .number($0) } ?? .null),
      ("streak", .object([("current", .number(days.streak)), ("longest", .number(days.longestStreak))])),
      ("all", .object(Self.counts(progress.all))),
    ]
    let lists = sections.map { section in
      (section.plural, JSON.array(section.rows.map { .object([("key", .string($0.key))] + Self.counts($0.tally)) }))
    }
    let errors = progress.errors.map { JSON.object([("key", .string($0.kind)), ("answers", .number($0.count))]) }
    let calendar = calendar.map { JSON.object([("key", .string($0.date)), ("answers", .number($0.answers))]) }
    return .object(shown + lists + [("errors", .array(errors)), ("calendar", .array(calendar))])
  }

  private static func counts(_ tally: Tally) -> [(String, JSON)] {
    [
      ("answers", .number(tally.answers)), ("correct", .number(tally.correct)),
      ("accentSlips", .number(tally.accentSlips)), ("wrong", .number(tally.wrong)), ("skipped", .number(tally.skipped)),
      ("accuracy", tally.accuracy.map { .number($0) } ?? .null), ("returns", .number(tally.returns)),
      ("kept", .number(tally.kept)), ("retention", tally.retention.map { .number($0) } ?? .null),
    ]
  }
}
