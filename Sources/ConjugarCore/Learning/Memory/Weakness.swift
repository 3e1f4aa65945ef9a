/// The one measure of weakness: a share of right answers, drawn toward the learner's own mean as if a few more answers
/// had been like the rest.
///
/// One miss of one says little, seven of ten say much. It is used wherever weakness is told or drilled.
package struct Weakness: Sendable, Hashable {
  /// The learner's own share of right answers.
  package let mean: Double

  /// - Parameters:
  ///   - right: how many answers were no misses, of all that count.
  package init(right: Int, of asked: Int) { mean = asked == 0 ? 0.8 : Double(right) / Double(asked) }

  /// The share of right answers as it is believed to be, from 0 to 1; the lower, the weaker.
  package func strength(right: Int, of asked: Int) -> Double {
    (Double(right) + Policy.prior * mean) / (Double(asked) + Policy.prior)
  }
}

extension Review {
  /// The skills that come to mind least often, the weakest first, by their last answers; what was never missed in them, or
  /// is hardly below the learner's own mean beside the weakest, is not among them. Each lacks something to that mean.
  package var weakest: [(number: Int, record: SkillRecord, lack: Double)] {
    let asked = askable.filter { schedule.finder.skills[$0].choice == nil }.map { ($0, schedule.record($0)) }
    let measure = Weakness(
      right: asked.reduce(0) { $0 + $1.1.recall.right }, of: asked.reduce(0) { $0 + $1.1.recall.asked })
    let weak = asked.filter { $0.1.recall.right < $0.1.recall.asked }.map { number, record in
      let strength = measure.strength(right: record.recall.right, of: record.recall.asked)
      return (number: number, record: record, lack: max(0.001, measure.mean - strength))
    }.sorted {
      ($1.lack, schedule.retrievability(of: $0.record) ?? 0) < ($0.lack, schedule.retrievability(of: $1.record) ?? 0)
    }
    return weak.filter { $0.lack * 2 >= weak[0].lack }
  }

  /// What people call the weak spots that a plan drills, the weakest first.
  package func weakSpots(of plan: ReviewPlan) -> [String] {
    let drilled = Set(plan.items.map(\.skill))
    var finder = schedule.finder
    return weakest.filter { drilled.contains($0.record.skill) }.map { name(of: $0.number, &finder) }
  }

  /// Questions by forms that were asked before on what this learner finds hardest, whether it fades or not.
  ///
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    var picker = QuestionPicker(schedule.finder.conjugator, shuffling)
    var spots = weakest.map { weak in
      let forms = repertoire.entries(of: weak.number).map(\.cell).filter { schedule.lastAsked[$0] != nil }
      return (weak: weak, asked: 1.0, left: forms[...])
    }
    var items: [ReviewPlan.Item] = []
    var met: Set<VerbCell> = []
    // The weaker a skill, the more questions: each goes to the one that lacks most of its share.
    func share(_ spot: Int) -> Double { spots[spot].asked / spots[spot].weak.lack }
    while items.count < number,
      let next = spots.indices.filter({ !spots[$0].left.isEmpty }).min(by: { share($0) < share($1) })
    {
      let cell = spots[next].left.removeFirst()
      guard met.insert(cell).inserted else { continue }
      spots[next].asked += 1
      let question = picker.ask(schedule.finder.verbs[cell.verb], cell.slot)
      items.append(ReviewPlan.Item(question: question, skill: spots[next].weak.record.skill))
    }
    return ReviewPlan(items, places: number, shuffling)
  }
}
