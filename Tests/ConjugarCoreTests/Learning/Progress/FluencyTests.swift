import ConjugarCore
import Testing

@Suite("Fluency")
struct FluencyTests {
  private var list: [LogEntry] = []

  /// Adds an answer at noon of a day of its own.
  private mutating func add(
    _ cell: String, _ result: Verdict.Result = .correct, grade: Grade = .good, milliseconds: Int,
    firstKey: Int? = nil, mode: LogEntry.Mode = .quiz
  ) throws {
    var answers = Answers()
    try answers.add(list.count, cell, result, nil, mode)
    var answer = answers.list[0]
    (answer.grade, answer.milliseconds, answer.firstKeyMilliseconds) = (grade, milliseconds, firstKey)
    list.append(answer)
  }

  private var report: FluencyReport { Progress(History(list), now: Answers.moment(list.count)).fluency }

  /// Five answers and five: the third shortest of each half is its median.
  @Test mutating func theLaterHalfIsHeldAgainstTheEarlier() throws {
    for time in [900, 5000, 1000, 3000, 2000, 600, 100, 4000, 500, 700] {
      try add("tener preterite 3p", milliseconds: 9000, firstKey: time)
    }
    let all = try #require(report.all)
    #expect((all.answers, all.before, all.now) == (10, 2000, 600))
    #expect(report.isToFirstKey)
    #expect(report.tenses.map(\.subject) == [.preterite])
    #expect(report.kinds.map(\.subject.id) == ["strong-preterite"])
    #expect(report.kinds.map(\.fluency) == [all])
  }

  /// Of six, the third shortest.
  @Test mutating func ofTwoInTheMiddleTheShorterIsTheMedian() throws {
    for time in 1...12 { try add("tener preterite 3p", milliseconds: 9000, firstKey: 100 * time) }
    #expect((report.all?.before, report.all?.now) == (300, 900))
  }

  @Test mutating func nineAnswersAreTooFew() throws {
    for _ in 0..<9 { try add("hablar present 1s", milliseconds: 1000) }
    #expect(report.all == nil && report.tenses.isEmpty && report.kinds.isEmpty)
    try add("hablar present 1s", milliseconds: 1000)
    #expect(report.all?.now == 1000)
    #expect(!report.isToFirstKey)
  }

  /// Who begins to be timed to the first key is not faster for it.
  @Test mutating func timesToTheFirstKeyAndToTheEndAreNotMixed() throws {
    for _ in 0..<20 { try add("hablar present 1s", milliseconds: 4000) }
    for _ in 0..<10 { try add("hablar present 1s", milliseconds: 4000, firstKey: 1500) }
    let all = try #require(report.all)
    #expect((all.answers, all.before, all.now) == (10, 1500, 1500))
  }

  /// What was missed, hinted, practiced or not timed says nothing of fluency; nor does what follows a miss, since its
  /// diagnosis was read first.
  @Test mutating func onlyRightAnswersThatNothingPrecedesCount() throws {
    for _ in 0..<10 { try add("hablar present 1s", milliseconds: 1000) }
    try add("hablar present 1s", grade: .hard, milliseconds: 50_000)
    try add("hablar present 1s", milliseconds: 0)
    try add("hablar present 1s", milliseconds: 50_000, mode: .practice)
    for result in [Verdict.Result.wrong, .skipped, .accentSlip] {
      try add("hablar present 1s", result, grade: .again, milliseconds: 50_000)
      try add("hablar present 1s", milliseconds: 50_000)
    }
    let all = try #require(report.all)
    #expect((all.answers, all.before, all.now) == (10, 1000, 1000))
  }
}
