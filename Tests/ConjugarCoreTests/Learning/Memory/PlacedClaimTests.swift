import Testing

@testable import ConjugarCore

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
