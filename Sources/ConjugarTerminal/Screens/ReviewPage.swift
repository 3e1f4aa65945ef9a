import ConjugarCore

/// What stands before the first question of a review and after its last, and the list of skills.
enum ReviewPage {
  /// How much there is, and why.
  static func opening(_ review: Review, _ plan: ReviewPlan) -> Page {
    let total = plan.items.count
    guard total > 0 else {
      let back = review.daysUntilDue.map { " Come back \(when($0))." } ?? ""
      return [.paragraph("Nothing is due.\(back)")]
    }
    let new = plan.newCount > 0 ? ", \(plan.newCount) new" : ""
    return [.heading("\(total.counted("question"))\(new)")]
  }

  /// What a session did: what is due, new and learned, and when to come back.
  ///
  /// - Parameter left: how many questions were not answered.
  static func closing(_ summary: ReviewSummary, left: Int = 0) -> Page {
    let goingOn = "\(left.counted("question")): “conjugar” goes on with \(left == 1 ? "it" : "them")"
    let next: [Text]? =
      left > 0 ? ["left", Text(goingOn)] : summary.daysUntilDue.map { ["come back", Text(when($0), .strong)] }
    let now = summary.newlyLearned > 0 ? ", \(summary.newlyLearned) of them now" : ""
    return [
      .facts(
        [
          ["due", Text(summary.dueAfter == 0 ? "nothing more" : "\(summary.dueAfter), \(summary.dueBefore) before")],
          ["begun today", "\(summary.begunToday)"], ["learned", "\(summary.learned)\(now)"],
        ] + [next].compactMap { $0 })
    ]
  }

  /// What stands above the first question of a placement, and what came of it below the last.
  static let openingOfPlacement: Page = [
    .heading("Twenty questions find out what you know"),
    .paragraph("Press return twice where you do not know: nothing is lost, and what you know is found sooner."),
  ]

  /// - Parameter review: what the answers tell; `nil` if they are too few.
  static func placement(_ review: Review?) -> Page {
    guard let review, let speech = review.claim else {
      return [.blank, .paragraph("So few answers tell nothing: it takes \(Policy.placement.fewest) at least.")]
    }
    let claims = review.levels.compactMap { level in level.claim.map { (level.level, $0) } }
    let reached = claims.prefix { $1.share >= reachedShare }.last?.0
    let rows = claims.map { ($0.rawValue, $1) } + [("verbs of spoken Spanish", speech)]
    return [
      .blank, .heading(Text(StatsPage.titleOfLevels)), .facts(rows.map { [Text($0), Text(StatsPage.told($1))] }),
      .paragraph(
        reached.map { "You know about as much as level \($0.rawValue) asks." } ?? "Level A1 is where to begin."),
      .paragraph("What you surely know is not taught as new. “conjugar” begins with the rest."),
    ]
  }

  /// The share of a level in percent from which it counts as reached.
  private static let reachedShare = 50

  /// Every skill: what is due first, then what is being learned, what is learned, and what is new.
  static func list(_ review: Review) -> Page {
    let rows = review.rows
    let sections: [(String, [Review.Row])] = [
      ("Due", rows.filter(\.isDue).sorted { ($0.retrievability ?? 0) < ($1.retrievability ?? 0) }),
      ("Learning", rows.filter { !$0.isDue && $0.record.state == .learning }),
      ("Learned", rows.filter { !$0.isDue && $0.record.state == .learned }),
      ("Never asked, but presumed known", rows.filter { $0.record.state == .new && $0.isSurelyKnown }),
      ("New", rows.filter { $0.record.state == .new && !$0.isSurelyKnown }),
    ]
    return Page(
      sections.filter { !$0.1.isEmpty }.map { title, rows in
        [.heading("\(title): \(rows.count)"), .facts(rows.map { row($0, today: review.today) })]
      }.joined(separator: [.blank]))
  }

  private static func row(_ row: Review.Row, today: Int) -> [Text] {
    let record = row.record
    let name: Text = "\(row.name)\(row.example.map { ": \($0)" } ?? "")"
    guard let chance = row.retrievability else { return [name] }
    let due = record.dueDay <= today ? "due" : "due \(when(record.dueDay - today))"
    // The chance of what was just missed would be high, and is no better known for it.
    let today = record.isJustMissed(on: today) ? "just missed" : "\(Int(chance * 100 + 0.5))% today"
    // Only the accent off is no right answer, but the form is known.
    let known = record.asked == 0 ? "shown, not known yet" : "\(record.right) of \(record.asked) known"
    return [name, Text(today), Text(due), Text(known, .faint)]
  }

  /// `now`, `tomorrow`, `in 3 days`.
  private static func when(_ days: Int) -> String {
    switch days {
    case ...0: "now"
    case 1: "tomorrow"
    case ..<60: "in \(days) days"
    default: "in \(days / 30) months"
    }
  }

  static let columns = [
    "skill", "name", "example", "state", "due", "stability", "retrievability", "first", "last", "asked", "right",
  ]

  static func fields(_ row: Review.Row) -> [Field] {
    let record = row.record
    let isBegun = !record.isNew
    return [
      .text(record.skill.id), .text(row.name), .text(row.example), .text(record.state.rawValue),
      .text(isBegun ? YearChart.date(ofDay: record.dueDay) : nil),
      .number(record.memory.map { Int($0.stability + 0.5) }),
      .number(row.retrievability.map { Int($0 * 100 + 0.5) }),
      .text(isBegun ? YearChart.date(ofDay: record.firstDay) : nil),
      .text(isBegun ? YearChart.date(ofDay: record.lastDay) : nil),
      .number(record.asked), .number(record.right),
    ]
  }
}

extension SkillIntroduction {
  /// Its rule, and the model with its forms.
  var sentences: [String] {
    let shown = models.map { model in
      let meaning = model.meaning.isEmpty ? "" : " (\(model.meaning))"
      return model.verb + meaning + (model.forms.isEmpty ? "" : ": \(model.forms.joined(separator: ", "))")
    }.joined(separator: "; ")
    return [rule, shown].filter { !$0.isEmpty }
  }
}
