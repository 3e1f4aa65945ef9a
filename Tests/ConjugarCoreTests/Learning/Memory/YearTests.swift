import Testing

@testable import ConjugarCore

/// What daily review leads to, played through.
@Suite("A year of reviews")
struct YearTests {
  private static func learner(_ days: some Sequence<Int>) throws -> SimulatedLearner {
    var learner = SimulatedLearner(seed: 1, ReviewOptions(region: .spain, difficulty: .moderate), .common)
    for day in days { try learner.review(on: day) }
    return learner
  }

  @Test func dayByDay() throws {
    let learner = try Self.learner(1...365)
    let days = learner.days
    // Everything is begun, nothing piles up, and in the end a few questions a day keep it.
    #expect(days.allSatisfy { $0.questions <= 20 })
    #expect(days.suffix(180).allSatisfy { $0.left <= 10 }, "\(learner.figures)")
    #expect(learner.hasBegunAllBy.map { $0 <= 90 } ?? false, "\(learner.figures)")
    #expect(days.prefix(60).reduce(0) { $0 + $1.questions } > 600)
    #expect(days.suffix(180).reduce(0) { $0 + $1.questions } < 180 * 11)
    let known = days.reduce(0) { $0 + $1.known }
    let right = days.reduce(0) { $0 + $1.right }
    #expect((83...92).contains(right * 100 / known), "\(learner.figures)")
  }

  /// Whoever forgets a third of what should come to mind is always behind, and meets everything in time all the same.
  @Test func whoForgetsMeetsEverything() throws {
    var learner = SimulatedLearner(seed: 1, recall: 0.67, ReviewOptions(region: .spain, difficulty: .moderate), .common)
    for day in 1...90 { try learner.review(on: day) }
    let rest = try Review(learner.schedule, ReviewOptions(region: .spain, difficulty: .moderate), .common)
    let left = rest.untaught.map { rest.schedule.finder.skills[$0].id }
    #expect(left.isEmpty, "\(left) \(learner.figures)")
  }

  /// Whoever comes back after three months finds a session like any other, and a few weeks later all is as before.
  @Test func afterAPause() throws {
    let learner = try Self.learner(Array(1...90) + Array(181...240))
    let after = learner.days.suffix(60)
    let first = try #require(after.first)
    #expect(first.due > 20)
    #expect(first.questions == 20 && first.new <= 2)
    #expect(after.allSatisfy { $0.questions <= 20 })
    // Forms that were missed wait longest, the rare ones among them most of all: they take one question in five.
    #expect(after.suffix(10).allSatisfy { $0.left <= 50 }, "\(after.map(\.left))")
  }
}
