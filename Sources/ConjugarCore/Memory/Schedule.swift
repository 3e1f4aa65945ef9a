/// What a history says of every skill: how well it is remembered, and when to ask it again.
///
/// It is computed from the log and never kept; the answers of a session are added to it. The first answer of a day counts for a skill; what comes back for
/// practice right after it was shown says nothing of memory.
public struct Schedule: Sendable {
  /// The day it is made for, counted since 1970.
  public internal(set) var today: Int
  let scheduler: FSRS
  var finder: SkillFinder
  /// What is known of each skill, at the skill's number.
  private var records: [SkillRecord] = []
  private var cells = AskedCells()
  /// How many answers it has seen.
  private var answered = 0
  private var missed: [Int: VerbCell] = [:]

  /// - Parameters:
  ///   - now: what day it is.
  ///   - zoneOffset: seconds that the wall clock is ahead of UTC.
  public init(
    _ history: History, at now: Timestamp, zoneOffset: Int = 0, scheduler: FSRS = FSRS(),
    conjugator: Conjugator = Conjugator()
  ) {
    today = now.learningDay(zoneOffset: zoneOffset)
    self.scheduler = scheduler
    finder = SkillFinder(conjugator)
    // Each infinitive is looked up once.
    let verbs = history.infinitives.map { finder.verb(named: $0) }
    for answer in history.answers {
      guard answer.mode != .practice, let verb = verbs[Int(answer.verb)] else { continue }
      count(verb, answer.slot, answer.grade, on: answer.day)
    }
  }

  /// Every skill that was ever asked, in the order in which they were begun.
  public var begun: [SkillRecord] {
    records.filter { $0.memory != nil }.sorted { $0.firstDay < $1.firstDay }
  }

  /// The chance that a skill comes to mind today, or `nil` if it is new.
  public func retrievability(of record: SkillRecord) -> Double? {
    record.memory.map { scheduler.retrievability(of: $0, after: today - record.lastDay) }
  }

  /// What is known of a skill by its number.
  func record(_ number: Int) -> SkillRecord {
    number < records.count ? records[number] : SkillRecord(finder.skills[number])
  }

  /// The number of the answer that was last given for a cell, or `nil` if it was never asked.
  func lastAsked(_ slot: Slot, ofVerb verb: Int) -> Int? { cells[verb, slot].map { Int($0.answer) } }

  /// The numbers of the skills that were ever asked.
  var begunNumbers: [Int] { records.indices.filter { records[$0].memory != nil } }

  /// The cell whose card a skill is because it was missed; `nil` for any other skill.
  func cell(ofMissed number: Int) -> VerbCell? { missed[number] }

  /// What can be asked: of the most used verbs, and of those that were asked before.
  mutating func catalog(of slots: [Slot], _ frequency: FrequencyList) -> SkillCatalog {
    let asked = finder.verbs.map(\.name)
    return SkillCatalog(&finder, frequency, asked, slots)
  }

  /// The skills that a cell needs, its own card among them if it has one.
  mutating func skills(for slot: Slot, ofVerb verb: Int) -> [Int] {
    let needed = finder.skills(for: slot, ofVerb: verb)
    guard let card = cells[verb, slot]?.card, card >= 0 else { return needed }
    return needed + [Int(card)]
  }

  /// Takes an answer into account that was given after all others.
  ///
  /// - Parameters:
  ///   - day: the day on which it was given, counted since 1970; the day of the schedule if `nil`.
  public mutating func count(_ answer: LogEntry, on day: Int? = nil) {
    guard answer.mode != .practice, let slot = answer.slot, let verb = finder.verb(named: answer.infinitive) else {
      return
    }
    count(verb, slot, answer.grade, on: day ?? today)
  }

  private mutating func count(_ verb: Int, _ slot: Slot, _ grade: Grade, on day: Int) {
    let needed = finder.skills(for: slot, ofVerb: verb)
    guard !needed.isEmpty else { return }
    while records.count < finder.skills.count { records.append(SkillRecord(finder.skills[records.count])) }
    var card = cells.note(verb, slot, answered)
    answered += 1
    if grade == .again, card < 0, needed.allSatisfy({ records[$0].isKnown(on: day) }) {
      card = self.card(for: slot, ofVerb: verb, unlessIn: needed)
      cells.setCard(verb, slot, card)
    }
    for skill in needed { records[skill].count(grade, on: day, scheduler) }
    if card >= 0 { records[Int(card)].count(grade, on: day, scheduler) }
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

/// Which cells were asked, and when last.
private struct AskedCells: Sendable {
  struct Cell {
    /// The number of the last answer; -1 if there is none.
    var answer: Int32 = -1
    /// The number of the card that the cell has because it was missed; -1 if it has none.
    var card: Int32 = -1
  }

  /// The cells of every verb up to the last that was asked, verb after verb.
  private var cells: [Cell] = []

  private static func place(_ verb: Int, _ slot: Slot) -> Int { verb * Slot.all.count + slot.index }

  subscript(verb: Int, slot: Slot) -> Cell? {
    let place = Self.place(verb, slot)
    return place < cells.count && cells[place].answer >= 0 ? cells[place] : nil
  }

  /// Notes an answer; returns the card of the cell.
  mutating func note(_ verb: Int, _ slot: Slot, _ answer: Int) -> Int32 {
    let place = Self.place(verb, slot)
    while cells.count <= place { cells += Array(repeating: Cell(), count: Slot.all.count) }
    cells[place].answer = Int32(clamping: answer)
    return cells[place].card
  }

  mutating func setCard(_ verb: Int, _ slot: Slot, _ card: Int32) { cells[Self.place(verb, slot)].card = card }
}
