import Testing

@testable import ConjugarCore

@Suite("A session")
struct ReviewPlanTests {
  /// A quiz of a hundred answers on one day, one in four wrong.
  private static let history = Result {
    let asked = QuizOptions(difficulty: .difficult, region: .spain, secondPerson: .tu, questions: 100)
    return try Quiz.questions(asked, .seeded(5)).enumerated().map { place, question in
      let (tense, person) = (question.slot.tense.id, question.slot.person?.id ?? "-")
      return "0 \(question.verb.infinitive) \(tense) \(person) \(place % 4 == 0 ? "wrong" : "correct")"
    }
  }

  /// A review so many days later.
  private func review(after days: Int64, _ options: ReviewOptions = ReviewOptions(region: .spain)) throws -> Review {
    try ReviewTests.review(Self.history.get(), on: days, options)
  }

  @Test(arguments: [2, 400])
  func neverLongerThanTheCap(_ days: Int64) throws {
    for cap in [1, 20] {
      let review = try review(after: days, ReviewOptions(region: .spain, questions: cap))
      let plan = review.plan(.seeded(3))
      #expect(plan.items.count == cap)
      // More is due than a session holds, so that little is new.
      #expect(review.isBehind && plan.newCount == (cap == 1 ? 0 : 2))
      #expect(plan.waiting > 0 && plan.waiting < review.dueCount)
      #expect(plan.items.count { $0.record.isMissedForm } <= max(1, cap / 5))
    }
  }

  /// A quarter of a session is new once all that is due has its place, and the rest of a session that has room.
  @Test func whatIsNewFillsTheSession() throws {
    let rows = ["hablar", "comer", "vivir", "pensar"].map { "0 \($0) present 1s wrong" }
    let review = try ReviewTests.review(rows, on: 2)
    let plan = review.plan(.seeded(1))
    #expect(!review.isBehind && plan.items.count == 20 && plan.waiting == 0)
    #expect(plan.newCount >= 14)
  }

  /// Of ser and estar nearly every form is a skill of its own; what is due of them does not crowd out the other verbs.
  @Test(arguments: [UInt64](1...4))
  func noVerbCrowds(_ seed: UInt64) throws {
    let forms = ["1s", "2s", "3s", "1p", "3p"].flatMap { ["0 ser present \($0) wrong", "0 estar present \($0) wrong"] }
    let plan = try ReviewTests.review(forms, on: 1).plan(.seeded(seed))
    let kept = plan.items.filter { !$0.isNew }.map(\.question.verb.infinitive.bare)
    let verbs = Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(plan.items.count == 20 && verbs.values.allSatisfy { $0 <= 2 }, "\(verbs)")
    #expect(plan.waiting == 5)
  }

  /// What is used much and hardly remembered comes before what is rare or remembered well.
  @Test func whatIsWorthMostFirst() throws {
    let review = try review(after: 30)
    let gains = review.due.map { number in
      let chance = review.schedule.retrievability(of: review.schedule.record(number)) ?? 0
      return (1 - chance) * Exponential.pow(review.use(of: number), 0.5)
    }
    #expect(gains == gains.sorted(by: >) && gains.count > 20)
    let asked = Set(review.plan(.none).items.filter { $0.record.state != .new }.map(\.record.skill))
    #expect(asked.isSubset(of: review.due.map { review.schedule.finder.skills[$0] }))
  }

  @Test(arguments: [UInt64](1...6))
  func mixed(_ seed: UInt64) throws {
    let questions = try review(after: 30).plan(.seeded(seed)).questions
    #expect(questions.count == 20)
    #expect(Set(questions.map { "\($0.verb.infinitive) \($0.slot)" }).count == 20)
    let pairs = zip(questions, questions.dropFirst())
    #expect(pairs.allSatisfy { $0.verb.family == nil || $0.verb.family != $1.verb.family })
    #expect(pairs.count { $0.slot.tense == $1.slot.tense } < 8)
  }

  /// A family that has more than half of what remains comes now, or it would stand beside itself in the end.
  @Test func aCrowdingFamilyIsSpread() throws {
    let items = try ["hablar", "comer", "pensar", "cerrar", "empezar"].map { infinitive in
      let question = try Question.asking(infinitive, .present, .firstSingular)
      return ReviewPlan.Item(question: question, record: SkillRecord(.accent(.present)))
    }
    let order = SessionOrder.arranged(items, .none).map(\.question.verb.name)
    #expect(order == ["pensar", "hablar", "cerrar", "comer", "empezar"])
  }

  @Test func theSameSeedGivesTheSameSession() throws {
    let review = try review(after: 30)
    let lines = [1, 1, 2].map { review.plan(.seeded($0)).questions.map(\.line) }
    #expect(lines[0] == lines[1])
    #expect(lines[0] != lines[2])
    #expect(review.plan(.none).questions == review.plan(.none).questions)
  }

  /// Of the common verbs that show a skill, the one that was not seen for longest.
  @Test func theVerbNotSeenForLongest() throws {
    let rows = ["0 tener present 2s correct", "2 querer present 3s correct", "13 pensar present 1s correct"]
    var options = ReviewOptions(region: .spain, newSkills: 0)
    options.tenses = [.present]
    let plan = try ReviewTests.review(rows, on: 70, options).plan(.none)
    let question = try #require(plan.items.first { $0.record.skill.id == "e>ie/present" }?.question)
    #expect(!["tener", "querer", "pensar"].contains(question.verb.infinitive.description))
    #expect(question.verb.patterns.contains(.eToIe))
    // Where all were seen, the round begins again.
    let one = FrequencyList("tener\nquerer\npensar\n")
    let history = History(try ScheduleTests.entries(rows))
    let review = try Review(ScheduleTests.schedule(history, on: 70), options, one)
    let again = review.plan(.none).items.first { $0.record.skill.id == "e>ie/present" }
    #expect(again?.question.verb.infinitive.description == "tener")
  }

  /// A missed form is asked itself, and stands for its pattern where that is due too.
  @Test func aMissedFormStandsForItsPattern() throws {
    let rows = ["0 pensar present 1s correct", "2 querer present 3s wrong"]
    let review = try ReviewTests.review(rows, on: 9, ReviewOptions(region: .spain, newSkills: 0))
    #expect(review.dueCount == 3)
    let items = review.plan(.none).items
    #expect(items.contains { $0.question.line == "querer present 3s él" })
    #expect(Set(items.map(\.record.skill.id)) == ["form/querer/present/3s", "regular-ar/present"])
  }

  /// A form that is rare and missed time and again does not come every day; a common one does.
  @Test func whatIsRareDoesNotCrowd() throws {
    let days = [0, 1, 5, 6, 10]
    let rows = days.flatMap { ["\($0) averiguar preterite 1s wrong", "\($0) hacer preterite 3s wrong"] }
    func asked(on day: Int64) throws -> Set<String> {
      let history = History(try ScheduleTests.entries(rows.filter { Int64($0.split(separator: " ")[0]) ?? 0 < day }))
      let review = try Review(
        ScheduleTests.schedule(history, on: day), ReviewOptions(region: .spain, newSkills: 0), .embedded)
      return Set(review.daySession(history, .seeded(UInt64(day))).questions.map(\.verb.name))
    }
    let sessions = try (1...11).map { try asked(on: $0) }
    func daysOf(_ verb: String) -> [Int] { sessions.indices.filter { sessions[$0].contains(verb) }.map { $0 + 1 } }
    #expect(daysOf("averiguar") == [1, 4, 5, 9, 10])
    #expect(daysOf("hacer") == Array(1...11))
  }

  /// What is due of verbs that nobody uses is asked all the same.
  @Test func rareVerbsThatWereAsked() throws {
    let review = try ReviewTests.review(
      ["0 desosar present 1s wrong"], on: 3, ReviewOptions(region: .spain, newSkills: 0))
    #expect(review.plan(.none).questions.map(\.verb.infinitive.description) == ["desosar"])
  }
}
