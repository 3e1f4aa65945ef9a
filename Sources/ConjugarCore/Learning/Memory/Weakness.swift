/// The one measure of weakness: a share of right answers, shrunk toward the learner's mean as by a few more answers.
///
/// One miss out of one says little; seven out of ten say much. It is used wherever weakness is reported or drilled.
enum Weakness {
  /// How far each thing that was missed is below the overall mean, weakest first.
  /// - Parameter all: how many answers were not misses, out of all that count, in the order that breaks ties.
  static func lacks<Subject>(
    _ all: [(subject: Subject, right: Int, asked: Int)]
  ) -> [(subject: Subject, lack: Double)] {
    let mean = Double(all.reduce(0) { $0 + $1.right }) / Double(max(1, all.reduce(0) { $0 + $1.asked }))
    return all.filter { $0.right < $0.asked }.map { subject, right, asked in
      (subject, mean - (Double(right) + Policy.prior * mean) / (Double(asked) + Policy.prior))
    }.sorted { $0.lack > $1.lack }
  }
}

extension Review {
  /// The skills recalled least often in their recent answers, choices included, weakest first, and how far each is
  /// below the learner's mean. Skills that were never missed are left out.
  package var weakest: [(skill: Int, lack: Double)] {
    let asked = askable.map { (skill: $0, record: schedule.record($0)) }
      .sorted { schedule.retrievability(of: $0.record) ?? 0 < schedule.retrievability(of: $1.record) ?? 0 }
    let weak = Weakness.lacks(asked.map { ($0.skill, $0.record.recall.right, $0.record.recall.asked) })
    return weak.map { ($0.subject, max(0.001, $0.lack)) }
  }

  package func weakSpots(of plan: ReviewPlan) -> [String] {
    let (drilled, weakest) = (Set(plan.items.map(\.skill)), weakest)
    var finder = schedule.finder
    let told = weakest.filter { $0.lack * 2 >= weakest[0].lack && drilled.contains(finder.skills[$0.skill]) }
    return told.map { name(of: $0.skill, &finder) }
  }

  /// Plans questions about what this learner finds hardest, due or not, by worth; fewer if little was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    var drill = self
    drill.options.questions = number
    drill.worth = worth.drilling(weakest)
    return drill.plan(shuffling)
  }
}
