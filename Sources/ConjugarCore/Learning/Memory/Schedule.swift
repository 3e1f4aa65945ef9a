/// The learner, as a history tells: how well each skill is remembered, when it was last asked, and how that went.
///
/// It is computed from the log and never kept; the answers of a session are added to it. Every answer counts but what
/// comes back for practice, right after it was shown, which says nothing of memory.
public struct Schedule: Sendable {
  /// The day it is made for, counted since 1970.
  package var today: Int
  var finder = SkillFinder()
  /// What is known of each skill, at the skill's number.
  private var records: [SkillRecord] = []
  /// The day on which a form, and a sentence by its identifier, was last asked.
  private(set) var lastAsked = CellTable<Int>()
  private(set) var sentences: [String: Int] = [:]
  private(set) var answered = 0
  /// The answers of the last sessions, and how many of them were right without help.
  private var sessions: [(day: Int, answers: Int, right: Int)] = []
  /// What came of forms that came back.
  private(set) var returns = Returns()
  /// The answers of the last placement, and the skills that each showed not to be known.
  private(set) var placed: [(cell: VerbCell, isRight: Bool, missed: [Int], day: Int)] = []

  /// What a history says at a moment, where the wall clock is so many seconds ahead of UTC.
  public init(_ history: History, at now: Timestamp, zoneOffset: Int = 0) {
    today = now.learningDay(zoneOffset: zoneOffset)
    for answer in history.answers { count(answer, on: answer.day) }
  }

  package var begun: [SkillRecord] { records.filter { $0.memory != nil } }
  var begunNumbers: [Int] { records.indices.filter { records[$0].memory != nil } }

  func record(_ number: Int) -> SkillRecord {
    number < records.count ? records[number] : SkillRecord(finder.skills[number])
  }

  /// The chance that a skill comes to mind, so many days from today; `nil` if it is new.
  package func retrievability(of record: SkillRecord, in days: Int = 0) -> Double? {
    record.memory.map { FSRS.retrievability(of: $0, after: today - record.lastDay + days) }
  }

  /// Whether the lesson of a skill was begun before a day, by this skill or another.
  func isBegun(_ number: Int, before day: Int = .max) -> Bool {
    finder.members[finder.lessonNumbers[number]].contains { !record($0).isNew && record($0).firstDay < day }
  }

  /// Takes an answer into account that was given after all others.
  ///
  /// - Parameters:
  ///   - day: the day on which it was given, counted since 1970; the day of the schedule if `nil`.
  package mutating func count(_ answer: LogEntry, on day: Int? = nil) {
    let isKnown = answer.direction == LogEntry.known
    guard answer.mode != .practice, answer.tellsOfForm || isKnown, let slot = answer.slot,
      let verb = finder.verb(named: answer.infinitive)
    else { return }
    let (cell, day, grade) = (VerbCell(verb: verb, slot: slot), day ?? today, answer.gradeOfForm)
    let needed = finder.skills(for: slot, ofVerb: verb)
    let choice = answer.choice.map { finder.number(of: .choice($0)) }
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    if answer.construction == nil { lastAsked.updateValue(day, at: cell) }
    answered += 1
    if let sentence = answer.sentence { sentences[sentence] = day }
    if isKnown {
      // Who knows piensa says so of e→ie, not of the ending that was just missed.
      let new = needed.filter { records[$0].isNew }
      for skill in new.isEmpty ? needed : new { records[skill].know(on: day) }
      return
    }
    if answer.isShown { return begin(choice.map { [$0] } ?? needed, cell, on: day) }
    if answer.mode == .review {
      if sessions.last?.day != day { sessions.append((day, 0, 0)) }
      sessions[sessions.count - 1].answers += 1
      sessions[sessions.count - 1].right += grade >= .good ? 1 : 0
      // What a session asks of a lesson that it begins was shown just above; the first answer of a later day tells. Whoever
      // was placed is asked without a block for what the placement presumes.
      let isPresumed = !placed.isEmpty && grade > .again
      begin([choice].compactMap { $0 } + (isPresumed ? [] : needed.filter { !isBegun($0, before: day) }), cell, on: day)
    } else if answer.mode == .place {
      // The answers of another day are of an older placement.
      placed = placed.filter { $0.day == day } + [(cell, grade > .again, [], day)]
    }
    if let choice {
      let isFormAlone = grade == .again && answer.missed == .form
      records[choice].count(isFormAlone ? .good : grade, of: nil, on: day)
      // Who chose wrongly showed nothing of the form that was asked; a periphrasis has none of the verb's own cells.
      if grade == .again && !isFormAlone || answer.construction != nil { return }
    }
    count(needed, cell, answer, on: day)
  }

  /// Begins what is new of what was shown; a choice goes by no form.
  private mutating func begin(_ skills: [Int], _ cell: VerbCell, on day: Int) {
    for skill in skills where records[skill].isNew && !finder.skills[skill].isAccent {
      records[skill].begin(by: finder.skills[skill].choice == nil ? cell : nil, on: day)
    }
  }

  private mutating func count(_ skills: [Int], _ cell: VerbCell, _ answer: LogEntry, on day: Int) {
    let all = finder.skills
    let grades = answer.grades(of: skills.lazy.map { all[$0].part(at: cell.slot) })
    var promised: Double? = 1
    for (skill, grade) in zip(skills, grades) {
      // What a placement misses is still to be taught.
      if records[skill].isNew, grade == .again, answer.mode == .place {
        placed[placed.count - 1].missed.append(skill)
        promised = nil
        continue
      }
      let chance = grade.flatMap { records[skill].count($0, of: cell, on: day, isFound: answer.mode == .place) }
      if !all[skill].isAccent { promised = promised.flatMap { all in chance.map { all * $0 } } }
    }
    if let promised, promised > 0, promised < 1 { returns.count(promised, answer.gradeOfForm > .again) }
  }

  var isFirstDay: Bool { sessions.allSatisfy { $0.day >= today } }

  /// The share of the last session before today that was right without help; `nil` if there was none. Of a few answers
  /// nobody can tell that most were wrong.
  var lastShare: Double? {
    sessions.last { $0.day < today }.map { session in
      let share = Double(session.right) / Double(session.answers)
      return Double(session.answers) < Policy.prior ? max(share, Policy.rightShare.some) : share
    }
  }

  /// The skills that did not come to mind when they were last asked, on an earlier day, and the form that asks for them.
  ///
  /// - Parameter isOnlyBegun: those instead that were begun on an earlier day and have not been asked since.
  func missed(isOnlyBegun: Bool) -> [(skill: Int, cell: VerbCell)] {
    begunNumbers.compactMap { skill in
      let record = records[skill]
      guard record.isOnlyBegun == isOnlyBegun, record.isUnproven(on: today) else { return nil }
      return record.open.map { (skill, $0) }
    }
  }
}
