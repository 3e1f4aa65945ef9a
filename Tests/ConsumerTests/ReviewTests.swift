import ConjugarCore
import Testing

/// A review in an app: what is new is shown before it is asked, and tomorrow begins with what the log says.
@Suite struct ReviewTests {
  private let today = Timestamp(milliseconds: 1_777_636_800_000)

  @Test func teachesWhatIsNew() throws {
    let review = try Review(Schedule(History([]), at: today), ReviewOptions(questions: 5))
    let plan = review.plan(.seeded(1))
    let first = try #require(plan.items.first)
    let introduction = try #require(first.introduction)
    #expect(introduction.name.isEmpty == false)
    #expect(introduction.models.contains { !$0.forms.isEmpty })
    #expect(plan.items.count == 5)
  }

  @Test func whatWasMissedComesBack() throws {
    let review = try Review(Schedule(History([]), at: today), ReviewOptions(questions: 3))
    var quiz = Quiz(review.plan(.none), QuizOptions())
    var log: [LogEntry] = []
    while let verdict = quiz.isPractice ? nil : quiz.submit("") {
      log.append(LogEntry(verdict, at: Timestamp(milliseconds: today.milliseconds + Int64(log.count)), mode: .review))
    }
    let tomorrow = Timestamp(milliseconds: today.milliseconds + 86_400_000)
    let next = try Review(Schedule(History(log), at: tomorrow), ReviewOptions(questions: 3))
    #expect(log.count == 3)
    #expect(next.daysUntilDue == 0)
  }
}
