import ConjugarCore
import Testing

@Suite("Days of practice")
struct ProgressDaysTests {
  private static func days(_ days: [Int], on today: Int) throws -> ProgressDays {
    var answers = Answers()
    for day in days { try answers.add(day, "ir gerund -", .correct) }
    return answers.progress(on: today).days
  }

  @Test(arguments: [
    ([], 0, 0),
    ([200], 1, 1),
    ([199], 1, 1),  // today is not over
    ([198], 1, 1),  // a day of the week may be missed
    ([197], 0, 1),  // two may not
    ([198, 199, 200, 200, 200], 3, 3),
    ([190, 191, 192, 193, 198, 199], 2, 4),
    ([197, 199, 200], 3, 3),
    ([191, 193, 194, 195, 196, 197, 198, 200], 8, 8),  // once a week
    ([195, 197, 199, 200], 3, 3),  // not twice in seven days
    ([192, 194, 195, 197, 199, 200], 3, 3),
    ([200, 201, 202], 1, 3),  // a clock that was wrong
  ])
  func inARow(_ days: [Int], streak: Int, longest: Int) throws {
    let found = try Self.days(days, on: 200)
    #expect((found.streak, found.longestStreak) == (streak, longest))
    #expect(found.isTodayDone == days.contains(200))
  }

  @Test func practiceCounts() throws {
    var answers = Answers()
    try answers.add(200, "ir gerund -", .correct, nil, .practice)
    let days = answers.progress(on: 200).days
    #expect(days.streak == 1)
    #expect(days.answers.reduce(0, +) == 1)
  }

  /// 21 November 2026 is a Saturday.
  @Test func theCalendarHasWholeWeeks() throws {
    let today = try #require(Timestamp("2026-11-21T00:00:00.000Z")).day()
    let days = try Self.days([today, today, today - 1, today - 400], on: today)
    #expect(days.range.count == 53 * 7)
    #expect(Timestamp.date(ofDay: days.range.lowerBound) == (2025, 11, 17))
    #expect(Timestamp.date(ofDay: days.range.upperBound - 1) == (2026, 11, 22))
    #expect(days.answers.suffix(4) == [0, 1, 2, 0])
    #expect(days.answers.reduce(0, +) == 3)
  }

  @Test(arguments: [
    // Day, the first of its week: 1 January 1970 was a Thursday.
    (0, -3), (3, -3), (4, 4), (10, 4), (11, 11), (-3, -3), (-4, -10),
  ])
  func weeksBeginOnMonday(_ today: Int, _ monday: Int) throws {
    #expect(try Self.days([], on: today).range.upperBound - 7 == monday)
  }

  /// Half past eleven at night in Madrid, in summer and in winter: half past nine and half past ten in UTC.
  @Test func eachAnswerHasTheZoneOfItsTime() throws {
    var answers: [LogEntry] = []
    let times = ["2026-10-24T21:30:00.000Z", "2026-10-25T22:30:00.000Z", "2026-10-26T22:30:00.000Z"]
    for time in times {
      var one = Answers()
      try one.add(0, "ir gerund -", .correct)
      var answer = try #require(one.list.first)
      answer.time = try #require(Timestamp(time))
      answers.append(answer)
    }
    let change = try #require(Timestamp("2026-10-25T01:00:00.000Z"))
    let history = History(answers, zoneOffset: { $0 < change ? 7200 : 3600 })
    let progress = Progress(history, now: answers[2].time, zoneOffset: 3600)
    #expect(progress.days.streak == 3)
    // In Havana it was not yet evening, in Tokyo it was morning of the next day.
    let tokyo = Progress(History(answers, zoneOffset: { _ in 32_400 }), now: answers[2].time, zoneOffset: 32_400)
    #expect(tokyo.days.today == progress.days.today + 1)
  }
}
