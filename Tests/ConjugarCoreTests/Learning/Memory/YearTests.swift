import Testing

@testable import ConjugarCore

/// What sessions lead to, played through.
@Suite("A year of sessions")
struct YearTests {
  /// What each tense builds on, as a teacher would have it.
  private static let basis: [(tense: Tense, base: Tense)] = [
    (.conditional, .future), (.presentSubjunctive, .present), (.imperative, .present),
    (.negativeImperative, .presentSubjunctive),
  ]

  /// A session every third day: what a form needs was begun before it, and what its tense builds on before the tense.
  @Test func nothingNewIsAskedBeforeWhatItNeeds() throws {
    var learner = PlayedLearner(seed: 1, ReviewOptions(region: .spain))
    var begun: Set<Skill> = []
    for day in stride(from: 1, to: 365, by: 3) {
      let plan = try learner.plan(on: day)
      var met = Set(learner.schedule.begun.map(\.skill.lesson))
      for item in plan.items where item.question.cloze == nil {
        let (slot, name) = (item.question.slot, item.question.verb.name)
        let found = learner.schedule.finder.verb(named: name)
        let verb = try #require(found)
        let needed = learner.schedule.finder.skills(for: slot, ofVerb: verb).map { learner.schedule.finder.skills[$0] }
        let isTenseNew = !met.contains { $0.tense == slot.tense }
        for (tense, base) in Self.basis where isTenseNew && slot.tense == tense {
          #expect(met.contains { $0.tense == base }, "day \(day): \(tense.id) before \(base.id)")
        }
        if item.isNew { met.insert(item.skill.lesson) }
        // The regular participles are told with haber.
        if met.contains(where: { $0.pattern == .compound }) {
          met.formUnion(Conjugation.allCases.map { .pattern(.regular($0), .participle, nil) })
        }
        let unmet = needed.filter { !$0.isAccent && !met.contains($0.lesson) }
        #expect(unmet.isEmpty, "day \(day): \(name) \(slot) needs \(unmet.map(\.id))")
        begun.insert(item.skill.lesson)
      }
      #expect(plan.items.count <= 20)
      try learner.answer(plan, on: day)
    }
    // Everything common is begun in the end.
    for lesson in [Skill.pattern(.regularAr, .conditional, nil), .pattern(.eToIe, .present, nil), .pronoun] {
      #expect(begun.contains(lesson), "\(lesson.id)")
    }
  }

  /// Whoever comes back after three months finds a session like any other.
  @Test func afterAPause() throws {
    var learner = PlayedLearner(seed: 1, ReviewOptions(region: .spain))
    for day in 1...20 { try learner.answer(learner.plan(on: day), on: day) }
    let plan = try learner.plan(on: 111)
    #expect(plan.items.count == 20 && plan.newCount <= 3)
  }

  /// A month of sessions, read by what one can say aloud of each.
  @Test(arguments: [UInt64(1), 2])
  func whatEverySessionKeepsTo(_ seed: UInt64) throws {
    var learner = PlayedLearner(seed: seed, ReviewOptions(region: .latinAmerica, secondPerson: .both))
    var sentences: [String: Int] = [:]
    var begunYesterday: Set<String> = []
    var (examples, choicesOfYesterday): (Set<String>, Set<Skill>) = ([], [])
    var tenses: Set<Tense> = []
    for day in 1...12 {
      let plan = try learner.plan(on: day)
      let cells = plan.questions.map(\.cell)
      // What was begun yesterday comes first, by the form that showed it; families are spread.
      let first = cells.prefix(3 * begunYesterday.count + 4)
      #expect(begunYesterday.isSubset(of: first), "day \(day): \(begunYesterday) \(cells)")
      let new = plan.items.filter { $0.isNew && $0.question.cloze == nil }
      begunYesterday = Set(new.map(\.question.cell))
      for item in new {
        let places = plan.items.indices.filter { plan.items[$0].question.cell == item.question.cell }
        // It is found again off the screen, when others have come between.
        #expect(places.count > 1 || places[0] + 5 > plan.items.count, "day \(day): \(item.question.line)")
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 2 }, "day \(day): \(places)")
        #expect(places.dropFirst().allSatisfy { plan.items[$0].introduction == nil })
      }
      // A regular way is begun by a form that shows nothing else.
      for item in new where item.skill.isRegular {
        let needed = learner.schedule.finder.needed(for: item.question.slot, of: item.question.verb)
        #expect(
          needed.allSatisfy { $0.comesWithTense || $0.isAccent || $0 == .pronoun }, "\(item.question.line)")
      }
      // And *voy* comes before *me voy*: beside a pronoun nothing is new but the pronoun.
      #expect(new.allSatisfy { $0.skill == .pronoun || !$0.question.verb.infinitive.isPronominal }, "day \(day)")
      // Two tenses a day are enough, and no verb crowds it.
      let met = tenses
      tenses.formUnion(new.map(\.question.slot.tense))
      #expect(tenses.count - met.count <= 2, "day \(day): \(tenses.subtracting(met).map(\.id))")
      let byVerb = Dictionary(grouping: Set(cells)) { $0.prefix { $0 != " " } }.mapValues(\.count)
      #expect(byVerb.allSatisfy { $1 <= 5 }, "day \(day): \(byVerb)")
      // Six to ten new things on the first day, of the present.
      if day == 1 {
        #expect((5...10).contains(new.count), "\(new.count)")
        #expect(new.allSatisfy { $0.question.slot.tense == .present })
      }
      // The block of haber is that of the regular participles.
      let shown = plan.items.filter { $0.introduction != nil }.map(\.skill)
      #expect(!shown.contains { $0.isRegular && $0.tense == .participle }, "day \(day): \(shown.map(\.id))")
      for (item, next) in zip(plan.items, plan.items.dropFirst()) {
        let isSame = Set(item.question.accepted).isDisjoint(with: next.question.accepted)
        #expect(isSame, "day \(day): \(item.question.line), \(next.question.line)")
      }
      for sentence in plan.questions.compactMap({ $0.cloze?.sentence?.id }) {
        #expect(sentences[sentence].map { day - $0 >= 10 } ?? true, "day \(day): \(sentence)")
        sentences[sentence] = day
      }
      // A choice that was begun comes back by another sentence, once that day and first of all on the next; an example is
      // not asked; what is new is easy at first, and never the end.
      let chosen = plan.items.filter { $0.question.cloze != nil }
      #expect(choicesOfYesterday.isSubset(of: chosen.map(\.skill)), "day \(day): \(choicesOfYesterday)")
      let newChoices = chosen.filter(\.isNew)
      choicesOfYesterday = Set(newChoices.map(\.skill))
      for item in newChoices {
        #expect(chosen.count { $0.skill == item.skill } == 2, "day \(day): \(item.question.line)")
        #expect(item.question.cloze?.sentence.map { $0.level <= .a2 } ?? false, "day \(day): \(item.question.line)")
        let models = item.introduction?.models.map(\.verb) ?? []
        // What is chosen beside an infinitive is of another family.
        #expect(Set(models).count == 2 || item.skill.id.hasPrefix("choice/infinitive"), "\(item.skill) \(models)")
        examples.formUnion(models)
        // What stands in an example earns nothing just below it.
        let words = Set(models.flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
        let first = try #require(plan.items.first { $0.skill == item.skill && $0.introduction != nil })
        let isShown = !words.isDisjoint(with: item.question.accepted)
        #expect(first.isShown || !isShown, "\(item.question.line)")
      }
      #expect(chosen.allSatisfy { $0.question.cloze?.sentence.map { !examples.contains($0.text) } ?? false })
      #expect(plan.items.last?.isNew == false, "day \(day)")
      try learner.answer(plan, on: day)
    }
  }

  /// Who answers nothing is asked the same few things until one of them comes to mind.
  @Test func whoAnswersNothingIsAskedTheSame() throws {
    var learner = PlayedLearner(seed: 1, recall: 0, ReviewOptions(region: .spain))
    var forms: Set<String> = []
    for day in 1...10 {
      let plan = try learner.plan(on: day)
      forms.formUnion(plan.questions.filter { $0.cloze == nil }.map(\.cell))
      if day > 1 { #expect(plan.newCount == 0) }
      try learner.answer(plan, on: day)
    }
    #expect(forms.count <= 14, "\(forms.count)")
  }

  /// Who never gets some forms is not asked those alone: what comes to mind goes on.
  @Test func whoNeverGetsSomeFormsGoesOn() throws {
    let never: Set = ["ser", "querer", "poder", "estar", "tener", "pensar"]
    var learner = PlayedLearner(seed: 1, recall: .infinity, ReviewOptions(region: .latinAmerica), never: never)
    var forms: Set<String> = []
    var newCount = 0
    for day in 1...12 {
      let plan = try learner.plan(on: day)
      #expect(plan.items.count == 20, "day \(day): \(plan.items.count)")
      if day > 2 { newCount += plan.newCount }
      let missed = Set(plan.questions.filter { never.contains($0.verb.name) }.map(\.cell))
      #expect(day < 3 || missed.count <= 12, "day \(day): \(missed)")
      forms.formUnion(plan.questions.filter { !never.contains($0.verb.name) }.map(\.cell))
      try learner.answer(plan, on: day)
    }
    #expect(newCount > 5 && forms.count > 40, "\(newCount) new, \(forms.count) forms")
  }

  /// Who knows all that they are asked is never without questions, most of them on what was not asked before; their
  /// sentences are not those of beginners, and no form comes every other day.
  @Test func whoIsFluentIsNeverDone() throws {
    var learner = PlayedLearner(seed: 1, recall: .infinity, ReviewOptions(region: .spain))
    try learner.place(on: 1)
    var met: Set<String> = []
    var (days, sentences): ([String: Int], [Level]) = ([:], [])
    for day in 1...10 {
      let plan = try learner.plan(on: day)
      #expect(plan.items.count == 20, "day \(day): \(plan.items.count)")
      for cell in Set(plan.questions.filter { $0.cloze == nil }.map(\.cell)) { days[cell, default: 0] += 1 }
      sentences += plan.questions.compactMap { $0.cloze?.sentence?.level }
      let fresh = Set(plan.questions.map { "\($0.verb.name) \($0.slot)" }).subtracting(met)
      #expect(fresh.count >= 10, "day \(day): \(fresh.count)")
      met.formUnion(fresh)
      try learner.answer(plan, on: day)
    }
    #expect(days.values.allSatisfy { $0 <= 3 }, "\(days.filter { $0.value > 3 })")
    #expect(sentences.count(where: { $0 > .a2 }) * 3 > sentences.count, "\(sentences)")
  }

  /// However short a session is, a block stands before the question on what it shows.
  @Test(arguments: 1...8)
  func blocksComeFirst(_ number: Int) throws {
    var learner = PlayedLearner(seed: 1, ReviewOptions(region: .spain, questions: number))
    let plan = try learner.plan(on: 1)
    #expect(plan.items.count == number && plan.items[0].isNew)
    var lessons: Set<Skill> = []
    for item in plan.items {
      #expect(item.isNew || item.skill.isAccent || lessons.contains(item.skill.lesson), "\(item.question.line)")
      lessons.insert(item.skill.lesson)
    }
  }

  /// Twenty asked for in one tense are twenty given, day after day, and of that tense.
  @Test(arguments: [Tense.preterite, .imperfect, .pluperfect, .futureSubjunctive])
  func oneTense(_ tense: Tense) throws {
    var learner = PlayedLearner(seed: 3, ReviewOptions(region: .latinAmerica, tenses: [tense]))
    for day in 1...5 {
      let plan = try learner.plan(on: day)
      #expect(plan.items.count == 20, "day \(day): \(plan.items.count)")
      #expect(plan.questions.allSatisfy { $0.slot.tense == tense })
      try learner.answer(plan, on: day)
    }
  }

  /// What nobody says is not asked where its tense was not named.
  @Test func whatNobodySaysIsNotAsked() throws {
    let rows = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), ReviewOptions()).rows
    let unsaid: Set<Tense> = [.pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive]
    #expect(rows.count > 200 && rows.allSatisfy { !unsaid.contains($0.record.skill.tense) })
  }
}

extension Question {
  /// The form that is asked, whoever its subject is.
  fileprivate var cell: String { "\(verb.name) \(slot)" }
}

/// A learner whose memory fades as FSRS says and who plays a session when told.
///
/// Something new is found two times in three. What is asked comes to mind if every skill of the form does.
struct PlayedLearner {
  var schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
  private var generator: SplitMix64
  private let recall: Double
  private let options: ReviewOptions
  private var answered = 0

  /// Verbs that never come to mind.
  private let never: Set<String>

  init(seed: UInt64, recall: Double = 1, _ options: ReviewOptions, never: Set<String> = []) {
    generator = SplitMix64(seed: seed)
    self.never = never
    self.recall = recall
    self.options = options
  }

  mutating func plan(on day: Int) throws -> ReviewPlan {
    schedule.today = day
    let review = try Review(schedule, options)
    schedule = review.schedule
    return review.plan(.seeded(UInt64(day)))
  }

  /// Twenty questions, all answered right.
  mutating func place(on day: Int) throws {
    schedule.today = day
    var questions = PlacementQuestions(try Review(schedule, options), .seeded(1))
    var question = questions.next(after: nil)
    while let asked = question {
      schedule.count(
        LogEntry(
          asked.verb.name, asked.slot, .correct, at: Timestamp(milliseconds: Int64(day) * 86_400_000), mode: .place),
        on: day)
      question = questions.next(after: true)
    }
  }

  mutating func answer(_ plan: ReviewPlan, on day: Int) throws {
    for item in plan.items {
      let question = item.question
      let found = schedule.finder.verb(named: question.verb.name)
      let needed = schedule.finder.skills(for: question.slot, ofVerb: try #require(found))
      var isRight = !never.contains(question.verb.name)
      for skill in needed {
        let chance = schedule.retrievability(of: schedule.record(skill)) ?? 2.0 / 3
        if Double.random(in: 0..<1, using: &generator) >= chance * recall { isRight = false }
      }
      var answer = LogEntry(
        question.verb.name, question.slot, isRight || item.isShown ? .correct : .wrong,
        at: Timestamp(milliseconds: Int64(day) * 86_400_000 + Int64(answered)), mode: .review)
      answer.rare.choice = question.cloze?.sentence?.choice.id
      answer.rare.sentence = question.cloze?.sentence?.id
      answer.rare.missed = isRight || answer.rare.choice == nil ? nil : .both
      answer.isShown = item.isShown
      schedule.count(answer, on: day)
      answered += 1
    }
  }
}

extension SkillFinder {
  /// The skills that a cell of a verb needs.
  func needed(for slot: Slot, of verb: Verb) -> [Skill] {
    var finder = self
    guard let number = finder.verb(named: verb.name) else { return [] }
    return finder.skills(for: slot, ofVerb: number).map { finder.skills[$0] }
  }
}
