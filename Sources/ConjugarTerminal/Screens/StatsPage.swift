import ConjugarCore

/// Progress, drawn, or told in a few sentences.
struct StatsPage {
  let progress: Progress
  /// What is remembered; `nil` if the answers were narrowed.
  let review: Review?
  /// What the answers were narrowed to, in words; empty if they were not.
  let narrowing: String
  let speech: any Speech

  /// How many verbs and kinds of error are worth a line.
  private static let mostDrawn = 10
  /// How many rows of a chart are worth listening to.
  private static let mostTold = 8
  private static let fewestTold = 3
  private static let mostWeak = 5

  /// The page, which begins with what to drill and what is known.
  var page: Page {
    let days = progress.days
    let sections: [Page] = [
      weakest, levels, summary, [.drawing { YearChart(days: days, screen: $0).lines }],
      shares("By week", Array(progress.datedWeeks.suffix(Self.mostDrawn))),
      shares("By tense", progress.tenses.map { ($0.subject.englishName, $0.tally) }),
      shares(
        "By person",
        progress.persons.compactMap { row in row.subject.map { ("\($0.id) \($0.subjects[0])", row.tally) } }),
      [.drawing(HeatMap(slots: progress.slots).lines(on:))],
      shares("By kind of irregularity", progress.kinds.map { ($0.subject.id, $0.tally) }, told: Self.fewestTold),
      fluency,
    ]
    let title: Page = [.seen([.heading("Your progress\(narrowing.between(": "))")])]
    return title + (sections + misses).map { .apart($0) }
  }

  private var summary: Page {
    let all = progress.all
    let kept = all.retention.map { ["remembered", "\($0)% of \(all.returns) seen on an earlier day"] as [Text] }
    let facts = [["answers", "\(all.answers): \(results)"], kept, ["streak", Text(streak)]]
    let told = all.retention.map { " Of \(all.returns) forms seen on an earlier day \($0)% were remembered." } ?? ""
    return [
      .seen([.facts(facts.compactMap { $0 })]),
      .heard([
        .phrase("All\(narrowing.between(" (", ")")): \(all.answers.counted("answer")), \(results).\(told)"),
        .phrase("Streak: \(streak)."),
      ]),
    ]
  }

  /// `87% right, 3 only the accent, 9 wrong`: everything that is not zero.
  private var results: String {
    let all = progress.all
    let others = [("only the accent", all.accentSlips), ("wrong", all.wrong), ("not known", all.skipped)]
    return (["\(all.accuracy ?? 0)% right"] + others.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" })
      .joined(separator: ", ")
  }

  /// The days in a row, whether today is among them, and the longest streak ever.
  private var streak: String {
    let days = progress.days
    let now = days.streak == 0 ? "none now" : "\(days.streak.counted("day")) in a row"
    let today = days.isTodayDone ? ", today included" : days.streak == 0 ? "" : ", today still to do"
    return "\(now)\(today); longest \(days.longestStreak.counted("day"))"
  }

  static let titleOfLevels = "Spoken Spanish known, by level"

  /// `about 34%, give or take 8`
  static func told(_ claim: Claim) -> String { "about \(claim.share)%, give or take \(claim.margin)" }

  private var levels: Page {
    guard let claims = review?.claims else { return [] }
    guard let speech = claims.all else {
      let note = "You’ll see how much you know after \(Policy.answers) answers, or from “conjugar place”."
      return [.paragraph(Text(note), indent: 2)]
    }
    let rows = claims.levels.compactMap { level in
      level.claim.map { claim in
        BarChart.Row(
          level.level.rawValue, claim.share, of: 100,
          ["\(claim.share)%", "\(claim.margin)", "\(level.begun)", "\(level.skills)"])
      }
    }
    return bars(Self.titleOfLevels, ["known", "margin", "skills begun", "of"], rows, told: rows) + [
      .paragraph("You know \(Self.told(speech)), of the verb forms used in spoken Spanish.", indent: 2)
    ]
  }

  /// Bars with several numbers each; where nothing is drawn, some of the rows are told, or the first ones.
  private func bars(_ title: String, _ headers: [String], _ rows: [BarChart.Row], told: [BarChart.Row]? = nil) -> Page {
    let sentences = (told ?? Array(rows.prefix(Self.fewestTold))).map { "\($0.name) \(Self.told($0.numbers, headers))" }
    let chart = BarChart(title: title, headers: headers, rows: rows)
    return rows.isEmpty ? [] : [.drawing(chart.lines(on:), told: ["\(title): \(sentences.joined(separator: "; "))."])]
  }

  /// `87% right of 120, 91% remembered`
  private static func told(_ numbers: [String?], _ headers: [String]) -> String {
    zip(numbers, headers).reduce(into: "") { told, column in
      guard let number = column.0 else { return }
      let name = number == "1" && column.1 == "times" ? "time" : column.1
      told += name == "of" ? " of \(number)" : "\(told.isEmpty ? "" : ", ")\(number) \(name)"
    }
  }

  private static func numbers(_ tally: Tally) -> [String?] {
    ["\(tally.accuracy ?? 0)%", "\(tally.answers)", tally.retention.map { "\($0)%" }]
  }

  /// The share that was right of each; told are those with the fewest right answers, in their own order.
  private func shares(_ title: String, _ tallies: [(name: String, tally: Tally)], told most: Int = mostTold) -> Page {
    let rows = tallies.map { BarChart.Row($0.name, $0.tally.correct, of: $0.tally.answers, Self.numbers($0.tally)) }
    let worst = tallies.indices.sorted { (tallies[$0].tally.accuracy ?? 0, $0) < (tallies[$1].tally.accuracy ?? 0, $1) }
    return bars(title, ["right", "of", "remembered"], rows, told: worst.prefix(most).sorted().map { rows[$0] })
  }

  /// The longer the bar, the longer the learner thinks.
  private var fluency: Page {
    let report = progress.fluency
    guard let all = report.all else { return [] }
    let kinds = report.kinds.sorted { $0.fluency.now > $1.fluency.now }.prefix(Self.mostDrawn)
    let rows =
      [("all", all)] + report.tenses.map { ($0.subject.englishName, $0.fluency) }
      + kinds.map { ($0.subject.id, $0.fluency) }
    return bars(
      report.isToFirstKey ? "Seconds to the first key" : "Seconds to a right answer", ["now", "before", "of"],
      rows.map { BarChart.Row($0, $1.now, [Self.seconds($1.now), Self.seconds($1.before), "\($1.answers)"]) })
  }

  /// `2.4`: in tenths, as thought cannot be measured more finely.
  private static func seconds(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  /// The most missed verbs and kinds of mistakes; what the log says of them may be anything.
  private var misses: [Page] {
    let verbs = progress.verbs.prefix(Self.mostDrawn).filter { $0.tally.misses > 0 }.map {
      BarChart.Row($0.subject.printable(upTo: 24), $0.tally.misses, ["\($0.tally.misses)", "\($0.tally.answers)"])
    }
    let errors = progress.errors.prefix(Self.mostDrawn).map {
      BarChart.Row($0.kind.printable(upTo: 24).replacing("-", with: " "), $0.count, ["\($0.count)"])
    }
    return [bars("Most missed verbs", ["missed", "of"], verbs), bars("Kinds of mistakes", ["times"], errors)]
  }

  private var weakest: Page {
    let drills = progress.weakest.prefix(Self.mostWeak).map { weak -> Page in
      let name = "\(weak.subject.kind.id), \(weak.subject.tense.englishName)"
      let share = "\(weak.known) of \(weak.tally.answers) right"
      return Self.drill("\(name): \(share)", told: "Weak: \(name), \(share). To drill it:", Drill.line(weak.subject))
    }
    let all = Self.drill("all your weak spots", told: "To drill all your weak spots:", Drill.all)
    return drills.isEmpty && spelling.isEmpty
      ? []
      : [.seen([.heading("Weakest, and how to drill it")])] + spelling + drills.prefix(Self.fewestTold).joined()
        + [.seen(Page(drills.dropFirst(Self.fewestTold).joined()))] + (drills.isEmpty ? [] : all)
  }

  /// Spelling, if at least half of the misses were written by ear.
  private var spelling: Page {
    let all = progress.all
    guard all.misspelled > 0, all.misspelled * 2 >= all.misses else { return [] }
    let name = "spelling by ear (b or v, h, s, c or z): \(all.misspelled) of \(all.misses) misses"
    return Self.drill(name, told: "Weak: \(name). To drill it:", Drill.spelling(hasVoice: speech.isThere))
  }

  private static func drill(_ name: String, told: String, _ line: String) -> Page {
    [.phrase("\(name, told: told)", indent: 2), .command(Text(line, .strong))]
  }

  /// - Parameter isNarrowed: whether there are answers, but of other kinds.
  static func none(isNarrowed: Bool) -> Page {
    let what = isNarrowed ? "No answers of this kind yet" : "No answers yet"
    return [.paragraph("\(what): start with “conjugar quiz”; every answer counts.")]
  }
}

extension Progress {
  fileprivate var datedWeeks: [(name: String, tally: Tally)] {
    zip(stride(from: days.range.lowerBound, to: .max, by: 7), weeks).filter { $1.answers > 0 }
      .map { (Timestamp.dateText(ofDay: $0), $1) }
  }
}

/// Progress for programs, in long form: one row per section and key.
enum StatsRecords {
  /// What is known about a key, by the names of the columns.
  typealias Numbers = [String: Int?]
  typealias Row = (section: String, key: String, numbers: Numbers)

  static let columns: [Member<Row>] =
    [Member("section") { $0.section }, Member("key") { $0.key }]
    + (ofTally.map(\.name) + ["days", "milliseconds", "earlierMilliseconds", "share", "margin"])
    .map { name in Member(name) { $0.numbers[name] ?? nil } }

  private static let ofTally: [(name: String, value: @Sendable (Tally) -> Int?)] = [
    ("answers", { $0.answers }), ("correct", { $0.correct }), ("accentSlips", { $0.accentSlips }),
    ("wrong", { $0.wrong }), ("skipped", { $0.skipped }), ("accuracy", { $0.accuracy }), ("returns", { $0.returns }),
    ("kept", { $0.kept }), ("retention", { $0.retention }),
  ]

  static func rows(_ progress: Progress, _ review: Review?) -> [Row] {
    let (days, fluency) = (progress.days, progress.fluency)
    let dated = zip(days.range, days.answers).filter { $1 > 0 }
    let streaks = progress.isEmpty ? [] : [("current", days.streak), ("longest", days.longestStreak)]
    let times =
      (fluency.all.map { [("all", $0)] } ?? []) + fluency.tenses.map { ($0.subject.id, $0.fluency) }
      + fluency.kinds.map { ($0.subject.id, $0.fluency) }
    let claims = review?.claims
    let ofLevels = Level.allCases.map { level in (level.rawValue, claims?.levels.first { $0.level == level }?.claim) }
    let claimed = claims.map { [("all", $0.all)] + ofLevels } ?? []
    let sections: [(name: String, rows: [(key: String, numbers: Numbers)])] = [
      ("all", progress.isEmpty ? [] : [("all", numbers(progress.all))]),
      ("tense", progress.tenses.map { ($0.subject.id, numbers($0.tally)) }),
      ("person", progress.persons.map { (Person.id(of: $0.subject), numbers($0.tally)) }),
      ("cell", progress.slots.map { ("\($0.subject)", numbers($0.tally)) }),
      ("kind", progress.kinds.map { ($0.subject.id, numbers($0.tally)) }),
      ("verb", progress.verbs.map { ($0.subject, numbers($0.tally)) }),
      ("weakest", progress.weakest.map { ("\($0.subject.kind.id) \($0.subject.tense.id)", numbers($0.tally)) }),
      ("week", progress.datedWeeks.map { ($0.name, numbers($0.tally)) }),
      (
        fluency.isToFirstKey ? "first-key" : "answer-time",
        times.map { ($0, ["answers": $1.answers, "milliseconds": $1.now, "earlierMilliseconds": $1.before]) }
      ), ("claim", claimed.map { ($0, ["share": $1?.share, "margin": $1?.margin]) }),
      ("error", progress.errors.map { ($0.kind, ["answers": $0.count]) }),
      ("day", dated.map { (Timestamp.dateText(ofDay: $0), ["answers": $1]) }),
      ("streak", streaks.map { ($0, ["days": $1]) }),
    ]
    return sections.flatMap { section in section.rows.map { (section.name, $0.key, $0.numbers) } }
  }

  private static func numbers(_ tally: Tally) -> Numbers {
    Dictionary(uniqueKeysWithValues: ofTally.map { ($0.name, $0.value(tally)) })
  }
}
