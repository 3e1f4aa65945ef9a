import Testing

@testable import ConjugarCore

/// What help costs, and what no answer of one's own tells.
@Suite("Grades of answers")
struct GradeTests {
  private static let cell = "tener preterite 3p"
  private static let skill = "form/tener/preterite/1s"

  /// An answer to the cell after so many hints, on a day.
  private static func answer(_ text: String, hints: Int, on day: Int) throws -> LogEntry {
    var quiz = Quiz([try .asking("tener", .preterite, .thirdPlural)], QuizOptions(region: .spain))
    for _ in 0..<hints { _ = quiz.takeHint() }
    let verdict = quiz.submit(text)
    return LogEntry(try #require(verdict), at: Answers.moment(day), mode: .review)
  }

  private static func review(_ answers: [LogEntry], on day: Int64, questions: Int = 20) throws -> Review {
    let schedule = ScheduleTests.schedule(History(answers), on: day)
    return try Review(schedule, ReviewOptions(region: .spain, questions: questions))
  }

  /// Right at once is good, after one hint hard, after more it did not come to mind.
  @Test(arguments: [(0, Grade.good), (1, .hard), (2, .again), (3, .again)])
  func hintsCost(_ hints: Int, _ grade: Grade) throws {
    let answer = try Self.answer("tuvieron", hints: hints, on: 9)
    #expect(answer.result == .correct && answer.grade == grade)
    let answers = try ScheduleTests.entries(["0 \(Self.cell) correct"]) + [answer]
    let record = try #require(Self.review(answers, on: 9).schedule.begun.first { $0.skill.id == Self.skill })
    let first = FSRS.memory(after: .good, nil, days: 0)
    #expect(record.memory == FSRS.memory(after: grade, first, days: 9))
  }

  /// What was missed comes back first of all until it was right without help.
  @Test(arguments: [(0, false), (1, true), (2, true)])
  func whatWasMissedComesBackUntilItWasRightUnaided(_ hints: Int, _ comesBack: Bool) throws {
    let answers = try [
      Self.answer("tuvieron", hints: 0, on: 0), Self.answer("tenieron", hints: 0, on: 3),
      Self.answer("tuvieron", hints: hints, on: 4),
    ]
    for questions in [1, 20] {
      let first = try #require(try Self.review(answers, on: 5, questions: questions).plan(.none).questions.first)
      #expect(("\(first.verb.name) \(first.slot)" == Self.cell) == comesBack)
    }
  }

  /// However much was missed, half of a session is something else.
  @Test func whatWasMissedLeavesRoom() throws {
    let verbs = FrequencyList.embedded.prefix(40).filter { $0 != "haber" }
    let missed = verbs.flatMap { ["0 \($0) present 3s correct", "3 \($0) present 3s wrong"] }
    let answers = try ScheduleTests.entries(missed + verbs.map { "0 \($0) present 3p correct" })
    let asked = try Self.review(answers, on: 4, questions: 20).plan(.none).questions
    let again = asked.count { $0.slot == Slot(.present, .thirdSingular) && verbs.contains($0.verb.name) }
    #expect((8...14).contains(again), "\(asked.map { "\($0.verb.name) \($0.slot)" })")
  }

  /// Who needed a hint each time bears no more than on the first day.
  @Test(arguments: [(0, true), (1, false)])
  func moreIsBegunAfterWhatWasRightUnaided(_ hints: Int, _ isMore: Bool) throws {
    let verbs = ["hablar", "ser", "tener", "comer", "vivir", "ir"]
    let answers = try ScheduleTests.entries(verbs.map { "0 \($0) present 3s correct" }).map { entry in
      var entry = entry
      (entry.mode, entry.hints, entry.grade) = (.review, hints, Grade(hints: hints))
      return entry
    }
    let new = try Self.review(answers, on: 1, questions: 120).plan(.none).newCount
    #expect((new > 10) == isMore, "\(new)")
  }

  /// What never was right off the screen is shown once more above its form, but not before it was asked off the screen.
  @Test func whatNeverWasRightIsShownAgain() throws {
    var answers = try ScheduleTests.entries(["0 ser present 3s correct", "1 ser present 3s wrong"])
    for index in answers.indices { (answers[index].mode, answers[index].isShown) = (.review, index == 0) }
    func heading(_ answers: [LogEntry], on day: Int64) throws -> String? {
      let first = try #require(try Self.review(answers, on: day).plan(.none).items.first)
      #expect(first.question.verb.name == "ser" && first.question.slot == Slot(.present, .thirdSingular))
      return first.introduction?.heading
    }
    #expect(try heading(Array(answers.prefix(1)), on: 1) == nil)
    #expect(try heading(answers, on: 2) == "Remember")
  }

  /// What was missed in letters alone was known: who writes by ear is not kept from what is new.
  @Test(arguments: [("spelling", true), ("regularised", false)])
  func whoWritesByEarMeetsWhatIsNew(_ kind: String, _ isNew: Bool) throws {
    let verbs = ["hablar", "ser", "tener", "comer", "vivir", "ir"]
    let answers = try ScheduleTests.entries(verbs.map { "0 \($0) present 3s wrong" }).map { entry in
      var entry = entry
      (entry.mode, entry.kind) = (.review, kind)
      return entry
    }
    #expect((try Self.review(answers, on: 1).plan(.none).newCount > 0) == isNew)
  }

  /// Who understands a form does not yet say it: only what was to be produced tells.
  @Test(arguments: [("recognize", false), ("listen", false), ("meaning", true), ("produce", true)])
  func whatWasUnderstoodTellsNothing(_ direction: String, _ tells: Bool) throws {
    var answers = try ScheduleTests.entries(["0 ser present 3s correct"])
    answers[0].rare.direction = direction
    #expect(try Self.review(answers, on: 1).schedule.begun.isEmpty != tells)
  }

  /// What is rarely said is of a higher level than its tense.
  @Test func whatIsRareIsOfAHigherLevel() throws {
    let review = try Self.review([], on: 0)
    func level(_ id: String) throws -> Level {
      review.level(of: [try #require(review.schedule.finder.skills.firstIndex { $0.id == id })])
    }
    #expect(try level("e>ie/present") == .a1 && level("form/ser/present/1s") == .a1)
    #expect(try level("hiatus/present") > .a1 && level("regular-ir/present/1p") == .a1)
  }

  /// A goal is reached by answers, not by what came back for practice.
  @Test func practiceIsNoPartOfTheGoal() throws {
    let history = try ScheduleTests.history("0 ser present 3s wrong", "0 ser present 3s correct practice")
    #expect((history.answerCount(onDay: 0), history.answerCount(onDay: 1)) == (1, 0))
  }
}
