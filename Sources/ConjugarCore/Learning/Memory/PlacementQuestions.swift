/// Estimates what share of speech a learner commands. Speech is divided, from its most used forms to its least used, into as
/// many equal parts as there are questions; each question is the most informative of a few forms drawn by use from a part
/// of its own. Because they are drawn, the answers also show how far off the estimate is.
package struct PlacementQuestions: QuestionSource {
  private let review: Review
  private let speech: [[Double]]
  private var placement = Placement()
  private var picker: QuestionPicker
  /// The forms that people say, with their lessons, some of which are still to be asked.
  private var forms: [(entry: Repertoire.Entry, lessons: [Int])]
  private var asked: Set<Int> = []
  /// The part of speech that the next question is drawn from, beginning with the most used.
  private var part = 0
  private var last: [Placement.Spot] = []

  /// - Parameter review: the review whose skills are asked; what it knows about the learner does not matter.
  package init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    speech = Placement.speech(review.spoken, of: review)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    let said = review.repertoire.entries.filter { $0.use > 0 && review.level(of: $0.skills) < .c1 }
    forms = said.sorted { $0.use > $1.use }.map { ($0, review.lessons($0)) }
  }

  package mutating func next(after isRight: Bool?) -> Question? {
    if let isRight { placement.count(last, isRight: isRight) }
    // One answer is evidence about everything that was learned in the same lesson.
    forms.removeAll { asked.isSuperset(of: $0.lessons) }
    let parts = Policy.placement.questions
    let use = forms.reduce(0) { $0 + $1.entry.use } / Double(parts)
    var best: (worth: Double, index: Int)?
    for _ in 0..<Policy.placement.compared {
      var rest = (Double(part) + picker.chance.unit()) * use
      let drawn = forms.firstIndex { form in
        rest -= form.entry.use
        return rest < 0
      }
      guard let index = drawn else { continue }
      let worth = worth(ofAsking: forms[index].entry)
      if worth > best?.worth ?? -1 { best = (worth, index) }
    }
    guard let (entry, lessons) = best.map({ forms[$0.index] }) else { return nil }
    part = (part + Policy.placement.step) % parts
    asked.formUnion(lessons)
    last = review.schedule.spots(of: entry.skills, review.repertoire)
    return picker.ask(review.schedule.finder.verbs[entry.cell.verb], entry.cell.slot)
  }

  /// How much the answer would narrow the estimate of what the learner commands: the expected reduction in variance.
  private func worth(ofAsking entry: Repertoire.Entry) -> Double {
    let spots = review.schedule.spots(of: entry.skills, review.repertoire)
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
  /// The placement by first answers and by what the learner said of themselves; `nil` if there is neither.
  func placement(
    _ repertoire: Repertoire, _ background: Background, _ answers: [(skills: [Int], isRight: Bool)]
  ) -> Placement? {
    if answers.isEmpty, background == .none { return nil }
    var placement = Placement(placed.isEmpty ? background : nil)
    placement.count(answers.map { (spots(of: $0.skills, repertoire), $0.isRight) })
    return placement
  }

  func spots(of skills: [Int], _ repertoire: Repertoire) -> [Placement.Spot] {
    skills.filter { !finder.skills[$0].isAccent }.map { number in
      let skill = finder.skills[number]
      let triplings = Exponential.log(max(repertoire.use(of: number), 1)) / Exponential.log(3)
      return Placement.Spot(
        tense: Tense.course.firstIndex { $0.tense == skill.tense } ?? Tense.course.count,
        rarity: skill.comesWithTense ? 0 : Double(Placement.rarities) - 1 - triplings)
    }
  }
}
