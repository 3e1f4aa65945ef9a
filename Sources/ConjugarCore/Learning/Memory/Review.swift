/// What a learner should do today, by what they know and what was chosen.
public struct Review: Sendable {
  /// What was chosen of it.
  package let options: ReviewOptions
  package private(set) var schedule: Schedule
  let repertoire: Repertoire
  /// What the last placement tells, or the learner said; `nil` if there was neither.
  let placement: Placement?
  private(set) var worth: Worth
  /// Of each lesson whether it was begun.
  private var isBegun: [Bool]

  /// Looks at what a learner knows for what to ask.
  ///
  /// - Parameters:
  ///   - schedule: what the answers so far tell.
  ///   - options: what may be asked, and how much.
  /// - Throws: `QuizError` if the infinitive is among the tenses, which every question shows.
  public init(_ schedule: Schedule, _ options: ReviewOptions) throws(QuizError) {
    if options.tenses.contains(.infinitive) { throw .infinitiveAsked }
    var options = options
    options.questions = max(0, options.questions)
    self.options = options
    var schedule = schedule
    let repertoire = Repertoire(&schedule.finder, options)
    _ = schedule.number(of: .pronoun)
    let placement = schedule.placement(repertoire, options.background)
    let presumed = Presumption(placement, schedule, repertoire)
    self.schedule = schedule
    self.repertoire = repertoire
    self.placement = placement
    worth = Worth(schedule, repertoire) { presumed.chance(of: $0) }
    isBegun = Array(repeating: false, count: schedule.lessons.count)
    for number in schedule.finder.skills.indices
    where !schedule.record(number).isNew || presumed.chance(of: number) >= Policy.presumed {
      isBegun[schedule.lesson(of: number)] = true
    }
  }

  /// Whether a skill is of a lesson that is to be shown before a form is asked; the accent is learned with the endings.
  func isNew(_ number: Int) -> Bool {
    let lesson = schedule.lesson(of: number)
    return !schedule.finder.skills[number].isAccent && !(lesson < isBegun.count && isBegun[lesson])
  }

  /// The lessons of a form that were not begun, each once.
  func newLessons(_ entry: Repertoire.Entry) -> [Int] {
    entry.skills.filter { isNew($0) }.reduce(into: []) { lessons, skill in
      let lesson = schedule.lesson(of: skill)
      if !lessons.contains(lesson) { lessons.append(lesson) }
    }
  }

  /// The numbers of the skills that were begun and may be asked, choices of sentences among them.
  var askable: [Int] {
    schedule.begunNumbers.filter { number in
      guard !schedule.record(number).isNew else { return false }
      if let choice = schedule.finder.skills[number].choice { return options.asks(ChoiceFamily(ofChoice: choice)) }
      return repertoire.use(of: number) > 0
    }
  }

  /// The numbers of the skills that fade, those first that are worth most.
  var due: [Int] {
    askable.filter { schedule.record($0).isDue(on: schedule.today) }
      .sorted { (worth.gain[$1], $0) < (worth.gain[$0], $1) }
  }

  /// How many skills fade today.
  public var dueCount: Int { due.count }

  /// How many lessons were begun today.
  package var begunToday: Int {
    let today = schedule.begun.filter { !$0.isNew && !$0.skill.isAccent && $0.firstDay == schedule.today }
    let earlier = Set(schedule.begun.filter { $0.firstDay < schedule.today }.map(\.skill.lesson))
    return Set(today.map(\.skill.lesson)).subtracting(earlier).count
  }

  /// How many lessons may still be begun today; none after a session of which little was right without help.
  package var newLeft: Int {
    let usual = Policy.newADay + (schedule.isFirstDay ? 0 : Policy.moreNew)
    return schedule.isOverwhelmed ? 0 : max(0, (options.newSkills ?? usual) - begunToday)
  }

  /// After how many questions something new is asked again: later than on the first day after the first of them alone, for
  /// then another question is worth more.
  var returns: ArraySlice<Int> { Policy.returns.prefix(schedule.isFirstDay ? Policy.returns.count : 1) }

  /// How many skills are learned.
  package var learnedCount: Int { schedule.begun.count { $0.state == .learned } }

  /// In how many days something will fade: 0 if it does now, `nil` if nothing was ever begun.
  package var daysUntilDue: Int? {
    askable.map { max(0, schedule.record($0).dueDay - schedule.today) }.min()
  }

  /// The session of today.
  ///
  /// However long the pause was, it is no longer than the options say.
  ///
  /// - Parameter shuffling: whether subjects, sentences and order are drawn by a seed, or come in order.
  public func plan(_ shuffling: Shuffling) -> ReviewPlan {
    var planner = SessionPlanner(self, shuffling)
    return planner.plan()
  }

  /// The questions of today's session, in the order in which to ask them.
  ///
  /// - Parameter shuffling: whether subjects, sentences and order are drawn by a seed, or come in order.
  package func questions(_ shuffling: Shuffling) -> [Question] { plan(shuffling).questions }

  /// Today, counted since 1970.
  package var today: Int { schedule.today }
}

/// What is presumed of skills that were never asked.
private struct Presumption {
  private var chances: [Double]

  init(_ placement: Placement?, _ schedule: Schedule, _ repertoire: Repertoire) {
    chances = Array(repeating: 0, count: schedule.finder.skills.count)
    guard let placement else { return }
    for number in chances.indices where schedule.record(number).memory == nil {
      let skill = schedule.finder.skills[number]
      // The accent is learned with the endings.
      chances[number] = skill.isAccent ? 1 : placement.chance(Placement.Spot(skill, use: repertoire.use(of: number)))
    }
  }

  func chance(of number: Int) -> Double { number < chances.count ? chances[number] : 0 }
}
