import ConjugarCore

/// What a learner's answers say of today.
struct Day {
  /// The keys that lead away from a page.
  static let leaving: Set<Character> = ["x", "\u{1B}"]

  let history: History
  let review: Review
  let plan: ReviewPlan
  /// The most questions of the session, if that was said.
  let most: Int?
  private let days: ProgressDays
  private let answered: Int
  private let schedule: Schedule
  let shuffling: Shuffling

  /// - Parameters:
  ///   - most: the most questions of the session; as many as the settings `minutes` and `goal` allow if `nil`.
  ///   - first: an answer: the session is as it was before that.
  init(
    _ history: History, _ world: World, shuffling: Shuffling, most: Int? = nil, before first: LogEntry? = nil
  ) throws {
    let known = first.map { history.before($0.time) } ?? history
    try self.init(known, world.schedule(of: history, before: first), world, shuffling, most)
  }

  private init(
    _ history: History, _ schedule: Schedule, _ world: World, _ shuffling: Shuffling, _ most: Int?
  ) throws {
    let settings = world.settings
    var options = try ReviewOptions(Arguments(), in: world, history)
    answered = history.answerCount(onDay: schedule.today)
    if let most {
      options.questions = most
    } else {
      options.questions = min(options.questions, try Self.leftOfGoal(settings, answered))
    }
    review = try Review(schedule, options)
    self.most = most
    plan = review.plan(shuffling)
    days = ProgressDays(history, today: schedule.today)
    self.schedule = schedule
    self.history = history
    self.shuffling = shuffling
  }

  /// How many questions are left of the goal that the learner set, or, once it is reached, of another one.
  private static func leftOfGoal(_ settings: Settings, _ answered: Int) throws(SettingsError) -> Int {
    guard let goal = try settings.goal else { return .max }
    return answered < goal ? goal - answered : goal
  }

  /// The same after more answers.
  func after(_ answers: [LogEntry], _ world: World) throws -> Day {
    try Day(history.adding(answers), schedule.after(answers), world, shuffling, most)
  }

  /// What the page will tell tomorrow, if nothing else is answered today.
  func tomorrow(_ world: World) throws -> DayFacts {
    var schedule = schedule
    schedule.today += 1
    return try Day(history, schedule, world, shuffling, nil).today(world, left: nil)
  }

  /// - Parameter left: the quiz or session that was left, if there is one.
  func today(_ world: World, left: DayFacts.Left?) throws -> DayFacts {
    let rest = left.flatMap { $0.isSession && $0.isOfToday ? $0.total - $0.answered : nil }
    let minutes = review.options.minutes(rest ?? plan.items.count)
    return DayFacts(
      days: days, goal: try world.settings.goal, answered: answered, old: plan.oldCount,
      new: plan.newCount, minutes: minutes, left: left,
      hasWeakness: !review.weakest.isEmpty)
  }
}
