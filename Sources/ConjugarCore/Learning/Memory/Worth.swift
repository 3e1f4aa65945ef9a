/// What asking is worth to a learner: how much it adds to recall some weeks later, weighted by use, per second.
///
/// Everything that decides what is asked uses this value. A form is known only as far as all the skills it needs are
/// known, so each skill counts as far as the others are known.
struct Worth: Sendable {
  /// The weight of each skill by use, indexed by its number.
  private var uses: [Double]
  /// The chance of recalling each skill today.
  private(set) var recall: [Double]
  private(set) var gain: [Double]
  /// Whether nearly everything that is said is known, so that easy questions would only bore.
  private(set) var isFluent = false
  /// The skills being drilled, weakest first, whenever they were last asked; `nil` unless weaknesses are being drilled.
  private(set) var drilled: [Int]?
  var isDrill: Bool { drilled != nil }

  /// - Parameter presumed: the chance that each skill never asked is known, according to a placement.
  init(_ learner: Schedule, _ repertoire: Repertoire, _ presumed: [Double]) {
    recall = Array(repeating: 0, count: presumed.count)
    (gain, uses) = (recall, recall)
    for skill in repertoire.skills { (recall[skill], gain[skill]) = learner.prospect(of: skill, presumed[skill]) }
    for entry in repertoire.entries where entry.use > 0 {
      let use = Exponential.pow(entry.use, Policy.power)
      for skill in entry.skills {
        uses[skill] += entry.skills.reduce(use) { $1 == skill ? $0 : $0 * max(recall[$1], Policy.leastPart) }
      }
    }
    for skill in uses.indices { gain[skill] *= uses[skill] }
    let said = repertoire.entries.map { (use: $0.counted, isSure: $0.skills.allSatisfy(isSure)) }
    isFluent = said.reduce(0) { $0 + $1.use * (($1.isSure ? 1 : 0) - (1 - Policy.exception)) } > 0
  }

  /// The worth of asking when weaknesses are drilled; a choice, which has no use of its own, has the least weight.
  func drilling(_ weakest: [(skill: Int, lack: Double)]) -> Worth {
    var drill = self
    (drill.drilled, drill.isFluent) = (weakest.map(\.skill), false)
    drill.gain = Array(repeating: 0, count: uses.count)
    for (skill, lack) in weakest { drill.gain[skill] = lack * max(1, uses[skill]) }
    return drill
  }

  func gain(of skill: Int) -> Double { skill < gain.count ? gain[skill] : 0 }

  func isSure(of skill: Int) -> Bool { skill < recall.count && recall[skill] >= Policy.success }
}

extension Schedule {
  /// The chance of recalling a skill today, and by how much asking it today raises that chance at the horizon.
  fileprivate func prospect(of number: Int, _ presumed: Double) -> (recall: Double, gain: Double) {
    let record = record(number)
    let days = today - record.lastDay
    let earlier = record.isOnlyBegun ? nil : record.memory
    func later(_ right: Double) -> Double {
      func left(_ grade: Grade) -> Double {
        FSRS.retrievability(of: FSRS.memory(after: grade, earlier, days: days), after: Policy.horizon)
      }
      return right * left(.good) + (1 - right) * left(.again)
    }
    guard record.isNew else {
      let recall = retrievability(of: record) ?? 0
      if days <= 0 { return (record.lastGrade > .again ? recall : 0, 0) }
      return (recall, max(0, later(recall) - (retrievability(of: record, in: Policy.horizon) ?? 0)))
    }
    // If the presumption holds, nothing changes; if not, the skill is learned, by its introduction if it has one.
    return (presumed, (1 - presumed) * later(presumed < Policy.success ? Policy.success : 0))
  }
}

/// A form that may be asked, and what asking it is worth.
struct Candidate {
  let entry: Repertoire.Entry
  /// The lessons that were not begun, which are to be introduced before the form is asked.
  let new: [Int]
  /// The gain of each skill that the form would be asked for.
  fileprivate let parts: [(lesson: Int, gain: Double)]
  fileprivate let weight: Double

  /// - Parameter left: the share of each lesson's gain that is left.
  func value(_ left: [Double]) -> Double { parts.reduce(0) { $0 + $1.gain * left[$1.lesson] } * weight }
}

extension Review {
  /// - Returns: `nil` if asking the form is worth nothing.
  func candidate(_ entry: Repertoire.Entry) -> Candidate? {
    let (gain, finder) = (worth.gain, schedule.finder)
    guard entry.use > 0, entry.skills.contains(where: { gain[$0] > 0 }) else { return nil }
    let lastAsked = worth.isDrill ? nil : schedule.lastAsked[entry.cell]
    func isHeld(_ skill: Int) -> Bool {
      finder.skills[skill].isAccent
        || finder.members[finder.lessonNumbers[skill]].contains { schedule.record($0).cameToMind }
    }
    // An overwhelmed learner meets other forms of what came to mind, and nothing else that was never asked.
    guard !isOverwhelmed || lastAsked != nil || entry.skills.allSatisfy(isHeld) else { return nil }
    // A form last asked that long ago counts as if it was never asked.
    let freshness = lastAsked.map { min(1, Double(1 + max(0, today - $0)) / Double(Policy.horizon)) } ?? 1
    let commonness = 1 + Policy.commonness * Exponential.log(1 + entry.use)
    return Candidate(
      entry: entry, new: lessons(entry).filter { !known.contains($0) },
      parts: entry.skills.map { (finder.lessonNumbers[$0], gain[$0]) },
      weight: worth.isFluent ? freshness / commonness : freshness * commonness)
  }
}
