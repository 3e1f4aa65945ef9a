/// The Free Spaced Repetition Scheduler, version 6: memory fades along a power curve whose slope each answer updates.
///
/// There are no learning steps and no fuzz. Source: Open Spaced Repetition, *The Algorithm: FSRS-6*,
/// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
package enum FSRS {
  /// The published weights, fitted to the reviews of some ten thousand learners.
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let leastStability = 0.001
  private static let decay = -weights[20]
  /// Chosen so that retrievability is 0.9 when the elapsed days equal the stability.
  private static let factor = Exponential.pow(0.9, 1 / decay) - 1
  private static let recallScale = Exponential.exp(weights[8])
  private static let lapseScale = Exponential.exp(-weights[17] * weights[18])
  /// The same-day increase in stability for each grade, before the factor that depends on stability itself.
  private static let sameDay = Grade.allCases.map { grade in
    Exponential.exp(weights[17] * (Double(grade.rawValue - 3) + weights[18]))
  }

  /// Returns the memory after an answer, so many days after the last one; `nil` is the memory of something new.
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
    // *Again* and *hard* raise it, less the higher it is; every answer pulls it slightly toward the default for *easy*.
    let step = -weights[6] * Double(grade.rawValue - 3) * (10 - memory.difficulty) / 9
    let difficulty = weights[7] * firstDifficulty(.easy) + (1 - weights[7]) * (memory.difficulty + step)
    return MemoryState(stability: max(stability, leastStability), difficulty: limited(difficulty))
  }

  /// The chance, from 0 to 1, of recall so many days after the last answer.
  package static func retrievability(of memory: MemoryState, after days: Int) -> Double {
    Exponential.pow(1 + factor * Double(max(0, days)) / memory.stability, decay)
  }

  /// D₀(G) = w₄ − e^(w₅(G−1)) + 1
  private static func firstDifficulty(_ grade: Grade) -> Double {
    weights[4] - Exponential.exp(weights[5] * Double(grade.rawValue - 1)) + 1
  }

  private static func limited(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  /// S · e^(w₁₇(G−3+w₁₈)) · S^(−w₁₉), but at least S after any recall (the latter as in the authors' py-fsrs 6.3)
  private static func stabilityOnSameDay(_ grade: Grade, _ memory: MemoryState) -> Double {
    let increase = sameDay[grade.rawValue - 1] * Exponential.pow(memory.stability, -weights[19])
    return memory.stability * (grade > .again ? max(increase, 1) : increase)
  }

  /// w₁₁ · D^(−w₁₂) · ((S+1)^w₁₃ − 1) · e^(w₁₄(1−R)), capped at what forgetting on the same day would leave
  private static func stabilityAfterLapse(_ memory: MemoryState, _ days: Int) -> Double {
    let left =
      weights[11] * Exponential.pow(memory.difficulty, -weights[12])
      * (Exponential.pow(memory.stability + 1, weights[13]) - 1)
      * Exponential.exp(weights[14] * (1 - retrievability(of: memory, after: days)))
    return min(left, memory.stability * lapseScale)
  }

  /// S · (1 + e^w₈ · (11−D) · S^(−w₉) · (e^(w₁₀(1−R)) − 1)), with the gain times w₁₅ for *hard*, w₁₆ for *easy*
  private static func stabilityAfterRecall(_ grade: Grade, _ memory: MemoryState, _ days: Int) -> Double {
    let gain =
      recallScale * (11 - memory.difficulty) * Exponential.pow(memory.stability, -weights[9])
      * (Exponential.exp(weights[10] * (1 - retrievability(of: memory, after: days))) - 1)
    return memory.stability * (1 + gain * (grade == .hard ? weights[15] : grade == .easy ? weights[16] : 1))
  }
}

/// The memory state of something learned.
package struct MemoryState: Hashable, Sendable {
  /// The number of days until retrievability falls to 0.9.
  package let stability: Double
  /// From 1 (easy) to 10.
  package let difficulty: Double
  /// A memory that practically never fades: its stability is a hundred years.
  static let lasting = MemoryState(stability: 36_500, difficulty: 1)

  package init(stability: Double, difficulty: Double) { (self.stability, self.difficulty) = (stability, difficulty) }

  /// The number of days until it fades, that is, until retrievability falls to 0.9; at least one.
  package var daysToFade: Int {
    // Rounded by hand, because `rounded()` would need the system's math library.
    Int(min(max(stability, 1), Self.lasting.stability) + 0.5)
  }
}

/// How well a form was recalled, on the scheduler's scale.
package enum Grade: Int, CaseIterable, Sendable, Hashable, Comparable {
  case again = 1
  case hard, good, easy

  /// Creates the grade of the form without its accent, whatever an accent slip earns: *again* if it was wrong, skipped,
  /// or right only after two hints, *hard* if it was right after one hint.
  package init(_ verdict: Verdict) {
    self = [.wrong, .skipped].contains(verdict.result) ? .again : Grade(hints: verdict.hints)
  }

  /// Creates the grade of a form that was found after some hints.
  init(hints: Int) { self = hints > 1 ? .again : hints == 1 ? .hard : .good }

  package static func < (first: Grade, second: Grade) -> Bool { first.rawValue < second.rawValue }
}
