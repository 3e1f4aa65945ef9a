import ConjugarCore
import Testing

@Suite("A second try")
struct RetryTests {
  private func quiz() throws -> Quiz {
    var options = QuizOptions(region: .spain, questions: 2)
    options.retries = true
    let questions = [
      try Question.asking("tener", .preterite, .thirdPlural), try Question.asking("hablar", .present, .firstSingular),
    ]
    return Quiz(questions, options)
  }

  private func verdict(_ outcome: Quiz.Outcome?) throws -> Verdict {
    guard case .verdict(let verdict)? = outcome else { throw Unexpected() }
    return verdict
  }

  private struct Unexpected: Error {}

  /// The diagnosis comes first, without the form; a second answer that is right earns 2; all else is of the first.
  @Test func rightAtTheSecondTry() throws {
    var quiz = try quiz()
    guard case .retry(let first)? = quiz.answer("tenieron") else { throw Unexpected() }
    #expect(first.diagnosis?.kind == .regularized)
    #expect(first.diagnosis?.remark.prompt.contains(" tuv") == false)
    #expect(quiz.number == 1 && quiz.current?.verb.infinitive.description == "tener")
    let verdict = try verdict(quiz.answer("tuvieron"))
    #expect(verdict.points == 2 && quiz.points == 2 && quiz.number == 2)
    #expect(verdict.result == .wrong && verdict.answer == "tenieron" && Grade(verdict) == .again)
    #expect(verdict.secondTry?.result == .correct)
  }

  @Test(arguments: [("tuviéron", Verdict.Result.accentSlip, 2), ("tenían", .wrong, 0), ("", .skipped, 0)])
  func otherSecondTries(_ typed: String, _ result: Verdict.Result, _ points: Int) throws {
    var quiz = try quiz()
    _ = quiz.answer("tenieron")
    let verdict = try verdict(quiz.answer(typed))
    #expect(verdict.secondTry?.result == result && verdict.points == points)
  }

  /// What hints took off the worth of an answer, a second try does not bring back.
  @Test func hintsCountForTheSecondTryToo() throws {
    var quiz = try quiz()
    for _ in 0..<3 { _ = quiz.takeHint() }
    _ = quiz.answer("tenieron")
    #expect(try verdict(quiz.answer("tuvieron")).points == 1)
  }

  /// What is right, or not known, is done at once; so is what comes back for practice.
  @Test func noSecondTry() throws {
    var quiz = try quiz()
    #expect(try verdict(quiz.answer("")).secondTry == nil)
    #expect(try verdict(quiz.answer("hablo")).points == 10)
    #expect(quiz.isPractice)
    #expect(try verdict(quiz.answer("tenieron")).result == .wrong)
  }

  /// Whoever offers no second try leaves the first one standing.
  @Test func submittingIsTheSecondTryOfAQuestionThatHasOne() throws {
    var quiz = try quiz()
    _ = quiz.answer("tenieron")
    let submitted = quiz.submit("tuvieron")
    let verdict = try #require(submitted)
    #expect(verdict.result == .wrong && verdict.points == 2)
  }

  @Test func leavingEndsTheQuestion() throws {
    var quiz = try quiz()
    _ = quiz.answer("tenieron")
    quiz.leaveRetry()
    #expect(quiz.verdicts.map(\.result) == [.wrong] && quiz.firstTry == nil && quiz.number == 2)
  }
}
