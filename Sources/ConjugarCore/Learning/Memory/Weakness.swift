/// The one measure of weakness: a share of right answers, drawn toward the learner's own mean as if six more answers had
/// been like the rest.
///
/// One miss of one says little, seven of ten say much. It is used wherever weakness is told or drilled.
package struct Weakness: Sendable, Hashable {
  /// The learner's own share of right answers.
  package let mean: Double

  /// How many answers the mean stands for.
  static let weight = 6.0

  /// - Parameters:
  ///   - right: how many answers were no misses, of all that count.
  package init(right: Int, of asked: Int) { mean = asked == 0 ? 0.8 : Double(right) / Double(asked) }

  /// The share of right answers as it is believed to be, from 0 to 1; the lower, the weaker.
  package func strength(right: Int, of asked: Int) -> Double {
    (Double(right) + Self.weight * mean) / (Double(asked) + Self.weight)
  }
}

/// A skill that a learner misses.
package struct WeakSkill: Sendable {
  let number: Int
  package let record: SkillRecord
  package let name: String
  /// How many of the last answers came to mind, and of how many.
  package let right: Int
  package let asked: Int
  /// The chance that it comes to mind today.
  package let retrievability: Double
  /// The measure of weakness, and the mean that it is drawn to.
  package let strength: Double
  let mean: Double

  /// How many of the last answers are looked at.
  static let answersThatCount = 40
  /// How many skills are drilled at once.
  static let mostDrilled = 5
  /// What the weakest lacks, the others must lack this share of.
  static let leastShare = 0.5

  /// What it lacks to the mean; a little even where it lacks nothing.
  var deficit: Double { max(0.001, mean - strength) }
}

extension Review {
  /// The skills that come to mind least often, the weakest first, by their last answers; what was never missed in them, or
  /// is hardly below the learner's own mean beside the weakest, is not among them.
  ///
  /// - Parameter number: how many at most.
  package func weakest(_ number: Int) -> [WeakSkill] {
    let askable = askable.filter { schedule.finder.skills[$0].choice == nil }
    let recalls = askable.map { schedule.record($0).recall(ofLast: WeakSkill.answersThatCount) }
    let measure = Weakness(
      right: recalls.reduce(0) { $0 + $1.right }, of: recalls.reduce(0) { $0 + $1.asked })
    let weak = zip(askable, recalls).compactMap { number, recall -> WeakSkill? in
      let record = schedule.record(number)
      guard recall.right < recall.asked, !record.isNew else { return nil }
      return WeakSkill(
        number: number, record: record, name: name(of: number), right: recall.right, asked: recall.asked,
        retrievability: schedule.retrievability(of: record) ?? 0,
        strength: measure.strength(right: recall.right, of: recall.asked), mean: measure.mean)
    }
    let sorted = weak.sorted { ($0.strength, $0.retrievability) < ($1.strength, $1.retrievability) }
    let least = (sorted.first?.deficit ?? 0) * WeakSkill.leastShare
    return Array(sorted.filter { $0.deficit >= least }.prefix(number))
  }

  /// What people call the weak spots that a plan drills, the weakest first.
  package func weakSpots(of plan: ReviewPlan) -> [String] {
    let drilled = Set(plan.items.map(\.skill))
    return weakest(WeakSkill.mostDrilled).filter { drilled.contains($0.record.skill) }.map(\.name)
  }

  /// Questions by forms that were asked before on what this learner finds hardest, whether it fades or not.
  ///
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    var picker = QuestionPicker(schedule.finder.conjugator, shuffling)
    var spots = weakest(WeakSkill.mostDrilled).map { weak in
      let asked = repertoire.entries(of: weak.number).filter { schedule.lastAsked($0.cell) != nil }
      return (weak: weak, asked: 0, left: asked[...])
    }
    var items: [ReviewPlan.Item] = []
    var met: Set<VerbCell> = []
    // The weaker a skill, the more questions: each goes to the one that lacks most of its share.
    while items.count < number,
      let next = spots.indices.filter({ !spots[$0].left.isEmpty }).min(by: {
        Double(spots[$0].asked + 1) * spots[$1].weak.deficit < Double(spots[$1].asked + 1) * spots[$0].weak.deficit
      })
    {
      let entry = spots[next].left.removeFirst()
      guard met.insert(entry.cell).inserted else { continue }
      spots[next].asked += 1
      let question = picker.ask(schedule.finder.verbs[entry.cell.verb], entry.cell.slot)
      items.append(ReviewPlan.Item(question: question, skill: spots[next].weak.record.skill))
    }
    var order = SessionOrder(shuffling)
    return ReviewPlan(items: order.arranged([], items, places: number))
  }
}
