/// The questions of a session, and what each is for.
public struct ReviewPlan: Sendable {
  /// A question of the session.
  public struct Item: Sendable {
    public let question: Question
    /// The skill that it was chosen for, as it is before the answer.
    public let record: SkillRecord
  }

  /// In the order in which to ask them.
  public let items: [Item]

  public var questions: [Question] { items.map(\.question) }

  /// How many of the questions begin a skill.
  public var newCount: Int { items.count { $0.record.state == .new } }
}

extension Review {
  /// The session of today: what is due, the most faded first, and then new skills, as many as the caps allow.
  ///
  /// However long the pause was, the session is not longer than the cap; what does not fit waits, and nothing new is
  /// begun meanwhile.
  public func plan(_ shuffling: Shuffling) -> ReviewPlan {
    var session = Session(self, shuffling)
    let most = choices.questions
    // A form comes before the pattern that it shows, which it then stands for.
    let first = due.prefix(most)
    let forms = first.filter { schedule.finder.skills[$0].isForm }
    let patterns = first.filter { !schedule.finder.skills[$0].isForm }
    for skill in forms + patterns + due.dropFirst(most) where session.items.count < most { session.ask(skill) }
    var new = newCount
    for skill in untaught where session.items.count < most && new > 0 { new -= session.ask(skill) }
    return ReviewPlan(items: SessionOrder.arranged(session.items, shuffling))
  }

  /// Questions on what this learner finds hardest, whether it is due or not.
  ///
  /// - Parameter number: how many questions; fewer if no skill was ever missed.
  public func plan(onWeakest number: Int, _ shuffling: Shuffling) -> ReviewPlan {
    let weak = weakest(max(1, number)).map(\.number)
    var session = Session(self, shuffling)
    while session.items.count < number {
      let before = session.items.count
      for skill in weak where session.items.count < number { session.ask(skill, evenIfCovered: true) }
      if session.items.count == before { break }
    }
    return ReviewPlan(items: SessionOrder.arranged(session.items, shuffling))
  }
}

/// A session in the making.
private struct Session {
  private let review: Review
  private var draw: ReviewDraw
  private var covered: Set<Int> = []
  private var cells: Set<VerbCell> = []
  private(set) var items: [ReviewPlan.Item] = []

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    draw = ReviewDraw(review, shuffling)
  }

  /// Adds a question for a skill, unless one that is there will do for it.
  ///
  /// - Returns: how many skills it begins.
  @discardableResult
  mutating func ask(_ skill: Int, evenIfCovered: Bool = false) -> Int {
    guard evenIfCovered || !covered.contains(skill), let drawn = draw.draw(skill) else { return 0 }
    guard cells.insert(drawn.cell).inserted else { return 0 }
    items.append(ReviewPlan.Item(question: drawn.question, record: review.schedule.record(skill)))
    let added = Set(drawn.skills).subtracting(covered)
    covered.formUnion(added)
    return added.count { review.schedule.record($0).memory == nil }
  }
}
