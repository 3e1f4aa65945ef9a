import ConjugarCore

/// Progress in plain sentences, nothing drawn: for who listens to a screen, and to keep.
struct StatsText {
  let progress: Progress
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String
  /// Columns of the terminal.
  let width: Int
  private let words = ProgressSentences()

  func lines() -> [String] {
    (summary + tallies + weeks).flatMap { Table.wrap($0, width: width) } + weakest
  }

  private var summary: [String] {
    [words.all(progress.all, narrowing), words.streakSentence(progress.days)]
  }

  private var tallies: [String] {
    let persons = progress.persons.compactMap { row in row.subject.map { (words.name($0), row.tally) } }
    let cells = progress.cells.compactMap { row in
      row.subject.person.map { (words.cell(row.subject, $0), row.tally) }
    }
    let verbs = progress.verbs.filter { $0.tally.misses > 0 }
    return progress.tenses.map { words.sentence($0.subject.englishName, $0.tally) }
      + persons.map(words.sentence) + cells.map(words.sentence)
      + progress.kinds.map { words.sentence(words.kind($0.subject.id), $0.tally) }
      + verbs.map { words.sentence(words.verb($0.subject.printable(upTo: 24)), $0.tally) }
      + progress.errors.map { words.errorSentence($0.kind, $0.count) }
  }

  private var weeks: [String] {
    let monday = progress.days.range.lowerBound
    return progress.weeks.enumerated().filter { $1.answers > 0 }.map { week, tally in
      words.sentence(words.week(YearChart.date(ofDay: monday + week * 7)), tally)
    }
  }

  /// Each command in a line of its own.
  private var weakest: [String] {
    let rows = progress.weakest.prefix(Drill.most).map { row in
      let drill = Drill(row.subject)
      return (words.weakSentence(words.name(row.subject), row.tally), drill.line)
    }
    let all = rows.isEmpty ? [] : [(words.allWeakSentence, Drill.all)]
    return (rows + all).flatMap { sentence, line in
      Table.wrap(sentence, width: width) + Drill.broken(line, width: width)
    }
  }
}
