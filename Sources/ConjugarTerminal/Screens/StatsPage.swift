import ConjugarCore

/// Progress, drawn.
struct StatsPage {
  let progress: Progress
  /// What is remembered; `nil` if the answers were narrowed.
  let review: Review?
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String
  let style: Style
  let glyphs: Glyphs
  /// Columns of the terminal.
  let width: Int
  private let words = ProgressMessages()

  /// So many verbs and kinds of error are worth a line.
  private static let most = 10

  /// The last lines are the ones that are seen first: there stands what to do next.
  func lines() -> [String] {
    let year = YearChart(progress, width: width, style, glyphs)
    let sections = [
      summary, year.calendar, year.accuracy, levels,
      chart(words.byTense, progress.tenses.map { ($0.subject.englishName, $0.tally) }),
      chart(words.byPerson, progress.persons.compactMap { row in row.subject.map { (words.name($0), row.tally) } }),
      HeatMap(cells: progress.cells).lines(width: width, style, glyphs),
      chart(words.byKind, progress.kinds.map { ($0.subject.id, $0.tally) }),
      fluency, missedVerbs, errors, weakest,
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var summary: [String] {
    let all = progress.all
    var rows = [[words.answers, words.total(all)]]
    if let retention = all.retention {
      rows.append([words.remembered, words.remembered(retention, of: all.returns)])
    }
    rows.append([words.streak, words.streak(progress.days)])
    return Table.wrap(words.title(narrowing), width: width).map(style.strong)
      + Table(rows).lines(width: width - 2).map { "  " + $0 }
  }

  private var levels: [String] {
    guard let review else { return [] }
    let words = LevelMessages()
    let chart = BarChart(
      title: words.title, headers: words.headers,
      rows: review.levels.map { level in
        BarChart.Row(
          name: level.level.rawValue, part: Int(level.known * 1000), whole: 1000,
          numbers: [words.percent(level.known), String(level.begun), String(level.skills)])
      })
    return chart.lines(width: width, style, glyphs)
      + Table.paragraphs(
        [words.speech(review.commandOfSpeech), words.retention(review)].compactMap { $0 }, width: width, margin: "  ")
  }

  private func chart(_ title: String, _ rows: [(name: String, tally: Tally)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return BarChart(
      title: title, headers: words.headersOfShares,
      rows: rows.map { name, tally in
        BarChart.Row(
          name: name, part: tally.correct, whole: tally.answers,
          numbers: [
            "\(tally.accuracy ?? 0)%", String(tally.answers), tally.retention.map { "\($0)%" } ?? glyphs.shade(0),
          ])
      }
    ).lines(width: width, style, glyphs)
  }

  /// The longer the bar, the longer the learner thinks.
  private var fluency: [String] {
    let report = progress.fluency
    guard let all = report.all else { return [] }
    let kinds = report.kinds.sorted { $0.fluency.now > $1.fluency.now }.prefix(Self.most)
    let rows =
      [(words.allTogether, all)] + report.tenses.map { ($0.subject.englishName, $0.fluency) }
      + kinds.map { ($0.subject.id, $0.fluency) }
    let longest = rows.map(\.1.now).max() ?? 0
    return BarChart(
      title: words.fluency(report), headers: words.headersOfFluency,
      rows: rows.map { name, fluency in
        BarChart.Row(
          name: name, part: fluency.now, whole: longest,
          numbers: [words.seconds(fluency.now), words.seconds(fluency.before), String(fluency.answers)])
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
      : BarChart(title: words.mostMissed, headers: words.headersOfMisses, rows: rows).lines(width: width, style, glyphs)
  }

  private var errors: [String] {
    guard let most = progress.errors.first?.count else { return [] }
    return BarChart(
      title: words.errors, headers: words.headersOfErrors,
      rows: progress.errors.prefix(Self.most).map { error in
        BarChart.Row(
          name: words.error(error.kind), part: error.count, whole: most, numbers: [String(error.count)])
      }
    ).lines(width: width, style, glyphs)
  }

  private var weakest: [String] {
    let rows = progress.weakest.prefix(Drill.most)
    guard !rows.isEmpty else { return [] }
    let lines = rows.flatMap { row in
      let drill = Drill(row.subject)
      return Table.wrap(words.weak(words.name(row.subject), row.tally), width: width - 2)
        .map { "  " + $0 } + command(drill.line)
    }
    return [style.strong(words.weakest)] + lines + ["  \(words.allWeak)"] + command(Drill.all)
  }

  private func command(_ line: String) -> [String] {
    Drill.broken(line, width: width - 4).map { "    " + style.strong($0) }
  }
}
