import ConjugarCore
import Testing

/// Practice with hints and a second try.
@Suite struct HintedPracticeTests {
  private func quiz() throws -> Quiz {
    var options = QuizOptions(questions: 1)
    options.verbs = ["tener"]
    options.tenses = [.preterite]
    options.persons = [.thirdPlural]
    options.retries = true
    return try Quiz(options, shuffling: .none)
  }

  @Test func eachHintSaysMoreAndHalvesThePoints() throws {
    var quiz = try quiz()
    let hints = [quiz.takeHint(), quiz.takeHint()].compactMap { $0 }
    #expect(hints.map(\.strength) == [1, 2])
    #expect(Set(hints.map(\.text)).count == 2)
    let verdict = quiz.submit("tuvieron")
    #expect(verdict?.hints == 2)
    #expect(verdict.map { $0.points < 5 } == true)
  }

  @Test func aSecondTryEarnsALittle() throws {
    var quiz = try quiz()
    guard case .retry(let first) = quiz.answer("tenieron") else {
      Issue.record("no second try")
      return
    }
    #expect(first.diagnosis?.prompt.contains("tuv-") == false)
    #expect(first.diagnosis?.message.contains("tuv-") == true)
    guard case .verdict(let verdict) = quiz.answer("tuvieron") else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.secondTry?.result == .correct)
    #expect(verdict.points > 0)
  }
}
