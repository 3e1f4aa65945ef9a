/// What a learner should do today, given what they know and what they chose.
public struct Review: Sendable {
  package internal(set) var options: ReviewOptions
  package let schedule: Schedule
  let repertoire: Repertoire
  /// What the last placement, or else the learner, says they know; `nil` if neither does.
  let placement: Placement?
  var worth: Worth
  /// The lessons that were begun, or are presumed known.
  let known: Set<Int>

  /// Creates a review that decides what to ask by what a learner knows.
  ///
  /// - Parameters:
  ///   - schedule: what the answers so far say about the learner.
  ///   - options: what may be asked, and how much.
  /// - Throws: `QuizError` if the tenses include the infinitive, which every question shows.
  public init(_ schedule: Schedule, _ options: ReviewOptions) throws(QuizError) {
    if options.tenses.contains(.infinitive) { throw .infinitiveAsked }
    var (schedule, options) = (schedule, options)
    options.questions = max(0, options.questions)
    let repertoire = Repertoire(&schedule.finder, options)
    _ = schedule.finder.number(of: .pronoun)
    let placement = schedule.placement(repertoire, options.background, schedule.placed.map { ($0.skills, $0.isRight) })
    let missed = Set(schedule.placed.flatMap(\.missed))
    let presumed = schedule.finder.skills.enumerated().map { number, skill in
      guard let placement, schedule.record(number).isNew, !missed.contains(number) else { return 0.0 }
      // Learners who say they know some Spanish mostly know tú, not vos.
      if schedule.placed.isEmpty, skill.person == .secondVoseo { return 0 }
      // The accent is learned with the endings.
      return skill.isAccent ? 1 : placement.chance(ofAll: schedule.spots(of: [number], repertoire))
    }
    known = Set(
      presumed.indices.filter { !schedule.record($0).isNew || presumed[$0] >= Policy.success }
        .map { schedule.finder.lessonNumbers[$0] })
    worth = Worth(schedule, repertoire, presumed)
    (self.schedule, self.options, self.repertoire, self.placement) = (schedule, options, repertoire, placement)
  }

  /// The lessons of a form, each once: accents are learned with the endings, and regular participles with *haber*.
  func lessons(_ entry: Repertoire.Entry) -> [Int] {
    let (finder, isCompound) = (schedule.finder, entry.cell.slot.tense.isCompound)
    let shown = entry.skills.filter { !(isCompound ? finder.skills[$0].isPlain : finder.skills[$0].isAccent) }
    return shown.map { finder.lessonNumbers[$0] }.once
  }

  /// The numbers of the skills that were begun and may be asked, including the choices of sentences.
  var askable: [Int] {
    schedule.begunNumbers.filter { number in
      if let choice = schedule.finder.skills[number].choice { return options.asks(ChoiceFamily(ofChoice: choice)) }
      return repertoire.use(of: number) > 0
    }
  }

  var begunToday: Int {
    let finder = schedule.finder
    let new = askable.filter { !finder.skills[$0].isAccent && !schedule.isBegun($0, before: today) }
    return Set(new.map { finder.lessonNumbers[$0] }).count
  }

  /// Whether too little of the last session was right for anything new, while there is anything else to ask.
  var isOverwhelmed: Bool { !worth.isDrill && schedule.lastShare ?? 1 < Policy.rightShare.some && !askable.isEmpty }

  /// How many lessons may still be begun today.
  var newLeft: Int {
    let more = schedule.lastShare ?? 0 >= Policy.rightShare.most ? Policy.newADay.more : 0
    return isOverwhelmed || worth.isDrill ? 0 : max(0, (options.newSkills ?? Policy.newADay.usual + more) - begunToday)
  }

  var isBeginning: Bool { schedule.isFirstDay && options.background == .none && !repertoire.isNarrowed }

  /// How often something new is asked again: once after the first day, since another question is then worth more.
  var returns: Int { worth.isDrill ? 0 : schedule.isFirstDay ? Policy.returns.count : 1 }

  /// How many skills were learned well enough to last, leaving out what was known from elsewhere.
  package var learnedCount: Int { schedule.begun.count { $0.state == .learned && $0.memory != .lasting } }

  /// The number of days until something fades: 0 if something is fading now, `nil` if nothing was ever begun.
  public var daysUntilDue: Int? { askable.map { max(0, schedule.record($0).dueDay - schedule.today) }.min() }

  /// Plans today's session, no longer than the options allow, however long the pause was; seeded, or in order.
  public func plan(_ shuffling: Shuffling) -> ReviewPlan {
    var planner = SessionPlanner(self, shuffling)
    return planner.plan()
  }

  package var today: Int { schedule.today }
}

extension Review {
  /// A skill as a list shows it.
  package struct Row: Sendable {
    package let record: SkillRecord
    /// The name shown to people: `e→ie in the present (yo, tú, él, ellos)`.
    package let name: String
    /// A form that shows a pattern: `tengo`; `nil` for a skill that is itself a form.
    package let example: String?
    /// The chance of recall today; `nil` if the skill is new.
    package let retrievability: Double?
    package let isDue: Bool
    /// Whether a placement says that it is known, though it was never asked.
    package let isSurelyKnown: Bool
  }

  /// Every skill that may be asked, most used first.
  package var rows: [Row] {
    let choices = askable.filter { schedule.finder.skills[$0].choice != nil }
    var finder = schedule.finder
    return (repertoire.skills + choices).map { number in
      let record = schedule.record(number)
      return Row(
        record: record, name: name(of: number, &finder), example: example(of: number),
        retrievability: schedule.retrievability(of: record), isDue: record.isDue(on: schedule.today),
        isSurelyKnown: record.isNew && worth.isSure(of: number))
    }
  }

  /// The most used form that shows the skill, and nothing else if there is such a form.
  private func example(of number: Int) -> String? {
    let entries = repertoire.entries(of: number)
    let plain = entries.first { $0.skills.allSatisfy { $0 == number || schedule.finder.skills[$0].isAccent } }
    guard !schedule.finder.skills[number].isForm, let first = plain ?? entries.first else { return nil }
    return schedule.finder.conjugator.forms(of: schedule.finder.verbs[first.cell.verb], at: first.cell.slot).first
  }
}
