import ConjugarCore

/// Progress, drawn.
struct StatsPage {
  let progress: Progress
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String
  let style: Style
  let glyphs: Glyphs
  /// Columns of the terminal.
  let width: Int

  /// So many verbs and kinds of error are worth a line.
  private static let most = 10

  /// The last lines are the ones that are seen first: there stands what to do next.
  func lines() -> [String] {
    let year = YearChart(progress, width: width, style, glyphs)
    let sections = [
      summary, year.calendar, year.accuracy,
      chart("By tense", progress.tenses.map { ($0.subject.englishName, $0.tally) }),
      chart("By person", progress.persons.compactMap { row in row.subject.map { (Self.name($0), row.tally) } }),
      HeatMap(cells: progress.cells).lines(width: width, style, glyphs),
      chart("By kind of irregularity", progress.kinds.map { ($0.subject.id, $0.tally) }),
      missedVerbs, errors, weakest,
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var summary: [String] {
    let all = progress.all
    var rows = [["answers", "\(all.answers): \(Self.shares(all))"]]
    if let retention = all.retention {
      rows.append(["remembered", "\(retention) % of \(all.returns) seen on an earlier day"])
    }
    rows.append(["streak", Self.streak(progress.days)])
    return Table.wrap("Your progress\(narrowing.isEmpty ? "" : ": \(narrowing)")", width: width).map(style.strong)
      + Table(rows).lines(width: width - 2).map { "  " + $0 }
  }

  /// `87 % right, 3 only the accent, 9 wrong`: what is not zero.
  static func shares(_ tally: Tally) -> String {
    let others = [("only the accent", tally.accentSlips), ("wrong", tally.wrong), ("not known", tally.skipped)]
    return (["\(tally.accuracy ?? 0) % right"] + others.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" })
      .joined(separator: ", ")
  }

  /// Days in a row, what today has to do with it, and the longest ever.
  static func streak(_ days: ProgressDays) -> String {
    let now = days.streak == 0 ? "none now" : "\(counted(days.streak)) in a row"
    let today = days.isTodayDone ? ", today done" : days.streak == 0 ? "" : ", today still to do"
    return "\(now)\(today); the longest \(counted(days.longestStreak))"
  }

  private static func counted(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }

  /// `1s yo`.
  static func name(_ person: Person) -> String { "\(person.id) \(person.subjects[0])" }

  private func chart(_ title: String, _ rows: [(name: String, tally: Tally)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return BarChart(
      title: title, headers: ["right", "of", "remembered"],
      rows: rows.map { name, tally in
        BarChart.Row(
          name: name, part: tally.correct, whole: tally.answers,
          numbers: [
            "\(tally.accuracy ?? 0) %", String(tally.answers), tally.retention.map { "\($0) %" } ?? glyphs.shade(0),
          ])
      }
    ).lines(width: width, style, glyphs)
  }

  private var missedVerbs: [String] {
    let verbs = progress.verbs.prefix(Self.most).filter { $0.tally.misses > 0 }
    let most = verbs.first?.tally.misses ?? 0
    let rows = verbs.map { row in
      let tally = row.tally
      return BarChart.Row(
        name: row.subject.printable(upTo: 24), part: tally.misses, whole: most,
        numbers: [String(tally.misses), String(tally.answers)])
    }
    return rows.isEmpty
      ? []
      : BarChart(title: "Most missed verbs", headers: ["missed", "of"], rows: rows).lines(width: width, style, glyphs)
  }

  private var errors: [String] {
    guard let most = progress.errors.first?.count else { return [] }
    return BarChart(
      title: "What wrong answers were", headers: ["times"],
      rows: progress.errors.prefix(Self.most).map { error in
        BarChart.Row(
          name: Self.words(ofKind: error.kind), part: error.count, whole: most, numbers: [String(error.count)])
      }
    ).lines(width: width, style, glyphs)
  }

  /// `other-tense` as a person reads it; the log may say anything.
  static func words(ofKind kind: String) -> String {
    kind.printable(upTo: 24).split(separator: "-").joined(separator: " ")
  }

  private var weakest: [String] {
    let rows = progress.weakest.prefix(Drill.most)
    guard !rows.isEmpty else { return [] }
    let lines = rows.flatMap { row in
      let drill = Drill(row.subject)
      return Table.wrap("\(drill.name): \(row.tally.correct) of \(row.tally.answers) right", width: width - 2)
        .map { "  " + $0 } + command(drill.line)
    }
    return [style.strong("Weakest, and what drills it")] + lines + ["  all that is weak"] + command(Drill.all)
  }

  private func command(_ line: String) -> [String] {
    Drill.broken(line, width: width - 4).map { "    " + style.strong($0) }
  }
}
