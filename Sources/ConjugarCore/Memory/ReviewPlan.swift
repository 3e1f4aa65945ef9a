/// The questions of a session, and what each is for.
package struct ReviewPlan: Sendable {
  /// A question of the session.
  package struct Item: Sendable {
    package let question: Question
    /// The skill that it was chosen for, as it is before the answer.
    package let record: SkillRecord
    /// What is shown before the question if the skill is new.
    package var introduction: SkillIntroduction?

    /// Whether the question begins the skill.
    package var isNew: Bool { record.state == .new }
  }

  /// What is shown before each question that begins a skill.
  package var introductions: [Question: SkillIntroduction] {
    Dictionary(items.compactMap { item in item.introduction.map { (item.question, $0) } }) { first, _ in first }
  }

  /// In the order in which to ask them.
  package let items: [Item]
  /// How many skills are due that no question needs.
  package let waiting: Int

  package var questions: [Question] { items.map(\.question) }

  /// How many of the questions begin a skill.
  package var newCount: Int { items.count(where: \.isNew) }
}

extension Review {
  /// The session of today: what is due, what is worth most first, and then new skills, as many as the caps allow.
  ///
  /// However long the pause was, the session is not longer than the cap; what does not fit waits. Some places are kept
  /// for what is new, few while too much is due, and forms that were missed take one question in five at
  /// most.
  package func plan(_ shuffling: Shuffling) -> ReviewPlan { plan(shuffling, first: []) }

  /// - Parameter first: cells that come in any case.
  func plan(_ shuffling: Shuffling, first: some Sequence<VerbCell>) -> ReviewPlan {
    var session = Session(self, shuffling)
    for cell in first { session.ask(cell) }
    let most = choices.questions
    let mostDue = most - placesForNew
    let isCard = { (skill: Int) in schedule.cell(ofMissed: skill) != nil }
    // A form comes before the pattern that it shows, which it then stands for.
    let cards = due.filter(isCard)
    var new = isBehind ? placesForNew : mostNew
    let sentences = due.filter { schedule.finder.skills[$0].choice != nil } + newChoices.prefix(new)
    for skill in sentences where session.items.count < most / Self.questionsPerSentence {
      session.ask(sentenceOf: skill)
    }
    let others = due.filter { !isCard($0) && schedule.finder.skills[$0].choice == nil }
    let first = others.prefix(mostDue)
    let forms = first.filter { schedule.finder.skills[$0].isForm }
    let patterns = first.filter { !schedule.finder.skills[$0].isForm }
    for skill in cards + forms + patterns + Array(others.dropFirst(mostDue)) where session.items.count < mostDue {
      session.ask(skill)
    }
    for skill in untaught where session.items.count < most && new > 0 { new -= session.ask(skill) }
    // What is new may have been less than the places kept for it.
    for skill in others where session.items.count < most { session.ask(skill) }
    // Where there is room, what fades next is better asked early than not at all.
    for skill in fading where session.items.count < most { session.ask(skill) }
    return ReviewPlan(
      items: SessionOrder.arranged(session.items, shuffling), waiting: due.count { !session.covers($0) })
  }

  /// The questions of today's session, in the order in which to ask them.
  ///
  /// - Parameter shuffling: whether verbs and order are drawn by a seed, or come in order.
  public func questions(_ shuffling: Shuffling) -> [Question] { plan(shuffling).questions }

  /// What is not due yet but nearly, those first that are worth most.
  private var fading: [Int] {
    let next = askable.filter { number in
      let record = schedule.record(number)
      let isOpen = !record.isDue(on: schedule.today) && !record.isPutAway && record.lastDay < schedule.today
      return isOpen && schedule.finder.skills[number].choice == nil && chance(of: number) < Self.fadingChance
    }
    return sortedByGain(next)
  }

  private static let fadingChance = 0.93

  /// One question in so many may be a sentence.
  private static let questionsPerSentence = 5

  /// Questions on what this learner finds hardest, whether it is due or not.
  ///
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    let weak = weakest(WeakSkill.mostDrilled)
    var session = Session(self, shuffling)
    // The weaker a skill, the more questions: each goes to the one that lacks most of its share.
    var asked = [Int](repeating: 0, count: weak.count)
    var open = Array(weak.indices)
    while session.items.count < number {
      let next = open.min { first, other in
        Double(asked[first] + 1) * weak[other].deficit < Double(asked[other] + 1) * weak[first].deficit
      }
      guard let next else { break }
      let before = session.items.count
      session.ask(weak[next].number, evenIfCovered: true)
      if session.items.count == before { open.removeAll { $0 == next } }
      asked[next] += 1
    }
    return ReviewPlan(items: SessionOrder.arranged(session.items, shuffling), waiting: 0)
  }
}

/// A session in the making.
private struct Session {
  private let review: Review
  private let shuffling: Shuffling
  private var draw: ReviewDraw
  private var covered: Set<Int> = []
  /// How many questions are on each verb.
  private var verbs: [Word: Int] = [:]
  private var cells: Set<VerbCell> = []
  private(set) var items: [ReviewPlan.Item] = []
  /// The tenses of which the learner has been asked a form by itself.
  private let met: Set<Tense>

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    met = Set(review.schedule.begun.map(\.skill).filter { $0.choice == nil }.map(\.tense))
    self.shuffling = shuffling
    draw = ReviewDraw(review, shuffling)
  }

  /// Whether a question needs a skill.
  func covers(_ skill: Int) -> Bool { covered.contains(skill) }

  private mutating func add(_ item: ReviewPlan.Item) {
    items.append(item)
    verbs[item.question.verb.infinitive.bare, default: 0] += 1
  }

  /// Whether a verb has its share of the questions: of *ser* and *estar* nearly every form is a skill of its own.
  private func isCrowding(_ verb: Verb) -> Bool {
    verbs[verb.infinitive.bare, default: 0] >= max(2, review.choices.questions / Self.questionsPerVerb)
  }

  /// One question in so many may be on one verb, beside those that begin a skill.
  private static let questionsPerVerb = 8

  /// Adds a sentence for a choice, if there is one.
  mutating func ask(sentenceOf skill: Int) {
    let schedule = review.schedule
    guard let choice = schedule.finder.skills[skill].choice,
      let question = review.choices.sentence(
        of: choice, in: met, schedule.finder.conjugator, shuffling.varied(by: schedule.today))
    else { return }
    guard !isCrowding(question.verb) else { return }
    let record = schedule.record(skill)
    let name = review.name(of: skill)
    let introduction = SkillIntroduction(
      name: name, rule: ChoiceFamily(ofChoice: choice).question, model: "", forms: [])
    add(ReviewPlan.Item(question: question, record: record, introduction: record.memory == nil ? introduction : nil))
    covered.insert(skill)
  }

  /// Adds a question for a cell, which stands for the skills that it needs.
  mutating func ask(_ cell: VerbCell) {
    guard let drawn = draw.draw(cell), let skill = drawn.skills.first, !isCrowding(drawn.question.verb),
      cells.insert(cell).inserted
    else { return }
    add(ReviewPlan.Item(question: drawn.question, record: review.schedule.record(skill)))
    covered.formUnion(drawn.skills)
  }

  /// Adds a question for a skill, unless one that is there will do for it.
  ///
  /// - Returns: how many skills it begins.
  @discardableResult
  mutating func ask(_ skill: Int, evenIfCovered: Bool = false) -> Int {
    guard evenIfCovered || !covered.contains(skill), let drawn = draw.draw(skill) else { return 0 }
    let record = review.schedule.record(skill)
    guard evenIfCovered || record.memory == nil || !isCrowding(drawn.question.verb),
      cells.insert(drawn.cell).inserted
    else { return 0 }
    let introduction = record.memory == nil ? review.introduction(to: skill, before: drawn.question) : nil
    add(ReviewPlan.Item(question: drawn.question, record: record, introduction: introduction))
    let added = Set(drawn.skills).subtracting(covered)
    covered.formUnion(added)
    return added.count { review.schedule.record($0).memory == nil }
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
