import ConjugarCore

/// What is shown before the first question of a review or a placement, what a placement found, and the list of skills.
enum ReviewPage {
  /// How much there is to ask, or when to come back.
  static func opening(_ review: Review, _ plan: ReviewPlan) -> Page {
    let total = plan.items.count
    guard total > 0 else {
      return [.paragraph("Nothing is due.\(review.daysUntilDue.map(when).between(" Come back ", "."))")]
    }
    return [.heading("\(total.counted("question"))\(plan.newCount > 0 ? ", \(plan.newCount) new" : "")")]
  }

  static func openingOfPlacement(_ world: World) -> Page {
    let keys = world.isAtTerminal ? "return twice" : "return"
    return [
      .heading("Twenty questions to find out what you know"),
      .paragraph("Press \(keys) if you do not know: you lose nothing, and what you know is found sooner."),
    ]
  }

  /// What is shown below the last question of a placement, by a review of its answers; `nil` if there are too few.
  static func placement(_ review: Review?) -> Page {
    guard let claimed = review?.claims, let speech = claimed.all else {
      return [.blank, .paragraph("Too few answers to tell: “conjugar place” needs \(Policy.placement.fewest).")]
    }
    let claims = claimed.levels.compactMap { level in level.claim.map { (level.level, $0) } }
    // A level counts as reached if at least half of it is known.
    let reached = claims.prefix { $1.share >= 50 }.last?.0
    let rows = claims.map { ($0.rawValue, $1) } + [("verbs of spoken Spanish", speech)]
    return [
      .blank, .heading(Text(StatsPage.titleOfLevels)), .facts(rows.map { [Text($0), Text(StatsPage.told($1))] }),
      .paragraph(
        reached.map { "You know about as much as level \($0.rawValue) requires." } ?? "Start with level A1."),
      .paragraph("What you clearly know will not be taught as new. “conjugar” starts with the rest."),
    ]
  }

  /// Every skill: first what is due, then what is being learned, learned, presumed known, and new.
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
    let name: Text = "\(row.name)\(row.example.between(": "))"
    guard let chance = row.retrievability else { return [name] }
    let due = record.dueDay <= today ? "due" : "due \(when(record.dueDay - today))"
    if record.asked == 0 { return [name, "begun", Text(due), Text("not asked since", .faint)] }
    // Right after a miss, the chance would be high, although the skill is no better known.
    let today = record.isJustMissed(on: today) ? "just missed" : "\(Int(chance * 100 + 0.5))% today"
    // If only the accent was off, the form was right.
    let share = "\(record.right) of \(record.asked) right"
    return [name, Text(today), Text(due), Text(share, .faint)]
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

  static let columns: [Member<Review.Row>] = [
    Member("skill") { $0.record.skill.id }, Member("name") { $0.name }, Member("example") { $0.example },
    Member("state") { $0.record.state.rawValue }, Member("due") { Self.date($0.record, $0.record.dueDay) },
    Member("stability") { $0.record.memory.map { Int($0.stability + 0.5) } },
    Member("retrievability") { $0.retrievability.map { Int($0 * 100 + 0.5) } },
    Member("first") { $0.record.firstDay.map { Timestamp.dateText(ofDay: $0) } },
    Member("last") { Self.date($0.record, $0.record.lastDay) },
    Member("asked") { $0.record.asked }, Member("right") { $0.record.right },
  ]

  private static func date(_ record: SkillRecord, _ day: Int) -> String? {
    record.isNew ? nil : Timestamp.dateText(ofDay: day)
  }
}

extension SkillIntroduction {
  /// Everything it tells, which no hint repeats.
  var told: [String] { ["\(heading): \(name)"] + sentences }

  /// Its rule, its use, and the models with their forms.
  var sentences: [String] {
    let shown = models.map { model in
      "\(model.verb)\(model.meaning.between(" (", ")"))\(model.forms.joined(separator: ", ").between(": "))"
    }
    return [rule, use.map { "use: \($0)" } ?? "", shown.joined(separator: "; ")].filter { !$0.isEmpty }
  }
}
