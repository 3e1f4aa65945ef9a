import ConjugarCore

/// What a learner reads on the day's page and at the first run, in English.
struct DayMessages {
  let welcome = "Welcome to conjugar: five minutes a day, until the right form comes to mind by itself."
  let howMuch = "How much Spanish do you have?"
  let which = "Which Spanish?"
  let explained = "Why it is so:"

  /// - Parameter spanish: the one that was chosen.
  func begin(_ questions: Int, _ spanish: String) -> String {
    "\(spanish): \(questions) questions now. Nothing is lost if you stop: Ctrl-D on an empty line. “conjugar help” says the rest. "
      + "Another Spanish: 1, 2 or 3. Return begins."
  }

  func amounts(withPlacement: Bool) -> [(key: Character, meaning: String)] {
    [
      ("1", "a beginning: present, preterite, future"), ("2", "some: the tenses in everyday use"),
      ("3", "much: every tense"),
    ] + (withPlacement ? [("p", "find out, in twenty questions")] : [])
  }

  let spanishes: [(key: Character, meaning: String)] = [
    ("1", "Latin America (tú, ustedes)"), ("2", "Spain (tú, vosotros)"), ("3", "Argentina and its neighbors (vos)"),
  ]

  func prompt(_ usual: Character) -> String { "[\(usual)] " }
  func toldPrompt(_ usual: Character) -> String { "Return alone means \(usual): " }
  func noSuchKey(_ key: Character, _ accepted: [String]) -> String {
    "“\(key == "\n" ? "return" : "\(key)".printable)” is no choice here (accepted: \(accepted.joined(separator: ", ")))"
  }

  func days(_ days: ProgressDays) -> String {
    switch days.streak {
    case 0 where days.longestStreak == 0: "The first day"
    case 0: "A new beginning; the longest row was \(days.longestStreak.counted("day"))"
    case let streak: "\(streak.counted("day")) in a row" + (days.isTodayDone ? ", today included" : "")
    }
  }

  func inARow(_ days: ProgressDays) -> String { "\(days.streak.counted("day")) in a row." }

  func waiting(_ today: DayFacts) -> String {
    if let left = today.leftToday {
      return
        "Today: \((left.total - left.answered).counted("question")) left of the \(left.total) that you began, about \(today.minutes.counted("minute"))."
    }
    guard today.questions > 0 else {
      return "Nothing is due, and everything of “\(today.difficulty.rawValue)” is begun."
    }
    let waits = today.waiting > 0 ? " (\(today.waiting) more can wait)" : ""
    let when = today.isGoalReached ? "Today is done. If you like more" : "Today"
    return "\(when): \(oldAndNew(today)), about \(today.minutes.counted("minute"))\(waits)."
  }

  /// `15 to keep, 5 new`.
  private func oldAndNew(_ day: DayFacts) -> String {
    let parts = [day.old > 0 ? "\(day.old) to keep" : nil, day.new > 0 ? "\(day.new) new" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  func goal(_ today: DayFacts) -> String {
    today.isGoalReached
      ? "Goal of \(today.goal.counted("question")) reached: \(today.answered) today."
      : "Goal: \(today.answered) of \(today.goal) today."
  }

  func nextLevel(_ today: DayFacts) -> String {
    today.nextLevel.map { "The next level is open to you: “\($0.rawValue)”." } ?? ""
  }

  func opened(_ difficulty: Difficulty) -> String { "difficulty is now \(difficulty.rawValue)." }

  func keys(_ today: DayFacts) -> [(key: String, meaning: String)] {
    var keys: [(String, String)] = []
    if today.leftToday != nil {
      keys = [("return", "go on")] + (today.questions > 0 ? [("n", "begin anew")] : [])
    } else if today.questions > 0 {
      keys = [("return", "begin")]
    }
    if let left = today.left, today.leftToday == nil {
      let what = left.isSession ? "session" : "quiz"
      keys.append(("r", "go on with the \(what) that you left at \(left.answered) of \(left.total)"))
    }
    if let next = today.nextLevel { keys.append(("l", "open “\(next.rawValue)”")) }
    keys.append(("q", "quiz"))
    if today.hasWeakness { keys.append(("w", "what I miss")) }
    return keys + [("s", "stats"), ("?", "help"), ("x", "leave")]
  }

  func sentence(key: String, _ meaning: String) -> String { "Press \(key) to \(Self.verbs[meaning] ?? meaning)." }

  /// How a sentence says what a key does, where that is not how a list says it.
  private static let verbs = [
    "quiz": "play a quiz", "what I miss": "practice what you miss", "stats": "hear your progress", "help": "get help",
  ]

  func learned(_ summary: ReviewSummary) -> String {
    "Begun today: \(summary.begunToday)."
      + (summary.learned > 0 ? " Learned so that it holds for weeks: \(summary.learned)" : "")
      + (summary.newlyLearned > 0 ? ", \(summary.newlyLearned) of it now." : summary.learned > 0 ? "." : "")
  }

  /// - Parameter day: what the page will tell tomorrow.
  func tomorrow(_ day: DayFacts) -> String {
    day.questions > 0 ? "Tomorrow: \(oldAndNew(day))." : "Nothing is due tomorrow."
  }
}
