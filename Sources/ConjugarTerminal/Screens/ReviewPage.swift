import ConjugarCore

/// How a review looks before its first question and after its last, and the list of skills.
struct ReviewPage {
  let style: Style
  /// How many columns the terminal has, which may become others while a quiz goes on.
  let columns: () -> Int
  /// Whether everything is told in sentences.
  let isPlain: Bool
  private let words = ReviewMessages()
  private var width: Int { columns() }

  /// What stands around the questions of a review.
  struct Frame {
    let opening: String
    /// What is shown before a question that begins a skill.
    let introductions: [Question: SkillIntroduction]
    /// Made when the last question is answered, for it says what the answers changed.
    let closing: ([LogEntry]) throws -> String

    /// What is shown before the current question of a quiz; nothing a second time.
    func introduction(_ quiz: Quiz) -> SkillIntroduction? {
      quiz.isPractice ? nil : quiz.current.flatMap { introductions[$0] }
    }
  }

  /// What stands above the first question: how much there is, and why.
  func opening(_ review: Review, _ plan: ReviewPlan) -> String {
    let total = plan.items.count
    let old = total - plan.newCount
    guard total > 0 else { return lines([words.nothingDue(comeBackIn: review.daysUntilDue)]) }
    let title = words.title(questions: total, old: old, new: plan.newCount)
    return lines([style.strong(title)] + (plan.waiting > 0 ? [style.faint(words.waiting(plan.waiting))] : []))
  }

  /// What stands below the last: what is due, new and learned, and when to come back.
  ///
  /// - Parameter left: how many questions were not answered.
  func closing(_ summary: ReviewSummary, left: Int = 0) -> String {
    var rows = words.summary(summary)
    if left > 0 {
      rows.append([words.leftOver, words.goingOn(left)])
    } else if let days = summary.daysUntilDue {
      rows.append([words.comeBack, style.strong(words.when(days))])
    }
    return table(rows, indented: "  ")
  }

  /// What stands above the first question of a placement, and what came of it below the last.
  func openingOfPlacement() -> String { lines([style.strong(words.placement), words.howToPlace]) }
  func placement(_ review: Review, difficulty: Difficulty) -> String {
    let levels = LevelMessages()
    let reached = review.levels.prefix { $0.known >= Self.reachedShare }.last?.level
    let fitting = reached.flatMap { level in Difficulty.allCases.first { $0.levels.contains(level) } }
    let harder = fitting.flatMap { $0.levels.upperBound > difficulty.levels.upperBound ? $0 : nil }
    return lines(["", style.strong(levels.title)]) + table(levels.rows(review), indented: "  ")
      + lines([words.reached(reached), words.placed, harder.map(words.harder) ?? ""].filter { !$0.isEmpty })
  }

  /// The share of a level from which it counts as reached.
  private static let reachedShare = 0.5

  /// Every skill: what is due first, then what is being learned, what is learned, and what is new.
  func list(_ review: Review) -> String {
    let rows = review.rows
    let sections: [(String, [Review.Row])] = [
      (words.due, rows.filter(\.isDue).sorted { ($0.retrievability ?? 0) < ($1.retrievability ?? 0) }),
      (words.learning, rows.filter { !$0.isDue && $0.record.state == .learning }),
      (words.learned, rows.filter { !$0.isDue && $0.record.state == .learned }),
      (words.surelyKnown, rows.filter { $0.record.state == .new && $0.isSurelyKnown }),
      (words.new, rows.filter { $0.record.state == .new && !$0.isSurelyKnown }),
    ]
    return sections.filter { !$0.1.isEmpty }.map { title, rows in
      lines([style.strong(words.section(title, rows.count))])
        + table(rows.map { row($0, today: review.today) }, indented: "  ")
    }.joined(separator: "\n")
  }

  private func row(_ row: Review.Row, today: Int) -> [String] {
    let record = row.record
    let name = row.name + (row.example.map { ": \($0)" } ?? "")
    guard let chance = row.retrievability else { return [name] }
    let when =
      record.isPutAway ? words.putAway : record.dueDay <= today ? words.isDue : words.due(in: record.dueDay - today)
    let percent = Int(chance * 100 + 0.5)
    return [
      name, record.isJustMissed(on: today) ? words.justMissed : words.chance(percent), when,
      style.faint(words.recalled(record.right, of: record.asked)),
    ]
  }

  private func lines(_ paragraphs: [String]) -> String {
    Table.paragraphs(paragraphs, width: width).asText
  }

  private func table(_ rows: [[String]], indented margin: String) -> String {
    let margin = isPlain ? "" : margin
    return Table(rows, isPlain: isPlain).lines(width: width - margin.count).map { margin + $0 }.asText
  }
}

extension ReviewPage {
  private static let columns = [
    "skill", "name", "example", "state", "due", "stability", "retrievability", "first", "last", "asked", "right",
  ]

  /// The skills for programs.
  static func write(_ review: Review, _ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    try Records.write(format, columns, review.rows.lazy.map(cells), to: terminal)
  }

  private static func cells(_ row: Review.Row) -> [Field] {
    let record = row.record
    let isBegun = !record.isNew
    return [
      .text(record.skill.id), .text(row.name), .text(row.example), .text(record.state.rawValue),
      // A card that was put away is due no more.
      .text(isBegun && !record.isPutAway ? YearChart.date(ofDay: record.dueDay) : nil),
      .number(record.memory.map { Int($0.stability + 0.5) }),
      .number(row.retrievability.map { Int($0 * 100 + 0.5) }),
      .text(isBegun ? YearChart.date(ofDay: record.firstDay) : nil),
      .text(isBegun ? YearChart.date(ofDay: record.lastDay) : nil),
      .number(record.asked), .number(record.right),
    ]
  }
}
