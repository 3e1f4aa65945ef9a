import Testing

@testable import ConjugarCore

/// What decides between two questions, as a learner notices it.
@Suite("What asking is worth")
struct WorthTests {
  private static func plan(
    _ rows: [String], on day: Int64, questions: Int, _ shuffling: Shuffling = .none
  ) throws -> ReviewPlan {
    let options = ReviewOptions(region: .spain, tenses: [.gerund], questions: questions, newSkills: 0)
    return try ReviewTests.review(rows, on: day, options).plan(shuffling)
  }

  /// What was asked lately is asked by another form of the same kind; after a month the most used comes again.
  @Test(arguments: [(10, true), (60, false)])
  func whatWasAskedLatelyIsAskedByAnotherForm(_ day: Int64, _ isOther: Bool) throws {
    func verb(after rows: [String]) throws -> String {
      try #require(try Self.plan(rows, on: day, questions: 1).questions.first).verb.name
    }
    let most = try verb(after: ["0 lavar gerund - correct"])
    let next = try verb(after: [0, 3].map { "\($0) \(most) gerund - correct" })
    #expect((next != most) == isOther, "\(most), \(next)")
  }

  /// However it is drawn, a session ends with what will succeed.
  @Test(arguments: UInt64(1)...10)
  func theEndSucceeds(_ seed: UInt64) throws {
    let known = [0, 1, 4, 12].map { "\($0) hablar gerund - correct" }
    let doubtful = ["comer", "pedir", "leer", "dormir"].flatMap {
      ["12 \($0) gerund - wrong", "13 \($0) gerund - correct"]
    }
    let plan = try Self.plan(known + doubtful, on: 40, questions: 12, .seeded(seed))
    // Four of twelve are of the kind that is known.
    let isKnown = plan.questions.map { $0.verb.infinitive.conjugation == .ar }
    #expect(isKnown.count { $0 } == 4 && isKnown.last == true, "\(plan.questions.map(\.verb.name))")
  }

  /// *Me preocupo* rather than *preocupo*, which is hardly said, but *preocupa*: it worries somebody.
  @Test(arguments: [("preocupar", "1s", false), ("preocuparse", "1s", true), ("preocupar", "3s", true)])
  func whoSpeaksDoesItWithThePronoun(_ verb: String, _ person: String, _ isAsked: Bool) throws {
    let review = try ReviewTests.review([], on: 0, ReviewOptions(region: .latinAmerica))
    var finder = review.schedule.finder
    let number = finder.verb(named: verb)
    let cell = try VerbCell(verb: #require(number), slot: #require(Slot(.present, try Person.named(person))))
    #expect((review.repertoire.entry(of: cell) != nil) == isAsked)
  }

  /// A regular way is begun by a form that shows nothing else, though the rest of another was begun: not by *quiere*.
  @Test func whatIsRegularIsBegunByItself() throws {
    let rows = ["pensar present 1s", "pensar present 3s", "pensar present 3p", "decir present 1s"].flatMap {
      ["0 \($0) correct", "1 \($0) correct"]
    }
    let review = try ReviewTests.review(rows, on: 2, ReviewOptions(region: .spain, questions: 60))
    let items = review.plan(.none).items.filter { $0.isNew && $0.skill.isRegular }
    #expect(items.contains { $0.skill.lesson == .pattern(.regularEr, .present, nil) })
    for item in items {
      let needed = review.schedule.finder.needed(for: item.question.slot, of: item.question.verb)
      #expect(Set(needed.filter { !$0.isAccent }.map(\.lesson)).count == 1, "\(item.question.line)")
    }
  }

  /// What stands in for what the learner does not want needs nothing that was not shown.
  @Test func whatStandsInNeedsNothingNew() throws {
    let review = try ReviewTests.review([], on: 0, ReviewOptions(region: .spain))
    let plan = review.plan(.none)
    let begun = Set(plan.items.filter(\.isNew).map(\.skill.lesson))
    #expect(plan.spares.count > 10)
    for question in plan.spares.map(\.question) {
      let needed = review.schedule.finder.needed(for: question.slot, of: question.verb)
      #expect(needed.allSatisfy { $0.isAccent || begun.contains($0.lesson) }, "\(question.line)")
    }
  }

  /// A session is not of *él* alone, nor of one verb.
  @Test func personsAndVerbsAreSpread() throws {
    let cells = ["hablar", "comer", "vivir", "ser", "tener", "ir", "estar"].flatMap { verb in
      ["1s", "2s", "3s", "1p", "3p"].map { "\(verb) present \($0)" }
    }
    let rows = cells.map { "0 \($0) correct" } + cells.map { "3 \($0) correct" }
    let options = ReviewOptions(region: .latinAmerica, questions: 20, newSkills: 0)
    let questions = try ReviewTests.review(rows, on: 20, options).plan(.none).questions
    let persons = Dictionary(grouping: questions) { $0.slot.person }.mapValues(\.count)
    let verbs = Dictionary(grouping: questions, by: \.verb.name).mapValues(\.count)
    #expect(persons.values.allSatisfy { $0 * 5 <= questions.count * 3 }, "\(persons)")
    #expect(verbs.values.allSatisfy { $0 <= 2 }, "\(verbs)")
  }

  /// What fades is due from that very day on.
  @Test func whatFadesIsDueFromThatDay() throws {
    let rows = ["0 ser present 1s correct", "2 ser present 1s correct"]
    let day = Int64(try #require(try ReviewTests.review(rows, on: 2).daysUntilDue)) + 2
    for (today, isDue) in [(day - 1, false), (day, true), (day + 1, true)] {
      let row = try #require(
        try ReviewTests.review(rows, on: today).rows.first { $0.record.skill.id == "form/ser/present/1s" })
      #expect(row.isDue == isDue, "day \(today)")
    }
  }
}
