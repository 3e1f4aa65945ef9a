import ConjugarCore
import Testing

/// A server that checks answers: everything comes to it as text, and nothing that came is trusted.
@Suite struct AnswerServerTests {
  private func judge(_ verb: String, _ tense: String, _ person: String, _ typed: String) throws -> Verdict? {
    let conjugator = Conjugator()
    guard let slot = Slot(try Tense.named(tense), try Person.named(person)),
      let question = conjugator.question(on: try conjugator.verb(verb), at: slot)
    else { return nil }
    return Grader(conjugator, accents: .half).judge(typed, for: question)
  }

  @Test(
    arguments: [
      ("tuvieron", Verdict.Result.correct, 10), ("Ellos tuvieron", .correct, 10), ("tenieron", .wrong, 0),
      ("", .skipped, 0),
    ])
  func anAnswer(typed: String, result: Verdict.Result, points: Int) throws {
    let verdict = try #require(try judge("tener", "pretérito", "3p", typed))
    #expect(verdict.result == result)
    #expect(verdict.points == points)
  }

  @Test func anAccentCostsHalf() throws {
    let verdict = try #require(try judge("tener", "future", "yo", "tendre"))
    #expect(verdict.result == .accentSlip)
    #expect(verdict.points == 5)
  }

  @Test func whatIsNoCellAndWhatHasNoFormIsNoQuestion() throws {
    #expect(try judge("tener", "imperative", "1s", "x") == nil)
    #expect(try judge("llover", "imperative", "2s", "x") == nil)
  }

  @Test func aMisspelledNameIsToldWithTheNearest() {
    let error = #expect(throws: NameError.self) { try Tense.named("pretrite") }
    #expect(error?.nearest.first == "preterite")
  }
}
