import Testing

@testable import ConjugarCore

/// A learner whose memory fades as FSRS says and who does each day's review.
///
/// Something new is known by chance two times in three. What is asked comes to mind if every skill of the form does.
struct SimulatedLearner {
  /// What came of a day.
  struct Day {
    let day: Int
    /// How many skills were due before the session, and how many after it.
    let due: Int
    let left: Int
    let questions: Int
    let new: Int
    /// Questions on what was known before, and how many of them were right.
    let known: Int
    let right: Int
    /// Whether it left nothing to begin.
    let hasBegunAll: Bool
  }

  private(set) var schedule: Schedule
  private(set) var days: [Day] = []
  /// The first day on which nothing was left to begin.
  private(set) var hasBegunAllBy: Int?
  private var generator: SplitMix64
  private var answered = 0
  /// The share of what should come to mind that does.
  private let recall: Double
  private let options: ReviewOptions
  private let frequency: FrequencyList

  init(seed: UInt64, recall: Double = 1, _ options: ReviewOptions, _ frequency: FrequencyList) {
    schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
    generator = SplitMix64(seed: seed)
    self.recall = recall
    self.options = options
    self.frequency = frequency
  }

  /// The figures of every thirty days, for who wants to look at them.
  var figures: String {
    stride(from: 0, to: days.count, by: 30).map { start in
      let part = days[start..<min(days.count, start + 30)]
      let (known, right) = part.reduce((0, 0)) { ($0.0 + $1.known, $0.1 + $1.right) }
      let questions = part.reduce(0) { $0 + $1.questions }
      return "from day \(part[start].day): \(questions / part.count) questions a day, \(right) of \(known) right, "
        + "\(part.reduce(0) { $0 + $1.new }) begun, at most \(part.map(\.left).max() ?? 0) left over"
    }.joined(separator: "\n")
  }

  /// Does the review of a day; returns what it asked.
  @discardableResult
  mutating func review(on day: Int) throws -> ReviewPlan {
    schedule.today = day
    let review = try Review(schedule, options, frequency)
    let plan = review.plan(.seeded(UInt64(day)))
    if review.untaught.isEmpty, hasBegunAllBy == nil { hasBegunAllBy = day }
    // The review knows more verbs, so that they need not be looked up each day anew.
    schedule = review.schedule
    var (known, right) = (0, 0)
    var asked: Set<Int> = []
    for item in plan.items {
      let number = schedule.verb(named: item.question.verb.name)
      let verb = try #require(number)
      let choice = item.question.cloze?.sentence.map { schedule.number(of: .choice($0.choice.id)) }
      let needed = schedule.skills(for: item.question.slot, ofVerb: verb)
      asked.formUnion(needed)
      let isRight = recalls(needed + [choice].compactMap(\.self))
      if !item.isNew {
        known += 1
        if isRight { right += 1 }
      }
      answer(item.question, isRight, isShown: plan.shown.contains(item.question), on: day)
    }
    days.append(
      Day(
        day: day, due: review.dueCount, left: schedule.begun.count { $0.isDue(on: day) }, questions: plan.items.count,
        new: plan.newCount,
        known: known, right: right, hasBegunAll: asked.isSuperset(of: review.untaught)))
    return plan
  }

  private mutating func recalls(_ skills: [Int]) -> Bool {
    // Of a form that was missed, the form itself is remembered or not.
    let own = skills.filter { schedule.cell(ofMissed: $0) != nil }
    return (own.isEmpty ? skills : own).allSatisfy { number in
      let chance = schedule.retrievability(of: schedule.record(number)) ?? 2.0 / 3
      return Double.random(in: 0..<1, using: &generator) < chance * recall
    }
  }

  private mutating func answer(_ question: Question, _ isRight: Bool, isShown: Bool, on day: Int) {
    var answer = LogEntry(
      time: Timestamp(milliseconds: Int64(day) * 86_400_000 + Int64(answered)),
      infinitive: question.verb.infinitive.description, tense: question.slot.tense, person: question.slot.person,
      answer: "", result: isRight ? .correct : .wrong, grade: isRight ? .good : .again, milliseconds: 1,
      mode: .review, version: "1")
    answer.choice = question.cloze?.sentence?.choice.id
    answer.missed = isRight || answer.choice == nil ? nil : .both
    answer.isShown = isShown
    schedule.count(answer, on: day)
    answered += 1
  }
}
