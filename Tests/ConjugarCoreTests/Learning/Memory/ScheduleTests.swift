import Testing

@testable import ConjugarCore

@Suite("What is remembered")
struct ScheduleTests {
  /// A log in short: `1 tener present 1s wrong`, a day and an answer, each a minute after the other.
  static func history(_ rows: String..., zoneOffset: Int = 0) throws -> History {
    History(try entries(rows, zoneOffset: zoneOffset), zoneOffset: { _ in zoneOffset })
  }

  static func entries(_ rows: [String], zoneOffset: Int = 0) throws -> [LogEntry] {
    try rows.enumerated().map { number, row in
      let words = row.split(separator: " ").map(String.init)
      let day = try #require(Int64(words[0]))
      let result = try #require(Verdict.Result(rawValue: words[4]))
      return LogEntry(
        words[1], try Slot.named(words[2], words[3]), result,
        at: Timestamp(milliseconds: noon(of: day) + Int64(number) * 60_000 - Int64(zoneOffset) * 1000),
        mode: words.count > 5 ? .practice : .quiz)
    }
  }

  private static func noon(of day: Int64) -> Int64 { day * 86_400_000 + 43_200_000 }

  static func schedule(_ history: History, on day: Int64) -> Schedule {
    Schedule(history, at: Timestamp(milliseconds: noon(of: day)))
  }

  private func record(_ id: String, _ schedule: Schedule) throws -> SkillRecord {
    try #require(schedule.begun.first { $0.skill.id == id })
  }

  @Test func nothingIsKnownAtFirst() throws {
    #expect(Self.schedule(try Self.history(), on: 100).begun.isEmpty)
  }

  /// The courses of FSRS, played by verbs that all show one pattern.
  @Test func verbsOfAPatternAreOneSkill() throws {
    let history = try Self.history(
      "0 pensar present 1s correct", "2 querer present 3s correct", "13 cerrar present 2s wrong",
      "15 perder present 3p correct")
    let record = try record("e>ie/present", Self.schedule(history, on: 15))
    #expect((record.firstDay, record.lastDay, record.dueDay) == (0, 15, 20))
    #expect((record.asked, record.right) == (4, 3))
    #expect(record.memory.map { Int(($0.stability * 10_000).rounded()) } == 48_763)
  }

  @Test func everyAnswerOfTheDayCounts() throws {
    let history = try Self.history(
      "0 pensar present 1s wrong", "0 querer present 3s correct", "0 cerrar present 2s correct")
    let record = try record("e>ie/present", Self.schedule(history, on: 0))
    let fsrs = FSRS.self
    let first = fsrs.memory(after: .again, nil, days: 0)
    let second = fsrs.memory(after: .good, first, days: 0)
    #expect(record.memory == fsrs.memory(after: .good, second, days: 0))
    #expect((record.asked, record.right) == (3, 2))
  }

  /// Ten misses after a first hit are not “learned”.
  @Test func aSkillMissedAllDayIsNotLearned() throws {
    let rows = ["0 pensar present 1s correct", "2 pensar present 1s correct", "13 pensar present 1s correct"]
    let misses = (0..<10).map { _ in "46 querer present 3s wrong" }
    let record = try record("e>ie/present", Self.schedule(History(Self.entries(rows + misses)), on: 46))
    #expect(record.state == .learning && record.dueDay == 47)
  }

  /// A wrong answer is charged to what was wrong.
  @Test(arguments: [
    ("pensar present 2s", "other-person", ["regular-ar/present/2s"]),
    ("pensar present 2s", "stem-change", ["e>ie/present"]),
    ("pensar present 2s", "ending", ["regular-ar/present/2s"]),
    ("pensar present 2s", "typo", []),
    ("buscar preterite 1s", "spelling", ["c>qu/preterite"]),
    ("tener preterite 3p", "regularised", ["form/tener/preterite/1s"]),
    ("tener preterite 3p", "other-person", ["form/tener/preterite/1s"]),
    ("hacer present-perfect 1s", "other-person", ["haber/present-perfect"]),
    ("hacer present-perfect 1s", "participle", ["form/hacer/participle"]),
    ("hacer present-perfect 1s", "auxiliary", ["haber/present-perfect"]),
    ("ser present 1s", "other-person", ["form/ser/present/1s"]),
    ("levantarse present 1s", "pronoun", ["pronoun"]),
  ])
  func aMissIsChargedToWhatWasWrong(_ cell: String, _ kind: String, _ charged: [String]) throws {
    var entries = try Self.entries(["0 \(cell) correct", "2 \(cell) correct", "9 \(cell) wrong"])
    entries[2].kind = kind
    let schedule = Self.schedule(History(entries), on: 9)
    #expect(schedule.begun.filter { $0.right < $0.asked }.map(\.skill.id).sorted() == charged.sorted())
  }

  /// Days are those of the wall clock: an evening in Lima is the next day in Greenwich.
  @Test(arguments: [0, -18_000, 50_400])
  func daysAreThoseOfTheWallClock(_ offset: Int) throws {
    let history = try Self.history("7 pensar present 1s correct", "8 pensar present 1s correct", zoneOffset: offset)
    let now = Timestamp(milliseconds: Self.noon(of: 9) - Int64(offset) * 1000)
    let schedule = Schedule(history, at: now, zoneOffset: offset)
    let record = try record("e>ie/present", schedule)
    #expect((schedule.today, record.firstDay, record.lastDay) == (9, 7, 8))
  }

  @Test func practiceSaysNothing() throws {
    let history = try Self.history("0 pensar present 1s wrong", "1 pensar present 1s correct practice")
    #expect(try record("e>ie/present", Self.schedule(history, on: 1)).lastDay == 0)
  }

  @Test func anAnswerCountsForEverySkillOfItsForm() throws {
    let history = try Self.history("0 seguir present 1s correct", "0 deshacer present-perfect 3s accentSlip")
    let ids = Self.schedule(history, on: 0).begun.map(\.skill.id).sorted()
    #expect(
      ids == [
        "e>i/present", "form/hacer/participle", "gu>g/present", "haber/present-perfect", "regular-ir/present/1s",
      ])
  }

  @Test func answersAboutNoVerbArePassedOver() throws {
    let history = try Self.history("0 mesa present 1s correct", "0 llover present 1s correct")
    #expect(Self.schedule(history, on: 0).begun.isEmpty)
  }
}
