/// Plans a day's session greedily: each question is the one worth most after those already taken.
///
/// What was begun comes first on the next day, then what was missed; what a form needs comes before it, one new thing
/// at a time; some places are for sentences; what is new is asked again off the screen.
struct SessionPlanner: ~Copyable {
  private let review: Review
  private let places: Int
  private let shuffling: Shuffling
  /// A copy that also numbers what introductions and sentences show.
  private var learner: Schedule
  private var picker: QuestionPicker
  private var sentences: SessionSentences
  /// The lessons that the session begins, and how many more it may begin.
  private var begun: Set<Int> = []
  private var newLeft: Int
  private let met: Set<Tense>
  private var newTenses: Set<Tense> = []
  /// What is left of each lesson's gain after what the session has asked of it.
  private var left: [Double]
  /// What is left of the worth of each person, and of each verb and its derivatives, after what was asked.
  private var persons: [Person: Double] = [:]
  private var verbs: [Word: Double] = [:]
  private let roots: [Word]
  private var items: [ReviewPlan.Item] = []
  private var cells: Set<VerbCell> = []
  /// The number of places taken, including those where something new comes back.
  private var taken = 0

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    self.shuffling = shuffling
    learner = review.schedule
    places = review.options.questions
    newLeft = review.newLeft
    met = Set(review.known.map { review.schedule.finder.skills[review.schedule.finder.members[$0][0]].tense })
    left = Array(repeating: 1, count: learner.finder.members.count)
    roots = learner.finder.verbs.map(\.root)
    picker = QuestionPicker(learner.finder.conjugator, shuffling)
    sentences = SessionSentences(review, shuffling)
  }

  mutating func plan() -> ReviewPlan {
    let (gain, finder) = (review.worth.gain, learner.finder)
    let unproven = learner.unproven(of: review.worth.drilled)
      .sorted { (gain[$1.skill], $0.skill) < (gain[$0.skill], $1.skill) }
    let first = unproven.filter { learner.record($0.skill).isOnlyBegun }
    let mostMissed = review.worth.isDrill ? places : Int(Double(places) * Policy.missedShare + 0.5)
    for (index, (_, cell)) in (first + unproven).enumerated()
    where taken < (index < first.count ? places : mostMissed) && !cells.contains(cell) {
      guard let entry = review.repertoire.entry(of: cell) else { continue }
      // For a form that was never right, the least regular part is shown again.
      let lessons = review.lessons(entry)
      let again = entry.skills.first { skill in
        learner.record(skill).isToBeShownAgain && lessons.contains(finder.lessonNumbers[skill])
          && (!finder.skills[skill].isRegular || lessons.count == 1)
      }
      ask(entry, .first, beginning: again.map { finder.lessonNumbers[$0] })
    }
    var open = review.repertoire.entries.compactMap { cells.contains($0.cell) ? nil : review.candidate($0) }
    let period = Policy.questionsPerSentence
    while taken < places {
      let isSentence = taken / (review.worth.isFluent ? period.fluent : period.usual) > sentences.count
      let best = isSentence ? nil : best(among: open)
      if best == nil, let item = sentences.next(mayBegin: mayBegin, &learner) {
        items.append(item)
        taken += 1 + item.returns.count
        newLeft -= item.isNew ? 1 : 0
      } else if let best = best ?? self.best(among: open) {
        take(open.remove(at: best))
      } else {
        break
      }
    }
    // If nothing else is worth asking, questions come back; for a named tense, until all places are taken.
    for round in 0..<(review.repertoire.isNarrowed ? Policy.returns.count : review.returns) {
      // A sentence is not asked twice.
      for index in items.indices
      where taken < places && items[index].question.cloze == nil && items[index].returns.count <= round {
        items[index].returns.append(items[index].again)
        taken += 1
      }
    }
    var plan = ReviewPlan(items, places: places, shuffling)
    let others = open.filter { beginning($0) == nil }.map { (form: $0, value: $0.value(left)) }
    plan.spares = others.sorted { $0.value > $1.value }.prefix(places).map { item($0.form.entry, .later, of: nil) }
    return plan
  }

  private func beginning(_ form: Candidate) -> Int? { form.new.first { !begun.contains($0) } }

  private mutating func best(among open: [Candidate]) -> Int? {
    let (isBeginning, mayBegin, cost) = (review.isBeginning, self.mayBegin, Double(1 + review.returns))
    var best: (value: Double, index: Int)?
    for index in open.indices {
      var value = open[index].value(left) * verbs[roots[open[index].entry.cell.verb], default: 1]
      if let person = open[index].entry.cell.slot.person { value *= persons[person, default: 1] }
      if let new = beginning(open[index]) {
        // Something new takes the time of all its questions. New things come one at a time, the present first, as in a
        // course, a regular pattern by a form that shows nothing else, and *voy* before *me voy*.
        let (skill, entry) = (skill(ofLesson: new), open[index].entry)
        value /= cost
        guard mayBegin, value > best?.value ?? 0, open[index].new.allSatisfy({ $0 == new || begun.contains($0) }),
          !isBeginning || skill.tense.level == .a1,
          met.contains(skill.tense) || newTenses.contains(skill.tense) || newTenses.count < Policy.newTenses,
          !skill.isRegular || review.lessons(entry).count == 1,
          skill == .pronoun || !learner.finder.verbs[entry.cell.verb].infinitive.isPronominal
        else { continue }
      }
      if value > best?.value ?? 0 { best = (value, index) }
    }
    return best?.index
  }

  /// Whether there is a place for something new, and one to ask it again.
  private var mayBegin: Bool { newLeft > 0 && (places - taken > 1 || taken == 0) }

  private func skill(ofLesson lesson: Int) -> Skill { learner.finder.skills[learner.finder.members[lesson][0]] }

  private mutating func take(_ form: Candidate) {
    guard let new = beginning(form) else { return ask(form.entry, form.new.isEmpty ? .other : .later) }
    newLeft -= 1
    begun.insert(new)
    ask(form.entry, .new, beginning: new)
  }

  /// Adds a question about a form, with an introduction if it begins a lesson.
  private mutating func ask(_ entry: Repertoire.Entry, _ stage: ReviewPlan.Stage, beginning lesson: Int? = nil) {
    let new = entry.skills.first { learner.finder.lessonNumbers[$0] == lesson }
    var item = item(entry, stage, of: new)
    let tense = item.question.slot.tense
    let isTenseNew = new != nil && !met.contains(tense) && newTenses.insert(tense).inserted
    item.introduction = new.map {
      review.introduction(to: $0, before: item.question, isTenseNew: isTenseNew, &learner.finder)
    }
    if stage != .new { item.introduction?.heading = "Remember" }
    item.begun = lesson
    for lesson in item.lessons { left[lesson] *= Policy.repeated }
    if let person = entry.cell.slot.person { persons[person, default: 1] *= Policy.samePerson }
    verbs[roots[entry.cell.verb], default: 1] *= Policy.repeated
    if stage == .new || item.isShown {
      for _ in 0..<min(review.returns, places - taken - 1) { item.returns.append(self.item(entry, .later, of: nil)) }
    }
    taken += 1 + item.returns.count
    items.append(item)
  }

  /// A question about a form, each time with a different subject.
  private mutating func item(_ entry: Repertoire.Entry, _ stage: ReviewPlan.Stage, of skill: Int?) -> ReviewPlan.Item {
    let (finder, gain) = (learner.finder, review.worth.gain)
    cells.insert(entry.cell)
    let produced = picker.ask(finder.verbs[entry.cell.verb], entry.cell.slot)
    let dearest = entry.skills.max { gain[$0] < gain[$1] }
    return ReviewPlan.Item(
      question: produced.asked(review.options.direction(of: entry.cell.slot.tense), finder.conjugator) ?? produced,
      skill: finder.skills[skill ?? dearest ?? entry.skills[0]],
      chance: review.chance(ofAll: entry.skills, review.placement),
      stage: stage, isOld: entry.skills.allSatisfy { finder.skills[$0].isAccent || learner.isBegun($0) },
      lessons: Set(entry.skills.map { finder.lessonNumbers[$0] }))
  }
}
