import Testing

@testable import ConjugarCore

@Suite("What to do today")
struct ReviewTests {
  static func review(
    _ rows: [String], on day: Int64, _ options: ReviewOptions = ReviewOptions(region: .spain)
  ) throws -> Review {
    try Review(ScheduleTests.schedule(History(ScheduleTests.entries(rows)), on: day), options, .common)
  }

  @Test func nothingIsDueAtFirstAndTheRegularPresentIsNew() throws {
    let review = try Self.review([], on: 0)
    #expect((review.dueCount, review.newCount, review.learnedCount, review.daysUntilDue) == (0, 20, 0, nil))
    let plan = review.plan(.none)
    let ids = plan.items.map(\.record.skill.id)
    // A course begins with hablar, and with what is said most; all of the first session is the present.
    #expect(ids.first == "regular-ar/present")
    #expect(Set(["regular-er/present", "form/ser/present/3s", "form/ser/present/1s"]).isSubset(of: ids))
    #expect(plan.questions.allSatisfy { $0.slot.tense == .present && $0.verb.name != "haber" })
    #expect(plan.newCount == 20)
    // Each is shown before it is asked: three forms of another verb, where it has one.
    let regular = try #require(plan.items.first { $0.record.skill.id == "regular-ar/present" })
    let shown = try #require(regular.introduction)
    let model = try #require(shown.models.first)
    #expect(model.forms.count == 3 && !shown.rule.isEmpty && shown.name == "regular -ar in the present")
    #expect(shown.models.count == 1 && model.verb != regular.question.verb.infinitive.description)
    #expect(model.forms.contains { $0.hasPrefix(regular.question.subject ?? "-") })
    // A form of its own is shown with those beside it.
    let form = try #require(plan.items.first { $0.record.skill.id == "form/ser/present/3s" }?.introduction)
    #expect(
      form.models.map(\.forms) == [["yo soy", "tú eres", "él es", "nosotros somos", "vosotros sois", "ellos son"]])
    #expect(form.rule == "learn the forms of this tense together: no rule makes them")
    #expect(plan.questions.allSatisfy { !$0.accepted.isEmpty && $0.subject != nil })
  }

  @Test func aSessionOfLessThanNothingIsEmpty() throws {
    #expect(
      try Self.review([], on: 0, ReviewOptions(region: .spain, questions: -1, newSkills: -1)).plan(.none).questions
        .isEmpty)
  }

  /// A sentence asks for no tense that the learner has never been asked by itself: *era* before the imperfect.
  @Test(arguments: 30..<45)
  func sentencesKeepToTheTensesMet(day: Int64) throws {
    let verbs = ["hablar", "comer", "vivir", "ser", "estar"]
    let rows = [0, 1, 4, 11, 25].flatMap { day in verbs.map { "\(day) \($0) present 3s correct" } }
    let questions = try Self.review(rows, on: day, ReviewOptions(region: .spain, difficulty: .moderate)).plan(.none)
      .questions
    let asked = questions.filter { $0.cloze != nil }.map(\.slot.tense)
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { $0 == .present || $0 == .infinitive }, "\(asked)")
  }

  /// What is new of -ir after -er is that nothing is: the second says so instead of telling the same again.
  @Test func endingsThatWereTaughtAreNotToldAgain() throws {
    func rules(_ tense: Tense) throws -> [String: String] {
      let review = try Self.review([], on: 0, ReviewOptions(region: .spain, tenses: [tense], questions: 40))
      let items = review.plan(.none).items
      return Dictionary(items.map { ($0.record.skill.id, $0.introduction?.rule ?? "") }) { first, _ in first }
    }
    let imperfect = try rules(.imperfect)
    let endings = "-ía (yo, él), -ías, -íamos, -íais (vosotros), -ían"
    #expect(imperfect["regular-ir/imperfect"] == "the same endings as regular verbs in -er: \(endings)")
    #expect(imperfect["regular-er/imperfect"] == "regular endings of -er verbs: \(endings)")
    #expect(
      imperfect["regular-ar/imperfect"]
        == "regular endings of -ar verbs: -aba (yo, él), -abas, -ábamos, -abais (vosotros), -aban")
    #expect(
      try rules(.present)["regular-ir/present"]
        == "regular endings of -ir verbs: -o, -es, -e, -imos, -ís (vosotros), -en")
    // Decir has e→i beside, which is another thing.
    #expect(try rules(.present)["c>g/present"]?.contains("e→i") == false)
    #expect(
      try rules(.imperative)["regular-ir/imperative/usted"]
        == "orders to usted, nosotros and ustedes have the forms of the present subjunctive: -a, -amos, -an")
  }

  /// The regular way, then what the most used verbs show; nothing before what it builds on.
  @Test func theOrderOfTeaching() throws {
    let review = try Self.review([], on: 0, ReviewOptions(region: .spain, difficulty: .moderate))
    let ids = review.untaught.map { review.schedule.finder.skills[$0].id }
    func place(_ id: String) throws -> Int { try #require(ids.firstIndex(of: id), "\(id)") }
    let order = [
      "regular-ar/present", "e>ie/present", "c>zc/present", "regular-ar/present-subjunctive",
      "e>ie/present-subjunctive",
    ]
    let places = try order.map(place)
    #expect(places == places.sorted())
    #expect(!ids.contains { $0.contains("pluperfect") || $0.hasPrefix("accent") })
    // Breadth first: the first sessions meet many tenses.
    #expect(Set(review.untaught.prefix(40).map { review.schedule.finder.skills[$0].tense }).count >= 5)
  }

  @Test func theDifficultyDecidesWhatIsNewButNotWhatIsDue() throws {
    let rows = ["0 hablar pluperfect 1s correct"]
    let easy = try Self.review(rows, on: 2)
    // Haber and the ending of the participle.
    #expect(easy.dueCount == 2)
    #expect(
      easy.untaught.allSatisfy { [.present, .preterite, .future].contains(easy.schedule.finder.skills[$0].tense) })
    var options = ReviewOptions(region: .spain)
    options.tenses = [.imperfect]
    let imperfect = try Self.review(rows, on: 2, options)
    #expect(imperfect.dueCount == 0)
    #expect(imperfect.plan(.none).questions.allSatisfy { $0.slot.tense == .imperfect })
    options.tenses = [.infinitive]
    #expect(throws: QuizError.infinitiveAsked) { try Self.review(rows, on: 2, options) }
  }

  /// Vosotros is asked in Spain only, vos where it was chosen.
  @Test func personsAreThoseChosen() throws {
    for options in [
      ReviewOptions(region: .latinAmerica, secondPerson: .vos, newSkills: 50),
      ReviewOptions(region: .spain, secondPerson: .tu, newSkills: 50),
    ] {
      var options = options
      options.questions = 200
      let asked = Person.asked(in: options.region, secondPerson: options.secondPerson)
      let review = try Self.review(["0 hablar present 2p correct", "0 hablar present 2v wrong"], on: 5, options)
      #expect(review.dueCount == 2)
      let plan = review.plan(.seeded(7))
      #expect(plan.items.count > 40)
      #expect(plan.questions.allSatisfy { $0.slot.person.map(asked.contains) ?? true })
    }
  }

  /// The next level opens once most of what is said in this one is known, or nothing of it is left to begin.
  @Test func theNextLevelOpens() throws {
    var options = ReviewOptions(region: .spain)
    options.tenses = [.gerund]
    #expect(try !Self.review([], on: 0, options).opensNextLevel)
    let rows = ["hablar", "comer", "vivir", "decir"].map { "0 \($0) gerund - correct" }
    // What was only copied from what was shown is not known yet.
    #expect(try !Self.review(rows, on: 0, options).opensNextLevel)
    let again = rows + rows.map { "2\($0.dropFirst())" }
    let after = try Self.review(again, on: 2, options)
    #expect(after.opensNextLevel && !after.untaught.isEmpty)
    // Who has much to repeat is not offered more.
    options.questions = 1
    #expect(try !Self.review(again, on: 90, options).opensNextLevel)
  }

  /// A form or two of what nobody says is not most of a level.
  @Test func oneFormIsNotALevel() throws {
    let rows = ["0 hablar future-subjunctive 3s correct", "0 hablar past-anterior 3s correct"]
    let review = try Self.review(rows, on: 1, ReviewOptions(region: .spain, difficulty: .difficult))
    for level in review.levels { #expect(level.known < 0.35, "\(level)") }
  }

  /// What never came to mind is not known, however short ago it was shown.
  @Test func whatNeverCameToMindIsNotKnown() throws {
    let review = try Self.review(["0 hablar present 1s wrong", "0 ser present 3s wrong"], on: 1)
    #expect(review.levels.first?.known == 0 && review.levels.first?.begun == 2)
    #expect(review.commandOfSpeech == 0)
    let next = try Self.review(["0 ser present 3s wrong", "1 ser present 3s correct"], on: 2)
    #expect((0.1..<0.3).contains(next.levels.first?.known ?? 0), "\(next.levels)")
  }

  @Test func newSkillsBegunTodayCount() throws {
    let review = try Self.review(["3 hablar present 1s correct", "3 comer present 1s correct"], on: 3)
    #expect((review.begunToday, review.newCount) == (2, 20))
    #expect(try Self.review(["3 hablar present 1s correct"], on: 4).newCount == 20)
    #expect(review.daysUntilDue == 2)
  }

  @Test func whatIsLearnedAndWhenToComeBack() throws {
    let rows = ["0 ser present 1s correct", "2 ser present 1s correct", "13 ser present 1s correct"]
    let review = try Self.review(rows, on: 20)
    #expect((review.learnedCount, review.dueCount, review.daysUntilDue) == (1, 0, 38))
    #expect(try Self.review(rows, on: 400).daysUntilDue == 0)
  }

  @Test func theWeakestComeFirst() throws {
    let rows =
      (0..<8).map { "\($0) pensar present 1s wrong" } + (0..<8).map { "\($0) hablar present 1s correct" }
      + ["0 tener preterite 1s wrong", "1 tener preterite 1s correct"]
    let review = try Self.review(rows, on: 9)
    let weak = review.weakest(5)
    #expect(weak.map(\.record.skill.id) == ["e>ie/present"])
    #expect(weak.map(\.name) == ["e→ie in the present (yo, tú, él, ellos)"])
    #expect(weak.map { [$0.right, $0.asked] } == [[0, 8]])
    // Only by what was asked before, each form once.
    let others = ["querer present 3s", "cerrar present 2s"].map { "8 \($0) wrong" }
    let plan = try Self.review(rows + others, on: 9).plan(onWeakest: 6, .seeded(1))
    #expect(Set(plan.questions.map(\.verb.name)) == ["pensar", "querer", "cerrar"], "\(plan.questions.map(\.line))")
    #expect(plan.items.allSatisfy { $0.record.skill.id == "e>ie/present" })
    #expect(try Self.review([], on: 1).plan(onWeakest: 6, .none).items.isEmpty)
  }

  /// A skill that lacks a third of what the weakest lacks waits until that one holds.
  @Test func whatIsHardlyWeakBesideTheWeakestIsNotDrilled() throws {
    let strong = (0..<8).map { "\($0) hablar present 1s correct" }
    let weak = (0..<8).map { "\($0) pensar present 1s wrong" }
    let hardlyWeak = (0..<3).map { "\($0) comer present 1s wrong" } + ["3 comer present 1s correct"]
    #expect(try Self.review(strong + hardlyWeak, on: 9).weakest(5).map(\.record.skill.id) == ["regular-er/present"])
    #expect(
      try Self.review(strong + weak + hardlyWeak, on: 9).weakest(5).map(\.record.skill.id) == ["e>ie/present"])
  }
}
