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
  /// The skills that the session begins.
  private var introduced: Set<Int> = []
  private var sentences = 0
  /// Read when the first sentence is asked.
  private var book: ReviewSentences?
  /// The skills whose question waits for what it needs.
  private var waiting: Set<Int> = []

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    bounds = review.bounds
    self.shuffling = shuffling
    draw = ReviewDraw(review, shuffling)
  }

  /// Whether a question needs a skill.
  func covers(_ skill: Int) -> Bool { covered.contains(skill) }

  /// Whether one more question on what was begun fits.
  ///
  /// - Parameter keepingNew: whether the places for what is new stay free.
  func hasRoom(keepingNew: Bool = false) -> Bool {
    let kept = keepingNew ? max(0, bounds.keptForNew - introduced.count) : 0
    return bounds.allow(items.count + 1 + kept, new: introduced.count + kept)
  }

  /// Whether one more question fits that begins something.
  var hasRoomForNew: Bool {
    introduced.count < bounds.new && bounds.allow(items.count + 1, new: introduced.count + 1)
  }

  var hasRoomForSentence: Bool { sentences < bounds.sentences }

  /// Whether a sentence fits in the places of what is new that sentences may take.
  var hasRoomForNewSentence: Bool {
    hasRoomForNew && hasRoomForSentence && introduced.count < bounds.newSentences
  }

  /// Whether a verb has its share of the questions.
  private func isCrowding(_ verb: Verb) -> Bool { verbs[verb.infinitive.bare, default: 0] >= bounds.onOneVerb }

  /// Those of the skills of a form that were never shown. A form that was asked before was shown with its verdict.
  private func unshown(_ skills: [Int], _ cell: VerbCell) -> [Int] {
    let wasAsked = review.schedule.lastAsked(cell.slot, ofVerb: cell.verb) != nil
    return skills.filter { number in
      review.isToBeShown(number) && !introduced.contains(number)
        && (!wasAsked || review.schedule.record(number).isMissedInPlacement)
    }
  }

  private mutating func add(_ question: Question, for skill: Int, needing skills: [Int], _ shown: SkillIntroduction?) {
    let begun = introduced.intersection(skills).map { review.schedule.finder.skills[$0] }
    items.append(
      ReviewPlan.Item(
        question: question, record: review.schedule.record(skill), introduction: shown, needed: Set(begun)))
    if shown != nil { introduced.insert(skill) }
    verbs[question.verb.infinitive.bare, default: 0] += 1
    covered.formUnion(skills)
  }

  /// Adds a sentence for a choice, if there is one whose form was shown before.
  mutating func ask(sentenceOf skill: Int) {
    guard !covered.contains(skill), let choice = review.schedule.finder.skills[skill].choice else { return }
    let isNew = review.schedule.record(skill).isNew
    var schedule = review.schedule
    var book = book ?? ReviewSentences(review.options, shuffling.varied(by: schedule.today))
    let family = ChoiceFamily(ofChoice: choice)
    func question(isStrict: Bool) -> Question? {
      book.question(of: choice, isUsual: isNew, schedule.finder.conjugator) { name, slot in
        guard slot != .infinitive, let verb = schedule.verb(named: name) else { return true }
        let isMet = schedule.isDecided(slot.tense, beside: family) && schedule.wasMet(slot.tense, ofVerb: verb)
        guard isMet || !isStrict else { return false }
        return unshown(schedule.skills(for: slot, ofVerb: verb), VerbCell(verb: verb, slot: slot)).isEmpty
      }
    }
    // What was begun comes back in any case.
    let question = question(isStrict: true) ?? (isNew ? nil : question(isStrict: false))
    self.book = book
    guard let question, !isCrowding(question.verb) else { return }
    let example = question.cloze?.sentence.flatMap { book.example(of: choice, besides: $0) }
    let introduction = SkillIntroduction(
      name: review.name(of: skill), rule: ChoiceFamily(ofChoice: choice).question, models: example.map { [$0] } ?? [])
    add(question, for: skill, needing: [skill], isNew ? introduction : nil)
    sentences += 1
  }

  /// Adds a question for a cell, which stands for the skills that it needs, unless more than one of them must be shown.
  mutating func ask(_ cell: VerbCell) {
    guard let drawn = draw.draw(cell), let first = drawn.skills.first, !isCrowding(drawn.question.verb) else { return }
    let unshown = unshown(drawn.skills, cell)
    guard unshown.isEmpty || unshown.count == 1 && hasRoomForNew, cells.insert(cell).inserted else { return }
    let introduction = unshown.first.flatMap { review.introduction(to: $0, before: drawn.question) }
    add(drawn.question, for: unshown.first ?? first, needing: drawn.skills, introduction)
  }

  /// Adds a question for a skill, unless one that is there will do for it. What else its form needs and was never shown
  /// is asked before it.
  mutating func ask(_ skill: Int) {
    guard !covered.contains(skill), let drawn = draw.draw(skill) else { return }
    let isNew = review.isToBeShown(skill)
    guard isNew || !isCrowding(drawn.question.verb), !cells.contains(drawn.cell) else { return }
    for other in unshown(drawn.skills, drawn.cell) where other != skill && hasRoomForNew && !waiting.contains(other) {
      waiting.insert(skill)
      ask(other)
    }
    guard unshown(drawn.skills, drawn.cell).allSatisfy({ $0 == skill }), isNew ? hasRoomForNew : hasRoom(),
      cells.insert(drawn.cell).inserted
    else { return }
    add(
      drawn.question, for: skill, needing: drawn.skills,
      isNew ? review.introduction(to: skill, before: drawn.question) : nil)
  }

  /// Adds a question on a skill that was asked before, by a form that was.
  ///
  /// - Returns: whether there is one more.
  mutating func drill(_ skill: Int) -> Bool {
    guard let drawn = draw.draw(skill, isAsked: true), cells.insert(drawn.cell).inserted else { return false }
    add(drawn.question, for: skill, needing: drawn.skills, nil)
    return true
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
