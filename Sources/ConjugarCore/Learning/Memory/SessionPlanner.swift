/// The session of a day: the questions that are worth most, each taken after those before it.
///
/// What was begun comes first on the next day, then what was missed; what a form needs comes before it, one new thing at a
/// time; some places are sentences; what is new is asked again off the screen.
struct SessionPlanner {
  private let review: Review
  private let places: Int
  private let shuffling: Shuffling
  private var learner: Schedule
  private var picker: QuestionPicker
  private var sentences: SessionSentences
  /// The lessons that the session begins, and how many more it may.
  private var begun: Set<Int> = []
  /// The lessons that no form needs alone: they are begun together with others.
  private var joined: Set<Int> = []
  private var newLeft: Int
  /// How often it asks each lesson.
  private var asked: [Int]
  private var cells: Set<VerbCell> = []
  private var first: [ReviewPlan.Item] = []
  private var others: [ReviewPlan.Item] = []
  private var new: [ReviewPlan.Item] = []
  private var taken = 0

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    self.shuffling = shuffling
    learner = review.schedule
    places = review.options.questions
    newLeft = review.newLeft
    asked = Array(repeating: 0, count: review.schedule.lessons.count)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
    sentences = SessionSentences(review, shuffling)
  }

  /// The session of today.
  mutating func plan() -> ReviewPlan {
    let missed = learner.missed.sorted {
      (review.worth.gain[$1.skill], $0.skill) < (review.worth.gain[$0.skill], $1.skill)
    }
    for cell in learner.waiting + missed.prefix(places / Policy.placesPerMiss).map(\.cell) where taken < places {
      guard !cells.contains(cell), let entry = review.repertoire.entry(of: cell) else { continue }
      first.append(ask(entry, nil))
    }
    var open = review.repertoire.entries.filter { !cells.contains($0.cell) }.compactMap { entry in
      review.worth.candidate(entry).map { (candidate: $0, lessons: review.newLessons(entry)) }
    }
    // Where a tense was named, what its forms need may have none of its own.
    if !review.options.tenses.isEmpty {
      joined = Set(open.flatMap(\.lessons)).subtracting(open.filter { $0.lessons.count == 1 }.flatMap(\.lessons))
    }
    while taken < places {
      if taken / Policy.questionsPerSentence > sentences.count, let item = sentences.next(mayBegin: newLeft > 0) {
        others.append(item)
        taken += 1
      } else if let best = best(open) {
        take(open.remove(at: best))
      } else {
        break
      }
    }
    var order = SessionOrder(shuffling, returns: review.returns)
    return ReviewPlan(items: order.arranged(first, others, new, places: places))
  }

  private typealias Open = (candidate: Worth.Candidate, lessons: [Int])

  /// The index of the form that is worth most now.
  private func best(_ open: [Open]) -> Int? {
    var best: (value: Double, index: Int)?
    for (index, (candidate, lessons)) in open.enumerated() {
      let new = lessons.isEmpty ? nil : lessons.first { !begun.contains($0) }
      if let new, !mayBegin(new, among: lessons) { continue }
      // What is new takes the time of all its questions.
      let value = candidate.value(asked) / (new == nil ? 1 : Policy.newCost)
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
    guard let new = open.lessons.first(where: { !begun.contains($0) }) else { return others.append(ask(entry, nil)) }
    newLeft -= 1
    begun.formUnion(open.lessons.filter { $0 == new || joined.contains($0) })
    taken += min(review.returns.count, places - taken - 1)
    self.new.append(ask(entry, entry.skills.first { learner.lesson(of: $0) == new }))
  }

  /// A question on a form.
  ///
  /// - Parameter skill: what it begins.
  private mutating func ask(_ entry: Repertoire.Entry, _ skill: Int?) -> ReviewPlan.Item {
    let verb = learner.finder.verbs[entry.cell.verb]
    for lesson in Set(entry.skills.map { learner.lesson(of: $0) }) { asked[lesson] += 1 }
    cells.insert(entry.cell)
    taken += 1
    let question = picker.ask(verb, entry.cell.slot)
    let dearest = entry.skills.max { review.worth.gain[$0] < review.worth.gain[$1] } ?? entry.skills[0]
    return ReviewPlan.Item(
      question: question, skill: learner.finder.skills[skill ?? dearest],
      introduction: skill.map { review.introduction(to: $0, before: question) },
      chance: review.chance(ofAll: entry.skills))
  }
}
