import ConjugarCore

/// A learner of the planner's own make: skills that fade as FSRS says, and no memory of single forms.
struct RulePupil: Pupil {
  private let fsrs = FSRS()
  private var finder = SkillFinder(Conjugator())
  private var memories: [Int: (state: MemoryState, day: Double)] = [:]
  /// The chance that something comes to mind that was never seen.
  private let prior: Double
  var generator: SplitMix64

  init(prior: Double, seed: UInt64) {
    self.prior = prior
    generator = SplitMix64(seed: seed)
  }

  private mutating func skills(_ name: String, _ slot: Slot) -> [Int] {
    finder.verb(named: name).map { finder.skills(for: slot, ofVerb: $0) } ?? []
  }

  mutating func chance(_ name: String, _ slot: Slot, on day: Double) -> Double {
    skills(name, slot).reduce(1) { chance, skill in
      chance * (memories[skill].map { fsrs.retrievability(of: $0.state, after: Int(day - $0.day)) } ?? prior)
    }
  }

  mutating func see(_ name: String, _ slot: Slot, on day: Double, weight: Double) {
    for skill in skills(name, slot) {
      let old = memories[skill]
      memories[skill] = (
        fsrs.memory(after: weight > 1 ? .good : .again, old?.state, days: old.map { Int(day - $0.day) } ?? 0), day
      )
    }
  }
}
