import ConjugarCore

/// Progress in plain sentences, nothing drawn: for who listens to a screen, and to keep.
struct StatsText {
  let progress: Progress
  /// What is remembered; `nil` if the answers were narrowed.
  let review: Review?
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String
  /// Columns of the terminal.
  let width: Int
  private let words = ProgressMessages()

  func lines() -> [String] {
    Table.paragraphs(summary + levels + tallies + fluency + weeks, width: width) + weakest
  }

  private var summary: [String] {
    [words.all(progress.all, narrowing), words.streakSentence(progress.days)]
  }

  private var levels: [String] {
    guard let review else { return [] }
    let words = LevelMessages()
    return [words.sentence(review.levels)] + [words.speech(review.commandOfSpeech)]
      + [words.retention(review)].compactMap { $0 }
  }

  private var tallies: [String] {
    let persons = progress.persons.compactMap { row in row.subject.map { ($0, row.tally) } }
    let kinds = Self.weakest(progress.kinds, Self.fewest).shown
    let tenses = Self.weakest(progress.tenses, Self.most)
    let verbs = progress.verbs.filter { $0.tally.misses > 0 }.prefix(Self.fewest)
    let errors = progress.errors.prefix(Self.fewest)
    return tenses.shown.map { words.sentence($0.subject.englishName, $0.tally) }
      + (tenses.rest.map { [words.sentence(words.otherTenses, $0)] } ?? [])
      + (persons.isEmpty ? [] : [words.sentence(persons)])
      + kinds.map { words.sentence(words.kind($0.subject.id), $0.tally) }
      + (verbs.isEmpty ? [] : [words.missed(verbs.map { ($0.subject.printable(upTo: 24), $0.tally) })])
      + (errors.isEmpty ? [] : [words.errorSentence(Array(errors))])
  }

  /// So many sentences on one matter can be listened to: forty lines in all.
  private static let most = 8
  private static let fewest = 3

  /// The rows with the fewest right answers, in their own order, and all others together.
  private static func weakest<Subject>(
    _ rows: [Tallied<Subject>], _ number: Int
  ) -> (shown: [Tallied<Subject>], rest: Tally?) {
    let worstFirst = rows.indices.sorted { (rows[$0].tally.accuracy ?? 0, $0) < (rows[$1].tally.accuracy ?? 0, $1) }
    let shown = worstFirst.prefix(number).sorted().map { rows[$0] }
    let rest = worstFirst.dropFirst(number).map { rows[$0].tally }
    return (shown, rest.isEmpty ? nil : rest.reduce(into: Tally()) { $0 += $1 })
  }

  private var fluency: [String] {
    let report = progress.fluency
    guard let all = report.all else { return [] }
    let tenses = report.tenses.map { ($0.subject.englishName, $0.fluency) }
    let kinds = report.kinds.map { (words.kind($0.subject.id), $0.fluency) }
    return [words.fluencySentence(report, all)]
      + [tenses, kinds].filter { !$0.isEmpty }.map { rows in
        words.slowest(rows.sorted { $0.1.now > $1.1.now }.prefix(Self.fewest))
      }
  }

  /// The last two weeks that had answers.
  private var weeks: [String] {
    let monday = progress.days.range.lowerBound
    return progress.weeks.enumerated().filter { $1.answers > 0 }.suffix(2).map { week, tally in
      words.sentence(words.week(YearChart.date(ofDay: monday + week * 7)), tally)
    }
  }

  /// Each command in a line of its own.
  private var weakest: [String] {
    let rows = progress.weakest.prefix(Self.fewest).map { row in
      let drill = Drill(row.subject)
      return (words.weakSentence(words.name(row.subject), row.tally), drill.line)
    }
    let all = rows.isEmpty ? [] : [(words.allWeakSentence, Drill.all)]
    return (rows + all).flatMap { sentence, line in
      Table.wrap(sentence, width: width) + Drill.broken(line, width: width)
    }
  }
}
