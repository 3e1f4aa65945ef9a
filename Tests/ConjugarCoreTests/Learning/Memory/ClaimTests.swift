import Testing

@testable import ConjugarCore

/// What is claimed is held against what came of it.
@Suite("Claims")
struct ClaimTests {
  private static func review(_ rows: [String], on day: Int64) throws -> Review {
    let history = try History(ScheduleTests.entries(rows))
    return try Review(ScheduleTests.schedule(history, on: day), ReviewOptions(region: .spain))
  }

  /// Of what was promised to come to mind half did: all that is claimed is drawn down by that.
  @Test func whatCameBackIsHeldAgainstThePromise() throws {
    let begun = ["hablar", "comer"].map { "0 \($0) present 1s correct" }
    let review = try Self.review(begun + ["5 hablar present 1s correct", "5 comer present 1s wrong"], on: 5)
    let returns = review.schedule.returns.later
    #expect((returns.whole.count, returns.whole.kept) == (2, 1))
    #expect(returns.whole.promised > 1.2)
    #expect(returns.chance(0.8).value < 0.78)
    #expect(abs(try Self.review(begun, on: 5).schedule.returns.later.chance(0.8).value - 0.8) < 1e-9)
  }

  /// Who keeps what was as good as sure, but not what was in doubt, is told each by itself; who keeps neither, neither.
  @Test func sureAndDoubtfulPromisesAreHeldApart() {
    var (returns, random) = (Returns(), Returns())
    for number in 1...100 {
      returns.record(0.99, true)
      returns.record(0.8, number.isMultiple(of: 2))
      random.record([0.99, 0.8][number % 2], number.isMultiple(of: 3))
    }
    #expect(returns.chance(0.99).value > 0.97 && returns.chance(0.8).value < 0.55)
    #expect(random.chance(0.99).value < 0.5 && random.chance(0.999).value < 0.6, "\(random.chance(0.999))")
  }

  /// What was begun below its block is promised, too: a slow learner is told by the first answer of the next day.
  @Test func theFirstReturnIsHeldAgainstThePromise() throws {
    var entries = try ScheduleTests.entries(["0 ser present 3s correct", "1 ser present 3s wrong"])
    for index in entries.indices { (entries[index].mode, entries[index].isShown) = (.review, index == 0) }
    let returns = ScheduleTests.schedule(History(entries), on: 1).returns
    #expect((returns.later.whole.count, returns.later.whole.kept) == (1, 0))
    #expect(returns.first == Returns())
  }

  /// A form that is asked for the first time is known by others, or not: that is another promise than of one that returns.
  @Test func whatIsKnownByOtherFormsHasItsOwnPromise() throws {
    let rows = ["0 hablar present 1s correct", "5 mirar present 1s wrong"]
    let returns = try Self.review(rows, on: 5).schedule.returns
    #expect((returns.first.whole.count, returns.first.whole.kept) == (1, 0))
    #expect(returns.later == Returns())
    #expect(returns.first.chance(0.8).value < 0.8 && returns.later.chance(0.8).value > 0.79)
  }

  /// Who knew Spanish before is right when something is asked for the first time; of who was not, nothing unasked is claimed.
  @Test func whatWasNeverAskedIsClaimedByFirstAnswers() throws {
    let cells = ["present 3s", "present 1s", "preterite 3s", "imperfect 3s", "future 3s", "present-subjunctive 3s"]
    let verbs = ["hablar", "comer", "ser", "tener", "hacer"]
    func claim(first result: String) throws -> Int {
      let first = verbs.flatMap { verb in cells.map { "0 \(verb) \($0) \(result)" } }
      let later = verbs.flatMap { verb in cells.map { "1 \(verb) \($0) correct" } }
      return try #require(Self.review(first + later, on: 1).claims.all).share
    }
    let (known, missed) = try (claim(first: "correct"), claim(first: "wrong"))
    #expect(known > 70 && missed < 50, "\(known), \(missed)")
  }

  /// A form was promised as a whole: what a miss was charged to does not matter, and a slip of the finger is none.
  @Test(arguments: [("other-person", 0.0), ("stem-change", 0), ("typo", nil), ("negation", 1)])
  func everyMissIsHeldAgainstThePromise(_ kind: String, _ kept: Double?) throws {
    var entries = try ScheduleTests.entries(["0 pensar present 1s correct", "5 pensar present 1s wrong"])
    entries[1].kind = kind
    let returns = ScheduleTests.schedule(History(entries), on: 5).returns.later
    #expect((returns.whole.count, returns.whole.kept) == (kept == nil ? 0 : 1, kept ?? 0))
  }
}
