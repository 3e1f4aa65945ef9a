import Testing

@testable import ConjugarCore

@Suite("The plan of a quiz")
struct QuizPlanTests {
  @Test(arguments: Difficulty.allCases)
  func fiftyQuestions(_ difficulty: Difficulty) throws {
    let plan = try QuizPlan.of(difficulty)
    #expect(plan.turns.count == 50)
    #expect(Set(plan.rows.map(\.tense)).count == plan.rows.count)
    #expect(plan.verbs >= 500)
  }

  @Test func tensesByDifficulty() throws {
    let easy: Set<Tense> = [.present, .preterite, .future]
    let more: Set<Tense> = [
      .conditional, .presentPerfect, .imperfect, .presentSubjunctive, .gerund, .participle, .imperative,
      .negativeImperative,
    ]
    #expect(Set(try QuizPlan.of(.easy).rows.map(\.tense)) == easy)
    #expect(Set(try QuizPlan.of(.moderate).rows.map(\.tense)) == easy.union(more))
    #expect(Set(try QuizPlan.of(.difficult).rows.map(\.tense)) == Set(Tense.allCases).subtracting([.infinitive]))
  }

  @Test(arguments: [1, 3, 10, 25, 49, 50, 51, 100, 500])
  func anyNumberKeepsTheProportions(_ number: Int) throws {
    let plan = try QuizPlan.of(.easy)
    let turns = plan.turns(number)
    #expect(turns.count == number)
    for row in plan.rows {
      let exact = Double(number * (row.regular + row.irregular)) / 50
      let count = Double(turns.count { $0.tense == row.tense })
      #expect(abs(count - exact) <= 1)
    }
  }

  @Test func chosenTensesComeFromTheDifficultTableWhereTheirOwnHasNone() throws {
    let plan = try QuizPlan.of(.easy).narrowed(to: [.preterite, .pastAnterior], orElse: .of(.difficult))
    #expect(
      plan.rows == [
        .init(tense: .preterite, regular: 10, irregular: 9),
        .init(tense: .pastAnterior, regular: 0, irregular: 0, either: 1),
      ])
  }

  @Test func aPlanOfOnesOwn() throws {
    let plan = try QuizPlan("verbs 80  # few\n\npretérito imperfecto 3 1\r\nPRESENT 2 2 1", for: .moderate)
    let rows = [
      QuizPlan.Row(tense: .imperfect, regular: 3, irregular: 1),
      .init(tense: .present, regular: 2, irregular: 2, either: 1),
    ]
    #expect(plan == QuizPlan(rows: rows, verbs: 80))
    // Each tense of a group has its numbers.
    let past = try QuizPlan("past 9 2", for: .easy).rows
    #expect(past.map(\.tense) == [.imperfect, .preterite, .presentPerfect, .pluperfect])
    #expect(past.allSatisfy { $0.regular == 9 && $0.irregular == 2 && $0.either == 0 })
    #expect(try !QuizPlan("all 1 1", for: .easy).rows.map(\.tense).contains(.infinitive))
    let named = "= easy\npresent 1 0\n= difícil\npreterite 0 1"
    #expect(try QuizPlan(named, for: .difficult).rows.map(\.tense) == [.preterite])
    var options = QuizOptions(region: .spain, questions: 10)
    options.plan = plan
    let questions = try Quiz.questions(options, .seeded(1))
    #expect(questions.allSatisfy { [.imperfect, .present].contains($0.slot.tense) } && questions.count == 10)
  }

  @Test(arguments: [
    ("present 9 10\npresnet 1 1", "line 2 of the plan: “presnet” is not a tense; did you mean “present”?"),
    ("present nine", "line 1 of the plan: “present nine” is not a tense"),
    ("present 9", "line 1 of the plan: “present” needs two or three numbers"),
    ("present 9 -1", "line 1 of the plan: “present” needs two or three numbers"),
    ("present 1 1 1 1", "line 1 of the plan: “present” needs two or three numbers"),
    ("present 1 1\n\npresente 2 2", "line 3 of the plan: “present” is there twice"),
    ("verbs 9\npresent 1 1\nverbs 8", "line 3 of the plan: “verbs” is there twice"),
    ("= easy\npresent 1 1\n= easy\nfuture 1 1", "line 3 of the plan: “= easy” is there twice"),
    ("present 1 1\n= easy\nfuture 1 1", "line 2 of the plan: what comes before the first heading belongs to no plan"),
    ("infinitive 1 1", "line 1 of the plan: the infinitive cannot be asked"),
    ("verbs many", "line 1 of the plan: “verbs many” is not a tense"),
    ("verbs 0", "line 1 of the plan: “verbs” needs one number"),
    ("= medum\npresent 1 1", "line 1 of the plan: “medum” is not a difficulty; did you mean"),
    ("= moderate\npresent 1 1", "the plan has no part “= easy” for this difficulty"),
    ("# nothing\n", "the plan asks nothing"), ("present 0 0", "the plan asks nothing"),
  ])
  func whatIsWrongIsNamedByItsLine(_ text: String, _ beginning: String) {
    let error = #expect(throws: QuizPlanError.self) { try QuizPlan(text, for: .easy) }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix(beginning), "\(error.map { "\($0)" } ?? "")")
  }
}
