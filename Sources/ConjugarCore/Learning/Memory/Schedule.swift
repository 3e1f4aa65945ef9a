/// A learner as seen from a history: how well each skill is remembered, when it was last asked, and how that went.
///
/// It is computed from the log and never stored; the answers of a session are added to it. Every answer counts except
/// practice, which follows right after the form was shown and says nothing about memory.
public struct Schedule: Sendable {
  /// The day it is computed for, in days since 1970.
  package var today: Int
  var finder = SkillFinder()
  private var records: [SkillRecord] = []
  /// The days on which each form, and each sentence by its identifier, was last asked.
  private(set) var lastAsked = CellTable<Int>()
  private(set) var sentences: [String: Int] = [:]
  private(set) var answered = 0
  /// The number of answers in each day's sessions, and how many of them were right without help.
  private var sessions: [(day: Int, answers: Int, right: Int)] = []
  /// How often forms with skills already begun were recalled, against what was predicted.
  private(set) var returns = Returns()
  /// The first answers to what had not been taught, and whether they were right.
  private(set) var untaught: [(skills: [Int], isRight: Bool)] = []
  /// The answers of the last placement, with the skills that each showed to be unknown.
  private(set) var placed: [(skills: [Int], isRight: Bool, missed: [Int], day: Int)] = []

  /// Creates a schedule from a history at a moment, on a wall clock that is `zoneOffset` seconds ahead of UTC.
  public init(_ history: History, at now: Timestamp, zoneOffset: Int = 0) {
    today = now.learningDay(zoneOffset: zoneOffset)
    for answer in history.answers { count(answer, on: answer.day) }
  }

  package var begun: [SkillRecord] { records.filter { $0.memory != nil } }
  var begunNumbers: [Int] { records.indices.filter { records[$0].memory != nil } }

  func record(_ number: Int) -> SkillRecord {
    number < records.count ? records[number] : SkillRecord(finder.skills[number])
  }

  /// The chance of recalling a skill so many days from today; `nil` if it is new.
  package func retrievability(of record: SkillRecord, in days: Int = 0) -> Double? {
    record.memory.map { FSRS.retrievability(of: $0, after: today - record.lastDay + days) }
  }

  /// Whether the lesson of a skill was begun before a day, by this skill or another.
  func isBegun(_ number: Int, before day: Int = .max) -> Bool {
    finder.members[finder.lessonNumbers[number]].contains { record($0).isBegun(before: day) }
  }

  /// Counts an answer given after all others, on a day since 1970, or today if `nil`.
  package mutating func count(_ answer: LogEntry, on day: Int? = nil) {
    guard answer.mode != .practice, answer.tellsOfForm || !answer.isAnswer, let slot = answer.slot,
      let verb = finder.verb(named: answer.infinitive)
    else { return }
    let (cell, day, grade) = (VerbCell(verb: verb, slot: slot), day ?? today, answer.gradeOfForm)
    let needed = finder.skills(for: slot, ofVerb: verb)
    let choice = answer.rare.choice.map { finder.number(of: .choice($0)) }
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    defer { if answer.rare.construction == nil { lastAsked.updateValue(day, at: cell) } }
    if let sentence = answer.rare.sentence { sentences[sentence] = day }
    if !answer.isAnswer {
      // Knowing piensa says something about e→ie, not about the ending just missed; in a sentence, about the choice.
      let new = needed.filter { records[$0].isNew }
      for skill in choice.map({ [$0] }) ?? (new.isEmpty ? needed : new) { records[skill].know(on: day) }
      return
    }
    if answer.isShown { return begin(choice.map { [$0] } ?? needed, cell, on: day) }
    answered += 1
    if answer.mode == .review {
      if sessions.last?.day != day { sessions.append((day, 0, 0)) }
      sessions[sessions.count - 1].answers += 1
      // Someone who writes *yegué* knows *llegué*.
      sessions[sessions.count - 1].right += grade >= .good || answer.kind == Diagnosis.Kind.spelling.rawValue ? 1 : 0
      // What the session begins was shown just above the question, so only the first answer of a later day counts.
      // After a placement, what it presumes known is asked without an introduction.
      let isPresumed = !placed.isEmpty && grade > .again
      begin([choice].compactMap { $0 } + (isPresumed ? [] : needed.filter { !isBegun($0, before: day) }), cell, on: day)
    }
    if let choice {
      let isFormAlone = grade == .again && answer.rare.missed == .form
      records[choice].count(isFormAlone ? .good : grade, of: nil, on: day)
      // A wrong choice says nothing about the form that was asked; a periphrasis uses no cell of the verb's own.
      if grade == .again && !isFormAlone || answer.rare.construction != nil { return }
    }
    count(needed, cell, answer, on: day)
  }

  /// Begins what is new among what was shown; a choice is not tied to a form.
  private mutating func begin(_ skills: [Int], _ cell: VerbCell, on day: Int) {
    for skill in skills where records[skill].isNew && !finder.skills[skill].isAccent {
      records[skill].begin(by: finder.skills[skill].choice == nil ? cell : nil, on: day)
    }
  }

  private mutating func count(_ skills: [Int], _ cell: VerbCell, _ answer: LogEntry, on day: Int) {
    let (all, isPlacing) = (finder.skills, answer.mode == .place)
    let grades = answer.grades(of: skills.lazy.map { all[$0].part(at: cell.slot) })
    let isKnown = !grades.contains(.again)
    let new = skills.filter { records[$0].isNew && !all[$0].isAccent }
    if isPlacing {
      // The answers of another day belong to an older placement.
      let missed = zip(skills, grades).filter { records[$0].isNew && $1 == .again }.map(\.0)
      placed = placed.filter { $0.day == day } + [(skills, isKnown, missed, day)]
    } else if !new.isEmpty {
      untaught.append((new, isKnown))
    }
    // The prediction was for the whole form, whatever a miss is charged to; a typo says nothing.
    var (promised, isKept) = (Double?(1), Bool?.none)
    for (skill, grade) in zip(skills, grades) {
      if !all[skill].isAccent {
        // On the day a skill was begun, or once it was asked that day, recall says nothing about retention.
        let chance = records[skill].lastDay < day ? retrievability(of: records[skill], in: day - today) : nil
        promised = promised.flatMap { whole in chance.map { whole * $0 } }
        if let grade { isKept = isKept ?? true && grade > .again }
      }
      // What was missed in a placement is still to be taught.
      guard let grade, !isPlacing || !records[skill].isNew || grade > .again else { continue }
      let isOpen = isKnown && answer.gradeOfForm == .again
      records[skill].count(grade, of: cell, on: day, isFound: !placed.isEmpty, isOpen: isOpen)
    }
    guard let promised, let isKept, promised < 1 else { return }
    returns.record(promised, isKept)
  }

  /// Whether nothing was known before today.
  var isFirstDay: Bool { begunNumbers.allSatisfy { !records[$0].isBegun(before: today) } }

  /// The share of the last session before today that was right without help, at least half if it was short.
  var lastShare: Double? {
    sessions.last { $0.day < today }.map { session in
      let share = Double(session.right) / Double(session.answers)
      return Double(session.answers) < Policy.prior ? max(share, Policy.rightShare.some) : share
    }
  }

  /// Skills with the forms that ask for them: those not recalled since an earlier day, or the open ones of `skills`.
  func unproven(of skills: [Int]? = nil) -> [(skill: Int, cell: VerbCell)] {
    (skills ?? begunNumbers.filter { records[$0].isUnproven(on: today) })
      .flatMap { skill in records[skill].open.map { (skill, $0) } }
  }
}
