/// The session of a day: the questions that are worth most, each taken after those before it.
///
/// What was begun comes first on the next day, then what was missed; what a form needs comes before it, one new thing at a
/// time; some places are sentences; what is new is asked again off the screen.
struct SessionPlanner {
  private let review: Review
  private let places: Int
  private let shuffling: Shuffling
  /// Numbers what introductions and sentences show, too.
  private var learner: Schedule
  private var picker: QuestionPicker
  private var sentences: SessionSentences
  /// The lessons that the session begins, and how many more it may.
  private var begun: Set<Int> = []
  private var newLeft: Int
  /// The lessons that no form needs alone: they are begun together with others.
  private var joined: Set<Int> = []
  /// The regular ways that some form shows alone, by which they are begun: who just read -iré is not asked for *diré*.
  private var plain: Set<Int> = []
  /// What is left of the gain of each lesson after what the session asks of it.
  private var left: [Double]
  private var items: [ReviewPlan.Item] = []
  private var cells: Set<VerbCell> = []
  /// How many places are taken, those included at which something new comes back.
  private var taken = 0

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    self.shuffling = shuffling
    learner = review.schedule
    places = review.options.questions
    newLeft = review.newLeft
    left = Array(repeating: 1, count: learner.finder.members.count)
    picker = QuestionPicker(learner.finder.conjugator, shuffling)
    sentences = SessionSentences(review, shuffling)
  }

  mutating func plan() -> ReviewPlan {
    let gain = review.worth.gain
    let missed = learner.missed(isOnlyBegun: false).sorted { (gain[$1.skill], $0.skill) < (gain[$0.skill], $1.skill) }
    for (_, cell) in learner.missed(isOnlyBegun: true) + missed.prefix(places / 2)
    where taken < places && !cells.contains(cell) {
      if let entry = review.repertoire.entry(of: cell) { ask(entry, .first) }
    }
    var open = review.repertoire.entries.compactMap { cells.contains($0.cell) ? nil : review.candidate($0) }
    // Where a tense was named, what its forms need may have none of its own; the pronouns go with any ending.
    if review.repertoire.isNarrowed {
      joined = Set(open.flatMap(\.new)).subtracting(open.filter { $0.new.count == 1 }.flatMap(\.new))
        .filter { learner.finder.skills[learner.finder.members[$0][0]] != .pronoun }
    }
    plain = Set(open.filter(isPlain).flatMap(\.new))
    while taken < places {
      if taken / Policy.questionsPerSentence > sentences.count,
        let item = sentences.next(mayBegin: mayBegin, &learner)
      {
        items.append(item)
        taken += 1 + item.returns.count
        newLeft -= item.isNew ? 1 : 0
      } else if let best = best(among: open) {
        take(open.remove(at: best))
      } else {
        break
      }
    }
    return ReviewPlan(items, places: places, shuffling)
  }

  private func beginning(_ form: Candidate) -> Int? { form.new.first { !begun.contains($0) } }

  private func best(among open: [Candidate]) -> Int? {
    var best: (value: Double, index: Int)?
    for index in open.indices {
      var value = open[index].value(left)
      if let new = beginning(open[index]) {
        // What is new takes the time of all its questions.
        value = mayBegin(new, by: open[index]) ? value / Policy.newCost : 0
      }
      if value > best?.value ?? 0 { best = (value, index) }
    }
    return best?.index
  }

  /// Whether there is a place for what is new, and one to ask it again.
  private var mayBegin: Bool { newLeft > 0 && (places - taken > 1 || taken == 0) }

  /// Whether a lesson may be begun by a form, one thing at a time.
  private func mayBegin(_ new: Int, by form: Candidate) -> Bool {
    mayBegin && form.new.allSatisfy { $0 == new || begun.contains($0) || joined.contains($0) }
      && (!plain.contains(new) || isPlain(form))
  }

  /// Whether a form shows nothing but regular ways.
  private func isPlain(_ form: Candidate) -> Bool {
    form.entry.skills.allSatisfy { learner.finder.skills[$0].isRegular || learner.finder.skills[$0].isAccent }
  }

  private mutating func take(_ form: Candidate) {
    guard let new = beginning(form) else { return ask(form.entry, form.new.isEmpty ? .other : .later) }
    newLeft -= 1
    let together = Set(form.new.filter { $0 == new || joined.contains($0) })
    begun.formUnion(together)
    ask(form.entry, .new, beginning: new)
    items[items.count - 1].begun = together
    taken += items[items.count - 1].returns.count
  }

  /// Takes a question on a form, and what is shown before it if it begins a lesson.
  private mutating func ask(_ entry: Repertoire.Entry, _ stage: ReviewPlan.Stage, beginning lesson: Int? = nil) {
    let gain = review.worth.gain
    let lessons = learner.finder.lessonNumbers
    let needed = Set(entry.skills.map { lessons[$0] })
    for lesson in needed { left[lesson] *= Policy.repeated }
    cells.insert(entry.cell)
    taken += 1
    let returns = lesson == nil ? 0 : max(0, min(review.returns, places - taken))
    // Each time with another subject.
    let questions = (0...returns).map { _ in
      let produced = picker.ask(learner.finder.verbs[entry.cell.verb], entry.cell.slot)
      return produced.asked(review.options.direction(of: entry.cell.slot.tense), learner.finder.conjugator) ?? produced
    }
    let new = lesson.flatMap { lesson in entry.skills.first { lessons[$0] == lesson } }
    let dearest = entry.skills.max { gain[$0] < gain[$1] }
    items.append(
      ReviewPlan.Item(
        question: questions[0], skill: learner.finder.skills[new ?? dearest ?? entry.skills[0]],
        introduction: new.map { review.introduction(to: $0, before: questions[0], &learner.finder) },
        chance: review.chance(ofAll: entry.skills), stage: stage, lessons: needed,
        returns: Array(questions.dropFirst())))
  }
}
