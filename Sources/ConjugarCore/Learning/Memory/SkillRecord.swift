/// What the history tells of one skill; kept small, since there may be many thousands.
package struct SkillRecord: Sendable {
  package let skill: Skill
  /// Whether it was asked in a placement only, where it did not come to mind: it is still to be taught.
  var isMissedInPlacement = false
  /// Whether it was only begun so far: its curve starts with the first answer of a later day.
  private(set) var isOnlyBegun = false
  /// What is left in memory; `nil` if it was never asked.
  package private(set) var memory: MemoryState?
  /// The grade of the answer that counted last.
  private(set) var lastGrade = Grade.again
  private var days: (first: Int32, last: Int32) = (0, 0)
  private var answers: (all: Int32, right: Int32) = (0, 0)
  /// The last answers, the newest lowest: 1 where the form came to mind.
  private var recent: UInt64 = 0

  /// How far it has come.
  package enum State: String, CaseIterable, Sendable, Hashable {
    case new, learning, learned
  }

  /// Days of stability from which something counts as learned.
  package static let learnedStability = 21.0

  init(_ skill: Skill) { self.skill = skill }

  /// The day on which it was first asked, counted since 1970.
  package var firstDay: Int { Int(days.first) }
  /// The day on which it was last asked.
  package var lastDay: Int { Int(days.last) }
  /// How often a form that needs it was asked.
  package var asked: Int { Int(answers.all) }
  /// How often that came to mind.
  package var right: Int { Int(answers.right) }

  /// The day from which it fades: its chance has fallen to nine in ten.
  package var dueDay: Int {
    guard let memory, !isOnlyBegun else { return lastDay + 1 }
    return lastDay + max(1, Int(min(memory.stability, Double(FSRS.longestInterval)) + 0.5))
  }

  package var state: State {
    guard let memory, !isNew else { return .new }
    return memory.stability < Self.learnedStability ? .learning : .learned
  }

  /// Whether it was never taught: it is shown before it is asked.
  package var isNew: Bool { memory == nil || isMissedInPlacement }

  /// Whether it did not come to mind when it was last asked, on this very day.
  package func isJustMissed(on day: Int) -> Bool { memory != nil && lastDay == day && lastGrade == .again }

  /// Whether it fades, on a day.
  package func isDue(on day: Int) -> Bool { !isNew && dueDay <= day }

  /// How many of the last answers came to mind, and of how many.
  ///
  /// - Parameter number: the most answers to look back, up to 64.
  package func recall(ofLast number: Int) -> (right: Int, asked: Int) {
    let asked = min(self.asked, number, 64)
    let mask = asked >= 64 ? UInt64.max : (1 << UInt64(asked)) - 1
    return ((recent & mask).nonzeroBitCount, asked)
  }

  /// Begins what was shown: it is to be asked again the next day, and is new no more.
  mutating func begin(on day: Int, _ scheduler: FSRS) {
    if isNew { days.first = Int32(clamping: day) }
    isMissedInPlacement = false
    isOnlyBegun = true
    memory = scheduler.memory(after: .again, nil, days: 0)
    lastGrade = .again
    days.last = Int32(clamping: day)
  }

  /// Puts away what the learner says they know: it is remembered for as long as anything.
  mutating func know(on day: Int) {
    if isNew { days.first = Int32(clamping: day) }
    (isMissedInPlacement, isOnlyBegun, lastGrade) = (false, false, .easy)
    memory = MemoryState(stability: Double(FSRS.longestInterval), difficulty: 1)
    days.last = Int32(clamping: day)
    answers = (answers.all + 1, answers.right + 1)
    recent = recent << 1 | 1
  }

  /// Whether it came to mind when it was last asked, and not only where it was shown.
  var isProven: Bool { memory != nil && lastGrade > .again }

  /// Counts an answer; a later one of the same day by the scheduler's formula for that.
  ///
  /// - Returns: the chance that was promised; `nil` if the answer says nothing of memory: on the day on which something
  ///   was begun nobody can tell what was learned, and before nothing was promised.
  @discardableResult
  mutating func count(_ grade: Grade, on day: Int, _ scheduler: FSRS) -> Double? {
    if isOnlyBegun, day <= lastDay { return nil }
    let earlier = isOnlyBegun ? nil : memory
    let elapsed = max(0, day - lastDay)
    let promised = memory.flatMap { elapsed > 0 ? scheduler.retrievability(of: $0, after: elapsed) : nil }
    isOnlyBegun = false
    let isRight = grade > .again
    answers.all += 1
    recent = recent << 1 | (isRight ? 1 : 0)
    if isRight { answers.right += 1 }
    if isNew { days.first = Int32(clamping: day) }
    isMissedInPlacement = false
    memory = scheduler.memory(after: grade, earlier, days: earlier == nil ? 0 : elapsed)
    days.last = Int32(clamping: day)
    lastGrade = grade
    return promised
  }
}
