import ConjugarCore

/// A learner that shares the planner's model: skills fade as in FSRS, and help a little with others of their lesson.
struct RulePupil: Pupil {
  private var finder = SkillFinder(Conjugator())
  private var memories: [Int: (state: MemoryState, day: Double)] = [:]
  private var seen: [Skill: [Int]] = [:]
  /// The chance of recalling something never seen.
  private let prior: Double
  var generator: SplitMix64
  private static let kinship = 0.3

  init(prior: Double, seed: UInt64) {
    self.prior = prior
    generator = SplitMix64(seed: seed)
  }

  private func recall(_ skill: Int, _ day: Double) -> Double {
    if let memory = memories[skill] { return FSRS.retrievability(of: memory.state, after: Int(day - memory.day)) }
    let kin = (seen[finder.skills[skill].lesson] ?? []).map { recall($0, day) }.max() ?? 0
    return max(prior, kin * Self.kinship)
  }

  mutating func chance(_ name: String, _ slot: Slot, on day: Double) -> Double {
    finder.skills(name, slot).reduce(1) { $0 * recall($1, day) }
  }

  mutating func lacking(_ name: String, _ slot: Slot, on day: Double) -> Set<Skill.Part> {
    finder.skills(name, slot).reduce(into: []) { lacking, skill in
      if generator.unit() >= recall(skill, day) {
        let part = finder.skills[skill].part(at: slot)
        lacking.insert([.spelling, .auxiliary, .participle].contains(part) ? .form : part)
      }
    }
  }

  mutating func see(_ name: String, _ slot: Slot, on day: Double, weight: Double) {
    // A form that is merely shown begins new skills, but is no lapse of known ones.
    for skill in finder.skills(name, slot) where weight >= 0.9 || memories[skill] == nil {
      let old = memories[skill]
      if old == nil { seen[finder.skills[skill].lesson, default: []].append(skill) }
      memories[skill] = (
        FSRS.memory(after: weight > 1 ? .good : .again, old?.state, days: old.map { Int(day - $0.day) } ?? 0), day
      )
    }
  }
}
