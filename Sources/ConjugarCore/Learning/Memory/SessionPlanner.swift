/// The session of a day: the questions that are worth most, each taken after those before it.
///
/// What was begun comes first on the next day, then what was missed; what a form needs comes before it, one new thing at a
/// time; some places are sentences; what is new is asked again off the screen.
struct SessionPlanner {
  private let review: Review
  private let places: Int
  private let shuffling: Shuffling
  /// Numbers what introductions show, too.
  private var finder: SkillFinder
  private var picker: QuestionPicker
  private var sentences: SessionSentences
  /// The lessons that the session begins, and how many more it may.
  private var begun: Set<Int> = []
  private var newLeft: Int
  /// The lessons that no form needs alone: they are begun together with others.
  private var joined: Set<Int> = []
  /// What is left of the gain of each lesson after what the session asks of it.
  private var left: [Double]
  private var cells: Set<VerbCell> = []
  private var first: [ReviewPlan.Item] = []
  private var others: [ReviewPlan.Item] = []
  private var new: [ReviewPlan.Item] = []
  /// What needs something that the session begins.
  private var later: [ReviewPlan.Item] = []
  private var taken = 0

  /// A form that may be asked, and its lessons that were not begun before the session.
  private typealias Open = (candidate: Worth.Candidate, lessons: [Int])

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    self.shuffling = shuffling
    finder = review.schedule.finder
    places = review.options.questions
    newLeft = review.newLeft
    left = Array(repeating: 1, count: review.schedule.finder.lessons.count)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    sentences = SessionSentences(review, shuffling)
  }

  mutating func plan() -> ReviewPlan {
    let (learner, gain) = (review.schedule, review.worth.gain)
    let missed = learner.missed(isOnlyBegun: false).sorted { (gain[$1.skill], $0.skill) < (gain[$0.skill], $1.skill) }
    for (_, cell) in learner.missed(isOnlyBegun: true) + missed.prefix(places / Policy.placesPerMiss)
    where taken < places && !cells.contains(cell) {
      if let entry = review.repertoire.entry(of: cell) { first.append(ask(entry)) }
    }
    var open: [Open] = review.repertoire.entries.filter { !cells.contains($0.cell) }.compactMap { entry in
      review.worth.candidate(entry).map { ($0, review.newLessons(entry)) }
    }
    // Where a tense was named, what its forms need may have none of its own.
    if !review.options.tenses.isEmpty {
      joined = Set(open.flatMap(\.lessons)).subtracting(open.filter { $0.lessons.count == 1 }.flatMap(\.lessons))
    }
    while taken < places {
      if taken / Policy.questionsPerSentence > sentences.count, let item = sentences.next(mayBegin: newLeft > 0) {
        others.append(item)
        taken += 1
        newLeft -= item.isNew ? 1 : 0
      } else if let best = best(open) {
        take(open.remove(at: best))
      } else {
        break
      }
    }
    var order = SessionOrder(shuffling, returns: review.returns)
    return ReviewPlan(items: order.arranged(first, others, new, later, places: places))
  }

  /// The lesson that a form would begin.
  private func beginning(_ open: Open) -> Int? { open.lessons.first { !begun.contains($0) } }

  /// The index of the form that is worth most now.
  private func best(_ open: [Open]) -> Int? {
    var best: (value: Double, index: Int)?
    for (index, form) in open.enumerated() {
      let new = beginning(form)
      if let new, !mayBegin(new, among: form.lessons) { continue }
      // What is new takes the time of all its questions.
      let value = form.candidate.value(left) / (new == nil ? 1 : Policy.newCost)
      if value > best?.value ?? 0 { best = (value, index) }
    }
    return best?.index
  }

  /// Whether there is a place for what is new, one thing at a time.
  private func mayBegin(_ new: Int, among lessons: [Int]) -> Bool {
    newLeft > 0 && (places - taken > 1 || taken == 0)
      && lessons.allSatisfy { $0 == new || begun.contains($0) || joined.contains($0) }
  }

  private mutating func take(_ open: Open) {
    let entry = open.candidate.entry
    if let new = beginning(open) {
      newLeft -= 1
      begun.formUnion(open.lessons.filter { $0 == new || joined.contains($0) })
      taken += min(review.returns.count, places - taken - 1)
      self.new.append(ask(entry, beginning: new))
    } else if open.lessons.isEmpty {
      others.append(ask(entry))
    } else {
      later.append(ask(entry))
      later[later.count - 1].isReturn = true
    }
  }

  /// A question on a form, and what is shown before it if it begins a lesson.
  private mutating func ask(_ entry: Repertoire.Entry, beginning lesson: Int? = nil) -> ReviewPlan.Item {
    let gain = review.worth.gain
    for lesson in Set(entry.skills.map { finder.lessonNumbers[$0] }) { left[lesson] *= Policy.repeated }
    cells.insert(entry.cell)
    taken += 1
    let produced = picker.ask(finder.verbs[entry.cell.verb], entry.cell.slot)
    let direction = review.options.direction(of: entry.cell.slot.tense)
    let question = produced.asked(direction, finder.conjugator) ?? produced
    let new = lesson.flatMap { lesson in entry.skills.first { finder.lessonNumbers[$0] == lesson } }
    let dearest = entry.skills.max { gain[$0] < gain[$1] }
    return ReviewPlan.Item(
      question: question, skill: finder.skills[new ?? dearest ?? entry.skills[0]],
      introduction: new.map { review.introduction(to: $0, before: question, &finder) },
      chance: review.chance(ofAll: entry.skills))
  }
}
