import ConjugarCore

/// The day's page, and what stands at the end of its session.
enum DayPage {
  static func page(_ today: DayFacts) -> Page {
    let days = today.days
    let shown = zip(days.range, days.answers).filter { $0.0 <= days.today }.suffix(weekdays.count)
      .map { (name: weekdays[($0.0 - days.range.lowerBound) % weekdays.count], answers: $0.1) }
    let row: Text = "\(row(days), .strong)"
    let calendar: [Text] = days.longestStreak > 0 ? [Text(seen: Text(.days(shown)), heard: "")] : []
    let wide = calendar.reduce(row) { "\($0)\(Text(seen: "  ", heard: ""))\($1)" }
    return [
      .fitting(columns: roomForWeek, [.paragraph(wide)], narrow: ([row] + calendar).map { .paragraph($0) }),
      .paragraph(waiting(today)),
    ] + (today.goal.map { [goal($0, today.answered)] } ?? [])
  }

  /// From so many columns on the days stand beside what is told of them.
  private static let roomForWeek = 64

  /// The same in one line, for a prompt.
  static func brief(_ today: DayFacts) -> Text {
    "\(today.isDone ? "Today is done." : waiting(today)) \(row(today.days))."
  }

  /// From Monday, with which the calendar begins.
  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func row(_ days: ProgressDays) -> String {
    switch days.streak {
    case 0 where days.longestStreak == 0: "The first day"
    case 0: "A new beginning; the longest row was \(days.longestStreak.counted("day"))"
    case let streak: "\(streak.counted("day")) in a row" + (days.isTodayDone ? ", today included" : "")
    }
  }

  private static func waiting(_ today: DayFacts) -> Text {
    let minutes = today.minutes.counted("minute")
    if let left = today.leftToday {
      let questions = (left.total - left.answered).counted("question")
      return "Today: \(questions) left of the \(left.total) that you began, about \(minutes)."
    }
    guard today.questions > 0 else {
      return "Nothing waits today."
    }
    let when = today.isEnough ? "Today is done. If you like more" : "Today"
    return "\(when): \(oldAndNew(today)), about \(minutes)."
  }

  /// `15 to keep, 5 new`.
  private static func oldAndNew(_ day: DayFacts) -> String {
    [day.old > 0 ? "\(day.old) to keep" : nil, day.new > 0 ? "\(day.new) new" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }

  private static func goal(_ goal: Int, _ answered: Int) -> Block {
    let told =
      answered >= goal
      ? "Goal of \(goal.counted("question")) reached: \(answered) today." : "Goal: \(answered) of \(goal) today."
    return .paragraph("\(told) \(Text(.bar(answered, of: goal)))")
  }

  /// One key each.
  static func keys(_ today: DayFacts) -> [(key: String, meaning: Text)] {
    var keys: [(String, Text)] = []
    if today.leftToday != nil {
      keys = [("return", "go on")] + (today.questions > 0 ? [("n", "begin anew")] : [])
    } else if today.questions > 0 {
      keys = [("return", "begin")]
    }
    if let left = today.left, today.leftToday == nil {
      let what = left.isSession ? "session" : "quiz"
      keys.append(("r", "go on with the \(what) that you left at \(left.answered) of \(left.total)"))
    }
    keys.append(("q", "\("quiz", told: "play a quiz")"))
    if today.hasWeakness { keys.append(("w", "\("what I miss", told: "practice what you miss")")) }
    return keys + [
      ("s", "\("stats", told: "hear your progress")"), ("?", "\("help", told: "get help")"), ("x", "leave"),
    ]
  }

  /// What the keys do, at most six lines.
  static func help(_ today: DayFacts) -> Page {
    let told: [String: Text] = [
      "return": today.leftToday == nil ? "what is due, then what is new" : "the rest of today’s session",
      "q": "a quiz on everything", "w": "ten of what you miss most", "s": "what you know and can drill",
      "x": "leave (more: conjugar help)",
    ]
    let rows = keys(today).filter { $0.key != "?" }.map { [Text($0.key, .strong), told[$0.key] ?? $0.meaning] }
    return [.table(Array(rows.prefix(5)) + rows.dropFirst(5).suffix(1))]
  }

  static func noSuchKey(_ key: Character, _ accepted: [String]) -> String {
    "“\(key == "\n" ? "return" : "\(key)".printable)” is no choice here (accepted: \(accepted.joined(separator: ", ")))"
  }

  /// What stands below the last answer, above the page itself: what was learned, what tomorrow brings.
  ///
  /// - Parameters:
  ///   - tomorrow: what the page will tell tomorrow.
  ///   - missed: the first answer that was not right.
  static func closing(_ summary: ReviewSummary, tomorrow: DayFacts, missed: LogEntry?) -> Page {
    let now = summary.newlyLearned > 0 ? ", \(summary.newlyLearned) of it now" : ""
    let learned = summary.learned > 0 ? " Learned so that it holds for weeks: \(summary.learned)\(now)." : ""
    let next = tomorrow.questions > 0 ? "Tomorrow: \(oldAndNew(tomorrow))." : "Nothing is due tomorrow."
    return [.paragraph("Begun today: \(summary.begunToday).\(learned) \(next)")]
      + (missed.map { [.paragraph("Why it is so:"), .command(Text(Drill.explanation(of: $0)))] } ?? [])
  }
}

/// What the day's page tells: what waits, how long it takes, how far the goal is, and what else can be done.
struct DayFacts {
  let days: ProgressDays
  /// How many questions a day the learner means to answer, if they do, and how many were answered today.
  let goal: Int?
  let answered: Int
  /// How many questions of the session are on what was begun before, and how many begin something.
  let old: Int
  let new: Int
  let minutes: Int
  /// The quiz or session that was left: how far it is.
  let left: Left?
  let hasWeakness: Bool

  var questions: Int { old + new }
  /// Whether the day has had its session, and nothing more is due.
  var isDone: Bool { days.isTodayDone && leftToday == nil && old == 0 }
  /// Whether more would be beyond what was meant.
  var isEnough: Bool { goal.map { answered >= $0 } ?? isDone }

  /// The session of today that was left, with which return goes on.
  var leftToday: Left? { left.flatMap { $0.isSession && $0.isOfToday ? $0 : nil } }

  /// A quiz or session that was left, and whether that was today.
  struct Left {
    let answered: Int
    let total: Int
    let isSession: Bool
    let isOfToday: Bool
  }
}
