import ConjugarCore

/// The day's page, and what is shown at the end of its session.
enum DayPage {
  static func page(_ today: DayFacts) -> Page {
    let days = today.days
    let shown = zip(days.range, days.answers).filter { $0.0 <= days.today }.suffix(7).map { day, answers in
      let name = YearChart.weekdays[(day - days.range.lowerBound) % 7].prefix(2)
      return Text(.drawn { name + $0.glyphs.shade(Glyphs.level(ofAnswers: answers)) })
    }.joined(" ")
    let row = Text(row(days), .strong)
    let calendar = days.longestStreak > 0 ? Text(seen: shown, heard: "") : ""
    return [
      .fitting(
        columns: 64, [.paragraph("\(row)\(calendar.isEmpty ? "" : "  ", told: "")\(calendar)")],
        narrow: [.paragraph(row), .paragraph(calendar)]),
      .paragraph(waiting(today)),
    ] + (today.goal.map { [goal($0, today.answered)] } ?? [])
  }

  static func brief(_ today: DayFacts) -> Text {
    "\(today.isDone ? "Today is done." : waiting(today)) \(row(today.days))."
  }

  private static func row(_ days: ProgressDays) -> String {
    if days.longestStreak == 0 { return "Your first day" }
    return days.streak == 0
      ? "A fresh start; your longest streak was \(days.longestStreak.counted("day"))"
      : "\(days.streak.counted("day")) in a row\(days.isTodayDone ? ", today included" : "")"
  }

  private static func waiting(_ today: DayFacts) -> Text {
    let minutes = today.minutes.counted("minute")
    if let left = today.leftToday {
      let questions = (left.total - left.answered).counted("question")
      return "Today: \(questions) left of the \(left.total) you started, about \(minutes)."
    }
    if today.plan.items.isEmpty { return "Nothing is due today." }
    return "\(today.isEnough ? "Today is done. Want more?" : "Today:") \(oldAndNew(today)), about \(minutes)."
  }

  /// `20 questions, 9 to review and 5 new`: the parts add up to less, as something new is asked more than once.
  private static func oldAndNew(_ day: DayFacts) -> String {
    let (old, new) = (day.plan.oldCount, day.plan.newCount)
    let parts = [old > 0 ? "\(old) to review" : nil, new > 0 ? "\(new) new" : nil]
    return day.plan.items.count.counted("question") + parts.compactJoined(" and ").between(", ")
  }

  private static func goal(_ goal: Int, _ answered: Int) -> Block {
    let told =
      answered >= goal
      ? "Goal of \(goal.counted("question")) reached: \(answered) today." : "Goal: \(answered) of \(goal) today."
    let bar = Text.Run.drawn { screen in
      let done = screen.glyphs.bar(min(answered, goal), of: goal, columns: columnsOfBar)
      let rest = String(repeating: screen.glyphs.shade(0), count: columnsOfBar - done.displayWidth)
      return screen.style(done, .good) + screen.style(rest, .faint)
    }
    return .paragraph("\(told) \(Text(bar))")
  }

  private static let columnsOfBar = 10

  /// The keys, each with what is said about it on the line of keys and in help.
  static func keys(_ today: DayFacts) -> [(key: String, meaning: Text, help: Text)] {
    let (isLeft, waits) = (today.leftToday != nil, !today.plan.items.isEmpty)
    let left = isLeft ? nil : today.left
    let goesOn = left.map {
      "resume the \($0.isSession ? "session" : "quiz") you left at \($0.answered) of \($0.total)" as Text
    }
    let keys: [(isThere: Bool, key: String, meaning: Text, help: Text?)] = [
      (isLeft, "return", "continue", "the rest of today’s session"), (isLeft && waits, "n", "start over", nil),
      (!isLeft && waits, "return", "begin", "what is due, then what is new"), (left != nil, "r", goesOn ?? "", nil),
      (true, "q", "\("quiz", told: "play a quiz")", "a quiz on everything"),
      (today.hasWeakness, "w", "\("what I miss", told: "practice what you miss")", "ten of the things you miss most"),
      (true, "s", "\("stats", told: "hear your progress")", "what you know and what to drill"),
      (true, "?", "\("help", told: "get help")", nil), (true, "x", "leave", "leave (more: conjugar help)"),
    ]
    return keys.filter(\.isThere).map { ($0.key, $0.meaning, $0.help ?? $0.meaning) }
  }

  /// What the keys do, in at most six lines.
  static func help(_ today: DayFacts) -> Page {
    let rows = keys(today).filter { $0.key != "?" }.map { [Text($0.key, .strong), $0.help] }
    return [.table(Array(rows.prefix(5)) + rows.dropFirst(5).suffix(1))]
  }

  /// What is shown below the last answer of a session: what was learned, then what is left or what tomorrow brings.
  ///
  /// - Parameter left: how many questions were not answered; 0 if the day's page comes next and says so itself.
  static func closing(_ after: Review, before: Review, begun: Int, left: Int, tomorrow: DayFacts) -> Page {
    let (learned, newly) = (after.learnedCount, after.learnedCount - before.learnedCount)
    let now = newly > 0 ? ", \(newly) of them today" : ""
    let holding = learned > 0 ? " Learned for weeks to come: \(learned)\(now)." : ""
    let next = tomorrow.plan.items.isEmpty ? "Nothing is due tomorrow." : "Tomorrow: \(oldAndNew(tomorrow))."
    let goesOn = "“conjugar” continues with the \(left.counted("question")) left."
    return [.paragraph("Started: \(begun).\(holding) \(left > 0 ? goesOn : next)")]
  }
}

/// What the day's page says: what is due, how long it takes, how close the goal is, and what else can be done.
struct DayFacts {
  let days: ProgressDays
  /// How many questions a day the learner means to answer, if there is a goal, and how many were answered today.
  let goal: Int?
  let answered: Int
  let plan: ReviewPlan
  let minutes: Int
  let left: Left?
  let hasWeakness: Bool
  /// Whether there has been a session today.
  let isSessionDone: Bool
  var isDone: Bool { leftToday == nil && isSessionDone }
  /// Whether more would go beyond what the learner meant to do.
  var isEnough: Bool { goal.map { answered >= $0 } ?? isDone }

  var leftToday: Left? { left.flatMap { $0.isSession && $0.isOfToday ? $0 : nil } }

  typealias Left = (answered: Int, total: Int, isSession: Bool, isOfToday: Bool)
}
