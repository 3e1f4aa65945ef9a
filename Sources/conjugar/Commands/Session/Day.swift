import ConjugarCore

/// What a learner's answers say of today.
struct Day {
  /// The answers that it was made of.
  let history: History
  let review: Review
  let plan: ReviewPlan
  /// What the session can be had again by, if it is mixed.
  var seed: UInt64? { shuffling.seed }
  /// The most questions of the session.
  var most: Int { review.choices.questions }
  private let days: ProgressDays
  private let answered: Int
  private let schedule: Schedule
  private let shuffling: Shuffling

  /// - Parameters:
  ///   - most: the most questions of the session; as many as the setting `minutes` allows if `nil`.
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
    let fitting = try max(Self.fewest, settings.minutes * 60 / DayFacts.secondsOfQuestion)
    review = try Review(
      schedule,
      ReviewChoices(
        region: settings.region, secondPerson: settings.secondPerson, difficulty: settings.difficulty,
        questions: most ?? fitting, newSkills: settings.newSkills))
    plan = review.daySession(history, shuffling)
    days = ProgressDays(history, today: schedule.today)
    answered = history.answerCount(onDay: schedule.today)
    self.schedule = schedule
    self.history = history
    self.shuffling = shuffling
  }

  /// A session of fewer questions is not worth sitting down for.
  private static let fewest = 5

  /// The same after more answers.
  func after(_ answers: [LogEntry], _ world: World) throws -> Day {
    var schedule = schedule
    for answer in answers { schedule.count(answer) }
    return try Day(history.adding(answers), schedule, world, shuffling, review.choices.questions)
  }

  /// What the page will tell tomorrow, if nothing else is answered today.
  func tomorrow(_ world: World) throws -> DayFacts {
    var schedule = schedule
    schedule.today += 1
    return try Day(history, schedule, world, shuffling, nil).today(world, left: nil)
  }

  func today(_ world: World, left: LeftQuiz?) throws -> DayFacts {
    let difficulty = review.choices.difficulty
    let levels = Difficulty.allCases
    let next = levels.firstIndex(of: difficulty).flatMap { levels.dropFirst($0 + 1).first }
    return DayFacts(
      days: days, goal: try world.settings.goal, answered: answered, old: plan.items.count - plan.newCount,
      new: plan.newCount, waiting: plan.waiting, left: left.map { ($0.answered, $0.total, $0.isSession) },
      nextLevel: review.opensNextLevel ? next : nil, difficulty: difficulty,
      hasWeakness: !review.weakest(1).isEmpty)
  }
}
