/// Finds out what share of speech a learner commands: each question is the one whose answer would tell most of it.
package struct PlacementQuestions: QuestionSource {
  private let review: Review
  private let speech: [[Double]]
  private var placement = Placement()
  private var picker: QuestionPicker
  /// What people speak, and no accent; the most used first.
  private var skills: [Int]
  private var last: [Placement.Spot] = []

  /// - Parameter review: whose skills are asked; what it knows of the learner does not matter.
  package init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    speech = Placement.speech(review.spoken, of: review)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    skills = review.repertoire.skills.filter {
      !review.schedule.finder.skills[$0].isAccent && review.level(of: [$0]) < .c1
        && !review.repertoire.entries(of: $0).isEmpty
    }
  }

  package mutating func next(after isRight: Bool?) -> Question? {
    if let isRight { placement.count(last, isRight: isRight) }
    // To compare all skills would take too long for those who wait.
    let compared = skills.indices.prefix(Policy.placement.compared)
    let worths = compared.map { worth(ofAsking: skills[$0]) }
    guard let best = compared.max(by: { worths[$0] < worths[$1] }) else { return nil }
    // One answer tells of all that was learned in one go.
    let (skill, lessons, verbs) = (skills[best], review.schedule.finder.lessonNumbers, review.schedule.finder.verbs)
    skills.removeAll { lessons[$0] == lessons[skill] }
    let fresh = review.repertoire.entries(of: skill).filter { !picker.wasAsked(verbs[$0.cell.verb], $0.cell.slot) }
    if fresh.isEmpty { return next(after: nil) }
    let entries = fresh.prefix(Policy.forms)
    let entry = entries[picker.chance.any(below: entries.count)]
    last = review.schedule.spots(of: entry.skills, review.repertoire)
    return picker.ask(verbs[entry.cell.verb], entry.cell.slot)
  }

  /// By how much the answer would narrow what the learner may command of speech: the variance that it takes away.
  private func worth(ofAsking skill: Int) -> Double {
    let spots = review.schedule.spots(of: [skill], review.repertoire)
    func command(after isRight: Bool) -> Double {
      var placement = placement
      placement.count(spots, isRight: isRight)
      return placement.command(speech).mean
    }
    let right = Placement.answer(placement.chance(ofAll: spots), isRight: true)
    let difference = command(after: true) - command(after: false)
    return right * (1 - right) * difference * difference
  }
}

extension Schedule {
  /// What first answers tell, beside what the learner said of themselves; `nil` if there is neither.
  func placement(
    _ repertoire: Repertoire, _ background: Background, _ answers: [(skills: [Int], isRight: Bool)]
  ) -> Placement? {
    if answers.isEmpty, background == .none { return nil }
    return answers.reduce(into: Placement(placed.isEmpty ? background : nil)) {
      $0.count(spots(of: $1.skills, repertoire), isRight: $1.isRight)
    }
  }

  func spots(of skills: [Int], _ repertoire: Repertoire) -> [Placement.Spot] {
    skills.filter { !finder.skills[$0].isAccent }.map { number in
      let skill = finder.skills[number]
      let doublings = Exponential.log(max(repertoire.use(of: number), 1)) / Exponential.log(2)
      return Placement.Spot(
        tense: Tense.course.firstIndex { $0.tense == skill.tense } ?? Tense.course.count,
        rarity: skill.comesWithTense ? 0 : Double(Placement.rarities) - 1 - doublings)
    }
  }
}
