import ConjugarCore

/// The ways to choose the questions of a day.
enum Trainer: String, CaseIterable {
  /// What who types `conjugar` alone is asked.
  case day = "conjugar"
  case planner = "review"
  /// The same with weights fitted to the answers so far, every thirty days.
  case fitted = "review, fitted"
  case quiz = "random quiz"
  case cards = "a card a form"
  /// One tense after another, five skills a day, as version 1 had it.
  case version1 = "version 1"

  /// Whether it plans by a schedule of skills.
  var isPlanned: Bool { self != .quiz && self != .cards }
}

/// A learner's sessions, one a day, by one trainer.
struct Course {
  /// What came of it.
  struct Figures {
    var points: [(session: Int, score: Double)] = []
    var questions = 0
    var sessions = 0
    /// Questions on what was begun before, what was promised of them, and how many were right.
    var returns = 0
    var promised = 0.0
    var kept = 0
    var begun = 0
    /// The first session after which nothing new was left, and how many had no question.
    var completed: Int?
    var empty = 0
    /// How many skills the sessions of the second half left due, all in all, and the most that one of all left.
    var left = 0
    var mostLeft = 0
    /// The sessions that were not full though something stayed due.
    var short = 0
    /// How far what `stats` says of the learner's command of speech is from the truth, month by month.
    var claimErrors: [Double] = []
    /// The questions on ser and estar of each session, of all its questions.
    var onBeing: [(asked: Int, of: Int)] = []
    /// Of skills that came back in the second half: how many, what was promised of them, and how many came to mind.
    var skills = 0
    var promisedOfSkills = 0.0
    var keptOfSkills = 0

    /// The largest share of a month's questions that ser and estar took.
    var busiest: Double {
      (0...max(0, onBeing.count - 30)).map { start in
        let month = onBeing[start..<min(start + 30, onBeing.count)]
        return Double(month.reduce(0) { $0 + $1.asked }) / Double(max(1, month.reduce(0) { $0 + $1.of }))
      }.max() ?? 0
    }

    var mean: Double { points.reduce(0) { $0 + $1.score } / Double(max(1, points.count)) }
    var claimError: Double { claimErrors.reduce(0, +) / Double(max(1, claimErrors.count)) }
    func score(at session: Int) -> Double { points.first { $0.session == session }?.score ?? 0 }
  }

  static let sessions = 180
  static let questionsADay = 20

  let trainer: Trainer
  private let model: LearnerModel
  private let seed: UInt64
  private var learner: TrueLearner
  private var schedule: Schedule
  private var cards: FormCards?
  private var scheduler = FSRS()
  private var entries: [LogEntry] = []
  private var history = History([])
  /// How many tenses have been opened where they come one after another.
  private var opened = 1
  private var figures = Figures()
  private var answers = 0

  init(_ trainer: Trainer, _ model: LearnerModel, seed: UInt64) {
    self.trainer = trainer
    self.model = model
    self.seed = seed
    learner = TrueLearner(model, seed: seed)
    schedule = Schedule(history, at: Timestamp(milliseconds: 0), keepsReviews: true)
  }

  private var options: ReviewOptions {
    var options = ReviewOptions(region: .latinAmerica, difficulty: .moderate, questions: Self.questionsADay)
    if trainer == .version1 {
      options.tenses = Array(Self.tenses.prefix(opened))
      options.newSkills = 5
    }
    return options
  }

  private static let tenses: [Tense] = [
    .present, .gerund, .participle, .presentPerfect, .preterite, .imperfect, .imperative, .future, .presentSubjunctive,
    .conditional, .negativeImperative,
  ]

  mutating func run() throws -> Figures {
    let test = FixedTest(&learner)
    if trainer == .cards { cards = FormCards(&learner) }
    var (day, half) = (0, 0)
    for session in 1...Self.sessions {
      day += 1
      if let pause = model.pause, day == pause.lowerBound { day = pause.upperBound }
      if session % 15 == 0 { figures.points.append((session, test.score(&learner, on: day))) }
      switch trainer {
      case .day, .planner, .fitted, .version1:
        try review(on: day, session)
        if session == Self.sessions / 2 { half = schedule.reviews?.count ?? 0 }
        if trainer == .fitted, session % 30 == 0 { fit(on: day) }
      case .quiz: try quiz(on: day)
      case .cards: cards?.session(on: day, &learner, &figures)
      }
      figures.sessions += 1
      if trainer == .day, session % 30 == 0 {
        figures.claimErrors.append(
          abs(try Review(schedule, options).commandOfSpeech - learner.commandOfSpeech(on: day)))
      }
    }
    if trainer.isPlanned {
      figures.begun = schedule.begun.count { !$0.isOfMiss }
      WeightFit.forEachReturn(schedule.reviews ?? [], scheduler) { index, chance, isKept in
        guard index >= half else { return }
        figures.skills += 1
        figures.promisedOfSkills += chance
        figures.keptOfSkills += isKept ? 1 : 0
      }
    }
    return figures
  }

  /// Lets the answers so far tell how the memory fades.
  private mutating func fit(on day: Int) {
    let fit = WeightFit(schedule.reviews ?? [])
    guard fit.isBetter else { return }
    scheduler = FSRS(retention: FSRS.defaultRetention, weights: fit.weights)
    let now = Timestamp(milliseconds: Int64(day) * 86_400_000)
    schedule = Schedule(History(entries), at: now, scheduler: scheduler, keepsReviews: true)
  }

  private mutating func review(on day: Int, _ session: Int) throws {
    schedule.today = day
    var review = try Review(schedule, options)
    while trainer == .version1, review.untaught.count < 5, opened < Self.tenses.count {
      opened += 1
      review = try Review(schedule, options)
    }
    if review.untaught.isEmpty, figures.completed == nil { figures.completed = session }
    let shuffling = Shuffling.seeded(seed &* 1000 &+ UInt64(day))
    let plan = trainer == .day ? review.daySession(history, shuffling) : review.plan(shuffling)
    if plan.items.isEmpty { figures.empty += 1 }
    var today: [LogEntry] = []
    // It knows more verbs, which need not be looked up again.
    schedule = review.schedule
    for item in plan.items {
      let name = item.question.verb.name
      let outcome = learner.answer(item.question, on: day)
      if let chance = schedule.retrievability(of: item.record) {
        figures.returns += 1
        figures.promised += chance
        if outcome.isRight { figures.kept += 1 }
      }
      figures.questions += 1
      var entry = LogEntry(
        time: Timestamp(milliseconds: Int64(day) * 86_400_000 + Int64(answers)), infinitive: name,
        tense: item.question.slot.tense, person: item.question.slot.person, answer: "",
        result: outcome.isRight ? .correct : .wrong, grade: outcome.isRight ? .good : .again, milliseconds: 1,
        mode: .review, version: "2")
      if trainer != .version1 { entry.kind = outcome.kind?.rawValue }
      entry.choice = item.question.cloze?.sentence?.choice.id
      entry.missed = outcome.missed
      schedule.count(entry, on: day)
      today.append(entry)
      answers += 1
    }
    let after = try Review(schedule, options)
    schedule = after.schedule
    if session > Self.sessions / 2 { figures.left += after.dueCount }
    figures.mostLeft = max(figures.mostLeft, after.dueCount)
    if plan.items.count < Self.questionsADay, after.dueCount > 0 { figures.short += 1 }
    let onBeing = plan.items.count { ["ser", "estar"].contains($0.question.verb.name) }
    figures.onBeing.append((onBeing, plan.items.count))
    if trainer == .fitted { entries += today }
    if trainer == .day { history = history.adding(today) }
  }

  private mutating func quiz(on day: Int) throws {
    let options = QuizOptions(difficulty: .moderate, region: .latinAmerica, questions: Self.questionsADay)
    var quiz = try Quiz(options, shuffling: .seeded(seed &* 1000 &+ UInt64(day)))
    while let question = quiz.current, !quiz.isPractice {
      _ = learner.answer(question.verb.name, question.slot, on: day)
      figures.questions += 1
      _ = quiz.submit("")
    }
  }
}

/// A card for each form, as flash card programs have it: ten new ones a day.
struct FormCards {
  private struct Card {
    let name: String
    let slot: Slot
    let cost: Int
    var memory: MemoryState?
    var day = 0
    var due = 0
  }

  private var cards: [Card] = []
  private let fsrs = FSRS()
  private static let newADay = 10
  private static let order: [Tense] = [
    .present, .preterite, .participle, .presentPerfect, .gerund, .imperfect, .future, .imperative, .conditional,
    .presentSubjunctive, .negativeImperative,
  ]

  init(_ learner: inout TrueLearner) {
    let persons = Person.asked(in: .latinAmerica, secondPerson: .tu)
    for (rank, name) in FrequencyList.embedded.prefix(300).enumerated() {
      for slot in Slot.all where slot.person.map(persons.contains) ?? true {
        guard let place = Self.order.firstIndex(of: slot.tense), learner.has(name, slot) else { continue }
        // A rank that doubles costs as much as a tense.
        let cost = place + (Int.bitWidth - (rank + 1).leadingZeroBitCount)
        cards.append(Card(name: name, slot: slot, cost: cost))
      }
    }
    let sorted = cards.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    cards = sorted.map(\.element)
  }

  mutating func session(on day: Int, _ learner: inout TrueLearner, _ figures: inout Course.Figures) {
    let due = cards.indices.compactMap { index in
      cards[index].memory.flatMap { memory in
        cards[index].due <= day ? (index, fsrs.retrievability(of: memory, after: day - cards[index].day)) : nil
      }
    }
    var asked = due.sorted { $0.1 < $1.1 }.prefix(Course.questionsADay).map(\.0)
    let room = min(Self.newADay, Course.questionsADay - asked.count)
    asked += cards.indices.lazy.filter { [cards] in cards[$0].memory == nil }.prefix(room)
    for index in asked {
      let card = cards[index]
      let isRight = learner.answer(card.name, card.slot, on: day).isRight
      figures.questions += 1
      if let memory = card.memory {
        figures.returns += 1
        figures.promised += fsrs.retrievability(of: memory, after: day - card.day)
        if isRight { figures.kept += 1 }
      } else {
        figures.begun += 1
      }
      let days = card.memory == nil ? 0 : day - card.day
      let memory = fsrs.memory(after: isRight ? .good : .again, card.memory, days: days)
      cards[index].memory = memory
      cards[index].day = day
      cards[index].due = day + fsrs.interval(of: memory)
    }
  }
}
