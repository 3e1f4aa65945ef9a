/// The questions of a session, and what each is for.
public struct ReviewPlan: Sendable {
  /// A question of the session.
  public struct Item: Sendable {
    /// What is asked.
    public let question: Question
    /// The skill that it was chosen for, as it is before the answer.
    package let record: SkillRecord
    /// What is shown before the question; `nil` unless it begins the skill.
    public internal(set) var introduction: SkillIntroduction?
    /// What else the form needs that an earlier question of the session begins.
    var needed: Set<Skill> = []

    /// Whether the question begins the skill.
    package var isNew: Bool { introduction != nil }
  }

  /// What is shown before each question that begins a skill.
  package var introductions: [Question: SkillIntroduction] {
    Dictionary(items.compactMap { item in item.introduction.map { (item.question, $0) } }) { first, _ in first }
  }

  /// The questions below a block that shows the form that they ask for.
  package var shown: Set<Question> {
    Set(items.filter { $0.introduction?.shows($0.question) ?? false }.map(\.question))
  }

  /// In the order in which to ask them.
  public let items: [Item]
  /// How many skills are due that no question needs.
  package let waiting: Int

  package var questions: [Question] { items.map(\.question) }

  /// How many of the questions begin a skill.
  package var newCount: Int { items.count(where: \.isNew) }

  /// How many of the first questions begin a skill.
  package func newCount(ofFirst number: Int) -> Int { items.prefix(number).count(where: \.isNew) }

  /// How long it takes at a pace, in minutes, rounded up.
  package func minutes(at pace: SessionPace) -> Int {
    (Int(pace.seconds(items.count, new: newCount)) + 59) / 60
  }
}

extension Quiz {
  /// Prepares the quiz of a session, in which what is shown before a question earns nothing there.
  ///
  /// - Parameters:
  ///   - plan: the questions, and what is shown before them.
  ///   - options: what a lost accent costs, and who is asked.
  public init(_ plan: ReviewPlan, _ options: QuizOptions) {
    self.init(plan.questions, options, shown: plan.shown)
  }
}

extension Review {
  /// The session of today: what is due, what is worth most first, and then new skills, as many as the bounds allow.
  ///
  /// However long the pause was, the session stays within its bounds; what does not fit waits. Some places are kept for
  /// what is new, few while too much is due.
  ///
  /// - Parameter shuffling: whether verbs and order are drawn by a seed, or come in order.
  public func plan(_ shuffling: Shuffling) -> ReviewPlan { plan(shuffling, first: []) }

  /// - Parameter first: cells that come in any case.
  func plan(_ shuffling: Shuffling, first: some Sequence<VerbCell>) -> ReviewPlan {
    var session = SessionDraft(self, shuffling)
    for cell in first where session.hasRoom() { session.ask(cell) }
    let isSentence = { (skill: Int) in schedule.finder.skills[skill].choice != nil }
    let sentences = due.filter(isSentence)
    for skill in sentences where session.hasRoom(keepingNew: true) && session.hasRoomForSentence {
      session.ask(sentenceOf: skill)
    }
    for skill in newChoices where session.hasRoomForNewSentence { session.ask(sentenceOf: skill) }
    let due = due.filter { !isSentence($0) }
    for skill in formsFirst(due) where session.hasRoom(keepingNew: true) { session.ask(skill) }
    for skill in untaught where session.hasRoomForNew { session.ask(skill) }
    for skill in newChoices where session.hasRoomForNew && session.hasRoomForSentence { session.ask(sentenceOf: skill) }
    // What is new may have been less than the places kept for it.
    for skill in due where session.hasRoom() { session.ask(skill) }
    for skill in sentences where session.hasRoom() { session.ask(sentenceOf: skill) }
    // Where there is room, what fades next is better asked early than not at all.
    for skill in fading where session.hasRoom() { session.ask(skill) }
    return ReviewPlan(
      items: SessionOrder.arranged(session.items, shuffling), waiting: self.due.count { !session.covers($0) })
  }

  /// What is due, forms first among what a session holds: a form stands for the pattern that it shows.
  private func formsFirst(_ due: [Int]) -> [Int] {
    let isCard = { (skill: Int) in schedule.cell(ofMissed: skill) != nil }
    let isForm = { (skill: Int) in schedule.finder.skills[skill].isForm }
    let others = due.filter { !isCard($0) }
    let held = others.prefix(bounds.questions - bounds.keptForNew)
    return due.filter(isCard) + held.filter(isForm) + held.filter { !isForm($0) } + others.dropFirst(held.count)
  }

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

  /// What people call the weak spots that a plan drills, the weakest first.
  package func weakSpots(of plan: ReviewPlan) -> [String] {
    let drilled = Set(plan.items.map(\.record.skill))
    return weakest(WeakSkill.mostDrilled).filter { drilled.contains($0.record.skill) }.map(\.name)
  }

  /// Questions by forms that were asked before on what this learner finds hardest, whether it is due or not.
  ///
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  package func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    let weak = weakest(WeakSkill.mostDrilled)
    var session = SessionDraft(self, shuffling)
    // The weaker a skill, the more questions: each goes to the one that lacks most of its share.
    var asked = [Int](repeating: 0, count: weak.count)
    var open = Array(weak.indices)
    while session.items.count < number {
      let next = open.min { first, other in
        Double(asked[first] + 1) * weak[other].deficit < Double(asked[other] + 1) * weak[first].deficit
      }
      guard let next else { break }
      if !session.drill(weak[next].number) { open.removeAll { $0 == next } }
      asked[next] += 1
    }
    return ReviewPlan(items: SessionOrder.arranged(session.items, shuffling), waiting: 0)
  }
}
