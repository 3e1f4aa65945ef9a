import Testing

@testable import ConjugarCore

/// Days begin at four in the morning, where and when the answer was given, and never change.
@Suite("The day of an answer")
struct LogDayTests {
  private static func entry(_ time: String, zone: Int?) throws -> LogEntry {
    var entry = LogEntry("pensar", Slot.of(.present)[0], .correct, at: try #require(Timestamp(time)))
    (entry.id, entry.zone) = (zone.map { "\(time)\($0)" }, zone)
    return entry
  }

  private static func date(_ history: History) throws -> String {
    let (year, month, day) = Timestamp.date(ofDay: try #require(history.answers.first).day)
    return "\(year)-\(month)-\(day)"
  }

  @Test(arguments: [
    ("2026-07-10T01:59:59.999Z", 120, "2026-7-9"),  // a second before four in Madrid
    ("2026-07-10T02:00:00.000Z", 120, "2026-7-10"),
    ("2027-01-01T03:30:00.000Z", 0, "2026-12-31"),  // New Year's Eve is not over
    ("2027-01-01T04:00:00.000Z", 0, "2027-1-1"),
    ("2028-02-29T12:00:00.000Z", 720, "2028-2-29"),  // a leap day, before midnight in Auckland
    ("2028-03-01T03:00:00.000Z", 0, "2028-2-29"),
    ("2026-11-21T06:00:00.000Z", -180, "2026-11-20"),  // three in Buenos Aires
    ("1970-01-01T00:00:00.000Z", -300, "1969-12-31"),
    ("9999-12-31T23:59:59.999Z", 840, "10000-1-1"),
  ])
  func theZoneOfTheLineDecides(_ time: String, _ zone: Int, _ date: String) throws {
    // Wherever it is read.
    for offset in [-39_600, 0, 50_400] {
      #expect(try Self.date(History([try Self.entry(time, zone: zone)], zoneOffset: { _ in offset })) == date)
    }
  }

  /// The clocks of both hemispheres: forward and back, in lines that do not say their zone.
  @Test(arguments: [
    // Madrid, 25 October 2026: from +2 to +1 at one o'clock UTC.
    ("2026-10-25T01:00:00.000Z", 7200, 3600, "2026-10-25T01:59:00.000Z", "2026-10-24"),
    ("2026-10-25T01:00:00.000Z", 7200, 3600, "2026-10-25T02:59:00.000Z", "2026-10-24"),
    ("2026-10-25T01:00:00.000Z", 7200, 3600, "2026-10-25T03:00:00.000Z", "2026-10-25"),
    ("2026-10-25T01:00:00.000Z", 7200, 3600, "2026-10-24T01:59:00.000Z", "2026-10-23"),
    ("2026-10-25T01:00:00.000Z", 7200, 3600, "2026-10-24T02:00:00.000Z", "2026-10-24"),
    // Santiago de Chile, 6 September 2026: from −4 to −3 at four o'clock UTC.
    ("2026-09-06T04:00:00.000Z", -14_400, -10_800, "2026-09-06T06:59:00.000Z", "2026-9-5"),
    ("2026-09-06T04:00:00.000Z", -14_400, -10_800, "2026-09-06T07:00:00.000Z", "2026-9-6"),
    ("2026-09-06T04:00:00.000Z", -14_400, -10_800, "2026-09-05T07:59:00.000Z", "2026-9-4"),
  ])
  func version1GoesByTheRulesOfTheMachine(
    _ change: String, _ before: Int, _ after: Int, _ time: String, _ date: String
  ) throws {
    let change = try #require(Timestamp(change))
    let offset = { (moment: Timestamp) in moment < change ? before : after }
    let entry = try Self.entry(time, zone: nil)
    #expect(try Self.date(History([entry], zoneOffset: offset)) == date)
    // Read from the log a season later, too.
    let later = Timestamp(milliseconds: change.milliseconds + 90 * 86_400_000)
    #expect(try Self.date(MemoryLines([entry.line]).log(at: later, zoneOffset: offset).history) == date)
  }

  /// The same log before and after the clocks change, and read in another country: nothing was answered between.
  @Test func theScheduleDoesNotMoveWithTheClock() throws {
    let times = ["2026-07-10T04:10:00.000Z", "2026-07-11T03:50:00.000Z", "2026-10-20T16:00:00.000Z"]
    let history = History(try times.map { try Self.entry($0, zone: -240) }, zoneOffset: { _ in 0 })
    let records = try [
      ("2026-10-31T16:00:00.000Z", -14_400), ("2026-11-02T17:00:00.000Z", -18_000),
      ("2026-11-02T11:00:00.000Z", 46_800),
    ]
    .map { now, offset in
      let schedule = Schedule(history, at: try #require(Timestamp(now)), zoneOffset: offset)
      let record = try #require(schedule.begun.first)
      return "\(record.firstDay ?? -1) \(record.lastDay) \(record.dueDay) \(String(describing: record.memory))"
    }
    #expect(Set(records).count == 1)
  }

  /// A machine without a clock of its own: what bears a wrong date freezes nothing.
  @Test func aFutureAnswerFreezesNothing() throws {
    var wrong = try Self.entry("2126-01-01T10:00:00.000Z", zone: 0)
    wrong.id = "future"
    let right = try ["2026-11-18T10:00:00.000Z", "2026-11-19T10:00:00.000Z"].map { try Self.entry($0, zone: 0) }
    let now = try #require(Timestamp("2026-11-21T10:00:00.000Z"))
    let log = try MemoryLines(([wrong] + right).map(\.line)).log(at: now) { _ in 0 }
    #expect(log.history.count == 2)
    #expect(log.notes == ["1 answer of memory is from the future and is not counted: line 1."])
    let record = try #require(Schedule(log.history, at: now).begun.first)
    #expect(record.lastDay == 20_776 && record.dueDay < 20_800)
  }

  /// A clock that is set back by a year: what is answered then comes before the rest, and no day is counted twice.
  @Test func aClockThatIsSetBack() throws {
    let times = ["2026-11-18T10:00:00.000Z", "2025-11-19T10:00:00.000Z", "2026-11-19T10:00:00.000Z"]
    let history = History(try times.map { try Self.entry($0, zone: 0) })
    #expect(history.answers.map(\.time) == history.answers.map(\.time).sorted())
    let now = try #require(Timestamp("2026-11-19T12:00:00.000Z"))
    #expect(Progress(history, now: now).days.streak == 2)
  }

  /// Every evening of ten years at half past one in the night, through all changes of the clock.
  @Test func tenYears() throws {
    let start = try #require(Timestamp("2026-01-01T23:30:00.000Z"))
    // Madrid, nearly: summer from April to October.
    func offset(_ time: Timestamp) -> Int { (4...10).contains(Timestamp.date(ofDay: time.day()).month) ? 7200 : 3600 }
    let entries = try (0..<3650).map { day in
      var entry = try Self.entry("2026-01-01T00:00:00.000Z", zone: nil)
      let evening = Timestamp(milliseconds: start.milliseconds + Int64(day) * 86_400_000)
      entry.time = evening
      entry.zone = day.isMultiple(of: 2) ? nil : offset(evening) / 60
      return entry
    }
    let now = try #require(entries.last).time
    let days = Progress(History(entries, zoneOffset: offset), now: now, zoneOffset: offset(now)).days
    #expect((days.streak, days.longestStreak) == (3650, 3650))
  }
}
