import ConjugarCore

/// Progress in plain sentences, nothing drawn: for who listens to a screen, and to keep.
struct StatsSentences {
  let progress: Progress
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String
  /// Columns of the terminal.
  let width: Int

  func lines() -> [String] {
    (summary + tallies + weeks).flatMap { Table.wrap($0, width: width) } + weakest
  }

  private var summary: [String] {
    let all = progress.all
    let kept = all.retention.map { " Of \(all.returns) forms seen on an earlier day \($0) % were remembered." } ?? ""
    return [
      "All\(narrowing.isEmpty ? "" : " (\(narrowing))"): \(all.answers) answers, \(StatsPage.shares(all)).\(kept)",
      "Streak: \(StatsPage.streak(progress.days)).",
    ]
  }

  private var tallies: [String] {
    let persons = progress.persons.compactMap { row in row.subject.map { (StatsPage.name($0), row.tally) } }
    let cells = progress.cells.compactMap { row in
      row.subject.person.map { ("\(row.subject.tense.englishName), \($0.subjects[0])", row.tally) }
    }
    let verbs = progress.verbs.filter { $0.tally.misses > 0 }
    return progress.tenses.map { Self.sentence($0.subject.englishName, $0.tally) }
      + persons.map(Self.sentence) + cells.map(Self.sentence)
      + progress.kinds.map { Self.sentence("kind \($0.subject.id)", $0.tally) }
      + verbs.map { Self.sentence("verb \($0.subject.printable(upTo: 24))", $0.tally) }
      + progress.errors.map { "Wrong answers, \(StatsPage.words(ofKind: $0.kind)): \($0.count)." }
  }

  private var weeks: [String] {
    let monday = progress.days.range.lowerBound
    return progress.weeks.enumerated().filter { $1.answers > 0 }.map { week, tally in
      Self.sentence("week of \(YearChart.date(ofDay: monday + week * 7))", tally)
    }
  }

  /// Each command in a line of its own.
  private var weakest: [String] {
    let rows = progress.weakest.prefix(Drill.most).map { row in
      let drill = Drill(row.subject)
      return ("Weak: \(drill.name), \(row.tally.correct) of \(row.tally.answers) right. What drills it:", drill.line)
    }
    let all = rows.isEmpty ? [] : [("What drills all that is weak:", Drill.all)]
    return (rows + all).flatMap { sentence, line in
      Table.wrap(sentence, width: width) + Drill.broken(line, width: width)
    }
  }

  /// `Present: 87 % of 120 answers right, 91 % of 40 remembered.`
  private static func sentence(_ name: String, _ tally: Tally) -> String {
    let answers = tally.answers == 1 ? "1 answer" : "\(tally.answers) answers"
    let kept = tally.retention.map { ", \($0) % of \(tally.returns) remembered" } ?? ""
    return "\(name.prefix(1).uppercased())\(name.dropFirst()): \(tally.accuracy ?? 0) % of \(answers) right\(kept)."
  }
}
