/// What the history tells of one skill; kept small, since there may be many thousands.
package struct SkillRecord: Sendable {
  package let skill: Skill
  /// Whether it is a form that was missed although its pattern was known; one that is learned again is put away.
  package internal(set) var isMissedForm = false
  /// Whether it was asked in a placement only, where it did not come to mind: it is still to be taught.
  var isMissedInPlacement = false
  /// Whether it was only shown so far: its curve starts with the first answer of a later day.
  private var isOnlyShown = false
  /// What is left in memory; `nil` if it was never asked.
  package internal(set) var memory: MemoryState?
  /// The grade of the answer that counted last.
  private(set) var lastGrade = Grade.again
  /// How much later than on the day itself it comes back, in percent of the days between: so that what was begun together
  /// does not come back together.
  private let delay: Int8
  private var days: (first: Int32, last: Int32, due: Int32) = (0, 0, 0)
  private var answers: (all: Int32, right: Int32) = (0, 0)
  /// The last answers, the newest lowest: 1 where the form came to mind.
  private var recent: UInt64 = 0

  /// How far it has come.
  package enum State: String, CaseIterable, Sendable, Hashable {
    case new, learning, learned
  }

  /// Days of stability from which something counts as learned.
  package static let learnedStability = 21.0
  /// Days of stability from which a missed form holds.
  static let heldStability = 7.0

  /// The most days of a hundred that it comes back early or late.
  static let spread = 4

  init(_ skill: Skill) {
    self.skill = skill
    let hash = StableHash.of(skill.id.utf8)
    delay = Int8(hash % UInt64(2 * Self.spread + 1)) - Int8(Self.spread)
  }

  /// The day on which it was first asked, counted since 1970.
  package var firstDay: Int { Int(days.first) }
  /// The day on which it was last asked.
  package var lastDay: Int { Int(days.last) }
  /// The day on which to ask it again.
  package var dueDay: Int { Int(days.due) }
  /// How often a form that needs it was asked.
  package var asked: Int { Int(answers.all) }
  /// How often that came to mind.
  package var right: Int { Int(answers.right) }

  package var state: State {
    guard let memory, !isNew else { return .new }
    return memory.stability < Self.learnedStability ? .learning : .learned
  }

  /// Whether it was never taught: it is shown before it is asked.
  package var isNew: Bool { memory == nil || isMissedInPlacement }

  /// Whether it did not come to mind when it was last asked, on this very day.
  package func isJustMissed(on day: Int) -> Bool { memory != nil && lastDay == day && lastGrade == .again }

  /// Whether it is to be asked on a day.
  package func isDue(on day: Int) -> Bool { !isNew && dueDay <= day && !isPutAway }

  /// Whether it was begun because it was missed: a form, or a person.
  package var isOfMiss: Bool { isMissedForm || skill.mistakenPerson != nil }

  /// Whether it need not come back by itself: the pattern of the form comes back all the same.
  package var isPutAway: Bool { isOfMiss && memory.map { $0.stability >= Self.heldStability } ?? false }

  /// Whether a miss may be one of the form rather than of the skill: it came to mind when it was last asked, and was
  /// begun before that day.
  func isKnown(on day: Int) -> Bool { memory != nil && firstDay < day && lastGrade > .again }

  /// Whether it came to mind when it was last asked, on a later day than the first.
  var isHeld: Bool { !isNew && lastGrade > .again && firstDay < lastDay }

  /// How many of the last answers came to mind, and of how many.
  ///
  /// - Parameter number: the most answers to look back, up to 64.
  package func recall(ofLast number: Int) -> (right: Int, asked: Int) {
    let asked = min(self.asked, number, 64)
    let mask = asked >= 64 ? UInt64.max : (1 << UInt64(asked)) - 1
    return ((recent & mask).nonzeroBitCount, asked)
  }

  /// Begins what was shown before an answer that says nothing of it: it is to be asked again soon, and is new no more.
  mutating func begin(on day: Int, _ scheduler: FSRS) {
    if isNew { days.first = Int32(clamping: day) }
    isMissedInPlacement = false
    isOnlyShown = true
    memory = scheduler.memory(after: .again, nil, days: 0)
    lastGrade = .again
    (days.last, days.due) = (Int32(clamping: day), Int32(clamping: day + 1))
  }

  /// Counts an answer; a later one of the same day by the scheduler's formula for that.
  ///
  /// - Returns: whether it says anything: on the day on which something was shown, nobody can tell what was learned.
  mutating func count(_ grade: Grade, on day: Int, _ scheduler: FSRS) -> Bool {
    if isOnlyShown, day <= lastDay { return false }
    let earlier = isOnlyShown ? nil : memory
    isOnlyShown = false
    let isRight = grade > .again
    answers.all += 1
    recent = recent << 1 | (isRight ? 1 : 0)
    if isRight { answers.right += 1 }
    if isNew { days.first = Int32(clamping: day) }
    isMissedInPlacement = false
    let updated = scheduler.memory(after: grade, earlier, days: earlier == nil ? 0 : max(0, day - lastDay))
    memory = updated
    days.last = Int32(clamping: day)
    lastGrade = grade
    let interval = scheduler.interval(of: updated)
    days.due = Int32(clamping: day + interval + interval * Int(delay) / 100)
    return true
  }
}
