/// A session in the making: what was asked so far, and what may still be.
struct SessionDraft {
  private let review: Review
  private let bounds: SessionBounds
  private let shuffling: Shuffling
  private var draw: ReviewDraw
  private var covered: Set<Int> = []
  /// How many questions are on each verb.
  private var verbs: [Word: Int] = [:]
  private var cells: Set<VerbCell> = []
  private(set) var items: [ReviewPlan.Item] = []
  /// How many of the questions begin a skill, and how many skills they begin.
  private var new = 0
  private var begun = 0
  private var sentences = 0
  /// The tenses of which the learner has been asked a form by itself.
  private let met: Set<Tense>

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    bounds = review.bounds
    met = Set(review.schedule.begun.map(\.skill).filter { $0.choice == nil }.map(\.tense))
    self.shuffling = shuffling
    draw = ReviewDraw(review, shuffling)
  }

  /// Whether a question needs a skill.
  func covers(_ skill: Int) -> Bool { covered.contains(skill) }

  /// Whether one more question on what was begun fits.
  ///
  /// - Parameter keepingNew: whether the places for what is new stay free.
  func hasRoom(keepingNew: Bool = false) -> Bool {
    let kept = keepingNew ? max(0, bounds.keptForNew - new) : 0
    return bounds.allow(items.count + 1 + kept, new: new + kept)
  }

  /// Whether one more question fits that begins something.
  var hasRoomForNew: Bool { begun < bounds.new && bounds.allow(items.count + 1, new: new + 1) }

  var hasRoomForSentence: Bool { sentences < bounds.sentences }

  private mutating func add(_ question: Question, _ record: SkillRecord, _ introduction: SkillIntroduction? = nil) {
    let item = ReviewPlan.Item(question: question, record: record, introduction: introduction)
    items.append(item)
    if item.isNew { new += 1 }
    verbs[question.verb.infinitive.bare, default: 0] += 1
  }

  /// Whether a verb has its share of the questions.
  private func isCrowding(_ verb: Verb) -> Bool { verbs[verb.infinitive.bare, default: 0] >= bounds.onOneVerb }

  /// Adds a sentence for a choice, if there is one.
  mutating func ask(sentenceOf skill: Int) {
    let schedule = review.schedule
    guard !covered.contains(skill), let choice = schedule.finder.skills[skill].choice,
      let question = review.choices.sentence(
        of: choice, in: met, schedule.finder.conjugator, shuffling.varied(by: schedule.today)),
      !isCrowding(question.verb)
    else { return }
    let record = schedule.record(skill)
    let introduction = SkillIntroduction(
      name: review.name(of: skill), rule: ChoiceFamily(ofChoice: choice).question, model: "", forms: [])
    add(question, record, record.memory == nil ? introduction : nil)
    if record.memory == nil { begun += 1 }
    sentences += 1
    covered.insert(skill)
  }

  /// Adds a question for a cell, which stands for the skills that it needs.
  mutating func ask(_ cell: VerbCell) {
    guard let drawn = draw.draw(cell), let skill = drawn.skills.first, !isCrowding(drawn.question.verb),
      cells.insert(cell).inserted
    else { return }
    add(drawn.question, review.schedule.record(skill))
    covered.formUnion(drawn.skills)
  }

  /// Adds a question for a skill, unless one that is there will do for it.
  mutating func ask(_ skill: Int, evenIfCovered: Bool = false) {
    guard evenIfCovered || !covered.contains(skill), let drawn = draw.draw(skill) else { return }
    let record = review.schedule.record(skill)
    guard evenIfCovered || record.memory == nil || !isCrowding(drawn.question.verb),
      cells.insert(drawn.cell).inserted
    else { return }
    add(drawn.question, record, record.memory == nil ? review.introduction(to: skill, before: drawn.question) : nil)
    let added = Set(drawn.skills).subtracting(covered)
    covered.formUnion(added)
    // What a question begins beside what is due is not taught, and counts for nothing here.
    if record.memory == nil { begun += added.count { review.schedule.record($0).memory == nil } }
  }
}

extension Shuffling {
  /// Another order for each day; none where nothing is mixed.
  fileprivate func varied(by day: Int) -> Shuffling {
    switch self {
    case .seeded(let seed): .seeded(seed ^ UInt64(bitPattern: Int64(day)))
    case .none: .none
    }
  }
}
