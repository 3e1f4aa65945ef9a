import Testing

@testable import ConjugarCore

/// What a learner finds in a session after certain answers.
@Suite("A session after some answers")
struct SessionTests {
  private static func review(
    _ rows: [String], on day: Int64, mode: LogEntry.Mode = .review,
    _ options: ReviewOptions = ReviewOptions(region: .spain)
  ) throws -> Review {
    let entries = try rows.map { row in
      let words = row.split(separator: " ")
      var entry = try #require(ScheduleTests.entries([words.prefix(5).joined(separator: " ")]).first)
      (entry.mode, entry.kind) = (mode, words.count > 5 ? String(words[5]) : nil)
      return entry
    }
    let timed = entries.enumerated().map { number, entry in
      var entry = entry
      entry.time = Timestamp(milliseconds: entry.time.milliseconds + Int64(number) * 1000)
      return entry
    }
    return try Review(ScheduleTests.schedule(History(timed), on: day), options)
  }

  /// Who writes *hes*, *icieron*, *tubimos* knows the form: its block does not come back, nothing is held against its
  /// grammar or the promise, and it is asked again until it was right once.
  @Test(arguments: ["ser present 3s", "hacer preterite 3p", "tener preterite 1p", "estar present 3s"])
  func anOwnSpellingIsNoFaultOfGrammar(_ cell: String) throws {
    var rows = ["0 \(cell) wrong spelling"]
    for day in Int64(1)...3 {
      let first = try #require(try Self.review(rows, on: day).plan(.none).items.first)
      #expect("\(first.question.verb.name) \(first.question.slot)" == cell && first.introduction == nil, "day \(day)")
      rows.append("\(day) \(cell) wrong spelling")
    }
    let review = try Self.review(rows, on: 3)
    #expect(review.schedule.begun.allSatisfy { $0.skill.isAccent || $0.right == $0.asked })
    let returns = review.schedule.returns
    #expect(returns.whole.kept == returns.whole.count && review.weakest.isEmpty)
    #expect(try Self.review(rows + ["4 \(cell) correct"], on: 5).schedule.unproven().isEmpty)
    // A placement finds that it is known.
    let placed = try Self.review(["0 \(cell) wrong spelling"], on: 0, mode: .place).schedule.placed
    #expect(placed.map(\.isRight) == [true] && placed.allSatisfy { $0.missed.isEmpty })
  }

  /// What another tense has begun on a day is no reason to begin nothing of the tense that is named.
  @Test func aNamedTenseHasItsOwnNewThings() throws {
    let verbs = ["hablar", "ser", "ir", "tener", "hacer", "decir", "estar", "poder", "ver", "dar", "venir", "querer"]
    let rows = verbs.flatMap { ["0 \($0) preterite 1s correct", "0 \($0) preterite 3s correct"] }
    let options = ReviewOptions(region: .spain, tenses: [.imperfect])
    #expect(try Self.review(rows, on: 0).newLeft == 0)
    #expect(try Self.review(rows, on: 0, options).plan(.none).items.count == options.questions)
  }

  /// Each form that was missed comes back until it was right, however many need the same ending.
  @Test func everyMissIsAskedAgain() throws {
    var rows = ["hablar", "mirar", "tomar"].map { "0 \($0) present 1s correct" }
    rows += ["hablar", "mirar", "tomar"].map { "1 \($0) present 1s wrong" } + ["1 mirar present 1s correct"]
    func first(on day: Int64) throws -> Set<String> {
      Set(try Self.review(rows, on: day).plan(.none).items.prefix(2).map(\.question.verb.name))
    }
    #expect(try first(on: 2) == ["hablar", "tomar"])
    rows.append("2 tomar present 1s correct")
    #expect(try first(on: 3).contains("hablar") && !first(on: 3).contains("tomar"))
  }

  /// Who knows all that a placement asks reads sentences in turn with forms, those seldom of the commonest verbs; a block
  /// tells of a new choice alone.
  @Test func theFluentAreNotBored() throws {
    let placed = [
      "decir preterite 1s", "ser imperfect 3s", "tener future 2s", "ser present-subjunctive 3s", "hacer future 1p",
      "poder imperfect-subjunctive-ra 3s", "decir present-perfect 3s", "tener preterite 1p", "irse preterite 3s",
      "poder conditional 3s", "ir present 2s", "ver present-perfect 2s", "ser pluperfect 1s",
      "ir present-subjunctive 3s",
      "estar present 3p", "venir present-subjunctive 3s", "oír present-perfect 1s", "hacer present 1s",
    ].map { "0 \($0) correct" }
    let plan = try Self.review(placed, on: 1, mode: .place).plan(.seeded(7))
    #expect(plan.items.allSatisfy { $0.introduction == nil || $0.question.cloze != nil && $0.isNew })
    let questions = plan.questions
    let forms = questions.filter { $0.cloze == nil }
    let common = FrequencyList.embedded.prefix(20)
    #expect(questions.count - forms.count > 7 && forms.count(where: { common.contains($0.verb.name) }) < 4)
  }

  /// Whoever gets nothing right is asked the same, but never twice in a row, nor the whole of it three times.
  @Test func whoMissesEverythingIsNotDrummed() throws {
    for questions in [12, 20, 40] {
      var learner = PlayedLearner(seed: 1, recall: 0, ReviewOptions(region: .spain, questions: questions))
      for day in 1...6 {
        let plan = try learner.plan(on: day)
        let cells = plan.questions.map { "\($0.verb.name) \($0.slot)" }
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0 != $1 }, "day \(day) of \(questions): \(cells)")
        if day > 1 { #expect(plan.questions.count <= 2 * Set(cells).count, "day \(day) of \(questions): \(cells)") }
        try learner.answer(plan, on: day)
      }
    }
  }

  /// What never came to mind is not claimed, however often it was asked.
  @Test func whoGetsNothingRightCommandsNothing() throws {
    let cells = ["ser present 3s", "tener present 1s", "estar present 3s", "hablar present 1s", "ir present 1s"]
    let rows = (0..<17).flatMap { day in cells.map { "\(day) \($0) wrong" } }
    let review = try Self.review(rows, on: 17)
    #expect(
      review.claims.all?.share == 0 && review.claims.levels.allSatisfy { $0.claim?.share ?? 0 == 0 },
      "\(review.claims.levels)")
  }

  /// A thing is counted once, however many questions are on it.
  @Test func whatIsToKeepIsCountedInThings() throws {
    let options = ReviewOptions(region: .spain, questions: 50)
    var learner = PlayedLearner(seed: 1, recall: .infinity, options)
    try learner.answer(learner.plan(on: 1), on: 1)
    let plan = try learner.plan(on: 1)
    let begun = Set(learner.schedule.begun.map(\.skill.lesson)).count
    #expect(plan.items.count == 50 && (1...begun).contains(plan.oldCount), "\(plan.oldCount) of \(begun)")
  }

  /// A choice of verbs begins when the forms of all are known, that between two infinitives too.
  @Test(arguments: [("ser", false), ("estar", true)])
  func aChoiceOfVerbsNeedsTheirForms(_ other: String, _ isAsked: Bool) throws {
    let cells = ["ser present 3s", "\(other) present 3s", "hablar present 1s", "comer present 3s"]
    let rows = cells.flatMap { ["0 \($0) correct", "1 \($0) correct"] }
    let open = ["ser-estar", "verbs"].map { ChoiceFamily(ofChoice: $0).id }
    var asked: Set<String> = []
    for seed in UInt64(1)...5 {
      let plan = try Self.review(rows, on: 2, ReviewOptions(region: .spain, questions: 60)).plan(.seeded(seed))
      asked.formUnion(plan.items.compactMap(\.skill.choice).filter { open.contains(ChoiceFamily(ofChoice: $0).id) })
    }
    #expect(asked.contains { $0.hasPrefix("ser-estar") } == isAsked, "\(asked)")
  }

  /// Who meets persons for the first time is told whose form usted and ustedes have, in that block alone.
  @Test(arguments: [Region.spain, .latinAmerica])
  func whoseFormUstedHasIsToldOnce(_ region: Region) throws {
    let items = try Self.review([], on: 0, ReviewOptions(region: region)).plan(.none).items
    let forms = items.compactMap(\.introduction).filter { !$0.rule.contains("(él, usted)") }
    #expect(items.first?.introduction?.rule.hasSuffix("; usted goes with él, ustedes with ellos") ?? false)
    #expect(forms.count > 1 && forms.count { $0.rule.contains("usted goes") } == 1)
    #expect(items.first?.introduction?.rule.contains("yo is I, tú you, él he") ?? false)
  }

  /// No block teaches by a verb that the learner does not want.
  @Test func whatIsSuspendedTeachesNothing() throws {
    var options = ReviewOptions(region: .spain, questions: 60)
    func models() throws -> [String] {
      try Self.review([], on: 0, options).plan(.none).items.compactMap(\.introduction).flatMap(\.models).map(\.verb)
    }
    let verb = try #require(try models().first { $0.hasSuffix("er") && !["ser", "tener"].contains($0) })
    options.never = [verb]
    #expect(try !models().contains(verb))
  }

  /// *Vengo* is not made as the block of the regular endings says: that does not stand above it.
  @Test func aReminderStandsAboveWhatItMakes() throws {
    let known = ["0 tener present 1s correct", "1 tener present 1s correct"]
    let missed = ["2 venir present 1s wrong other-person", "3 venir present 1s wrong other-person"]
    let items = try Self.review(known + missed, on: 4).plan(.none).items
    let asked = try #require(items.first { $0.question.verb.name == "venir" })
    #expect(asked.question.slot == Slot(.present, .firstSingular) && asked.introduction == nil)
  }

  /// Where the learner does not want something, something else is asked, and nothing else is taught by it.
  @Test(arguments: [true, false])
  func asManyAsWereAskedForAreGiven(_ isKnown: Bool) throws {
    let plan = try Self.review([], on: 0, ReviewOptions(region: .spain, questions: 20)).plan(.none)
    var quiz = Quiz(plan, QuizOptions(region: .spain))
    let verb = try #require(quiz.current?.verb.name)
    let hasLeft = isKnown ? quiz.know() != nil : quiz.leaveOutVerb()
    #expect(hasLeft && quiz.total == 20 && quiz.questions.count == 20 - quiz.verdicts.count)
    #expect(Set(quiz.questions).count > 8 && (isKnown || quiz.questions.allSatisfy { $0.verb.name != verb }))
  }

  /// The verb of a block that is to come is none that was suspended meanwhile.
  @Test func aBlockToComeForgetsTheVerb() throws {
    let question = try Question.asking("deber", .present, .firstSingular)
    let other = try Question.asking("comer", .present, .firstSingular)
    let model = SkillIntroduction.Model(verb: "deber", meaning: "", forms: ["tú debes"])
    let block = SkillIntroduction(name: "regular -er in the present", rule: "-o (yo)", models: [model])
    var quiz = Quiz([question, other], QuizOptions(region: .spain), introductions: [2: block])
    #expect(quiz.leaveOutVerb() && quiz.introduction?.models.isEmpty ?? false && quiz.introduction?.rule == "-o (yo)")
  }

  /// What was missed is offered once for all who have the form, and what could be copied from the block is no miss; who
  /// leaves reads of as many answers as the line above the question counted.
  @Test func oneCountOfMisses() throws {
    let verb = try Conjugator().verb("ser")
    let slot = try #require(Slot(.present, .thirdSingular))
    let questions = ["ella", "usted", "él"].map { Question(verb: verb, slot: slot, subject: $0, accepted: ["es"]) }
    let model = SkillIntroduction.Model(verb: "ser", meaning: "", forms: ["él es"])
    let block = SkillIntroduction(name: "ser, present", rule: "", models: [model])
    var quiz = Quiz(questions, QuizOptions(region: .spain))
    for _ in questions { _ = quiz.submit("soy") }
    #expect(quiz.practiceTotal == 1 && quiz.report(milliseconds: 0).openMisses(upTo: 6).count == 1)
    quiz = Quiz(questions, QuizOptions(region: .spain), introductions: [1: block])
    _ = quiz.submit("soy")
    #expect(quiz.report(milliseconds: 0).openMisses(upTo: 6).isEmpty)
    for _ in 1...2 { _ = quiz.submit("es") }
    #expect(quiz.practiceTotal == 0)
  }

  /// Of more misses than are offered, those on the most used verbs: *levantarse* is as much used as *levantar*.
  @Test func whatIsOfferedIsMostUsed() throws {
    let verbs = ["abrogar", "levantarse", "comer"]
    var quiz = Quiz(try verbs.map { try .asking($0, .present, .firstSingular) }, QuizOptions(region: .spain))
    for _ in verbs { _ = quiz.submit("x") }
    let open = quiz.report(milliseconds: 0).openMisses(upTo: 2)
    #expect(Set(open.map(\.question.verb.name)) == ["levantarse", "comer"])
  }

  /// A lost accent is offered after what was not known, however rare that is.
  @Test func accentsComeLast() throws {
    let verbs = ["ser", "abrogar"]
    var quiz = Quiz(try verbs.map { try .asking($0, .preterite, .thirdSingular) }, QuizOptions(region: .spain))
    _ = quiz.submit("fué")
    _ = quiz.submit("x")
    #expect(quiz.report(milliseconds: 0).openMisses(upTo: 1).map(\.question.verb.name) == ["abrogar"])
  }

  /// Below *oír: oído* the participle of *hemos oído* is given away, but not that of *hemos creído*.
  @Test func aBlockShowsAParticiple() throws {
    let model = SkillIntroduction.Model(verb: "oír", meaning: "", forms: ["oído"])
    let block = SkillIntroduction(name: "accent on í in the past participle", rule: "", models: [model])
    let shown = try ["oír", "creer"].map { block.shows(try .asking($0, .presentPerfect, .firstPlural)) }
    #expect(shown == [true, false])
  }
}

/// Sentences in sessions: what their answers tell, and whose sentences they are.
@Suite("Sentences in memory")
struct SentenceEvidenceTests {
  /// One answer to a sentence, and what it left of each skill: whether the last answer to it was right.
  private static func told(
    _ cell: String, _ result: String, _ kind: String? = nil, missed: Diagnosis.Missed? = nil,
    construction: String? = nil
  ) throws -> [String: Bool] {
    var entry = try #require(try ScheduleTests.entries(["0 \(cell) \(result)"]).first)
    entry.kind = kind
    entry.rare.choice = "ser-estar-state"
    (entry.rare.missed, entry.rare.construction) = (missed, construction)
    let begun = ScheduleTests.schedule(History([entry]), on: 0).begun
    return Dictionary(uniqueKeysWithValues: begun.map { ($0.skill.id, $0.right == $0.asked) })
  }

  /// Who takes *es* for *está* chose wrongly, and showed nothing of the form that was asked; who writes *estan* chose well.
  @Test func aChoiceAndItsFormAreToldApart() throws {
    let (choice, form) = ("choice/ser-estar-state", "form/estar/present/3s")
    #expect(try Self.told("estar present 3s", "correct") == [choice: true, form: true])
    #expect(try Self.told("estar present 3s", "wrong", "other-verb", missed: .choice) == [choice: false])
    #expect(try Self.told("estar present 3s", "wrong", "other-tense", missed: .both) == [choice: false])
    #expect(try Self.told("estar present 3s", "wrong", "regularised", missed: .form) == [choice: true, form: false])
  }

  /// *Está comiendo* says nothing of *come*.
  @Test func aPeriphrasisTellsNothingOfTheSimpleForm() throws {
    #expect(
      try Self.told("comer present 3s", "correct", construction: "estar+gerund") == ["choice/ser-estar-state": true])
  }

  /// The sentences of a session are of the learner's Spanish, and of no verb that was suspended.
  @Test(arguments: [(Region.spain, SecondPerson.tu), (.latinAmerica, .vos), (.latinAmerica, .tu)])
  func sentencesAreThoseChosen(_ region: Region, _ secondPerson: SecondPerson) throws {
    var options = ReviewOptions(region: region, secondPerson: secondPerson, questions: 100)
    options.never = ["ser", "ir", "tener", "hacer", "hablar"]
    var learner = PlayedLearner(seed: 1, recall: .infinity, options)
    try learner.place(on: 1)
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    var asked: [Sentence] = []
    for day in 1...4 {
      let plan = try learner.plan(on: day)
      asked += plan.questions.compactMap { $0.cloze?.sentence }
      try learner.answer(plan, on: day)
    }
    #expect(asked.count > 50, "\(asked.count)")
    let others: [Variety] = [.spain, .latinAmerica, .vos].filter {
      $0.rawValue != region.rawValue && $0.rawValue != secondPerson.rawValue
    }
    for sentence in asked {
      #expect(!options.never.contains(sentence.verb), "\(sentence.text)")
      #expect(sentence.variety.map { !others.contains($0) } ?? true, "\(sentence.text)")
      #expect(sentence.slot.person.map { persons.contains($0) || $0 == .secondVoseo } ?? true, "\(sentence.text)")
    }
  }
}
