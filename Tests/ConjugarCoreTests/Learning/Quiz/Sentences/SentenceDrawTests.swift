import ConjugarCore
import Testing

@Suite("Drawing sentences")
struct SentenceDrawTests {
  private func sentences(_ options: QuizOptions, seed: UInt64 = 1) throws -> [Sentence] {
    try Quiz.questions(options, .seeded(seed)).compactMap { $0.cloze?.sentence }
  }

  private func choices(_ difficulty: Difficulty = .difficult, _ number: Int = 50) -> QuizOptions {
    var options = QuizOptions(difficulty: difficulty, region: .spain, questions: number)
    options.sentences = .only
    return options
  }

  @Test func onlySentences() throws {
    let drawn = try sentences(choices())
    #expect(drawn.count == 50)
    #expect(Set(drawn.map(\.id)).count == 50)
    // What learners get wrong most often comes most often, and every kind comes.
    let families = Dictionary(grouping: drawn, by: \.choice.family.id).mapValues(\.count)
    #expect(families.count >= 14)
    #expect((families["preterite-imperfect"] ?? 0) >= 4)
    #expect((families["ser-estar"] ?? 0) >= 4)
    #expect(try sentences(choices(), seed: 1) == drawn)
    #expect(try sentences(choices(), seed: 2) != drawn)
  }

  // Si mañana llueve stood in 28 of 60 quizzes, for its family has four sentences that are easy.
  @Test func noneByHeart() throws {
    let quizzes = try (1...40).map { try sentences(choices(.easy, 20), seed: $0).map(\.id) }
    let most = Dictionary(grouping: quizzes.joined(), by: \.self).values.map(\.count).max() ?? 0
    #expect(most <= 10)
  }

  @Test func everyFourthIsOne() throws {
    var options = choices(.moderate, 20)
    options.sentences = .mixed
    let questions = try Quiz.questions(options, .seeded(3))
    #expect(questions.count == 20)
    #expect(questions.indices.filter { questions[$0].cloze != nil } == [3, 7, 11, 15, 19])
  }

  @Test(arguments: Difficulty.allCases) func levels(difficulty: Difficulty) throws {
    #expect(try sentences(choices(difficulty)).allSatisfy { difficulty.levels.contains($0.level) })
  }

  /// As *quiz subjunctive* asks its forms, whatever the difficulty is.
  @Test func aTenseThatIsNamedIsAsked() throws {
    var options = choices(.easy, 5)
    options.tenses = [.presentSubjunctive]
    #expect(try sentences(options).map(\.slot.tense) == Array(repeating: .presentSubjunctive, count: 5))
    options.levels = .a1 ... .a1
    #expect(throws: QuizError.self) { try sentences(options) }
  }

  @Test func regions() throws {
    var options = choices(.difficult, 500)
    options.region = .latinAmerica
    #expect(try sentences(options).allSatisfy { $0.variety == nil || $0.variety == .latinAmerica })
    options.secondPerson = .vos
    let voseo = try sentences(options)
    #expect(voseo.contains { $0.variety == .vos })
    #expect(voseo.allSatisfy { $0.slot.person != .secondSingular })
  }

  @Test func filters() throws {
    var options = choices()
    options.tenses = [.presentSubjunctive]
    options.verbs = ["ser", "ir"]
    let drawn = try sentences(options)
    #expect(!drawn.isEmpty)
    #expect(drawn.allSatisfy { $0.slot.tense == .presentSubjunctive && ["ser", "ir"].contains($0.verb) })
    options.regularOnly = true
    #expect(throws: QuizError.self) { try sentences(options) }
    (options.tenses, options.verbs, options.regularOnly, options.irregularOnly) = ([], [], false, true)
    let conjugator = Conjugator()
    for question in try Quiz.questions(options, .seeded(1)) {
      #expect(conjugator.isIrregular(question.verb, at: question.slot), "\(question.form)")
    }
    options.patterns = [.eToIe]
    #expect(try Quiz.questions(options, .seeded(1)).allSatisfy { Irregularity.eToIe.isShown(by: $0.verb, at: $0.slot) })
    options.sentenceChoices = ["gustar"]
    #expect(throws: QuizError.self) { try sentences(options) }
  }
}
