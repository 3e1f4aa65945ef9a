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
      let grade: Grade = result == .correct ? .good : result == .accentSlip ? .hard : .again
      return LogEntry(
        time: Timestamp(milliseconds: noon(of: day) + Int64(number) * 60_000 - Int64(zoneOffset) * 1000),
        infinitive: words[1], tense: try Tense.named(words[2]),
        person: words[3] == "-" ? nil : try Person.named(words[3]), answer: "", result: result, grade: grade,
        milliseconds: 1, mode: words.count > 5 ? .practice : .quiz, version: "1")
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

  /// What was begun together does not come back together: each skill a little early or late, by its name alone.
  @Test func dueDatesAreSpread() throws {
    let cells = [
      "pensar present", "contar present", "pedir present", "conocer present", "salir present", "construir present",
      "tener preterite", "tener future", "hablar imperfect", "comer imperfect", "comer future", "hablar conditional",
    ]
    let rows = [0, 2, 13].flatMap { day in cells.map { "\(day) \($0) 1s correct" } }
    let known = Self.schedule(History(try Self.entries(rows)), on: 13).begun
    let same = known.filter { $0.asked == 3 }
    let days = same.map { $0.dueDay - 13 }
    let interval = FSRS().interval(of: try #require(same.first?.memory))
    #expect(same.count > 8 && Set(same.compactMap(\.memory)).count == 1)
    #expect(Set(days).count > 2)
    #expect(days.allSatisfy { abs($0 - interval) * 100 <= interval * SkillRecord.spread })
  }

  @Test func everyAnswerOfTheDayCounts() throws {
    let history = try Self.history(
      "0 pensar present 1s wrong", "0 querer present 3s correct", "0 cerrar present 2s correct")
    let record = try record("e>ie/present", Self.schedule(history, on: 0))
    let fsrs = FSRS()
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
    ("pensar present 2s", "other-person", ["person/present/2s", "regular-ar/present"]),
    ("pensar present 2s", "stem-change", ["e>ie/present", "form/pensar/present/2s"]),
    ("pensar present 2s", "ending", ["regular-ar/present"]),
    ("pensar present 2s", "typo", []),
    ("buscar preterite 1s", "spelling", ["c>qu/preterite", "form/buscar/preterite/1s"]),
    ("tener preterite 3p", "regularised", ["strong-preterite/preterite", "form/tener/preterite/3p"]),
    ("tener preterite 3p", "other-person", ["person/preterite/3p", "strong-preterite/preterite"]),
    ("hacer present-perfect 1s", "other-person", ["haber/present-perfect", "person/present-perfect/1s"]),
    ("hacer present-perfect 1s", "participle", ["form/hacer/participle"]),
    ("hacer present-perfect 1s", "auxiliary", ["haber/present-perfect"]),
    ("ser present 1s", "other-person", ["form/ser/present/1s"]),
    ("levantarse present 1s", "pronoun", ["form/levantarse/present/1s", "pronoun"]),
  ])
  func aMissIsChargedToWhatWasWrong(_ cell: String, _ kind: String, _ charged: [String]) throws {
    var entries = try Self.entries(["0 \(cell) correct", "2 \(cell) correct", "9 \(cell) wrong"])
    entries[2].kind = kind
    let schedule = Self.schedule(History(entries), on: 9)
    #expect(schedule.begun.filter { $0.right < $0.asked }.map(\.skill.id).sorted() == charged.sorted())
  }

  /// Who gave another person's form is asked that person again, of any verb, until it holds; old logs tell the same.
  @Test func aMistakenPersonIsASkill() throws {
    var entries = try Self.entries([
      "0 hablar preterite 1p correct", "3 hablar preterite 1p wrong", "3 comer preterite 1s correct",
      "4 vivir preterite 1p correct", "5 tomar preterite 1p wrong", "8 comer preterite 1p correct",
      "16 tomar preterite 1p correct",
    ])
    entries[1].kind = "other-person"
    entries[4].kind = "typo"
    func record(after answers: Int) throws -> SkillRecord {
      try self.record("person/preterite/1p", Self.schedule(History(Array(entries.prefix(answers))), on: 30))
    }
    let begun = try record(after: 2)
    #expect((begun.firstDay, begun.dueDay, begun.asked, begun.right) == (3, 4, 1, 0))
    // A typo says nothing of it.
    #expect(try record(after: 5).asked == 2)
    #expect(try !record(after: 4).isPutAway && record(after: 7).isPutAway)
    let review = try Review(
      Self.schedule(History(Array(entries.prefix(2))), on: 4), ReviewOptions(region: .spain, newSkills: 0), .common)
    let item = try #require(review.plan(.none).items.first { $0.record.skill.id == "person/preterite/1p" })
    #expect(item.question.slot == Slot(.preterite, .firstPlural))
    #expect(review.rows.contains { $0.name == "nosotros in the preterite" && $0.isDue })
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
        "e>i/present", "form/hacer/participle", "gu>g/present", "haber/present-perfect", "regular-ir/present",
      ])
  }

  @Test func answersAboutNoVerbArePassedOver() throws {
    let history = try Self.history("0 mesa present 1s correct", "0 llover present 1s correct")
    #expect(Self.schedule(history, on: 0).begun.isEmpty)
  }

  @Test func aFormThatIsMissedInsideAKnownSkillGetsACard() throws {
    let history = try Self.history(
      "0 pensar present 1s correct", "2 jugar present 1s correct", "3 querer present 3s wrong")
    let schedule = Self.schedule(history, on: 3)
    let record = try record("form/querer/present/3s", schedule)
    #expect(record.isMissedForm && record.dueDay == 4)
    #expect(schedule.begun.count { $0.isMissedForm } == 1)
  }

  @Test(arguments: [
    // The skill was new, or missed before, or begun only today.
    ["0 querer present 3s wrong"],
    ["0 pensar present 3s wrong", "1 querer present 3s wrong"],
    ["0 pensar present 3s correct", "0 querer present 3s wrong"],
  ])
  func whereTheSkillIsNotKnownThereIsNone(_ rows: [String]) throws {
    let schedule = Self.schedule(History(try Self.entries(rows)), on: 9)
    #expect(
      Set(schedule.begun.map(\.skill.id)).isSubset(of: ["e>ie/present", "regular-er/present", "regular-ar/present"]))
  }

  @Test func aFormOfItsOwnHasItsCardAlready() throws {
    let history = try Self.history("0 ser present 1s correct", "2 ser present 1s wrong")
    #expect(Self.schedule(history, on: 2).begun.map(\.isMissedForm) == [false])
  }

  @Test func aCardIsPutAwayWhenItIsLearned() throws {
    let rows = [
      "0 pensar present 1s correct", "2 querer present 3s wrong", "3 querer present 3s correct",
      "5 querer present 3s correct", "11 querer present 3s correct", "28 querer present 3s correct",
    ]
    for (answered, isPutAway) in [(4, false), (5, true)] {
      let answers = try Self.entries(Array(rows.prefix(answered)))
      let record = try record("form/querer/present/3s", Self.schedule(History(answers), on: 400))
      #expect(record.isPutAway == isPutAway)
      #expect(record.isDue(on: 400) != isPutAway)
    }
  }
}
