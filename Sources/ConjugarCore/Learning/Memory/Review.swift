/// What a learner should do today, by a schedule and what was chosen.
public struct Review: Sendable {
  /// What was chosen of it.
  package let options: ReviewOptions
  package private(set) var schedule: Schedule
  let catalog: SkillCatalog
  /// The numbers of the skills that are due, those first that are worth most.
  private(set) var due: [Int]
  /// The numbers of the skills that may be begun, in the order in which to teach them.
  package private(set) var untaught: [Int]
  /// The numbers of the choices of sentences that may be begun: the plain form is known.
  let newChoices: [Int]
  /// What the last placement tells; `nil` if there was none.
  let placement: Placement?

  /// Looks through a schedule for what to ask.
  ///
  /// - Parameters:
  ///   - schedule: what the answers so far tell.
  ///   - options: what may be asked, and how much.
  /// - Throws: `QuizError` if the infinitive is among the tenses, which every question shows.
  public init(_ schedule: Schedule, _ options: ReviewOptions) throws(QuizError) {
    try self.init(schedule, options, .embedded)
  }

  init(_ schedule: Schedule, _ options: ReviewOptions, _ frequency: FrequencyList) throws(QuizError) {
    if options.tenses.contains(.infinitive) { throw .infinitiveAsked }
    var options = options
    options.questions = max(0, options.questions)
    self.options = options
    let slots = options.slots
    var schedule = schedule
    let catalog = schedule.catalog(of: slots, in: options.region, frequency)
    let newTenses = try options.newTenses()
    newChoices = schedule.newChoices(options, newTenses)
    let askable = schedule.begunNumbers.filter { !schedule.record($0).isMissedInPlacement }.filter { number in
      if let choice = schedule.finder.skills[number].choice { return options.asks(ChoiceFamily(ofChoice: choice)) }
      if let slot = schedule.finder.skills[number].mistakenPerson { return slots.contains(slot) }
      return schedule.cell(ofMissed: number).map { slots.contains($0.slot) } ?? !catalog.examples(of: number).isEmpty
    }
    self.schedule = schedule
    self.catalog = catalog
    self.askable = askable
    placement = schedule.placement(catalog.use)
    untaught = []
    due = []
    due = dueNow()
    untaught = untaught(of: newTenses)
  }

  /// The numbers of the begun skills that the options allow to ask.
  let askable: [Int]

  /// What is due, first what is used most for what is left of it in memory: where there is too much for a session, that
  /// is what the time is best spent on; of forms that were missed no more than a session asks.
  private func dueNow() -> [Int] {
    let due = sortedByGain(askable.filter { schedule.record($0).isDue(on: schedule.today) && !isResting($0) })
    let cards = due.filter { schedule.cell(ofMissed: $0) != nil }
    let waiting = Set(cards.dropFirst(SessionBounds.missedForms(of: options.questions)))
    return due.filter { !waiting.contains($0) }
  }

  /// Whether something is so rare that, however often it is missed, it does not come every day.
  private func isResting(_ number: Int) -> Bool {
    schedule.record(number).lastDay + Self.daysOfRest > schedule.today && use(of: number) < Curriculum.rare
      && schedule.finder.skills[number].mistakenPerson == nil
  }

  /// How many days what is rare stays away.
  private static let daysOfRest = 3

  /// Skills that were begun, those first that are used most for what is left of them in memory.
  func sortedByGain(_ skills: [Int]) -> [Int] {
    let gains = skills.map { number in
      let left = schedule.retrievability(of: schedule.record(number)) ?? 0
      return (number: number, gain: (1 - left) * Exponential.pow(use(of: number), 0.5))
    }
    return gains.sorted { ($1.gain, $0.number) < ($0.gain, $1.number) }.map(\.number)
  }

  /// The numbers of the skills that may be begun, in the order in which to teach them; not of those that are surely known.
  private func untaught(of tenses: [Tense]) -> [Int] {
    let new = catalog.skills.filter { number in
      let skill = schedule.finder.skills[number]
      return schedule.record(number).isNew && !skill.isAccent && tenses.contains(skill.tense) && !isSurelyKnown(number)
    }
    return inTeachingOrder(new)
  }

  /// Whether a placement tells that a skill is known that it did not ask.
  func isSurelyKnown(_ number: Int) -> Bool {
    guard let placement, schedule.record(number).memory == nil else { return false }
    return placement.chance(spot(of: number)) >= Self.sureChance
  }

  /// Whether a skill must be shown before a form that needs it is asked; the accent is learned with the endings.
  func isToBeShown(_ number: Int) -> Bool {
    schedule.record(number).isNew && !schedule.finder.skills[number].isAccent && !isSurelyKnown(number)
  }

  /// The chance from which something counts as known that was never asked.
  private static let sureChance = 0.8

  /// The numbers of skills in the order in which to teach them.
  func inTeachingOrder(_ skills: [Int]) -> [Int] {
    let uses = skills.map { use(of: $0) }
    let costs = Curriculum.costs(of: skills.map { schedule.finder.skills[$0] }, uses: uses)
    return skills.indices.sorted { (costs[$0], -uses[$0], $0) < (costs[$1], -uses[$1], $1) }.map { skills[$0] }
  }

  /// How many skills are due today.
  public var dueCount: Int { due.count }

  /// How many skills were begun today; those aside that are never shown as new: cards of what was missed, accents, and infinitives.
  package var begunToday: Int {
    schedule.begun.count { record in
      record.firstDay == schedule.today && !record.isNew && !record.isOfMiss && !record.skill.isAccent
        && record.skill.tense != .infinitive
    }
  }

  /// The most skills that may still be begun today, choices of sentences among them; none the day after a session that
  /// was too hard.
  private var mostNew: Int {
    if schedule.wasHard { return 0 }
    return min(untaught.count + newChoices.count, options.newSkills.map { max(0, $0 - begunToday) } ?? .max)
  }

  /// Whether more is due than two sessions have questions, so that what is new has to wait for it.
  var isBehind: Bool { SessionBounds.isBehind(options.questions, due: dueCount) }

  /// How much today's session may hold.
  var bounds: SessionBounds {
    SessionBounds(options, due: dueCount, new: mostNew, untaught: untaught.count, days: schedule.daysPracticed)
  }

  /// How many skills the session may begin: what is due leaves the rest of the session to them.
  public var newCount: Int {
    let bounds = bounds
    return (0...bounds.new).last { $0 <= bounds.keptForNew || bounds.allow(dueCount + $0, new: $0) } ?? 0
  }

  /// How many skills are learned.
  package var learnedCount: Int { schedule.begun.count { $0.state == .learned && !$0.isOfMiss } }

  /// In how many days something will be due: 0 if it is now, `nil` if nothing was ever begun.
  public var daysUntilDue: Int? {
    askable.map { schedule.record($0) }.filter { !$0.isPutAway }.map { max(0, $0.dueDay - schedule.today) }.min()
  }
}
