/// What a learner should do today, by a schedule and what was chosen.
public struct Review: Sendable {
  public let choices: ReviewChoices
  private(set) var schedule: Schedule
  let catalog: SkillCatalog
  /// The numbers of the skills that are due, those most likely forgotten first.
  let due: [Int]
  /// The numbers of the skills that may be begun, in the order in which to teach them.
  let untaught: [Int]

  public init(_ schedule: Schedule, _ choices: ReviewChoices) throws(QuizError) {
    try self.init(schedule, choices, .embedded)
  }

  init(_ schedule: Schedule, _ choices: ReviewChoices, _ frequency: FrequencyList) throws(QuizError) {
    if choices.tenses.contains(.infinitive) { throw .infinitiveAsked }
    self.choices = choices
    let slots = choices.slots
    var schedule = schedule
    let catalog = schedule.catalog(of: slots, frequency)
    let askable = schedule.begunNumbers.filter { number in
      schedule.cell(ofMissed: number).map { slots.contains($0.slot) } ?? !catalog.examples(of: number).isEmpty
    }
    self.schedule = schedule
    self.catalog = catalog
    self.askable = askable
    due = Self.due(askable, schedule)
    untaught = Self.untaught(catalog, schedule, choices)
  }

  /// The numbers of the begun skills that the choices allow to ask.
  let askable: [Int]

  private static func due(_ askable: [Int], _ schedule: Schedule) -> [Int] {
    let records = askable.map { ($0, schedule.record($0)) }.filter { $0.1.isDue(on: schedule.today) }
    let chances = records.map { (number: $0.0, chance: schedule.retrievability(of: $0.1) ?? 0) }
    return chances.sorted { ($0.chance, $0.number) < ($1.chance, $1.number) }.map(\.number)
  }

  private static func untaught(_ catalog: SkillCatalog, _ schedule: Schedule, _ choices: ReviewChoices) -> [Int] {
    let new = catalog.skills.filter { number in
      schedule.record(number).memory == nil && choices.begins(schedule.finder.skills[number].tense)
    }
    return inTeachingOrder(new, catalog, schedule)
  }

  /// The numbers of skills in the order in which to teach them.
  static func inTeachingOrder(_ skills: [Int], _ catalog: SkillCatalog, _ schedule: Schedule) -> [Int] {
    let ranks = skills.map { number in
      // The conjugations in their order, whichever has the more used verb.
      if case .pattern(let pattern, _, _) = schedule.finder.skills[number], let conjugation = pattern.conjugation {
        return Int(conjugation.rawValue)
      }
      return catalog.examples(of: number).first?.rank ?? Int(Int32.max)
    }
    let costs = zip(skills, ranks).map { Curriculum.cost(of: schedule.finder.skills[$0], rank: $1) }
    return skills.indices.sorted { (costs[$0], ranks[$0], $0) < (costs[$1], ranks[$1], $1) }.map { skills[$0] }
  }

  /// How many skills are due today.
  public var dueCount: Int { due.count }

  /// How many skills were begun today, cards of missed forms aside.
  public var begunToday: Int {
    schedule.begun.count { $0.firstDay == schedule.today && !$0.isMissedForm }
  }

  /// How many more may be begun today.
  public var newCount: Int { min(max(0, choices.newSkills - begunToday), untaught.count) }

  /// How many skills are learnt.
  public var learntCount: Int { schedule.begun.count { $0.state == .learnt && !$0.isMissedForm } }

  /// In how many days something will be due: 0 if it is now, `nil` if nothing was ever begun.
  public var daysUntilDue: Int? {
    askable.map { schedule.record($0) }.filter { !$0.isPutAway }.map { max(0, $0.dueDay - schedule.today) }.min()
  }
}
