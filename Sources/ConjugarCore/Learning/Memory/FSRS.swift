/// The free spaced repetition scheduler, version 6: a memory fades along a power curve, and each answer says how fast.
///
/// Without learning steps and without chance. Source: Open Spaced Repetition, *The Algorithm: FSRS-6*,
/// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm
package struct FSRS: Sendable {
  /// The chance of recall at which to ask again, from 0.7 to 0.97.
  package let retention: Double
  private let decay: Double
  private let factor: Double
  /// Days to wait for each day of stability.
  private let wait: Double
  private let recallScale: Double
  private let lapseScale: Double
  /// The part of the difficulty toward which each answer draws it.
  private let easyShare: Double
  /// The increase on the same day for each grade, before stability has its part.
  private let sameDay: [Double]
  /// The stability from which an answer of the same day adds nothing.
  private let sameDayLimits: [Double]

  /// The published weights, fitted to the reviews of some ten thousand learners.
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The chance of recall that is usually wanted.
  package static let defaultRetention = 0.9

  /// The longest interval in days: a hundred years.
  package static let longestInterval = 36_500

  private static let leastStability = 0.001

  /// A scheduler with the published weights.
  ///
  /// - Parameter retention: the chance of recall at which to ask again; the nearest of 0.7 to 0.97.
  package init(retention: Double = FSRS.defaultRetention) {
    let weights = Self.weights
    self.retention = min(max(retention, 0.7), 0.97)
    decay = -weights[20]
    // So chosen that the chance is 0.9 when the days are the stability.
    factor = Exponential.pow(0.9, 1 / decay) - 1
    wait = (Exponential.pow(self.retention, 1 / decay) - 1) / factor
    recallScale = Exponential.exp(weights[8])
    lapseScale = Exponential.exp(-weights[17] * weights[18])
    easyShare = weights[7] * (weights[4] - Exponential.exp(weights[5] * Double(Grade.easy.rawValue - 1)) + 1)
    sameDay = Grade.allCases.map { grade in
      Exponential.exp(weights[17] * (Double(grade.rawValue - 3) + weights[18]))
    }
    sameDayLimits = sameDay.map { scale in
      weights[19] > 0 ? Exponential.pow(scale, 1 / weights[19]) : scale > 1 ? .infinity : 0
    }
  }

  /// The memory after an answer.
  ///
  /// - Parameters:
  ///   - memory: what was there before; `nil` for something new.
  ///   - days: how long ago it was last asked; 0 on the same day.
  package func memory(after grade: Grade, _ memory: MemoryState?, days: Int) -> MemoryState {
    guard let memory else {
      let stability = max(Self.weights[grade.rawValue - 1], Self.leastStability)
      return MemoryState(stability: stability, difficulty: Self.limited(firstDifficulty(grade)))
    }
    let stability =
      if days < 1 {
        stabilityOnSameDay(grade, memory)
      } else if grade == .again {
        stabilityAfterLapse(memory, days)
      } else {
        stabilityAfterRecall(grade, memory, days)
      }
    return MemoryState(stability: max(stability, Self.leastStability), difficulty: difficulty(after: grade, memory))
  }

  /// The chance, from 0 to 1, that it comes to mind so many days after it was last asked.
  package func retrievability(of memory: MemoryState, after days: Int) -> Double {
    Exponential.pow(1 + factor * Double(max(0, days)) / memory.stability, decay)
  }

  /// In how many days to ask again, at least 1.
  package func interval(of memory: MemoryState) -> Int {
    let days = memory.stability * wait
    // Rounded by hand: `rounded()` would need the mathematical library of the system.
    return Int(min(max(days, 1), Double(Self.longestInterval)) + 0.5)
  }

  /// D₀(G) = w₄ − e^(w₅(G−1)) + 1
  private func firstDifficulty(_ grade: Grade) -> Double {
    Self.weights[4] - Exponential.exp(Self.weights[5] * Double(grade.rawValue - 1)) + 1
  }

  /// A wrong answer raises it, the less the higher it is; each answer draws it a little toward that of *easy*.
  private func difficulty(after grade: Grade, _ memory: MemoryState) -> Double {
    let step = -Self.weights[6] * Double(grade.rawValue - 3) * (10 - memory.difficulty) / 9
    return Self.limited(easyShare + (1 - Self.weights[7]) * (memory.difficulty + step))
  }

  private static func limited(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  /// S · e^(w₁₇(G−3+w₁₈)) · S^(−w₁₉), and never less if it came to mind at all; the last is as the authors' own
  /// implementation has it (py-fsrs 6.3).
  private func stabilityOnSameDay(_ grade: Grade, _ memory: MemoryState) -> Double {
    // A memory that the answer leaves as it is needs no powers.
    if grade > .again, memory.stability >= sameDayLimits[grade.rawValue - 1] { return memory.stability }
    let increase = sameDay[grade.rawValue - 1] * Exponential.pow(memory.stability, -Self.weights[19])
    return memory.stability * (grade > .again ? max(increase, 1) : increase)
  }

  /// w₁₁ · D^(−w₁₂) · ((S+1)^w₁₃ − 1) · e^(w₁₄(1−R)), and not more than forgetting on the same day would leave
  private func stabilityAfterLapse(_ memory: MemoryState, _ days: Int) -> Double {
    let left =
      Self.weights[11] * Exponential.pow(memory.difficulty, -Self.weights[12])
      * (Exponential.pow(memory.stability + 1, Self.weights[13]) - 1)
      * Exponential.exp(Self.weights[14] * (1 - retrievability(of: memory, after: days)))
    return min(left, memory.stability * lapseScale)
  }

  /// S · (1 + e^w₈ · (11−D) · S^(−w₉) · (e^(w₁₀(1−R)) − 1)), less of it for *hard*, more for *easy*
  private func stabilityAfterRecall(_ grade: Grade, _ memory: MemoryState, _ days: Int) -> Double {
    let gain =
      recallScale * (11 - memory.difficulty) * Exponential.pow(memory.stability, -Self.weights[9])
      * (Exponential.exp(Self.weights[10] * (1 - retrievability(of: memory, after: days))) - 1)
    let share =
      switch grade {
      case .again, .good: 1.0
      case .hard: Self.weights[15]
      case .easy: Self.weights[16]
      }
    return memory.stability * (1 + gain * share)
  }
}

/// What is left in memory of something learned.
package struct MemoryState: Hashable, Sendable {
  /// Days until the chance of recall has fallen to nine in ten.
  package let stability: Double
  /// From 1, easy, to 10.
  package let difficulty: Double

  package init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
