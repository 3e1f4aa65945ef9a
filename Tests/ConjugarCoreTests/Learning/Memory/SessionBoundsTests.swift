import Testing

@testable import ConjugarCore

@Suite("The bounds of a session")
struct SessionBoundsTests {
  /// So many minutes a day at most, whatever is new.
  @Test(arguments: [1, 5, 30])
  func thirtyDaysWithinTheMinutes(_ minutes: Int) throws {
    var options = ReviewOptions(region: .spain, difficulty: .moderate)
    options.fit(minutes: minutes)
    var learner = SimulatedLearner(seed: 2, options, .common)
    for day in 1...30 { try learner.review(on: day) }
    let seconds = learner.days.map { SessionPace.assumed.seconds($0.questions, new: $0.new) }
    let most = Double(minutes * 60)
    #expect(seconds.allSatisfy { $0 <= most }, "\(seconds)")
    // What is due does not grow over the learner's head.
    #expect(
      learner.days.suffix(10).allSatisfy { $0.questions > 0 && $0.left <= 6 * options.questions },
      "\(learner.days.map(\.left))")
  }

  @Test func thePageTellsTheMinutesOfTheSecondDay() throws {
    let verbs = ["hablar", "comer", "vivir", "ser", "tener", "ir", "hacer", "decir", "poder", "estar"]
    let rows = verbs.map { "0 \($0) present 3s correct" }
    var options = ReviewOptions(region: .spain)
    options.fit(minutes: 5)
    let plan = try ReviewTests.review(rows, on: 1, options).plan(.seeded(1))
    #expect(plan.newCount >= 5 && plan.minutes(at: .assumed) == 5)
  }

  /// What is new waits while too much is due, but not so long that who practices daily would not meet it.
  @Test(arguments: [
    (untaught: 200, days: 1, kept: 4), (100, 40, 4), (20, 40, 2), (200, 94, 5), (200, 400, 5), (1, 40, 1),
  ])
  func placesForNewWhileBehind(untaught: Int, days: Int, kept: Int) {
    let options = ReviewOptions(region: .spain)
    let behind = SessionBounds(options, due: 41, new: untaught, untaught: untaught, days: days)
    #expect(behind.keptForNew == kept)
    let inTime = SessionBounds(options, due: 40, new: untaught, untaught: untaught, days: days)
    #expect(inTime.keptForNew == min(untaught, 5))
  }

  /// As many as the usual minutes hold, were a third of them new.
  @Test func theUsualGoalIsReachedInTheUsualMinutes() throws {
    let most = Double(Settings.minutes.defaultValue * 60)
    let goal = Settings.goal.defaultValue
    #expect(SessionPace.assumed.seconds(goal, new: goal / 3) <= most)
    #expect(SessionPace.assumed.seconds(goal + 3, new: goal / 3 + 1) > most)
  }

  /// Enough of the present to be asked sentences.
  private static let held = [0, 1, 4, 11, 25].flatMap { day in
    ["hablar", "comer", "vivir", "ser"].map { "\(day) \($0) present 3s correct" }
  }

  /// Forms and sentences are bounded together.
  @Test(arguments: [0, 1, 2, 3])
  func theMostNewSkills(_ most: Int) throws {
    let review = try ReviewTests.review(Self.held, on: 40, ReviewOptions(region: .spain, newSkills: most))
    #expect(!review.newChoices.isEmpty && review.newCount == most)
    #expect(review.plan(.seeded(1)).newCount <= most)
  }

  /// No family of options keeps the others waiting, and what is chosen beside a verb is not its tense too.
  @Test func choicesOfAllFamiliesInTurn() throws {
    let review = try ReviewTests.review(Self.held, on: 40)
    let first = review.newChoices.prefix(8).compactMap { review.schedule.finder.skills[$0].choice }
    let families = Set(first.map { ChoiceFamily(ofChoice: $0).id })
    #expect(families.isSuperset(of: ["ser-estar", "verbs", "infinitive", "gustar", "agreement"]), "\(first)")
    let sentences = review.plan(.seeded(1)).questions.filter { $0.cloze != nil }
    #expect(
      !sentences.isEmpty && sentences.allSatisfy { $0.slot.tense == .present || $0.slot.tense.mood == .nonPersonal })
  }

  @Test func sentencesComeWhereEveryFormIsBegun() throws {
    let history = History(try ScheduleTests.entries(Self.held.filter { !$0.contains(" ser ") }))
    let verbs = FrequencyList("hablar\ncomer\nvivir\n")
    let review = try Review(
      ScheduleTests.schedule(history, on: 40), ReviewOptions(region: .latinAmerica, tenses: [.present]), verbs)
    #expect(review.untaught.map { review.schedule.finder.skills[$0].id } == [])
    #expect(review.plan(.seeded(1)).items.count { $0.isNew && $0.question.cloze != nil } == 4)
  }

  /// What was missed last time takes no place of the sentences.
  @Test func missesLeaveSentencesTheirPlaces() throws {
    let missed = ["dormir", "pensar", "tener", "hacer", "decir"].map { "39 \($0) present 1s wrong" }
    let history = History(try ScheduleTests.entries(Self.held + missed))
    let review = try Review(ScheduleTests.schedule(history, on: 40), ReviewOptions(region: .spain), .common)
    let plan = review.daySession(history, .seeded(1))
    let asked = plan.questions
    #expect(missed.allSatisfy { row in asked.contains { row.contains(" \($0.verb.name) present 1s") } })
    #expect(asked.contains { $0.cloze != nil })
  }
}
