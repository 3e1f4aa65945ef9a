import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("How a review looks")
struct ReviewPageTests {
  private let renderer = StyledRenderer(isColored: false, glyphs: .blocks) { 60 }

  /// A review so many days after some verbs were answered right in the present.
  private func review(_ verbs: [String], after days: Int64, questions: Int = 20, new: Int = 5) throws -> Review {
    let answers = verbs.map { verb in
      LogEntry(verb, Slot.of(.present)[0], .correct, at: Timestamp(milliseconds: 0), mode: .review)
    }
    let schedule = Schedule(History(answers), at: Timestamp(milliseconds: days * 86_400_000))
    return try Review(schedule, ReviewOptions(region: .spain, tenses: [.present], questions: questions, newSkills: new))
  }

  private func opening(_ review: Review) -> String {
    renderer.text(ReviewPage.opening(review, review.plan(.none)))
  }

  @Test func opening() throws {
    #expect(try opening(review([], after: 0, questions: 1)) == "1 question, 1 new\n")
    #expect(try opening(review([], after: 0, new: 0)) == "Nothing is due.\n")
    #expect(try opening(review(["hablar"], after: 3, questions: 1, new: 0)) == "1 question\n")
    #expect(try opening(review(["hablar", "comer", "vivir"], after: 90, questions: 2)).hasPrefix("2 questions"))
  }
}
