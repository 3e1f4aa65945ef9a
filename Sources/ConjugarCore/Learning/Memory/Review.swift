/// What a learner should do today, given what they know and what was chosen.
public struct Review: Sendable {
  package internal(set) var options: ReviewOptions
  package let schedule: Schedule
  let repertoire: Repertoire
  /// What the last placement tells, or the learner said; `nil` if there was neither.
  let placement: Placement?
  var worth: Worth
  /// The lessons that were begun, or are presumed known.
  let known: Set<Int>

  /// Looks at what a learner knows for what to ask.
  ///
  /// - Parameters:
  ///   - schedule: what the answers so far tell.
  ///   - options: what may be asked, and how much.
  /// - Throws: `QuizError` if the infinitive is among the tenses, which every question shows.
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
      // People who say that they know some Spanish mostly know tú.
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

  /// The lessons of a form, each once: the accent is learned with the endings, and *haber* shows the regular participles.
  func lessons(_ entry: Repertoire.Entry) -> [Int] {
    let (finder, isCompound) = (schedule.finder, entry.cell.slot.tense.isCompound)
    let shown = entry.skills.filter { !(isCompound ? finder.skills[$0].isPlain : finder.skills[$0].isAccent) }
    return shown.map { finder.lessonNumbers[$0] }.once
  }

  /// The numbers of the skills that were begun and may be asked, choices of sentences among them.
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

  /// Whether too little of the last session was right to meet anything new, where there is anything else.
  var isOverwhelmed: Bool { !worth.isDrill && schedule.lastShare ?? 1 < Policy.rightShare.some && !askable.isEmpty }

  /// How many lessons may still be begun today.
  var newLeft: Int {
    let more = schedule.lastShare ?? 0 >= Policy.rightShare.most ? Policy.newADay.more : 0
    return isOverwhelmed || worth.isDrill ? 0 : max(0, (options.newSkills ?? Policy.newADay.usual + more) - begunToday)
  }

  var isBeginning: Bool { schedule.isFirstDay && options.background == .none && !repertoire.isNarrowed }

  /// How often something new is asked again: later than on the first day once, for then another question is worth more.
  var returns: Int { worth.isDrill ? 0 : schedule.isFirstDay ? Policy.returns.count : 1 }

  /// How many skills were learned so that they hold; what the learner only says they know was learned elsewhere.
  package var learnedCount: Int { schedule.begun.count { $0.state == .learned && $0.memory != .lasting } }

  /// In how many days something will fade: 0 if something is fading now, `nil` if nothing was ever begun.
  public var daysUntilDue: Int? { askable.map { max(0, schedule.record($0).dueDay - schedule.today) }.min() }

  /// The session of today, no longer than the options say, however long the pause was; drawn by a seed, or in order.
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
    /// For people: `e→ie in the present (yo, tú, él, ellos)`.
    package let name: String
    /// A form that shows a pattern: `tengo`; `nil` for a skill that is a form itself.
    package let example: String?
    /// The chance that it comes to mind today; `nil` if it is new.
    package let retrievability: Double?
    package let isDue: Bool
    /// Whether a placement tells that it is known, though it was never asked.
    package let isSurelyKnown: Bool
  }

  /// Every skill that may be asked, those first that are used most.
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

  /// The most used form that shows it, and nothing else if there is one.
  private func example(of number: Int) -> String? {
    let entries = repertoire.entries(of: number)
    let plain = entries.first { $0.skills.allSatisfy { $0 == number || schedule.finder.skills[$0].isAccent } }
    guard !schedule.finder.skills[number].isForm, let first = plain ?? entries.first else { return nil }
    return schedule.finder.conjugator.forms(of: schedule.finder.verbs[first.cell.verb], at: first.cell.slot).first
  }
}
