/// The session of a day: the questions that are worth most, each taken after those before it.
///
/// What was begun comes first on the next day, then what was missed; what a form needs comes before it, one new thing at a
/// time; some places are sentences; what is new is asked again off the screen.
struct SessionPlanner: ~Copyable {
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
  /// The forms by which to begin a lesson, of verbs that show nothing else in the tense: who just read -iré is not asked
  /// for *diré*, and e→ie is not begun by *tiene* beside *tengo*. A lesson that has none is begun by any form.
  private var plain: [Int: Set<VerbCell>] = [:]
  /// The verbs that beginners know.
  private let common: Set<Int>
  /// All forms that may be asked beside what comes first.
  private var forms: [Candidate] = []
  /// What is left of the gain of each lesson after what the session asks of it.
  private var left: [Double]
  /// What is left of the worth of each person that was asked.
  private var persons: [Person: Double] = [:]
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
    common = Set(review.repertoire.verbs.filter { $0.rank < FrequencyList.Depth.beginner.rawValue }.map(\.verb))
    left = Array(repeating: 1, count: learner.finder.members.count)
    picker = QuestionPicker(learner.finder.conjugator, shuffling)
    sentences = SessionSentences(review, shuffling)
  }

  mutating func plan() -> ReviewPlan {
    let gain = review.worth.gain
    let missed = learner.missed(isOnlyBegun: false).sorted { (gain[$1.skill], $0.skill) < (gain[$0.skill], $1.skill) }
    var unproven = learner.missed(isOnlyBegun: true)
    picker.chance.mix(&unproven)
    var first = Array(missed.prefix(places))
    picker.chance.mix(&first)
    for (_, cell) in unproven + first where taken < places && !cells.contains(cell) {
      guard let entry = review.repertoire.entry(of: cell) else { continue }
      // Of a form that was never right what is least regular is shown again.
      let shown = (unproven + missed)
        .filter { $0.cell == cell && learner.record($0.skill).isToBeShownAgain }
        .map(\.skill).filter { !learner.finder.skills[$0].isAccent }
      let again = shown.first { !learner.finder.skills[$0].isRegular } ?? shown.first
      ask(entry, .first, beginning: again.map { learner.finder.lessonNumbers[$0] })
    }
    var open = review.repertoire.entries.compactMap { cells.contains($0.cell) ? nil : review.candidate($0) }
    forms = open
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
    // As many as were asked for are given: where nothing else is worth asking, what was asked comes back.
    for _ in Policy.returns {
      for index in items.indices where taken < places && items[index].mayComeBack {
        items[index].returns.append(items[index].again)
        taken += 1
      }
    }
    return ReviewPlan(items, places: places, shuffling)
  }

  private func beginning(_ form: Candidate) -> Int? { form.new.first { !begun.contains($0) } }

  private mutating func best(among open: [Candidate]) -> Int? {
    var best: (value: Double, index: Int)?
    for index in open.indices {
      var value = open[index].value(left)
      if let person = open[index].entry.cell.slot.person { value *= persons[person, default: 1] }
      let new = beginning(open[index])
      // What is new takes the time of all its questions, and courses have an order.
      if let new {
        let level = learner.finder.skills[learner.finder.members[new][0]].tense.level
        value /= Policy.newCost * (1 + Policy.laterLevel * Double(Level.allCases.firstIndex(of: level) ?? 0))
      }
      if value > best?.value ?? 0, new.map({ mayBegin($0, by: open[index]) }) ?? true { best = (value, index) }
    }
    return best?.index
  }

  /// Whether there is a place for what is new, and one to ask it again.
  private var mayBegin: Bool { newLeft > 0 && (places - taken > 1 || taken == 0) }

  /// Whether a lesson may be begun by a form, one thing at a time.
  private mutating func mayBegin(_ new: Int, by form: Candidate) -> Bool {
    guard mayBegin, form.new.allSatisfy({ $0 == new || begun.contains($0) }) else { return false }
    let plain = plainForms(of: new)
    return plain.isEmpty || plain.contains(form.entry.cell)
  }

  private mutating func plainForms(of lesson: Int) -> Set<VerbCell> {
    if let known = plain[lesson] { return known }
    let found = forms.filter { $0.new.contains(lesson) }.map(\.entry.cell).filter { isPlain($0, lesson) }
    // Of verbs that a beginner uses in many forms, not in one: vivir, poner before existir, suponer.
    let usual = found.filter { common.contains($0.verb) }
    plain[lesson] = Set(usual.isEmpty ? found : usual)
    return plain[lesson] ?? []
  }

  /// Whether a verb shows a lesson in the tense of a form, in all persons, and beside it nothing but regular ways; these are
  /// not seen in *dé*, nor *haber* in *he sido*.
  private mutating func isPlain(_ cell: VerbCell, _ lesson: Int) -> Bool {
    let verb = learner.finder.verbs[cell.verb]
    let skill = learner.finder.skills[learner.finder.members[lesson][0]]
    if skill.comesWithTense && verb.family != nil || skill == .pronoun && cell.slot.tense != skill.tense {
      return false
    }
    return review.options.slots.filter { $0.tense == cell.slot.tense }.allSatisfy { slot in
      verb.isSaid(at: slot)
        && learner.finder.skills(for: slot, ofVerb: cell.verb).allSatisfy {
          let skill = learner.finder.skills[$0]
          return skill.isRegular || skill.isAccent || learner.finder.lessonNumbers[$0] == lesson
        }
    }
  }

  private mutating func take(_ form: Candidate) {
    guard let new = beginning(form) else { return ask(form.entry, form.new.isEmpty ? .other : .later) }
    newLeft -= 1
    begun.insert(new)
    ask(form.entry, .new, beginning: new)
  }

  /// Takes a question on a form, and what is shown before it if it begins a lesson.
  private mutating func ask(_ entry: Repertoire.Entry, _ stage: ReviewPlan.Stage, beginning lesson: Int? = nil) {
    let new = entry.skills.first { learner.finder.lessonNumbers[$0] == lesson }
    var item = item(entry, stage, of: new)
    item.introduction = new.map { review.introduction(to: $0, before: item.question, &learner.finder) }
    item.introduction?.isAgain = stage != .new
    item.begun = lesson
    for lesson in item.lessons { left[lesson] *= Policy.repeated }
    if let person = entry.cell.slot.person { persons[person, default: 1] *= Policy.samePerson }
    // Of what is shown a second time a form that is not shown tells enough.
    if stage == .new || item.introduction?.shows(item.question) ?? false {
      for _ in 0..<min(review.returns, places - taken - 1) { item.returns.append(self.item(entry, .later, of: nil)) }
    }
    taken += 1 + item.returns.count
    items.append(item)
  }

  /// A question on a form, each time with another subject.
  private mutating func item(
    _ entry: Repertoire.Entry, _ stage: ReviewPlan.Stage, of skill: Int?
  ) -> ReviewPlan.Item {
    let (finder, gain) = (learner.finder, review.worth.gain)
    cells.insert(entry.cell)
    let produced = picker.ask(finder.verbs[entry.cell.verb], entry.cell.slot)
    let dearest = entry.skills.max { gain[$0] < gain[$1] }
    return ReviewPlan.Item(
      question: produced.asked(review.options.direction(of: entry.cell.slot.tense), finder.conjugator) ?? produced,
      skill: finder.skills[skill ?? dearest ?? entry.skills[0]], chance: review.chance(ofAll: entry.skills),
      stage: stage, lessons: Set(entry.skills.map { finder.lessonNumbers[$0] }))
  }
}
