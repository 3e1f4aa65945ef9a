/// The questions of a session, and what each is for.
public struct ReviewPlan: Sendable {
  /// A question of the session.
  public struct Item: Sendable {
    /// What is asked.
    public let question: Question
    package let skill: Skill
    /// What is shown before the question; `nil` unless it begins a lesson or shows one again.
    public internal(set) var introduction: SkillIntroduction?
    var chance = 0.0
    var stage = Stage.other
    /// Whether everything it needs was actually begun before, not just presumed known.
    var isOld = true
    /// The numbers of the lessons that its form needs, and of the one it begins.
    var lessons: Set<Int> = []
    var begun: Int?
    /// The questions that ask again, off the screen, about what this one begins.
    var returns: [Item] = []

    package var isNew: Bool { stage == .new }
    /// Whether the introduction shows the form that the question asks for.
    package var isShown: Bool { introduction?.shows(question) ?? false }

    var again: Item { Item(question: question, skill: skill, chance: chance, stage: .later, lessons: lessons) }
  }

  /// Where a question belongs: first what an earlier day began or missed, later what depends on something new.
  enum Stage { case first, new, other, later }

  /// The questions, in the order in which to ask them.
  public let items: [Item]
  /// What else is worth asking, best first, in place of what the learner declines.
  package var spares: [Item] = []

  package var questions: [Question] { items.map(\.question) }

  /// The number of lessons begun earlier that are asked about.
  package var oldCount: Int { Set(items.filter { $0.isOld && $0.stage != .later }.map(\.skill.lesson)).count }
  package var newCount: Int { items.count(where: \.isNew) }
}

extension ReviewPlan {
  /// Puts first what was begun the day before, then old and new in turn, new things again after others, a success last.
  init(_ items: [Item], places: Int, _ shuffling: Shuffling) {
    func taken(_ stage: Stage) -> [Item] { items.filter { $0.stage == stage } }
    var (fresh, new, others) = (taken(.first), taken(.new), taken(.other))
    var chance = Chance(shuffling)
    chance.mix(&others)
    // Not the very easiest every time, so that it is not the same every day.
    let sure = others.firstIndex { $0.chance >= Policy.success }
    let last = (sure ?? others.indices.max { others[$0].chance < others[$1].chance }).map { others.remove(at: $0) }
    let start = fresh.count
    fresh += others
    // Some questions follow something new, so that it can come back below them.
    for (index, item) in new.enumerated() {
      let latest = max(min(start, places / 2) + index, fresh.count - Policy.returns[0])
      fresh.insert(item, at: min(start + 2 * index, latest))
    }
    fresh += taken(.later)
    var line: [Item] = []
    var waiting = zip(Policy.returns, last?.returns ?? []).map { (place: $0, item: $1) }
    while line.count + (last == nil ? 0 : 1) < places, !(fresh.isEmpty && waiting.isEmpty) {
      let next = fresh.indices.first { index in
        let needed = fresh[index].lessons
        return !fresh[index].clashes(with: line.last)
          && fresh[..<index].allSatisfy { $0.begun.map { !needed.contains($0) } ?? true }
      }
      let due = waiting.firstIndex { place, item in
        (place <= line.count || next == nil) && !item.clashes(with: line.last)
      }
      let index = next ?? fresh.indices.first
      let item =
        due.map { waiting.remove(at: $0).item } ?? index.map { fresh.remove(at: $0) } ?? waiting.removeFirst().item
      waiting += zip(Policy.returns, item.returns).map { (line.count + $0, $1) }
      waiting.sort { $0.place < $1.place }
      line.insert(item, at: item.place(in: line))
    }
    // Two neighbors that clash are separated by the last item, or one moves forward; nothing new comes last.
    let seam = line.indices.dropFirst().last { line[$0].clashes(with: line[$0 - 1]) }
    if let last {
      line.insert(last, at: seam ?? (line.last?.isNew ?? true ? line.count : last.place(in: line)))
    } else if let seam {
      let item = line.remove(at: seam - 1)
      line.insert(item, at: min(item.place(in: line), seam - 1))
    }
    self.items = line
  }
}

extension ReviewPlan.Item {
  /// Whether two questions should not be adjacent: of one family, or with one answer, like *fue* of *ser* and of *ir*.
  fileprivate func clashes(with last: ReviewPlan.Item?) -> Bool {
    guard let other = last?.question else { return false }
    return question.verb.infinitive.bare == other.verb.infinitive.bare
      || question.verb.family != nil && question.verb.family == other.verb.family
      || !Set(question.accepted).isDisjoint(with: other.accepted)
  }

  /// The last place in a line that is next to nothing it clashes with and after what it needs; otherwise the end.
  fileprivate func place(in line: [ReviewPlan.Item]) -> Int {
    ([line.count] + line.indices.reversed()).first { place in
      let isFree = line[max(0, place - 1)..<min(line.count, place + 1)].allSatisfy { !clashes(with: $0) }
      return isFree && line[place...].allSatisfy { $0.begun.map { !lessons.contains($0) } ?? true }
    } ?? line.count
  }
}

extension Quiz {
  /// Creates the quiz for a session, in which a form shown before its question earns nothing.
  ///
  /// - Parameters:
  ///   - plan: the questions, and what is shown before them.
  ///   - options: what an accent slip costs, and which persons are asked.
  public init(_ plan: ReviewPlan, _ options: QuizOptions) {
    let shown = plan.items.enumerated().compactMap { index, item in item.introduction.map { (index + 1, $0) } }
    self.init(plan.questions, options, introductions: Dictionary(uniqueKeysWithValues: shown))
    spares = plan.spares.map(\.question)
  }
}
