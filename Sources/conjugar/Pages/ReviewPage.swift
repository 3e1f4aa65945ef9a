import ConjugarCore

/// How a review looks before its first question and after its last, and the list of skills.
struct ReviewPage {
  let style: Style
  let width: Int

  /// What stands around the questions of a review.
  struct Frame {
    let opening: String
    /// Made when the last question is answered, for it says what the answers changed.
    let closing: ([LogEntry]) throws -> String
  }

  /// What stands above the first question: how much there is, and why.
  func opening(_ review: Review, _ plan: ReviewPlan) -> String {
    let total = plan.items.count
    let old = total - plan.newCount
    guard total > 0 else { return lines(["Nothing is due." + comeBack(review.daysUntilDue)]) }
    let parts = [
      old > 0 ? "\(old) to keep in mind" : nil, plan.newCount > 0 ? "\(plan.newCount) new" : nil,
    ]
    let title = "\(counted(total, "question")): \(parts.compactMap { $0 }.joined(separator: ", "))"
    let waiting = review.dueCount > review.choices.questions && plan.newCount == 0
    return lines(
      [style.strong(title)] + (waiting ? [style.faint("\(review.dueCount) are due; the rest can wait.")] : []))
  }

  /// What stands below the last: what is due, new and learnt, and when to come back.
  func closing(_ summary: ReviewSummary) -> String {
    var rows = [
      ["due", summary.dueAfter == 0 ? "nothing more" : "\(summary.dueAfter), \(summary.dueBefore) before"],
      ["begun today", "\(summary.begunToday)"],
      ["learnt", "\(summary.learnt)" + (summary.newlyLearnt > 0 ? ", \(summary.newlyLearnt) of them now" : "")],
    ]
    if let days = summary.daysUntilDue { rows.append(["come back", style.strong(Self.when(days))]) }
    return table(rows, indented: "  ")
  }

  /// Every skill: what is due first, then what is being learnt, what is learnt, and what is new.
  func list(_ review: Review) -> String {
    let rows = review.rows
    let sections: [(String, [Review.Row])] = [
      ("Due", rows.filter(\.isDue).sorted { ($0.retrievability ?? 0) < ($1.retrievability ?? 0) }),
      ("Learning", rows.filter { !$0.isDue && $0.record.state == .learning }),
      ("Learnt", rows.filter { !$0.isDue && $0.record.state == .learnt }),
      ("New", rows.filter { $0.record.state == .new }),
    ]
    return sections.filter { !$0.1.isEmpty }.map { title, rows in
      lines([style.strong("\(title): \(rows.count)")])
        + table(rows.map { row($0, today: review.today) }, indented: "  ")
    }.joined(separator: "\n")
  }

  private func row(_ row: Review.Row, today: Int) -> [String] {
    let record = row.record
    let name = row.name + (row.example.map { ": \($0)" } ?? "")
    guard let chance = row.retrievability else { return [name] }
    let when =
      record.isPutAway ? "put away" : record.dueDay <= today ? "due" : "due \(Self.when(record.dueDay - today))"
    return [
      name, "\(Int(chance * 100 + 0.5)) %", when, style.faint("\(record.right) of \(record.asked) right"),
    ]
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

  private func comeBack(_ days: Int?) -> String { days.map { " Come back \(Self.when($0))." } ?? "" }

  private func counted(_ number: Int, _ what: String) -> String { number == 1 ? "1 \(what)" : "\(number) \(what)s" }

  private func lines(_ paragraphs: [String]) -> String {
    paragraphs.flatMap { Table.wrap($0, width: max(10, width)) }.map { "\($0)\n" }.joined()
  }

  private func table(_ rows: [[String]], indented margin: String) -> String {
    Table(rows).lines(width: width - margin.count).map { "\(margin)\($0)\n" }.joined()
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
    let isBegun = record.memory != nil
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
