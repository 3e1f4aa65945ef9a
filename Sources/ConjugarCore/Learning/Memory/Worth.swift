/// What asking is worth to a learner: the recall that it leaves some weeks later beyond what would be left without,
/// weighed by use, a second of time.
///
/// Everything that decides what is asked asks this value. What is known of a form is what is known of the skills that it
/// needs together, so each counts as far as the others are known.
struct Worth: Sendable {
  /// The chance that each skill comes to mind today, at its number.
  private(set) var recall: [Double]
  /// What asking each skill today gains, weighed by its use.
  private(set) var gain: [Double]
  private let learner: Schedule

  /// - Parameter presumed: the chance that a skill is known that was never asked, as a placement tells.
  init(_ learner: Schedule, _ repertoire: Repertoire, presumed: (Int) -> Double) {
    self.learner = learner
    let count = learner.finder.skills.count
    recall = Array(repeating: 0, count: count)
    gain = recall
    for skill in repertoire.skills { (recall[skill], gain[skill]) = Self.prospect(skill, learner, presumed(skill)) }
    var uses = Array(repeating: 0.0, count: count)
    for entry in repertoire.entries where entry.use > 0 {
      let use = Exponential.pow(entry.use, Policy.power)
      for skill in entry.skills {
        uses[skill] += entry.skills.reduce(use) { $1 == skill ? $0 : $0 * max(recall[$1], Policy.leastPart) }
      }
    }
    for skill in uses.indices { gain[skill] *= uses[skill] }
  }

  /// The chance that a skill comes to mind today, and by how much asking it today raises that chance at the horizon.
  private static func prospect(_ number: Int, _ learner: Schedule, _ presumed: Double) -> (recall: Double, gain: Double)
  {
    let (record, scheduler) = (learner.record(number), learner.scheduler)
    func later(_ grade: Grade, _ memory: MemoryState?, _ days: Int) -> Double {
      scheduler.retrievability(of: scheduler.memory(after: grade, memory, days: days), after: Policy.horizon)
    }
    guard let memory = record.memory, !record.isNew else {
      let kin = Policy.kinship * learner.kin(of: number)
      let known = max(presumed, kin)
      let left = presumed >= kin ? presumed : Policy.kinship * learner.kin(of: number, in: Policy.horizon)
      let right = known > 0 ? known : Policy.success
      return (known, max(0, right * later(.good, nil, 0) + (1 - right) * later(.again, nil, 0) - left))
    }
    let days = learner.today - record.lastDay
    let chance = learner.retrievability(of: record) ?? 0
    guard days > 0 else { return (record.lastGrade > .again ? chance : 0, 0) }
    let left = learner.retrievability(of: record, in: Policy.horizon) ?? 0
    let earlier = record.isOnlyBegun ? nil : memory
    return (
      chance, max(0, chance * later(.good, earlier, days) + (1 - chance) * later(.again, earlier, days) - left)
    )
  }

  /// A form that may be asked, and what asking it is worth.
  struct Candidate {
    let entry: Repertoire.Entry
    /// The gain of each skill that it would be asked for.
    fileprivate let parts: [(lesson: Int, gain: Double)]
    fileprivate let weight: Double

    /// - Parameter asked: how often the session asks each lesson already.
    func value(_ asked: [Int]) -> Double {
      parts.reduce(0) { sum, part in
        sum
          + (asked[part.lesson] == 0
            ? part.gain : part.gain * Exponential.pow(Policy.repeated, Double(asked[part.lesson])))
      } * weight
    }
  }

  /// What asking a form is worth; `nil` if nothing.
  func candidate(_ entry: Repertoire.Entry) -> Candidate? {
    // What was missed is asked by the same form until that was right.
    let parts = entry.skills.filter { gain[$0] > 0 && learner.open[$0] ?? entry.cell == entry.cell }
    guard entry.use > 0, !parts.isEmpty else { return nil }
    let days = learner.lastAsked(entry.cell).map { Double(learner.today - $0) } ?? Policy.daysToFresh
    let freshness = Policy.repeated + (1 - Policy.repeated) * min(1, days / Policy.daysToFresh)
    return Candidate(
      entry: entry, parts: parts.map { (learner.lesson(of: $0), gain[$0]) },
      weight: freshness * (1 + Policy.commonness * Exponential.log(1 + entry.use)))
  }
}
