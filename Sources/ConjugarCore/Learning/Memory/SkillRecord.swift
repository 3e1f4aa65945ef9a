/// What the history says about one skill.
package struct SkillRecord: Sendable {
  package let skill: Skill
  /// The memory state; `nil` if it was never begun.
  package private(set) var memory: MemoryState?
  private(set) var lastGrade = Grade.again
  /// The day on which it was begun; `nil` for what a placement found, which was known before.
  package private(set) var firstDay: Int?
  package private(set) var lastDay = 0
  /// How often a form that needs it was asked, and how often it was recalled.
  package private(set) var asked = 0
  package private(set) var right = 0
  /// Whether a form that needs it was ever right off the screen, however soon after it was shown; `nil` if never asked.
  private var wasRight: Bool?
  /// The forms by which it was begun or missed, each until it is recalled without help.
  private(set) var open: [VerbCell] = []
  /// The last answers as bits, the newest lowest: 1 where the form was recalled.
  private var recent: UInt64 = 0

  package enum State: String, CaseIterable, Sendable, Hashable { case new, learning, learned }

  init(_ skill: Skill) { self.skill = skill }

  /// The day from which it is due: its retrievability has fallen to 0.9, or it was begun the day before.
  package var dueDay: Int { lastDay + (isOnlyBegun ? 1 : memory?.daysToFade ?? 1) }

  package var state: State { memory.map { $0.stability < Double(Policy.horizon) ? .learning : .learned } ?? .new }

  /// Whether it was never taught, so that it is shown before it is asked.
  package var isNew: Bool { memory == nil }

  func isBegun(before day: Int) -> Bool { !isNew && firstDay.map { $0 < day } ?? true }

  /// Whether it was only begun so far: its forgetting curve starts with the first answer of a later day.
  var isOnlyBegun: Bool { memory != nil && asked == 0 }

  /// Whether it was ever recalled: in a counted answer if there are any, otherwise right after it was shown.
  var cameToMind: Bool { asked > 0 ? right > 0 : wasRight ?? false }

  var isToBeShownAgain: Bool { asked > 0 && right == 0 }

  package func isJustMissed(on day: Int) -> Bool { memory != nil && lastDay == day && lastGrade == .again }

  /// Whether it was begun or missed on an earlier day and has not been recalled without help since.
  func isUnproven(on day: Int) -> Bool { memory != nil && lastDay < day && (!open.isEmpty || lastGrade < .good) }

  package func isDue(on day: Int) -> Bool { !isNew && dueDay <= day }

  /// How many of the last answers were right, and out of how many.
  var recall: (right: Int, asked: Int) {
    let asked = min(asked, Policy.answers)
    // It was missed on the day it was begun.
    if asked == 0, wasRight == false { return (0, 1) }
    return ((recent & ((1 << UInt64(asked)) - 1)).nonzeroBitCount, asked)
  }

  /// Begins what was shown: it is no longer new, and is to be asked the next day by the same form.
  mutating func begin(by cell: VerbCell?, on day: Int) {
    keep(FSRS.memory(after: .again, nil, days: 0), .again, day)
    open = cell.map { [$0] } ?? []
  }

  /// Marks what the learner says they know: it practically never fades.
  mutating func know(on day: Int) {
    keep(.lasting, .easy, day)
    add(true)
    (open, wasRight) = ([], true)
  }

  /// Counts an answer; another one on the same day uses the scheduler's same-day formula.
  ///
  /// - Parameters:
  ///   - cell: the form that was asked; `nil` for a choice, which is not tied to a form.
  ///   - isFound: whether a placement asks it or found what is known: that begins nothing, and lasts.
  ///   - isOpen: whether the form is to be asked again although the answer missed none of its skills.
  mutating func count(_ grade: Grade, of cell: VerbCell?, on day: Int, isFound: Bool = false, isOpen: Bool = false) {
    if grade > .again || wasRight == nil { wasRight = grade > .again }
    if isOnlyBegun, day <= lastDay {
      if grade == .again, let cell, !open.contains(cell) { open.append(cell) }
      return
    }
    // What was known before lasts once it is right on another day.
    let isKnown = isFound && firstDay == nil && right == asked && grade == .good
    let next = FSRS.memory(after: isKnown ? .easy : grade, isOnlyBegun ? nil : memory, days: max(0, day - lastDay))
    keep(isKnown && !isNew && day > lastDay ? .lasting : next, isOpen ? .hard : grade, day, isFound: isFound)
    add(grade > .again)
    guard let cell, grade != .hard || isOpen else { return }
    open.removeAll { $0 == cell }
    if grade == .again || isOpen { open.append(cell) }
  }

  private mutating func keep(_ memory: MemoryState, _ grade: Grade, _ day: Int, isFound: Bool = false) {
    if isNew, !isFound { firstDay = day }
    (self.memory, lastGrade, lastDay) = (memory, grade, day)
  }

  private mutating func add(_ isRight: Bool) {
    asked += 1
    right += isRight ? 1 : 0
    recent = recent << 1 | (isRight ? 1 : 0)
  }
}
