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
  /// So many sentences on one matter can be listened to: forty lines in all.
  private static let mostTold = 8
  private static let fewestTold = 3
  /// So many weak spots are enough to begin with.
  private static let mostWeak = 5

  /// It begins with what to drill.
  var page: Page {
    let sections: [Page] = [
      weakest, [.drawing(YearChart(progress, .days))], [.drawing(YearChart(progress, .accuracy))], levels,
      shares("By tense", progress.tenses.map { ($0.subject.englishName, $0.tally) }, told: tenses),
      shares("By person", persons.map { ($0.name, $0.tally) }, told: toldPersons),
      [.drawing(HeatMap(cells: progress.cells))],
      shares("By kind of irregularity", progress.kinds.map { ($0.subject.id, $0.tally) }, told: kinds),
      fluency, missedVerbs, errors, [.heard((toldFluency + weeks).map { .phrase($0) })],
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
      .heard([.phrase("All\(told): \(all.answers) answers, \(results).\(kept)"), .phrase("Streak: \(streak).")]),
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
          "What you command is told from \(Policy.fewestAnswers) answers on, or by “conjugar place”.", indent: 2)
      ]
    }
    let claims = review.levels.compactMap { level in level.claim.map { (level: level, claim: $0) } }
    let chart = BarChart(
      title: Self.titleOfLevels, headers: ["known", "margin", "begun", "of"],
      rows: claims.map { level, claim in
        BarChart.Row(
          name: level.level.rawValue, part: claim.share, whole: 100,
          numbers: ["\(claim.share)%", String(claim.margin), String(level.begun), String(level.skills)])
      })
    let known = claims.map { "\($0.level.rawValue) \($1.share)%" }.joined(separator: ", ")
    let kept = review.retention.map {
      "Of what came back, \(Self.percent($0.promised)) was to be known, and \(Self.percent($0.measured)) was."
    }
    return [
      .drawing(chart, told: ["Known of the levels: \(known)."]),
      .paragraph(
        "You command \(Self.told(speech)), of the verb forms that spoken Spanish is made of.", indent: 2),
      .seen([.paragraph("\(kept ?? "")", indent: 2)]),
    ]
  }

  /// Bars of a number of things each; none at all without any.
  private func bars(
    _ title: String, _ headers: [String], _ rows: [(name: String, part: Int, whole: Int, numbers: [String?])],
    told: [Text] = []
  ) -> Page {
    let rows = rows.map { BarChart.Row(name: $0.name, part: $0.part, whole: $0.whole, numbers: $0.numbers) }
    return rows.isEmpty ? [] : [.drawing(BarChart(title: title, headers: headers, rows: rows), told: told)]
  }

  private func shares(_ title: String, _ rows: [(name: String, tally: Tally)], told: [Text]) -> Page {
    let numbers = { (tally: Tally) in
      ["\(tally.accuracy ?? 0)%", "\(tally.answers)", tally.retention.map { "\($0)%" }]
    }
    return bars(
      title, ["right", "of", "remembered"], rows.map { ($0, $1.correct, $1.answers, numbers($1)) }, told: told)
  }

  /// `Present: 87% of 120 answers right, 91% of 40 remembered.`
  private func sentence(_ name: String, _ tally: Tally) -> Text {
    let kept = tally.retention.map { ", \($0)% of \(tally.returns) remembered" } ?? ""
    let share = "\(tally.accuracy ?? 0)% of \(tally.answers.counted("answer"))"
    return "\(name.prefix(1).uppercased())\(String(name.dropFirst())): \(share) right\(kept)."
  }

  private var tenses: [Text] {
    let (shown, rest) = Self.worst(progress.tenses, Self.mostTold)
    return shown.map { sentence($0.subject.englishName, $0.tally) }
      + (rest.map { [sentence("the other tenses", $0)] } ?? [])
  }

  private var kinds: [Text] {
    Self.worst(progress.kinds, Self.fewestTold).shown.map { sentence("kind \($0.subject.id)", $0.tally) }
  }

  private var persons: [(name: String, told: String, tally: Tally)] {
    progress.persons.compactMap { row in
      row.subject.map { ("\($0.id) \($0.subjects[0])", $0.subjects[0], row.tally) }
    }
  }

  /// `Right by person: yo 53% of 13, tú 50% of 6.`
  private var toldPersons: [Text] {
    let shares = persons.map { "\($0.told) \($0.tally.accuracy ?? 0)% of \($0.tally.answers)" }
    return ["Right by person: \(shares.joined(separator: ", "))."]
  }

  /// The rows with the fewest right answers, in their own order, and all others together.
  private static func worst<Subject>(
    _ rows: [Tallied<Subject>], _ number: Int
  ) -> (shown: [Tallied<Subject>], rest: Tally?) {
    let worstFirst = rows.indices.sorted { (rows[$0].tally.accuracy ?? 0, $0) < (rows[$1].tally.accuracy ?? 0, $1) }
    let shown = worstFirst.prefix(number).sorted().map { rows[$0] }
    let rest = worstFirst.dropFirst(number).map { rows[$0].tally }
    return (shown, rest.isEmpty ? nil : rest.reduce(into: Tally()) { $0 += $1 })
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
    let title = report.isToFirstKey ? "Seconds to the first key" : "Seconds to a right answer"
    return bars(
      title, ["now", "before", "of"],
      rows.map { ($0, $1.now, longest, [Self.seconds($1.now), Self.seconds($1.before), "\($1.answers)"]) })
  }

  /// `2.4`: tenths, as no thought is measured finer.
  private static func seconds(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  private var toldFluency: [Text] {
    let report = progress.fluency
    guard let all = report.all else { return [] }
    let change = all.now < all.before ? "faster" : all.now > all.before ? "slower" : "no faster"
    let what = report.isToFirstKey ? "the first key of a right answer comes after" : "a right answer takes"
    let slowest = [
      report.tenses.map { ($0.subject.englishName, $0.fluency) },
      report.kinds.map { ("kind \($0.subject.id)", $0.fluency) },
    ].filter { !$0.isEmpty }.map { rows in
      rows.sorted { $0.1.now > $1.1.now }.prefix(Self.fewestTold)
        .map { "\($0) \(Self.seconds($1.now)) seconds, earlier \(Self.seconds($1.before))" }.joined(separator: "; ")
    }
    let median =
      "Fluency: \(what) \(Self.seconds(all.now)) seconds, earlier \(Self.seconds(all.before)): \(change) than before. "
      + "These are the medians of the later and the earlier half of \(all.answers) answers."
    return [Text(median)] + slowest.map { "The slowest: \($0)." }
  }

  /// The last two weeks that had answers.
  private var weeks: [Text] {
    let monday = progress.days.range.lowerBound
    return progress.weeks.enumerated().filter { $1.answers > 0 }.suffix(2).map { week, tally in
      sentence("week of \(YearChart.date(ofDay: monday + week * 7))", tally)
    }
  }

  private var missedVerbs: Page {
    let verbs = progress.verbs.prefix(Self.mostDrawn).filter { $0.tally.misses > 0 }
      .map { (name: $0.subject.printable(upTo: 24), tally: $0.tally) }
    let most = verbs.first?.tally.misses ?? 0
    let told = verbs.prefix(Self.fewestTold).map { "\($0), \($1.misses) of \($1.answers)" }.joined(separator: "; ")
    return bars(
      "Most missed verbs", ["missed", "of"],
      verbs.map { ($0, $1.misses, most, ["\($1.misses)", "\($1.answers)"]) }, told: ["Most missed verbs: \(told)."])
  }

  private var errors: Page {
    let most = progress.errors.first?.count ?? 0
    // The log may say anything.
    let errors = progress.errors.prefix(Self.mostDrawn).map { error in
      (name: error.kind.printable(upTo: 24).split(separator: "-").joined(separator: " "), count: error.count)
    }
    let told = errors.prefix(Self.fewestTold).map { "\($0) \($1)" }.joined(separator: ", ")
    return bars(
      "What wrong answers were", ["times"], errors.map { ($0, $1, most, ["\($1)"]) },
      told: ["What wrong answers were: \(told)."])
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
