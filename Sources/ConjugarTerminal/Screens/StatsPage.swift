import ConjugarCore

/// Progress, drawn; or told in as many sentences as one likes to hear.
struct StatsPage {
  let progress: Progress
  /// What is remembered; `nil` if the answers were narrowed.
  let review: Review?
  /// What the answers were narrowed to, in words; empty if to nothing.
  let narrowing: String

  /// So many verbs and kinds of error are worth a line.
  private static let mostDrawn = 10
  /// So many rows of a chart can be listened to.
  private static let mostTold = 8
  private static let fewestTold = 3
  /// So many weak spots are enough to begin with.
  private static let mostWeak = 5

  /// It begins with what to drill.
  var page: Page {
    let sections: [Page] = [
      weakest, [.drawing(YearChart(progress: progress, subject: .days))],
      [.drawing(YearChart(progress: progress, subject: .accuracy), told: weeks)], levels,
      shares("By tense", progress.tenses.map { ($0.subject.englishName, $0.tally) }),
      shares("By person", persons), [.drawing(HeatMap(cells: progress.cells))],
      shares("By kind of irregularity", progress.kinds.map { ($0.subject.id, $0.tally) }, told: Self.fewestTold),
      fluency, missedVerbs, errors,
    ]
    return summary + sections.map { .apart($0) }
  }

  private var summary: Page {
    let all = progress.all
    let (narrowed, told) = narrowing.isEmpty ? ("", "") : (": \(narrowing)", " (\(narrowing))")
    let kept = all.retention.map { " Of \(all.returns) forms seen on an earlier day \($0)% were remembered." } ?? ""
    let remembered = all.retention.map { ["remembered", Text("\($0)% of \(all.returns) seen on an earlier day")] }
    let rows: [[Text]] =
      [["answers", "\(all.answers): \(results)"]] + (remembered.map { [$0] } ?? []) + [["streak", "\(streak)"]]
    return [
      .seen([.heading("Your progress\(narrowed)"), .facts(rows)]),
      .heard([
        .phrase("All\(told): \(all.answers.counted("answer")), \(results).\(kept)"), .phrase("Streak: \(streak)."),
      ]),
    ]
  }

  /// `87% right, 3 only the accent, 9 wrong`: what is not zero.
  private var results: String {
    let all = progress.all
    let others = [("only the accent", all.accentSlips), ("wrong", all.wrong), ("not known", all.skipped)]
    return (["\(all.accuracy ?? 0)% right"] + others.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" })
      .joined(separator: ", ")
  }

  /// Days in a row, what today has to do with it, and the longest ever.
  private var streak: String {
    let days = progress.days
    let now = days.streak == 0 ? "none now" : "\(days.streak.counted("day")) in a row"
    let today = days.isTodayDone ? ", today included" : days.streak == 0 ? "" : ", today still to do"
    return "\(now)\(today); the longest \(days.longestStreak.counted("day"))"
  }

  static let titleOfLevels = "How much you know of each level"

  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

  /// `about 34%, give or take 8`
  static func told(_ claim: Claim) -> String { "about \(claim.share)%, give or take \(claim.margin)" }

  private var levels: Page {
    guard let review else { return [] }
    guard let speech = review.claim else {
      return [
        .paragraph(
          "What you command is told from \(Policy.answers) answers on, or by “conjugar place”.", indent: 2)
      ]
    }
    let claims = review.levels.compactMap { level in level.claim.map { (level: level, claim: $0) } }
    let rows = claims.map { level, claim in
      let numbers = ["\(claim.share)%", "\(claim.margin)", "\(level.begun)", "\(level.skills)"]
      return BarChart.Row(name: level.level.rawValue, part: claim.share, whole: 100, numbers: numbers)
    }
    let kept = review.retention.map {
      "Of what came back, \(Self.percent($0.promised)) was to be known, and \(Self.percent($0.measured)) was."
    }
    return bars(Self.titleOfLevels, ["known", "margin", "begun", "of"], rows, told: rows) + [
      .paragraph(
        "You command \(Self.told(speech)), of the verb forms that spoken Spanish is made of.", indent: 2),
      .seen([.paragraph("\(kept ?? "")", indent: 2)]),
    ]
  }

  /// Bars of a number of things each; none at all without any.
  ///
  /// - Parameter told: the rows that are told where nothing is drawn; the first ones if `nil`.
  private func bars(_ title: String, _ headers: [String], _ rows: [BarChart.Row], told: [BarChart.Row]? = nil) -> Page {
    let sentences = (told ?? Array(rows.prefix(Self.fewestTold))).map { "\($0.name) \(Self.told($0.numbers, headers))" }
    return rows.isEmpty
      ? []
      : [
        .drawing(
          BarChart(title: title, headers: headers, rows: rows),
          told: ["\(title): \(sentences.joined(separator: "; "))."])
      ]
  }

  /// `87% right of 120, 91% remembered`
  private static func told(_ numbers: [String?], _ headers: [String]) -> String {
    zip(numbers, headers).reduce(into: "") { told, column in
      guard let number = column.0 else { return }
      let name = number == "1" && column.1 == "times" ? "time" : column.1
      told += name == "of" ? " of \(number)" : "\(told.isEmpty ? "" : ", ")\(number) \(name)"
    }
  }

  private static let headersOfShares = ["right", "of", "remembered"]

  private static func numbers(_ tally: Tally) -> [String?] {
    ["\(tally.accuracy ?? 0)%", "\(tally.answers)", tally.retention.map { "\($0)%" }]
  }

  /// How much was right of each; told are those with the fewest right answers, in their own order.
  private func shares(
    _ title: String, _ tallies: [(name: String, tally: Tally)], told most: Int = mostTold
  ) -> Page {
    let rows = tallies.map { name, tally in
      BarChart.Row(name: name, part: tally.correct, whole: tally.answers, numbers: Self.numbers(tally))
    }
    let worst = tallies.indices.sorted {
      (tallies[$0].tally.accuracy ?? 0, $0) < (tallies[$1].tally.accuracy ?? 0, $1)
    }
    return bars(title, Self.headersOfShares, rows, told: worst.prefix(most).sorted().map { rows[$0] })
  }

  private var persons: [(name: String, tally: Tally)] {
    progress.persons.compactMap { row in row.subject.map { ("\($0.id) \($0.subjects[0])", row.tally) } }
  }

  /// The longer the bar, the longer the learner thinks.
  private var fluency: Page {
    let report = progress.fluency
    guard let all = report.all else { return [] }
    let kinds = report.kinds.sorted { $0.fluency.now > $1.fluency.now }.prefix(Self.mostDrawn)
    let rows =
      [("all", all)] + report.tenses.map { ($0.subject.englishName, $0.fluency) }
      + kinds.map { ($0.subject.id, $0.fluency) }
    let longest = rows.map(\.1.now).max() ?? 0
    return bars(
      report.isToFirstKey ? "Seconds to the first key" : "Seconds to a right answer", ["now", "before", "of"],
      rows.map { name, it in
        BarChart.Row(
          name: name, part: it.now, whole: longest,
          numbers: [Self.seconds(it.now), Self.seconds(it.before), "\(it.answers)"])
      })
  }

  /// `2.4`: tenths, as no thought is measured finer.
  private static func seconds(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  /// The last two weeks that had answers.
  private var weeks: [Text] {
    let monday = progress.days.range.lowerBound
    return progress.weeks.enumerated().filter { $1.answers > 0 }.suffix(2).map { week, tally in
      "Week of \(YearChart.date(ofDay: monday + week * 7)): \(Self.told(Self.numbers(tally), Self.headersOfShares))"
    }
  }

  private var missedVerbs: Page {
    let verbs = progress.verbs.prefix(Self.mostDrawn).filter { $0.tally.misses > 0 }
    let most = verbs.first?.tally.misses ?? 0
    return bars(
      "Most missed verbs", ["missed", "of"],
      verbs.map { verb in
        BarChart.Row(
          name: verb.subject.printable(upTo: 24), part: verb.tally.misses, whole: most,
          numbers: ["\(verb.tally.misses)", "\(verb.tally.answers)"])
      })
  }

  private var errors: Page {
    let most = progress.errors.first?.count ?? 0
    return bars(
      "What wrong answers were", ["times"],
      progress.errors.prefix(Self.mostDrawn).map { error in
        // The log may say anything.
        let name = error.kind.printable(upTo: 24).split(separator: "-").joined(separator: " ")
        return BarChart.Row(name: name, part: error.count, whole: most, numbers: ["\(error.count)"])
      })
  }

  private var weakest: Page {
    let drills = progress.weakest.prefix(Self.mostWeak).map { row -> (name: Text, line: String) in
      let name = "\(row.subject.kind.id), \(row.subject.tense.englishName)"
      let known = "\(row.tally.answers - row.tally.misses) of \(row.tally.answers) known"
      return (
        Text(seen: "\(name): \(known)", heard: "Weak: \(name), \(known). What drills it:"), Drill.line(row.subject)
      )
    }
    if drills.isEmpty { return [] }
    let all = (name: Text(seen: "all that is weak", heard: "What drills all that is weak:"), line: Drill.all)
    func blocks(_ drills: some Sequence<(name: Text, line: String)>) -> Page {
      drills.flatMap { [.phrase($0.name, indent: 2), .command(Text($0.line, .strong))] }
    }
    return [.seen([.heading("Weakest, and what drills it")])] + blocks(drills.prefix(Self.fewestTold))
      + [.seen(blocks(drills.dropFirst(Self.fewestTold)))] + blocks([all])
  }

  /// - Parameter isNarrowed: whether there are answers, but of other kinds.
  static func none(isNarrowed: Bool) -> Page {
    let what = isNarrowed ? "No answers of this kind yet" : "No answers yet"
    return [.paragraph("\(what): “conjugar quiz” begins, and every answer counts.")]
  }
}
