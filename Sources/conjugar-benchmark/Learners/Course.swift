import ConjugarCore

/// The ways to choose a day's questions.
enum Trainer: String, CaseIterable {
  case session = "conjugar"
  case placed = "conjugar after place"
  case use = "draw by use"
  case cards = "cards by use"
  case quiz = "random quiz"

  /// Whether it keeps a log and makes claims from it.
  var claims: Bool { self == .session || self == .placed }
}

/// Sixty days of a learner with one trainer, twenty answers a day.
struct Course {
  /// The result on a day: percentages by use and in breadth, and what was claimed.
  typealias Point = (use: Double, breadth: Double, claim: Claim?)

  static let days = [10, 30, 60]
  static let answersADay = 20
  let trainer: Trainer
  let pause: Range<Int>?
  let seed: UInt64
  private var pupil: any Pupil
  private var schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
  private var answers = 0
  /// The memory of each form of the test that became a card, by its index there.
  private var cards: [Int: (memory: MemoryState, day: Int)] = [:]
  private(set) var seconds = 0

  init(_ trainer: Trainer, _ pupil: any Pupil, pause: Range<Int>? = nil, seed: UInt64) {
    (self.trainer, self.pause, self.seed, self.pupil) = (trainer, pause, seed, pupil)
  }

  mutating func run() throws -> [Point] {
    var points: [Point] = []
    if trainer == .placed { try place() }
    for day in 1...(Self.days.last ?? 0) {
      if !(pause?.contains(day) ?? false) {
        switch trainer {
        case .session, .placed: try session(on: day)
        case .use: draw(on: day)
        case .cards: turnCards(on: day)
        case .quiz: try quiz(on: day)
        }
      }
      if Self.days.contains(day) {
        let (use, breadth) = UseTest.score(&pupil, on: Double(day) + 0.9)
        schedule.today = day
        let claim = !trainer.claims ? nil : try Review(schedule, options).claims.all
        points.append((use, breadth, claim))
      }
    }
    return points
  }

  private var options: ReviewOptions { ReviewOptions(region: .latinAmerica, questions: Self.answersADay) }

  private func moment(_ day: Int, _ place: Int) -> Double { Double(day) + Double(place) * 14 / 2160 / 24 }

  private mutating func session(on day: Int) throws {
    schedule.today = day
    let review = try Review(schedule, options)
    schedule = review.schedule
    let plan = review.plan(.seeded(seed &* 1000 &+ UInt64(day)))
    for (place, item) in plan.items.enumerated() {
      if item.introduction != nil, item.question.cloze == nil {
        pupil.see(item.question.verb.name, item.question.slot, on: moment(day, place), weight: 0.7)
      }
      seconds += item.introduction == nil ? 12 : 22
      _ = answer(item.question, .review, at: moment(day, place), isShown: item.isShown)
    }
  }

  /// Asks twenty placement questions the day before the first.
  private mutating func place() throws {
    var questions = PlacementQuestions(try Review(schedule, options), .seeded(seed))
    var question = questions.next(after: nil)
    while let asked = question { question = questions.next(after: answer(asked, .place, at: 0.5)) }
  }

  /// - Returns: whether the answer was right, apart from its accent.
  private mutating func answer(
    _ question: Question, _ mode: LogEntry.Mode, at moment: Double, isShown: Bool = false
  ) -> Bool {
    let (name, slot, day) = (question.verb.name, question.slot, Int(moment))
    let (result, kind) = pupil.answer(name, slot, on: moment + 0.0001, isShown: isShown)
    let time = Timestamp(milliseconds: Timestamp(ofDay: day).milliseconds + Int64(answers))
    var entry = LogEntry(name, slot, result, at: time, mode: mode)
    entry.kind = kind?.rawValue
    entry.rare.choice = question.cloze?.sentence?.choice.id
    entry.rare.sentence = question.cloze?.sentence?.id
    entry.rare.missed = result.knowsForm ? nil : .form
    entry.isShown = isShown
    schedule.count(entry, on: day)
    answers += 1
    return result.knowsForm
  }

  private mutating func draw(on day: Int) {
    let all = UseTest.forms.reduce(0) { $0 + $1.share }
    for place in 0..<Self.answersADay {
      var rest = Int(pupil.generator.unit() * Double(all))
      let form = UseTest.forms.first { form in
        rest -= form.share
        return rest < 0
      }
      if let form { _ = ask(form.verb, form.slot, on: day, place) }
    }
  }

  /// Treats each form as a card: first those that fade, then new ones, most used first.
  private mutating func turnCards(on day: Int) {
    let fading = cards.filter { day - $1.day >= $1.memory.daysToFade }.keys.sorted()
    let new = UseTest.forms.indices.lazy.filter { [cards] in cards[$0] == nil }
    for (place, card) in (fading + new.prefix(Self.answersADay)).prefix(Self.answersADay).enumerated() {
      let isKnown = ask(UseTest.forms[card].verb, UseTest.forms[card].slot, on: day, place)
      let (memory, last) = cards[card].map { ($0.memory, $0.day) } ?? (nil, day)
      cards[card] = (FSRS.memory(after: isKnown ? .good : .again, memory, days: day - last), day)
    }
  }

  private mutating func quiz(on day: Int) throws {
    let options = QuizOptions(difficulty: .moderate, region: .latinAmerica, questions: Self.answersADay)
    var quiz = try Quiz(options, shuffling: .seeded(seed &* 1000 &+ UInt64(day)))
    for place in 0..<Self.answersADay {
      guard let question = quiz.current else { return }
      _ = ask(question.verb.name, question.slot, on: day, place)
      _ = quiz.submit(question.accepted[0])
    }
  }

  /// - Returns: whether the form was known, apart from its accent.
  private mutating func ask(_ verb: String, _ slot: Slot, on day: Int, _ place: Int) -> Bool {
    seconds += 12
    return pupil.answer(verb, slot, on: moment(day, place)).result.knowsForm
  }
}

/// The test: every form that is counted, weighted by use and then all alike.
enum UseTest {
  static let forms = SpokenUse.embedded.cells().filter { use in
    use.slot.person.map(Person.asked(in: .latinAmerica, secondPerson: .tu).contains) ?? true
  }.sorted { ($1.share, $0.verb, $0.slot) < ($0.share, $1.verb, $1.slot) }

  /// The percentages that come to mind.
  static func score(_ pupil: inout some Pupil, on day: Double) -> (use: Double, breadth: Double) {
    var (used, all, known) = (0.0, 0.0, 0.0)
    for form in forms {
      let chance = pupil.chance(form.verb, form.slot, on: day)
      used += chance * Double(form.share)
      all += Double(form.share)
      known += chance
    }
    return (used / all * 100, known / Double(forms.count) * 100)
  }
}
