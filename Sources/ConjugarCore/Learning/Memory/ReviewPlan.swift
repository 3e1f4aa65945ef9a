/// The questions of a session, and what each is for.
public struct ReviewPlan: Sendable {
  /// A question of the session.
  public struct Item: Sendable {
    /// What is asked.
    public let question: Question
    package let skill: Skill
    /// What is shown before the question; `nil` unless it begins something.
    public internal(set) var introduction: SkillIntroduction?
    /// The chance that the form comes to mind.
    var chance = 0.0
    var stage = Stage.other
    /// The numbers of the lessons that its form needs, and of those that it begins.
    var lessons: Set<Int> = []
    var begun: Set<Int> = []
    /// The questions by which the session asks again of what this one begins.
    var returns: [Question] = []

    package var isNew: Bool { introduction != nil }

    /// Whether it asks of what the session began.
    var isReturn: Bool { stage == .later }

    /// The same off the screen.
    func again(by question: Question) -> Item {
      Item(question: question, skill: skill, stage: .later, lessons: lessons)
    }
  }

  /// Where a question belongs: what was begun or missed on an earlier day comes first, what needs something that the session
  /// begins later.
  enum Stage {
    case first, new, other, later
  }

  /// In the order in which to ask them.
  public let items: [Item]

  /// What is shown before each question that begins something, by the number of the question, counted from 1.
  package var introductions: [Int: SkillIntroduction] {
    let numbered = items.enumerated().compactMap { number, item in item.introduction.map { (number + 1, $0) } }
    return Dictionary(uniqueKeysWithValues: numbered)
  }

  /// The numbers of the questions below a block that shows the form that they ask for.
  package var shown: Set<Int> { Set(introductions.filter { $1.shows(items[$0 - 1].question) }.keys) }

  package var questions: [Question] { items.map(\.question) }

  /// How many of the questions are on what was begun before.
  package var oldCount: Int { items.count { !$0.isNew && !$0.isReturn } }

  package var newCount: Int { newCount(ofFirst: items.count) }

  package func newCount(ofFirst number: Int) -> Int { items.prefix(number).count(where: \.isNew) }
}

extension Quiz {
  /// Prepares the quiz of a session, in which what is shown before a question earns nothing there.
  ///
  /// - Parameters:
  ///   - plan: the questions, and what is shown before them.
  ///   - options: what a lost accent costs, and who is asked.
  public init(_ plan: ReviewPlan, _ options: QuizOptions) { self.init(plan.questions, options, shown: plan.shown) }
}
