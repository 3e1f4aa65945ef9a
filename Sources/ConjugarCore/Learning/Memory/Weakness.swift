/// The one measure of weakness: a share of right answers, drawn toward the learner's own mean as if a few more answers
/// had been like the rest.
///
/// One miss of one says little, seven of ten say much. It is used wherever weakness is told or drilled.
enum Weakness {
  /// How far each thing that was missed is below the mean of all, the weakest first.
  /// - Parameter all: how many answers were no misses, of all that count; in the order that decides between equals.
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
  /// The numbers of the skills that come to mind least often, the weakest first, by their last answers, and how far
  /// each is below the learner's mean; what was never missed is not among them.
  package var weakest: [(skill: Int, lack: Double)] {
    let asked = askable.map { (skill: $0, record: schedule.record($0)) }.filter { $0.record.skill.choice == nil }
      .sorted { schedule.retrievability(of: $0.record) ?? 0 < schedule.retrievability(of: $1.record) ?? 0 }
    let weak = Weakness.lacks(asked.map { ($0.skill, $0.record.recall.right, $0.record.recall.asked) })
    return weak.map { ($0.subject, max(0.001, $0.lack)) }
  }

  /// What people call the weak spots that a plan drills, the weakest first.
  package func weakSpots(of plan: ReviewPlan) -> [String] {
    let (drilled, weakest) = (Set(plan.items.map(\.skill)), weakest)
    var finder = schedule.finder
    let told = weakest.filter { $0.lack * 2 >= weakest[0].lack && drilled.contains(finder.skills[$0.skill]) }
    return told.map { name(of: $0.skill, &finder) }
  }

  /// Questions on what this learner finds hardest, whether it fades or not, first by forms that were asked before.
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    // The weaker a skill, the more of its forms come before those of another.
    let forms = [true, false].flatMap { wasAsked in
      weakest.flatMap { weak in
        repertoire.entries(of: weak.skill).filter { (schedule.lastAsked[$0.cell] != nil) == wasAsked }.enumerated()
          .map { (skill: weak.skill, cell: $1.cell, share: weak.lack / Double($0 + 1)) }
      }.sorted { $0.share > $1.share }
    }
    var picker = QuestionPicker(schedule.finder.conjugator, shuffling)
    var met: Set<VerbCell> = []
    let items = forms.filter { met.insert($0.cell).inserted }.prefix(number).map { form in
      let question = picker.ask(schedule.finder.verbs[form.cell.verb], form.cell.slot)
      return ReviewPlan.Item(question: question, skill: schedule.finder.skills[form.skill])
    }
    return ReviewPlan(Array(items), places: number, shuffling)
  }
}
