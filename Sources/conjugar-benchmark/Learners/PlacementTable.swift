import ConjugarCore

/// How well twenty questions place learners that the placement model did not make: each has taken some tenses of a
/// course in its own order, and knows the regular patterns of each, the common forms, and some of the others.
enum PlacementTable {
  static func print(learners: Int, seed: UInt64) throws {
    var (sum, worst, more) = (0.0, 0.0, 0.0)
    for seed in seed..<seed + UInt64(learners) {
      var learner = try PlacedLearner(seed: seed)
      let (claimed, truth) = try learner.place()
      sum += abs(claimed - truth)
      worst = max(worst, abs(claimed - truth))
      more += claimed - truth
    }
    Swift.print(
      "place: \(learners) learners, of the verbs of spoken Spanish claimed and known differ by "
        + "\(Int(sum / Double(learners) * 1000 + 0.5)) thousandths in the mean, \(Int(worst * 1000 + 0.5)) at worst; "
        + "\(Int(more / Double(learners) * 1000)) more is claimed than known")
  }
}

private struct PlacedLearner {
  private var generator: SplitMix64
  private var finder = SkillFinder(Conjugator())
  private let reached: Set<Tense>
  /// The use, in a hundred thousand forms, from which a form is known.
  private let common: Double
  private var known: [Int: Bool] = [:]
  private var uses: [String: Int] = [:]
  private static let options = ReviewOptions(region: .latinAmerica)
  private static let course: [Tense] = [
    .present, .preterite, .imperfect, .future, .presentPerfect, .participle, .gerund, .imperative, .conditional,
    .presentSubjunctive, .pluperfect, .negativeImperative, .imperfectSubjunctiveRa, .presentPerfectSubjunctive,
    .conditionalPerfect, .futurePerfect, .pluperfectSubjunctiveRa,
  ]

  init(seed: UInt64) throws {
    generator = SplitMix64(seed: seed)
    reached = Set(Self.course.prefix(generator.below(Self.course.count + 1)))
    // From 400, for a learner who knows little but the most common, to 1, halving each time.
    common = [400, 200, 100, 50, 25, 12, 6, 3, 1][generator.below(9)]
    for cell in SpokenUse.embedded.cells() {
      for number in finder.skills(cell.verb, cell.slot) { uses[finder.skills[number].id, default: 0] += cell.share }
    }
  }

  private mutating func knows(_ number: Int) -> Bool {
    if let known = known[number] { return known }
    let skill = finder.skills[number]
    let isMet = reached.contains(skill.tense) != (generator.below(20) == 0)
    let isRegular = skill.comesWithTense || skill.isAccent
    // Luck in what was met: a quarter to four times the use counts.
    let blur = [0.25, 0.5, 1, 1, 2, 4][generator.below(6)]
    let isCommon = Double(uses[skill.id] ?? 0) * blur >= common
    let knows = isMet && (isRegular ? generator.below(20) > 0 : isCommon)
    known[number] = knows
    return knows
  }

  mutating func place() throws -> (claimed: Double, truth: Double) {
    var schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
    var questions = PlacementQuestions(try Review(schedule, Self.options), .seeded(generator.next()))
    var isRight: Bool?
    for _ in 0..<Policy.placement.questions {
      guard let asked = questions.next(after: isRight) else { break }
      let knowsAll = finder.skills(asked.verb.name, asked.slot).reduce(true) { knows($1) && $0 }
      isRight = knowsAll ? generator.below(25) > 0 : generator.below(50) == 0
      schedule.count(
        LogEntry(
          asked.verb.name, asked.slot, isRight == true ? .correct : .wrong, at: Timestamp(milliseconds: 0), mode: .place
        ))
    }
    var (right, all) = (0.0, 0.0)
    for cell in UseTest.forms {
      all += Double(cell.share)
      if finder.skills(cell.verb, cell.slot).reduce(true, { knows($1) && $0 }) { right += Double(cell.share) }
    }
    return (Double(try Review(schedule, Self.options).claims.all?.share ?? 0) / 100, right / all)
  }
}
