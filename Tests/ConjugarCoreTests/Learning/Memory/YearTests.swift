import Testing

@testable import ConjugarCore

/// What daily review leads to, played through.
@Suite("A year of reviews")
struct YearTests {
  /// What each tense builds on, as a teacher would have it.
  private static let basis: [(tense: Tense, base: Tense)] = [
    (.conditional, .future), (.presentSubjunctive, .present), (.imperative, .present),
    (.negativeImperative, .presentSubjunctive), (.presentPerfect, .participle),
  ]

  @Test func nothingNewIsAskedBeforeWhatItNeeds() throws {
    let options = ReviewOptions(region: .spain, difficulty: .moderate)
    var learner = SimulatedLearner(seed: 1, options, .common)
    var begun: Set<Skill> = []
    for day in 1...365 {
      var schedule = learner.schedule
      schedule.today = day
      let plan = try learner.review(on: day)
      var met = Set(schedule.begun.map(\.skill))
      for item in plan.items where item.question.cloze == nil {
        let (slot, name) = (item.question.slot, item.question.verb.name)
        let found = schedule.verb(named: name)
        let verb = try #require(found)
        let wasAsked = schedule.lastAsked(slot, ofVerb: verb) != nil
        if item.isNew { met.insert(item.record.skill) }
        let needed = schedule.skills(for: slot, ofVerb: verb).map { schedule.finder.skills[$0] }
        let unmet = needed.filter { !$0.isAccent && $0.mistakenPerson == nil && !met.contains($0) }
        #expect(wasAsked || unmet.isEmpty, "day \(day): \(name) \(slot) needs \(unmet.map(\.id))")
        for (tense, base) in Self.basis where item.isNew && item.record.skill == .pattern(.regularAr, tense, nil) {
          #expect(met.contains(.pattern(.regularAr, base, nil)), "day \(day): \(tense.id) before \(base.id)")
        }
        begun.insert(item.record.skill)
      }
      #expect(plan.items.count <= 20)
    }
    // Everything common is begun in the end.
    #expect(begun.contains(.pattern(.regularAr, .conditional, nil)) && begun.contains(.pattern(.eToIe, .present, nil)))
    #expect(learner.hasBegunAllBy != nil, "\(learner.figures)")
  }

  /// Whoever comes back after three months finds a session like any other.
  @Test func afterAPause() throws {
    var learner = SimulatedLearner(seed: 1, ReviewOptions(region: .spain, difficulty: .moderate), .common)
    for day in Array(1...60) + Array(151...180) { try learner.review(on: day) }
    let after = learner.days.suffix(30)
    let first = try #require(after.first)
    #expect(first.due > 20)
    #expect(first.questions == 20)
    #expect(after.allSatisfy { $0.questions <= 20 })
  }
}
