/// The weights of the scheduler fitted to a learner's own answers: each is moved up and down as long as that predicts them
/// better.
///
/// They are found on the earlier answers and judged on the later ones; only what predicts those better is used.
///
/// Source: R. Hooke, T. Jeeves, *“Direct Search” Solution of Numerical and Statistical Problems* (1961).
package struct WeightFit: Sendable {
  /// An answer as it counted for a skill.
  package struct Reviewed: Sendable {
    let skill: Int32
    let day: Int32
    let grade: Grade
  }

  /// The weights found; the usual ones if no others are better.
  package let weights: [Double]
  /// Whether they predict the later answers better than the usual ones.
  package let isBetter: Bool

  /// So many answers are needed.
  package static let fewest = 400
  /// Of what counted, the share to find the weights on.
  private static let share = 0.7

  /// - Parameter reviews: in the order of time.
  package init(_ reviews: [Reviewed]) {
    let reviews = Self.sample(reviews)
    let split = Int(Double(reviews.count) * Self.share)
    let usual = FSRS.defaultWeights
    let found = Self.search(from: usual, reviews, judging: 0..<split, steps: [1.3, 1.12])
    let later = split..<reviews.count
    isBetter = Self.loss(found, reviews, judging: later) < Self.loss(usual, reviews, judging: later)
    weights = isBetter ? Self.search(from: found, reviews, judging: 0..<reviews.count, steps: [1.1]) : usual
  }

  /// All reviews of so many skills that they are not too many to wait for.
  private static func sample(_ reviews: [Reviewed]) -> [Reviewed] {
    let period = Int32(reviews.count / most + 1)
    return period == 1 ? reviews : reviews.filter { $0.skill % period == 0 }
  }

  private static let most = 40_000

  /// Moves each weight by a factor, up or down, where that lowers the loss.
  private static func search(
    from start: [Double], _ reviews: [Reviewed], judging part: Range<Int>, steps: [Double]
  ) -> [Double] {
    var best = (weights: start, loss: penalized(start, reviews, part))
    for factor in steps {
      for index in order {
        for step in [factor, 1 / factor] {
          var tried = best.weights
          tried[index] = min(max(tried[index] * step, FSRS.bounds[index].lowerBound), FSRS.bounds[index].upperBound)
          let loss = penalized(tried, reviews, part)
          guard loss < best.loss else { continue }
          best = (tried, loss)
          break
        }
      }
    }
    return best.weights
  }

  /// What tells most first: first stabilities, the decay, the gain of a recall and the loss of a lapse; then the rest.
  private static let order = [2, 0, 20, 8, 11, 10, 9, 1, 3, 12, 13, 14, 4, 5, 6, 15, 16, 17, 18, 19, 7]

  /// The loss, and a little for every weight that leaves its usual value: few answers are to move them little.
  private static func penalized(_ weights: [Double], _ reviews: [Reviewed], _ part: Range<Int>) -> Double {
    let moved = zip(weights, FSRS.defaultWeights).reduce(0) { sum, pair in
      let ratio = Exponential.log(max(pair.0, 1e-3) / max(pair.1, 1e-3))
      return sum + ratio * ratio
    }
    return loss(weights, reviews, judging: part) + moved / Double(max(1, part.count))
  }

  /// The mean logarithmic loss of what was predicted.
  private static func loss(_ weights: [Double], _ reviews: [Reviewed], judging part: Range<Int>) -> Double {
    var (sum, count) = (0.0, 0)
    forEachReturn(reviews.prefix(part.upperBound), FSRS(retention: 0.9, weights: weights)) { index, chance, isKept in
      guard index >= part.lowerBound else { return }
      let chance = min(max(chance, 0.001), 0.999)
      sum -= Exponential.log(isKept ? chance : 1 - chance)
      count += 1
    }
    return count > 0 ? sum / Double(count) : 0
  }

  /// What a scheduler promised of every skill that came back on a later day, and whether it was kept.
  package static func forEachReturn(
    _ reviews: some Collection<Reviewed>, _ scheduler: FSRS,
    _ body: (_ index: Int, _ chance: Double, _ isKept: Bool) -> Void
  ) {
    var states: [(memory: MemoryState, day: Int32)?] = []
    for (index, review) in reviews.enumerated() {
      let skill = Int(review.skill)
      if skill >= states.count { states += Array(repeating: nil, count: skill + 1 - states.count) }
      let days = states[skill].map { Int(review.day - $0.day) } ?? 0
      if let state = states[skill], days > 0 {
        body(index, scheduler.retrievability(of: state.memory, after: days), review.grade > .again)
      }
      let memory = scheduler.memory(after: review.grade, states[skill]?.memory, days: max(0, days))
      states[skill] = (memory, review.day)
    }
  }
}
