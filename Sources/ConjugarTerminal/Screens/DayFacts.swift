import ConjugarCore

/// What the day's page tells: what waits, how long it takes, how far the goal is, and what else can be done.
struct DayFacts {
  let days: ProgressDays
  /// How many questions a day the learner means to answer, and how many were answered today.
  let goal: Int
  let answered: Int
  /// How many questions of the session are on what was begun before, and how many begin something.
  let old: Int
  let new: Int
  /// How long the session takes.
  let minutes: Int
  /// The quiz or session that was left: how far it is.
  let left: Left?
  let hasWeakness: Bool

  var questions: Int { old + new }
  /// Whether the day has had its session, and nothing more is due.
  var isDone: Bool { days.isTodayDone && leftToday == nil && old == 0 }
  var isGoalReached: Bool { answered >= goal }

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
