/// What a history says of every skill: how well it is remembered, and when to ask it again.
///
/// It is computed from the log and never kept; the answers of a session are added to it. Every answer counts but what
/// comes back for practice, right after it was shown, which says nothing of memory.
public struct Schedule: Sendable {
  /// The day it is made for, counted since 1970.
  package var today: Int
  let scheduler: FSRS
  var finder: SkillFinder
  /// What is known of each skill, at the skill's number.
  private var records: [SkillRecord] = []
  private var cells = AskedCells()
  /// How many answers it has seen.
  private(set) var answered = 0
  /// On how many days they were given.
  private(set) var daysPracticed = 0
  private var lastDay = Int.min
  private var missed: [Int: VerbCell] = [:]
  /// For each skill the cell by which it was shown or missed last, until that came to mind without help.
  private var open: [Int: VerbCell] = [:]
  /// The answers of the last day with a session, and of the one before, and how many of them were right without help.
  private var sessions: [(day: Int, answers: Int, right: Int)] = []
  /// For each slot the number of the skill of its person; -1 where another person was never given for it.
  private var persons = [Int32](repeating: -1, count: Slot.all.count)
  /// Every answer as it counted for a skill, where that is to be looked at; `nil` where it is not.
  private(set) package var reviews: [WeightFit.Reviewed]?
  /// The answers of the last placement.
  private var placed: [(cell: VerbCell, isRight: Bool, day: Int)] = []

  /// What a history says at a moment, where the wall clock is so many seconds ahead of UTC.
  public init(_ history: History, at now: Timestamp, zoneOffset: Int = 0) {
    self.init(history, at: now, zoneOffset: zoneOffset, scheduler: FSRS())
  }

  /// - Parameter keepsReviews: whether to keep what is needed to fit weights, and to compare promises with facts.
  package init(
    _ history: History, at now: Timestamp, zoneOffset: Int = 0, scheduler: FSRS = FSRS(),
    conjugator: Conjugator = Conjugator(), keepsReviews: Bool = false
  ) {
    reviews = keepsReviews ? [] : nil
    today = now.learningDay(zoneOffset: zoneOffset)
    self.scheduler = scheduler
    finder = SkillFinder(conjugator)
    for answer in history.answers { count(answer, on: answer.day) }
  }

  /// Every skill that was ever asked, in the order in which they were begun.
  package var begun: [SkillRecord] {
    records.filter { $0.memory != nil }.sorted { $0.firstDay < $1.firstDay }
  }

  /// How much of what came back on a later day was promised to come to mind, and how much did, from 0 to 1; `nil` if
  /// nothing came back, or reviews are not kept.
  package var retention: (promised: Double, measured: Double, count: Int)? {
    var (promised, kept, count) = (0.0, 0.0, 0)
    WeightFit.forEachReturn(reviews ?? [], scheduler) { _, chance, isKept in
      promised += chance
      kept += isKept ? 1 : 0
      count += 1
    }
    return count > 0 ? (promised / Double(count), kept / Double(count), count) : nil
  }

  /// Whether weights fitted to these answers may be worth it: there are enough, and the usual ones promised another share
  /// than came to mind.
  package var isWorthFitting: Bool {
    guard answered >= WeightFit.fewest, scheduler.hasUsualWeights, let retention else { return false }
    return abs(retention.promised - retention.measured) >= 0.03
  }

  /// The chance that a skill comes to mind today, or `nil` if it is new.
  package func retrievability(of record: SkillRecord) -> Double? {
    record.memory.map { scheduler.retrievability(of: $0, after: today - record.lastDay) }
  }

  /// What is known of a skill by its number.
  func record(_ number: Int) -> SkillRecord {
    number < records.count ? records[number] : SkillRecord(finder.skills[number])
  }

  /// The number of the answer that was last given for a cell, or `nil` if it was never asked.
  func lastAsked(_ slot: Slot, ofVerb verb: Int) -> Int? { cells.lastAnswer(verb, slot) }

  /// The numbers of the skills that were ever asked.
  var begunNumbers: [Int] { records.indices.filter { records[$0].memory != nil } }

  /// The cell whose card a skill is because it was missed; `nil` for any other skill.
  func cell(ofMissed number: Int) -> VerbCell? { missed[number] }

  /// What can be asked: of the most used verbs, and of those that were asked before.
  mutating func catalog(of slots: [Slot], in region: Region, _ frequency: FrequencyList) -> SkillCatalog {
    let asked = finder.verbs.map(\.name)
    return SkillCatalog(&finder, frequency, asked, slots, region)
  }

  /// The number of a verb; `nil` if there is none of that name.
  mutating func verb(named name: String) -> Int? { finder.verb(named: name) }

  /// The skills that a cell needs, its own card and that of its person among them if it has any.
  mutating func skills(for slot: Slot, ofVerb verb: Int) -> [Int] {
    let needed = finder.skills(for: slot, ofVerb: verb)
    let person = Int(persons[slot.index])
    return needed + (person >= 0 ? [person] : []) + (cells.card(verb, slot).map { [$0] } ?? [])
  }

  /// Takes an answer into account that was given after all others.
  ///
  /// - Parameters:
  ///   - day: the day on which it was given, counted since 1970; the day of the schedule if `nil`.
  package mutating func count(_ answer: LogEntry, on day: Int? = nil) {
    guard answer.mode != .practice, let slot = answer.slot, let verb = finder.verb(named: answer.infinitive) else {
      return
    }
    let (evidence, day) = (AnswerEvidence(answer), day ?? today)
    if day != lastDay {
      daysPracticed += 1
      lastDay = day
    }
    if answer.isShown { return begin(VerbCell(verb: verb, slot: slot), answer.choice, on: day) }
    if answer.mode == .review { countSession(isRight: evidence.grade >= .good, on: day) }
    count(
      verb, slot, evidence, answer.mode, answer.choice, answer.missed, isOfVerb: answer.construction == nil, on: day)
  }

  /// Begins all that is new in a form that stood just above its question.
  private mutating func begin(_ cell: VerbCell, _ choice: String?, on day: Int) {
    let needed = choice.map { [number(of: .choice($0))] } ?? finder.skills(for: cell.slot, ofVerb: cell.verb)
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    _ = cells.note(cell.verb, cell.slot, answered)
    answered += 1
    for skill in needed where records[skill].isNew && !finder.skills[skill].isAccent {
      records[skill].begin(on: day, scheduler)
      if choice == nil { open[skill] = cell }
    }
  }

  private mutating func countSession(isRight: Bool, on day: Int) {
    if sessions.last?.day != day { sessions = sessions.suffix(1) + [(day, 0, 0)] }
    sessions[sessions.count - 1].answers += 1
    if isRight { sessions[sessions.count - 1].right += 1 }
  }

  /// Whether less than three fifths of the last session before today were right without help: nothing new is begun then.
  package var wasHard: Bool {
    sessions.last { $0.day < today }.map {
      $0.right * Policy.fewestRight.of < $0.answers * Policy.fewestRight.right
    } ?? false
  }

  /// The cell by which to ask for a skill until that comes to mind without help; `nil` if any will do.
  func openCell(of number: Int) -> VerbCell? { open[number] }

  private mutating func count(
    _ verb: Int, _ slot: Slot, _ evidence: AnswerEvidence, _ mode: LogEntry.Mode, _ choice: String?,
    _ missed: Diagnosis.Missed?, isOfVerb: Bool, on day: Int
  ) {
    if mode == .place { return place(verb, slot, evidence, on: day) }
    if let choice {
      let isFormAlone = evidence.grade == .again && missed == .form
      count(isFormAlone ? .good : evidence.grade, forSkill: number(of: .choice(choice)), on: day)
      // Who chose wrongly showed nothing of the form that was asked; a periphrasis has none of the verb's own cells.
      if evidence.grade == .again && !isFormAlone || !isOfVerb { return }
    }
    count(verb, slot, evidence, isReview: mode == .review, on: day)
  }

  /// The number of a skill, with a record of its own.
  mutating func number(of skill: Skill) -> Int {
    let number = finder.number(of: skill)
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    return number
  }

  private mutating func count(_ grade: Grade, forSkill number: Int, on day: Int) {
    guard records[number].count(grade, on: day, scheduler) else { return }
    reviews?.append(WeightFit.Reviewed(skill: Int32(number), day: Int32(clamping: day), grade: grade))
  }

  /// Counts an answer of a placement; those of another day are of an older one. What was never taught and did not come to
  /// mind is still new.
  private mutating func place(_ verb: Int, _ slot: Slot, _ evidence: AnswerEvidence, on day: Int) {
    placed.removeAll { $0.day != day }
    placed.append((VerbCell(verb: verb, slot: slot), evidence.grade > .again, day))
    let new = finder.skills(for: slot, ofVerb: verb).filter { record($0).isNew }
    count(verb, slot, evidence, on: day)
    for number in new where record(number).memory != nil && record(number).lastGrade == .again {
      records[number].isMissedInPlacement = true
    }
  }

  /// How many answers the last placement has.
  var placedCount: Int { placed.count }

  /// What the last placement tells; `nil` if there was none.
  func placement(_ use: SkillUse) -> Placement? {
    guard !placed.isEmpty else { return nil }
    var placement = Placement()
    for answer in placed { placement.count(spots(of: answer.cell, use), isRight: answer.isRight) }
    return placement
  }

  /// Where the skills of a cell stand, accents aside.
  func spots(of cell: VerbCell, _ use: SkillUse) -> [Placement.Spot] {
    var finder = finder
    return finder.skills(for: cell.slot, ofVerb: cell.verb).filter { !finder.skills[$0].isAccent }.map { number in
      Placement.Spot(finder.skills[number], use: max(use[number], 0.1))
    }
  }

  /// - Parameter isReview: whether all that is new in the form was shown before it was asked.
  private mutating func count(
    _ verb: Int, _ slot: Slot, _ evidence: AnswerEvidence, isReview: Bool = false, on day: Int
  ) {
    let list = finder.list(for: slot, ofVerb: verb)
    guard !finder.lists[list].isEmpty else { return }
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    var card = cells.note(verb, slot, answered)
    answered += 1
    if evidence.grade > .again, evidence.result != .accentSlip {
      // Most answers are right, and what a right one says needs no looking closer.
      for index in finder.lists[list].indices {
        let skill = finder.lists[list][index]
        count(evidence.grade, forSkill: skill, on: day)
        if evidence.grade >= .good, open[skill] == VerbCell(verb: verb, slot: slot) { open[skill] = nil }
      }
    } else {
      let needed = finder.lists[list]
      let grades = evidence.grades(needed.map { finder.skills[$0].part(at: slot) })
      if evidence.concernsForm, card < 0, isKnown(needed, grades, on: day) {
        card = self.card(for: slot, ofVerb: verb, unlessIn: needed)
        cells.setCard(verb, slot, card)
      }
      for (skill, grade) in zip(needed, grades) {
        if let grade {
          count(grade, forSkill: skill, on: day)
          if grade == .again { open[skill] = VerbCell(verb: verb, slot: slot) }
        } else if isReview, records[skill].isNew, !finder.skills[skill].isAccent {
          records[skill].begin(on: day, scheduler)
        }
      }
    }
    if card >= 0, evidence.grade > .again || evidence.concernsForm {
      count(evidence.grade, forSkill: Int(card), on: day)
    }
    countPerson(of: slot, list, evidence, on: day)
  }

  /// Counts an answer for the person that was asked, once another one's form was given for it.
  ///
  /// A form that is one of a kind is of its person already.
  private mutating func countPerson(of slot: Slot, _ list: Int, _ evidence: AnswerEvidence, on day: Int) {
    let isMistaken = evidence.kind == .otherPerson && evidence.grade == .again
    guard persons[slot.index] >= 0 || isMistaken, let person = slot.person,
      !finder.lists[list].contains(where: { finder.skills[$0].part(at: slot) == .form })
    else { return }
    if persons[slot.index] < 0 { persons[slot.index] = Int32(number(of: .person(slot.tense, person))) }
    let grade = evidence.result == .accentSlip ? .good : evidence.grades([.person])[0]
    if let grade { count(grade, forSkill: Int(persons[slot.index]), on: day) }
  }

  /// Whether the skills that an answer is charged to were known, so that the miss may be one of the form; all of them,
  /// where it is charged to none.
  private func isKnown(_ needed: [Int], _ grades: [Grade?], on day: Int) -> Bool {
    let charged = zip(needed, grades).filter { $0.1 == .again }.map(\.0)
    let asked = charged.isEmpty ? needed.filter { !finder.skills[$0].isAccent } : charged
    return asked.allSatisfy { records[$0].isKnown(on: day) }
  }

  /// The number of the card of a missed form; -1 if the form has one by nature.
  private mutating func card(for slot: Slot, ofVerb verb: Int, unlessIn needed: [Int]) -> Int32 {
    let isOneOfAKind = needed.contains { finder.skills[$0].isForm }
    guard !isOneOfAKind else { return -1 }
    let number = finder.number(of: .form(infinitive: finder.verbs[verb].name, slot))
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    records[number].isMissedForm = true
    missed[number] = VerbCell(verb: verb, slot: slot)
    return Int32(number)
  }
}

/// A cell of a verb, which goes by its number.
struct VerbCell: Hashable, Sendable {
  let verb: Int
  let slot: Slot
}
