import Testing

@testable import ConjugarCore

@Suite("Weights fitted to a learner")
struct WeightFitTests {
  /// Reviews of a learner whose memory fades by some weights, each skill coming back when the usual ones say.
  private static func reviews(_ weights: [Double], skills: Int32 = 60, days: Int32 = 120) -> [WeightFit.Reviewed] {
    let (own, usual) = (FSRS(retention: 0.9, weights: weights), FSRS())
    var generator = SplitMix64(seed: 7)
    var states: [Int32: (own: MemoryState, usual: MemoryState, day: Int32, due: Int32)] = [:]
    var reviews: [WeightFit.Reviewed] = []
    for day in 0..<days {
      for skill in 0..<skills where states[skill].map({ $0.due <= day }) ?? (skill <= day) {
        let old = states[skill]
        let passed = Int(old.map { day - $0.day } ?? 0)
        let chance = old.map { own.retrievability(of: $0.own, after: passed) } ?? 0.5
        let grade: Grade = generator.unit() < chance ? .good : .again
        let memory = usual.memory(after: grade, old?.usual, days: passed)
        states[skill] = (
          own.memory(after: grade, old?.own, days: passed), memory, day, day + Int32(usual.interval(of: memory))
        )
        reviews.append(WeightFit.Reviewed(skill: skill, day: day, grade: grade))
      }
    }
    return reviews
  }

  /// Promised and measured, of all that came back.
  private static func retention(_ reviews: [WeightFit.Reviewed], _ weights: [Double]) -> (Double, Double) {
    var (promised, kept, count) = (0.0, 0.0, 0.0)
    WeightFit.forEachReturn(reviews, FSRS(retention: 0.9, weights: weights)) { _, chance, isKept in
      promised += chance
      kept += isKept ? 1 : 0
      count += 1
    }
    return (promised / count, kept / count)
  }

  /// Who forgets twice as fast is promised too much by the usual weights, and about what is kept by their own.
  @Test func aLearnerWhoForgets() {
    var weights = FSRS.defaultWeights
    for grade in 0..<4 { weights[grade] *= 0.3 }
    weights[8] -= 0.7
    let reviews = Self.reviews(weights)
    let fit = WeightFit(reviews)
    #expect(fit.isBetter && reviews.count > WeightFit.fewest)
    let (promised, kept) = Self.retention(reviews, FSRS.defaultWeights)
    #expect(promised - kept > 0.05)
    let (own, same) = Self.retention(reviews, fit.weights)
    #expect(same == kept && abs(own - kept) < 0.03)
  }

  /// What does not predict the later answers better is not used.
  @Test func weightsThatPredictNoBetter() {
    let reviews = Self.reviews(FSRS.defaultWeights, skills: 12, days: 40)
    let fit = WeightFit(reviews)
    #expect(fit.isBetter == (fit.weights != FSRS.defaultWeights))
    let (promised, kept) = Self.retention(reviews, fit.weights)
    #expect(abs(promised - kept) < 0.06)
    #expect(!WeightFit([]).isBetter)
    #expect(WeightFit([]).weights == FSRS.defaultWeights)
  }
}
