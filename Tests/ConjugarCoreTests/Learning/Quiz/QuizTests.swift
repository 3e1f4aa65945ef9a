import Testing

@testable import ConjugarCore

@Suite("A quiz from the first question to the report")
struct QuizTests {
  private func quiz(_ questions: Int = 3, accents: AccentPolicy = .half) throws -> Quiz {
    var options = QuizOptions(region: .spain, accents: accents, questions: questions)
    options.verbs = ["hablar"]
    options.tenses = [.preterite]
    return try Quiz(options, shuffling: .none)
  }

  @Test func rightAnswers() throws {
    var quiz = try quiz()
    #expect(quiz.current?.line == "hablar preterite 1s yo")
    #expect(quiz.number == 1 && quiz.total == 3)
    #expect(quiz.submit("hablé")?.result == .correct)
    #expect(quiz.submit("hablaste")?.points == 10)
    #expect(quiz.number == 3 && quiz.points == 20 && !quiz.isComplete)
    #expect(quiz.submit("habló")?.result == .correct)
    #expect(quiz.isComplete && quiz.current == nil && !quiz.isPractice)
    #expect(quiz.submit("more") == nil)
    let report = quiz.report(milliseconds: 1500)
    #expect(report.score == 15 && report.points == 30 && report.accuracy == 100)
    #expect(report.misses.isEmpty && report.milliseconds == 1500)
  }

  /// A question that is drawn before its turn is the same one, is asked once, and comes after an answer taken back too.
  @Test func whatIsPreparedIsWhatWouldBeAsked() throws {
    var options = QuizOptions(region: .spain, questions: 12)
    options.sentences = .mixed
    var quiz = try Quiz(options, shuffling: .seeded(5))
    var prepared = quiz
    var asked = 0
    while let question = quiz.current {
      prepared.prepare()
      #expect(prepared.current?.line == question.line)
      let before = prepared
      _ = prepared.submit("x")
      prepared = before
      prepared.prepare()
      _ = quiz.submit("x")
      _ = prepared.submit("x")
      asked += 1
    }
    #expect(asked == 24 && prepared.current == nil && prepared.isComplete)
    var ended = try Quiz(options, shuffling: .seeded(5))
    ended.prepare()
    ended.end()
    #expect(ended.current == nil)
  }

  @Test func missesComeBackOnceWithoutPoints() throws {
    var quiz = try quiz()
    #expect(quiz.submit("hable")?.result == .wrong)
    #expect(quiz.submit("")?.result == .skipped)
    #expect(quiz.submit("hablo")?.result == .wrong)
    #expect(quiz.isComplete && quiz.isPractice && quiz.practiceTotal == 3)
    #expect(quiz.current?.line == "hablar preterite 1s yo" && quiz.number == 1)
    #expect(quiz.submit("hablé")?.result == .correct)
    #expect(quiz.current?.line == "hablar preterite 2s tú" && quiz.number == 2)
    _ = quiz.submit("wrong again")
    _ = quiz.submit("habló")
    #expect(quiz.current == nil)
    let report = quiz.report(milliseconds: 0)
    #expect(report.score == 0 && report.count(.wrong) == 2 && report.count(.skipped) == 1)
    #expect(report.misses.map(\.rightForm) == ["hablé", "hablaste", "habló"])
    #expect(quiz.practiced.map(\.result) == [.correct, .wrong, .correct])
  }

  /// Who misses a form twice practices it once.
  @Test func whatIsMissedTwiceComesBackOnce() throws {
    let question = try #require(try quiz(1).current)
    var quiz = Quiz([question, question], QuizOptions(region: .spain))
    for _ in 0..<2 { _ = quiz.submit("hablamos") }
    #expect(quiz.isPractice && quiz.practiceTotal == 1)
    _ = quiz.submit(question.accepted[0])
    #expect(quiz.current == nil && quiz.practiceTotal == 1)
  }

  @Test(arguments: [(AccentPolicy.strict, 0, true), (.half, 5, false), (.lenient, 10, false)])
  func accentSlips(_ accents: AccentPolicy, _ points: Int, _ comesBack: Bool) throws {
    var quiz = try quiz(1, accents: accents)
    #expect(quiz.submit("hablè")?.result == .accentSlip)
    #expect(quiz.points == points)
    #expect(quiz.isPractice == comesBack)
    #expect(quiz.report(milliseconds: 0).misses.count == 1)
  }

  @Test func everyHintHalvesItsQuestionOnly() throws {
    var quiz = try quiz()
    #expect(quiz.takeHint()?.strength == 1)
    #expect(quiz.takeHint()?.strength == 2)
    #expect(quiz.submit("hablé")?.points == 2)
    #expect(quiz.submit("hablaste")?.points == 10)
  }

  /// An answer is taken back by going back to the quiz from before it.
  @Test func theValueFromBeforeAnAnswerIsTheQuizFromBeforeIt() throws {
    var quiz = try quiz()
    _ = quiz.takeHint()
    let before = quiz
    _ = quiz.submit("hable")
    quiz = before
    #expect(quiz.number == 1 && quiz.points == 0)
    #expect(quiz.submit("hablé")?.points == 5)
    _ = quiz.submit("hablaste")
    _ = quiz.submit("habló")
    #expect(quiz.current == nil && quiz.points == 25)
  }

  @Test func questionsMayBeChosenBeforehand() throws {
    let questions = [
      try Question.asking("ser", .present, .firstSingular), try Question.asking("ir", .gerund, nil),
    ]
    var quiz = Quiz(questions, QuizOptions(region: .spain))
    #expect(quiz.total == 2 && quiz.current == questions[0])
    #expect(quiz.submit("soy")?.result == .correct)
    #expect(quiz.submit("iendo")?.result == .wrong)
    #expect(quiz.isPractice && quiz.current == questions[1])
    #expect(quiz.submit("yendo")?.result == .correct)
    #expect(quiz.current == nil)
  }

  /// With its verb all of its questions go, those to practice too; what is asked of nothing else stays as it is.
  @Test func aVerbIsLeftOut() throws {
    let questions = [
      try Question.asking("ser", .present, .firstSingular), try Question.asking("ir", .gerund, nil),
      try Question.asking("ser", .present, .thirdSingular), try Question.asking("ser", .gerund, nil),
    ]
    var quiz = Quiz(questions, QuizOptions(region: .spain))
    #expect(quiz.submit("x")?.result == .wrong && quiz.submit("yendo")?.result == .correct)
    #expect(quiz.leaveOutVerb() && quiz.total == 2 && quiz.current == nil)
    var whole = Quiz(Array(questions.prefix(2)), QuizOptions(region: .spain))
    #expect(whole.leaveOutVerb() && whole.total == 1 && whole.current == questions[1])
    #expect(!whole.leaveOutVerb() && whole.current == questions[1])
  }

  /// In practice nothing is set aside as known: all questions of the quiz are answered.
  @Test func nothingIsKnownInPractice() throws {
    var quiz = Quiz([try Question.asking("ser", .present, .firstSingular)], QuizOptions(region: .spain))
    _ = quiz.submit("x")
    #expect(quiz.isPractice && quiz.know() == nil && quiz.submit("soy")?.result == .correct)
  }

  /// What is put back after a verb was left out is asked as it was.
  @Test func theOthersAreAskedAsTheyWere() throws {
    var options = QuizOptions(region: .spain)
    (options.direction, options.questions) = (.recognize, 6)
    var quiz = try Quiz(options, shuffling: .seeded(5))
    let verb = try #require(quiz.current).verb
    let others = quiz.questions.filter { !$0.verb.isSame(as: verb) }
    #expect(quiz.leaveOutVerb() && Array(quiz.questions.prefix(others.count)) == others)
  }

  @Test func anUnfinishedQuizHasNoScore() throws {
    var quiz = try quiz()
    _ = quiz.submit("hablé")
    let report = quiz.report(milliseconds: 0)
    #expect(!report.isComplete && report.score == nil && report.points == 10 && report.total == 3)
    #expect(try self.quiz().report(milliseconds: 0).accuracy == 0)
  }

  @Test func listOfUse() {
    let list = FrequencyList(lines: LinesByVerb("# a comment\nser\n\nestar\n# another\nhaber"))
    #expect(Array(list) == ["ser", "estar", "haber"])
  }

  /// What the list of use has, the lexicon has.
  @Test func everyUsedVerbIsKnown() {
    let lexicon = Lexicon.embedded
    #expect(FrequencyList.embedded.allSatisfy { lexicon.contains($0) })
  }
}
