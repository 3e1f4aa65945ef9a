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
    let returns = review.schedule.returns
    #expect((returns.whole.count, returns.whole.kept) == (2, 1))
    #expect(returns.whole.promised > 1.2)
    #expect(returns.chance(0.8).value < 0.78)
    #expect(abs(try Self.review(begun, on: 5).schedule.returns.chance(0.8).value - 0.8) < 1e-9)
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
    #expect((returns.whole.count, returns.whole.kept) == (1, 0))
  }

  /// A form that is asked for the first time is promised by others that show the same.
  @Test func whatIsKnownByOtherFormsIsPromised() throws {
    let rows = ["0 hablar present 1s correct", "5 mirar present 1s wrong"]
    let returns = try Self.review(rows, on: 5).schedule.returns
    #expect((returns.whole.count, returns.whole.kept) == (1, 0))
    #expect(returns.chance(0.8).value < 0.8)
  }

  /// Who is right when something is asked for the first time may know the rest; of who is not, nothing unasked is claimed.
  @Test func whatWasNeverAskedMayBeKnownByFirstAnswers() throws {
    let cells = ["present 3s", "present 1s", "preterite 3s", "imperfect 3s", "future 3s", "present-subjunctive 3s"]
    let verbs = ["hablar", "comer", "ser", "tener", "hacer"]
    func claim(first result: String) throws -> Claim {
      let first = verbs.flatMap { verb in cells.map { "0 \(verb) \($0) \(result)" } }
      let later = verbs.flatMap { verb in cells.map { "1 \(verb) \($0) correct" } }
      return try #require(Self.review(first + later, on: 1).claims.all)
    }
    let (known, missed) = try (claim(first: "correct"), claim(first: "wrong"))
    #expect(known.share > 50 && known.share < 80 && known.share + known.margin > 90, "\(known)")
    #expect(missed.share < 50 && missed.share + missed.margin < 75, "\(missed)")
  }

  /// Who was asked gerunds alone has shown nothing of other tenses.
  @Test func oneTenseTellsNothingOfOthers() throws {
    let verbs = ["hablar", "comer", "ser", "tener", "hacer", "venir", "pedir", "ir", "decir", "irse"]
    let rows = (0..<5).flatMap { day in verbs.map { "\(day) \($0) gerund - correct" } }
    #expect(try #require(Self.review(rows, on: 5).claims.all).share < 10)
  }

  /// Nothing is claimed of a level of which nothing was asked.
  @Test func whatWasNotAskedIsNotClaimed() throws {
    let verbs = ["hablar", "comer", "ser", "tener", "hacer"]
    let rows = (0..<10).flatMap { day in verbs.map { "\(day) \($0) present 3s correct" } }
    let claims = try Self.review(rows, on: 10).claims
    #expect(claims.all != nil && claims.levels.allSatisfy { ($0.claim == nil) == ($0.level > .a1) }, "\(claims)")
  }

  /// A form was promised as a whole: what a miss was charged to does not matter, and a slip of the finger is none.
  @Test(arguments: [("other-person", 0.0), ("stem-change", 0), ("typo", nil), ("negation", 1)])
  func everyMissIsHeldAgainstThePromise(_ kind: String, _ kept: Double?) throws {
    var entries = try ScheduleTests.entries(["0 pensar present 1s correct", "5 pensar present 1s wrong"])
    entries[1].kind = kind
    let returns = ScheduleTests.schedule(History(entries), on: 5).returns
    #expect((returns.whole.count, returns.whole.kept) == (kept == nil ? 0 : 1, kept ?? 0))
  }
}

/// What a placement claims of learners who were not made by the model that places them.
@Suite("The claim of a placement")
struct PlacedClaimTests {
  private static let options = ReviewOptions(region: .latinAmerica)
  /// The order of a course that is not the one of the program.
  private static let course: [Tense] = [
    .present, .preterite, .imperfect, .future, .presentPerfect, .participle, .gerund, .imperative, .conditional,
    .presentSubjunctive, .pluperfect, .negativeImperative, .imperfectSubjunctiveRa, .presentPerfectSubjunctive,
  ]

  /// Places a learner who has taken so many tenses, and knows of each the regular ways and what is said so often.
  ///
  /// - Returns: how many points the claim is off, and the margin that it names.
  private static func placed(tenses: Int, common: Double, seed: UInt64) throws -> (error: Int, margin: Int) {
    let review = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), options)
    var (schedule, generator) = (review.schedule, SplitMix64(seed: seed))
    let reached = Set(course.prefix(tenses))
    // Nobody learns by the book: one thing in twenty is known the other way round.
    let known = schedule.finder.skills.indices.map { number in
      let skill = schedule.finder.skills[number]
      let isLearned =
        reached.contains(skill.tense) && (skill.comesWithTense || review.repertoire.use(of: number) >= common)
      return (isLearned || skill.isAccent && reached.contains(skill.tense)) != (generator.below(20) == 0)
    }
    var questions = PlacementQuestions(review, .seeded(seed))
    var isRight: Bool?
    for _ in 0..<Policy.placement.questions {
      guard let asked = questions.next(after: isRight) else { break }
      let verb = schedule.finder.verb(named: asked.verb.name)
      let needed = schedule.finder.skills(for: asked.slot, ofVerb: try #require(verb))
      isRight = needed.allSatisfy { known[$0] }
      let time = Timestamp(milliseconds: 0)
      schedule.count(LogEntry(asked.verb.name, asked.slot, isRight == true ? .correct : .wrong, at: time, mode: .place))
    }
    let entries = review.repertoire.entries
    let all = entries.reduce(0) { $0 + $1.counted }
    let truth = entries.reduce(0) { sum, entry in sum + (entry.skills.allSatisfy { known[$0] } ? entry.counted : 0) }
    let claim = try #require(try Review(schedule, options).claims.all)
    return (abs(claim.share - Int(truth / all * 100 + 0.5)), claim.margin)
  }

  /// Within five points in the mean; and who reads “give or take 8” may rely on it nearly always.
  @Test func whatIsClaimedHolds() throws {
    var (errors, within): ([Int], Int) = ([], 0)
    for tenses in [1, 3, 8, 14] {
      for (number, common) in [400.0, 100, 3].enumerated() {
        let (error, margin) = try Self.placed(tenses: tenses, common: common, seed: UInt64(tenses * 10 + number))
        errors.append(error)
        within += error <= margin ? 1 : 0
      }
    }
    #expect(errors.reduce(0, +) <= 5 * errors.count, "\(errors)")
    #expect(within * 10 >= errors.count * 9, "\(within) of \(errors.count)")
  }
}
