import Testing

@testable import ConjugarCore

@Suite("What to do today")
struct ReviewTests {
  static func review(
    _ rows: [String], on day: Int64, _ options: ReviewOptions = ReviewOptions(region: .spain)
  ) throws -> Review {
    try Review(ScheduleTests.schedule(History(ScheduleTests.entries(rows)), on: day), options)
  }

  @Test func nothingFadesAtFirstAndThePresentIsNew() throws {
    let review = try Self.review([], on: 0)
    #expect((review.learnedCount, review.daysUntilDue) == (0, nil))
    let plan = review.plan(.none)
    let new = plan.items.filter(\.isNew)
    #expect(new.contains { $0.skill.lesson == .pattern(.regularAr, .present, nil) })
    #expect(new.contains { $0.skill.isForm && $0.question.verb.name == "ser" })
    // Each is shown before it is asked: a pattern by forms of another verb, a form with those beside it.
    for item in new {
      let shown = try #require(item.introduction)
      #expect(!shown.name.isEmpty && !shown.models.isEmpty)
      if item.skill.lesson == .pattern(.regularAr, .present, nil) {
        #expect(shown.name == "regular -ar in the present" && !shown.shows(item.question))
      }
      if item.skill.isForm, item.question.verb.name == "ser", item.question.slot.tense == .present {
        #expect(
          shown.models.map(\.forms) == [["yo soy", "tú eres", "él es", "nosotros somos", "vosotros sois", "ellos son"]])
      }
    }
    #expect(plan.questions.allSatisfy { !$0.accepted.isEmpty })
  }

  /// However long the session, a first day begins ten things at most, and a later one half a dozen more.
  @Test func aDayBeginsWhatAPersonBears() throws {
    let long = ReviewOptions(region: .spain, questions: 120)
    #expect(try Self.review([], on: 0, long).plan(.none).newCount == 10)
    let row = "0 ser present 3s correct"
    let entries = try ScheduleTests.entries([row]).map { entry in
      var entry = entry
      entry.mode = .review
      return entry
    }
    #expect(try Review(ScheduleTests.schedule(History(entries), on: 1), long).plan(.none).newCount == 16)
    // What sentences begin is counted too.
    let first = try Self.review([row], on: 1, long).plan(.none)
    #expect(first.newCount == 10 && first.items.contains { $0.isNew && $0.question.cloze != nil })
  }

  /// *Fue* of *ser* and of *ir*, *tuvo* and *detuvo*: something else stands between them, however they are drawn.
  @Test(arguments: UInt64(1)...20)
  func whatAnswersEachOtherIsNotAskedInARow(_ seed: UInt64) throws {
    let conjugator = Conjugator()
    let slot = try #require(Slot(.preterite, .thirdSingular))
    let items = try ["ser", "ir", "tener", "detener", "hablar", "comer", "vivir"].map { name in
      let verb = try conjugator.verb(name)
      let question = Question(
        verb: verb, slot: slot, subject: nil, accepted: conjugator.forms(of: verb, at: slot))
      return ReviewPlan.Item(question: question, skill: .accent(.preterite))
    }
    let asked = ReviewPlan(items, places: 20, .seeded(seed)).questions.map(\.verb.name)
    #expect(asked.count == items.count)
    for pair in zip(asked, asked.dropFirst()) {
      let names = [pair.0, pair.1].sorted()
      #expect(names != ["ir", "ser"] && names != ["detener", "tener"], "\(asked)")
    }
  }

  /// What was only copied from its block is not known.
  @Test func whatWasOnlyShownIsNotKnown() throws {
    var entries = try ScheduleTests.entries(["0 ser present 3s correct"])
    (entries[0].mode, entries[0].isShown) = (.review, true)
    let review = try Review(ScheduleTests.schedule(History(entries), on: 1), ReviewOptions(region: .spain))
    let begun = try #require(review.schedule.finder.skills.firstIndex { $0.id == "form/ser/present/3s" })
    #expect(!review.schedule.record(begun).isNew && review.chance(of: begun) == 0)
  }

  /// What is only presumed known is not to keep.
  @Test func whatIsPresumedIsNotKept() throws {
    var options = ReviewOptions(region: .spain)
    options.background = .much
    let plan = try Self.review([], on: 0, options).plan(.none)
    #expect((plan.oldCount, plan.items.count) == (0, 20))
    #expect(plan.items.contains { !$0.isNew && $0.stage == .other })
  }

  @Test func aSessionOfLessThanNothingIsEmpty() throws {
    #expect(
      try Self.review([], on: 0, ReviewOptions(region: .spain, questions: -1, newSkills: -1)).plan(.none).questions
        .isEmpty)
  }

  /// Vosotros is asked in Spain only, vos where it was chosen.
  @Test func personsAreThoseChosen() throws {
    for options in [
      ReviewOptions(region: .latinAmerica, secondPerson: .vos, questions: 80, newSkills: 50),
      ReviewOptions(region: .spain, secondPerson: .tu, questions: 80, newSkills: 50),
    ] {
      let asked = Person.asked(in: options.region, secondPerson: options.secondPerson)
      let plan = try Self.review(["0 hablar present 2p correct", "0 hablar present 2v wrong"], on: 5, options)
        .plan(.seeded(7))
      #expect(plan.items.count > 40)
      #expect(plan.questions.allSatisfy { $0.slot.person.map(asked.contains) ?? true })
    }
  }

  /// A verb that was suspended is asked in no way, and counts as before among what is said.
  @Test func aSuspendedVerbIsNotAsked() throws {
    var options = ReviewOptions(region: .spain, questions: 60)
    options.never = ["ser", "levantar"]
    let review = try Self.review(["0 ser present 1s wrong", "0 hablar present 1s wrong"], on: 2, options)
    let names = review.plan(.seeded(1)).questions.map { "\($0.verb.infinitive.bare)" }
    #expect(names.count > 30 && names.contains("hablar") && !names.contains("ser") && !names.contains("levantar"))
  }

  /// *Coger*, which is vulgar in America, comes back in Spain alone.
  @Test(arguments: [(Region.spain, true), (.latinAmerica, false)])
  func whatIsVulgarIsNotAsked(_ region: Region, _ isAsked: Bool) throws {
    let plan = try Self.review(["0 coger present 3s wrong"], on: 1, ReviewOptions(region: region)).plan(.none)
    #expect(plan.questions.contains { $0.verb.name == "coger" } == isAsked)
  }

  /// *Hablase* is read and hardly said: it is to be understood, unless somebody asks for its tense.
  @Test func whatIsOnlyReadIsRecognized() throws {
    var options = ReviewOptions(region: .spain, questions: 40)
    options.background = .much
    let missed = ["0 ser imperfect-subjunctive-se 3s wrong", "0 ser present 3s wrong"]
    let plan = try Self.review(missed, on: 1, options).plan(.none)
    let read = try #require(plan.questions.first { $0.slot.tense == .imperfectSubjunctiveSe })
    #expect(read.direction == .recognize && read.form == "fuese")
    #expect(read.accepted.contains("ser imperfect-subjunctive-se 3s"))
    #expect(plan.questions.allSatisfy { ($0.direction == .recognize) == $0.slot.tense.isOnlyRead })
    // The quiz of the session asks it so, and what comes of it counts for the next day.
    var quiz = Quiz(plan, QuizOptions(region: .spain))
    while let question = quiz.current, question != read { _ = quiz.submit(question.accepted[0]) }
    let submitted = quiz.submit("ser subjuntivo imperfecto ella")
    let verdict = try #require(submitted)
    #expect(verdict.result == .correct)
    let answer = LogEntry(verdict, at: Answers.moment(1), mode: .review)
    var schedule = try ScheduleTests.schedule(History(ScheduleTests.entries(missed)), on: 1)
    let before = schedule.begun.filter { $0.skill.tense == .imperfectSubjunctiveSe }.map(\.right)
    schedule.count(answer)
    let after = schedule.begun.filter { $0.skill.tense == .imperfectSubjunctiveSe }.map(\.right)
    #expect(after != before)
    options.tenses = [.imperfectSubjunctiveSe]
    let narrowed = try Self.review([], on: 1, options).plan(.none)
    #expect(narrowed.questions.allSatisfy { $0.direction == .produce })
  }

  /// A sentence whose choice is learned is asked by its English alone.
  @Test func aKnownChoiceIsAskedByItsMeaning() throws {
    let days = ["0", "1", "9", "60"]
    let chosen = try ScheduleTests.entries(days.map { "\($0) estar present 3s correct" }).map { entry in
      var entry = entry
      entry.rare.choice = "ser-estar-state"
      return entry
    }
    func direction(after answers: some Sequence<LogEntry>) throws -> Direction? {
      let all = try ScheduleTests.entries(["0 ser present 3s correct", "0 hablar present 1s correct"]) + answers
      let review = try Review(
        ScheduleTests.schedule(History(all), on: 400), ReviewOptions(region: .spain, questions: 60, newSkills: 0))
      return review.plan(.none).questions.first { $0.cloze?.sentence?.choice.id == "ser-estar-state" }?.direction
    }
    #expect(try direction(after: chosen) == .meaning)
    #expect(try direction(after: chosen.prefix(1)) == .produce)
  }

  @Test func theInfinitiveCannotBeAsked() throws {
    #expect(throws: QuizError.infinitiveAsked) {
      try Self.review([], on: 2, ReviewOptions(region: .spain, tenses: [.infinitive]))
    }
  }

  /// What a placement finds was known before: it is no lesson of today.
  @Test func whatIsFoundIsNotBegun() throws {
    var answers = Answers()
    try answers.add(3, "hablar present 1s", .correct, nil, .place)
    let review = try Review(ScheduleTests.schedule(History(answers.list), on: 3), ReviewOptions(region: .spain))
    let record = try #require(review.schedule.begun.first)
    #expect((record.firstDay, record.lastDay, review.begunToday) == (nil, 3, 0))
  }

  @Test func lessonsBegunTodayCount() throws {
    let review = try Self.review(["3 hablar present 1s correct", "3 comer present 1s correct"], on: 3)
    #expect((review.begunToday, review.daysUntilDue) == (2, 2))
    let capped = ReviewOptions(region: .spain, newSkills: 3)
    #expect(try Self.review(["3 hablar present 1s correct"], on: 3, capped).plan(.seeded(1)).newCount == 2)
  }

  @Test func whatIsLearnedAndWhenItFades() throws {
    let rows = ["0 ser present 1s correct", "2 ser present 1s correct", "13 ser present 1s correct"]
    let review = try Self.review(rows, on: 20)
    #expect(review.learnedCount == 1 && review.daysUntilDue ?? 0 > 0)
    #expect(try Self.review(rows, on: 400).daysUntilDue == 0)
  }

  /// The more a thing is said and the less of it is left, the more asking it is worth.
  @Test func whatAsksMost() throws {
    let rows = ["0 ser present 3s correct", "0 salir present 1s correct", "0 ver present 1s correct"]
    let day = try Self.review(rows, on: 9)
    func gain(_ id: String, _ review: Review) throws -> Double {
      review.worth.gain[try #require(review.schedule.finder.skills.firstIndex { $0.id == id })]
    }
    #expect(try gain("form/ser/present/3s", day) > gain("form/ver/present/1s", day))
    let again = try Self.review(rows + ["8 ser present 3s correct"], on: 9)
    #expect(try gain("form/ser/present/3s", again) < gain("form/ser/present/3s", day))
    #expect(try gain("form/ser/present/3s", Self.review(rows, on: 0)) == 0)
  }

  /// Who says they know something is not taught it.
  @Test func whatIsSaidToBeKnownIsPutAway() throws {
    var answers = try ScheduleTests.entries(["0 hablar present 1s correct"])
    answers[0].rare.direction = LogEntry.known
    let review = try Review(ScheduleTests.schedule(History(answers), on: 300), ReviewOptions(region: .spain))
    let row = try #require(review.rows.first { $0.record.skill.id == "regular-ar/present/1s" })
    #expect(row.record.state == .learned && !row.isDue && row.retrievability.map { $0 > 0.99 } ?? false)
    // It is no answer, and nothing that was learned here.
    #expect((review.schedule.answered, review.learnedCount) == (0, 0))
    let progress = Progress(History(answers), now: Answers.moment(1))
    #expect(progress.isEmpty && !progress.days.isTodayDone && History(answers).answerCount(onDay: 0) == 0)
  }

  /// Who knows a sentence says so of its choice, not of the endings of the form in its gap.
  @Test func aChoiceIsSaidToBeKnown() throws {
    var answers = try ScheduleTests.entries(["0 ser present 3s correct"])
    (answers[0].rare.direction, answers[0].rare.choice) = (LogEntry.known, "ser-estar-identity")
    let schedule = ScheduleTests.schedule(History(answers), on: 1)
    #expect(schedule.begun.map(\.skill.id) == ["choice/ser-estar-identity"])
  }

  @Test func theWeakestComeFirst() throws {
    let rows =
      (0..<8).map { "\($0) pensar present 1s wrong" } + (0..<8).map { "\($0) hablar present 1s correct" }
      + ["0 tener preterite 1s wrong", "1 tener preterite 1s correct"]
    let review = try Self.review(rows, on: 9)
    let weak = review.weakest.map { review.schedule.record($0.skill) }
    #expect(weak.first?.skill.id == "e>ie/present")
    #expect(weak.first.map { [$0.right, $0.asked] } == [0, 8])
    // By what was missed last, each form once, then by what is said most, and as many are asked as were to be.
    let others = ["querer present 3s", "cerrar present 3s"].map { "8 \($0) wrong" }
    func plan(_ number: Int) throws -> ReviewPlan {
      try Self.review(rows + others, on: 9).plan(onWeakest: number, .seeded(1))
    }
    let (three, ten) = try (plan(3), plan(10))
    #expect(Set(three.questions.map(\.verb.name)) == ["pensar", "querer", "cerrar"])
    #expect(Set(ten.questions.map { "\($0.verb.name) \($0.slot)" }).count == 10)
    #expect(try Self.review([], on: 1).plan(onWeakest: 6, .none).items.isEmpty)
  }

  /// A choice that was missed today is drilled at once, by sentences.
  @Test func aWeakChoiceIsDrilledBySentences() throws {
    let answers = try ScheduleTests.entries(["1 ser present 3s wrong"]).map { missed in
      var missed = missed
      (missed.rare.choice, missed.rare.sentence) = ("ser-estar-identity", "x")
      return missed
    }
    let review = try Review(ScheduleTests.schedule(History(answers), on: 1), ReviewOptions(region: .spain))
    let plan = review.plan(onWeakest: 6, .seeded(1))
    #expect(!plan.items.isEmpty && plan.items.allSatisfy { $0.question.cloze != nil })
    #expect(review.weakSpots(of: plan).count == 1, "\(review.weakSpots(of: plan))")
  }

  /// Who gets nothing right in a placement knows nothing of any level, the last as little as the first.
  @Test func whoKnowsNothingIsNotTakenToKnow() throws {
    var answers = Answers()
    for verb in ["hablar", "comer", "vivir", "ser", "tener"] {
      for cell in ["present 1s", "gerund -", "participle -", "preterite 3s"] {
        try answers.add(1, "\(verb) \(cell)", .wrong, nil, .place)
      }
    }
    let review = try Review(ScheduleTests.schedule(History(answers.list), on: 1), ReviewOptions(region: .spain))
    #expect(review.claims.levels.allSatisfy { $0.claim.map { $0.share < 5 } ?? false }, "\(review.claims.levels)")
    #expect(try #require(review.claims.all).share < 4)
  }
}
