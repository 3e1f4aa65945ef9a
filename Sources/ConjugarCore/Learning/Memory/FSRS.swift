/// The Free Spaced Repetition Scheduler, version 6: a memory fades along a power curve, and each answer says how fast.
///
/// Without learning steps and without chance. Source: Open Spaced Repetition, *The Algorithm: FSRS-6*,
/// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
package enum FSRS {
  /// The published weights, fitted to the reviews of some ten thousand learners.
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let leastStability = 0.001
  private static let decay = -weights[20]
  /// So chosen that the chance is 0.9 when the days are the stability.
  private static let factor = Exponential.pow(0.9, 1 / decay) - 1
  private static let recallScale = Exponential.exp(weights[8])
  private static let lapseScale = Exponential.exp(-weights[17] * weights[18])
  /// The increase on the same day for each grade, before stability has its part.
  private static let sameDay = Grade.allCases.map { grade in
    Exponential.exp(weights[17] * (Double(grade.rawValue - 3) + weights[18]))
  }

  /// The memory after an answer that came so many days after the last; `nil` was the memory of something new.
  package static func memory(after grade: Grade, _ memory: MemoryState?, days: Int) -> MemoryState {
    guard let memory else {
      let stability = max(weights[grade.rawValue - 1], leastStability)
      return MemoryState(stability: stability, difficulty: limited(firstDifficulty(grade)))
    }
    let stability =
      if days < 1 {
        stabilityOnSameDay(grade, memory)
      } else if grade == .again {
        stabilityAfterLapse(memory, days)
      } else {
        stabilityAfterRecall(grade, memory, days)
      }
    // A wrong answer raises it, the less the higher it is; each answer draws it a little toward that of *easy*.
    let step = -weights[6] * Double(grade.rawValue - 3) * (10 - memory.difficulty) / 9
    let difficulty = weights[7] * firstDifficulty(.easy) + (1 - weights[7]) * (memory.difficulty + step)
    return MemoryState(stability: max(stability, leastStability), difficulty: limited(difficulty))
  }

  /// The chance, from 0 to 1, that it comes to mind so many days after it was last asked.
  package static func retrievability(of memory: MemoryState, after days: Int) -> Double {
    Exponential.pow(1 + factor * Double(max(0, days)) / memory.stability, decay)
  }

  /// D₀(G) = w₄ − e^(w₅(G−1)) + 1
  private static func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - Exponential.exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }

  private static func limited(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  /// S · e^(w₁₇(G−3+w₁₈)) · S^(−w₁₉), and never less if it came to mind at all (that as in the authors' py-fsrs 6.3).
  private static func stabilityOnSameDay(_ grade: Grade, _ memory: MemoryState) -> Double {
    let increase = sameDay[grade.rawValue - 1] * Exponential.pow(memory.stability, -weights[19])
    return memory.stability * (grade > .again ? max(increase, 1) : increase)
  }

  /// w₁₁ · D^(−w₁₂) · ((S+1)^w₁₃ − 1) · e^(w₁₄(1−R)), and not more than forgetting on the same day would leave
  private static func stabilityAfterLapse(_ memory: MemoryState, _ days: Int) -> Double {
    let left =
      weights[11] * Exponential.pow(memory.difficulty, -weights[12])
      * (Exponential.pow(memory.stability + 1, weights[13]) - 1)
      * Exponential.exp(weights[14] * (1 - retrievability(of: memory, after: days)))
    return min(left, memory.stability * lapseScale)
  }

  /// S · (1 + e^w₈ · (11−D) · S^(−w₉) · (e^(w₁₀(1−R)) − 1)), less of it for *hard*, more for *easy*
  private static func stabilityAfterRecall(_ grade: Grade, _ memory: MemoryState, _ days: Int) -> Double {
    let gain =
      recallScale * (11 - memory.difficulty) * Exponential.pow(memory.stability, -weights[9])
      * (Exponential.exp(weights[10] * (1 - retrievability(of: memory, after: days))) - 1)
    return memory.stability * (1 + gain * (grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1))
  }
}

/// What is left in memory of something learned.
package struct MemoryState: Hashable, Sendable {
  /// Days until the chance of recall has fallen to nine in ten.
  package let stability: Double
  /// From 1, easy, to 10.
  package let difficulty: Double
  /// A memory that practically never fades: it lasts a hundred years.
  static let lasting = MemoryState(stability: 36_500, difficulty: 1)

  package init(stability: Double, difficulty: Double) { (self.stability, self.difficulty) = (stability, difficulty) }

  /// After how many days it fades, which is to say that its chance has fallen to nine in ten: one at least.
  package var daysToFade: Int {
    // Rounded by hand: `rounded()` would need the mathematical library of the system.
    Int(min(max(stability, 1), Self.lasting.stability) + 0.5)
  }
}

/// How well a form came to mind, as the scheduler counts it.
package enum Grade: Int, CaseIterable, Sendable, Hashable, Comparable {
  case again = 1
  case hard, good, easy

  /// Wrong, not known, and right only after two hints is *again*; right after one hint is *hard*. It is the grade of the
  /// form without its accent, whatever a lost one earns.
  package init(_ verdict: Verdict) {
    self = [.wrong, .skipped].contains(verdict.result) ? .again : Grade(hints: verdict.hints)
  }

  /// The grade of a form that was found, after some hints.
  init(hints: Int) { self = hints > 1 ? .again : hints == 1 ? .hard : .good }

  package static func < (first: Grade, second: Grade) -> Bool { first.rawValue < second.rawValue }
}
