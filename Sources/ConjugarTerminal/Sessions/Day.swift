import ConjugarCore

/// What a learner's answers say about today, and the session that follows from them.
struct Day {
  let review: Review
  let plan: ReviewPlan
  private let history: History
  private let schedule: Schedule
  private let answered: Int
  private let shuffling: Shuffling
  private let arguments: Arguments
  private let world: World

  /// - Parameters:
  ///   - shuffling: how questions are shuffled; by default, as they were then, or as the arguments or the world say.
  ///   - first: an answer; the day is computed as it was before that answer.
  ///   - schedule: what the history says, if that is already known.
  init(
    _ history: History, _ arguments: Arguments, in world: World, _ shuffling: Shuffling? = nil,
    before first: LogEntry? = nil, _ schedule: Schedule? = nil
  ) throws {
    let shuffling = try shuffling ?? first?.seed.map { .seeded($0) } ?? world.shuffling(arguments)
    let history = first.map { history.before($0.time) } ?? history
    let schedule = schedule ?? world.schedule(of: history, at: first?.time)
    (self.history, self.schedule) = (history, schedule)
    (self.shuffling, self.arguments, self.world) = (shuffling, arguments, world)
    answered = history.answerCount(onDay: schedule.today)
    review = try Review(schedule, ReviewOptions(arguments, in: world, history, answered: answered))
    plan = review.plan(shuffling)
  }

  /// The session, whose end covers the `earlier` answers too and may tell how many questions are left.
  func session(_ quiz: QuizOptions, after earlier: [LogEntry], opening: Page = [], tellsLeft: Bool = false) -> Session {
    var session = Session(quiz: Quiz(plan, quiz), mode: .review, seed: shuffling.seed)
    session.plan = plan
    session.frame = QuizPage.Frame(opening: opening) { quiz, answers in
      let all = history.adding(earlier)
      let now = try earlier.isEmpty ? self : Day(all, arguments, in: world, shuffling)
      let answered = quiz.verdicts.filter { !$0.isKnown }.map(\.question)
      let begun = plan.items.count { $0.isNew && answered.contains($0.question) }
      let after = try now.after(answers)
      return DayPage.closing(
        after.review, before: review, begun: begun, left: tellsLeft ? quiz.total - quiz.verdicts.count : 0,
        tomorrow: try after.tomorrow())
    }
    return session
  }

  private func after(_ answers: [LogEntry]) throws -> Day {
    try Day(history.adding(answers), arguments, in: world, shuffling, schedule.after(answers))
  }

  /// What the page will say tomorrow, if nothing else is answered today.
  func tomorrow() throws -> DayFacts {
    var schedule = schedule
    schedule.today += 1
    return try Day(history, Arguments(), in: world, shuffling, schedule).today(left: nil)
  }

  /// What the page says, also about the quiz or session that was left, if any.
  func today(left: DayFacts.Left?) throws -> DayFacts {
    let rest = left.flatMap { $0.isSession && $0.isOfToday ? $0.total - $0.answered : nil }
    let hasHadSession = history.answers.reversed().prefix { $0.day >= review.today }.contains { $0.mode == .review }
    return DayFacts(
      days: ProgressDays(history, today: schedule.today), goal: try world.settings.goal, answered: answered, plan: plan,
      minutes: review.options.minutes(rest ?? plan.items.count), left: left,
      hasWeakness: !review.weakest.isEmpty, isSessionDone: hasHadSession)
  }
}
