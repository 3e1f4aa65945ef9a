import ConjugarCore
import Testing

/// What an answer says of memory: nothing below the form itself, the accent for itself, a miss for what was wrong.
@Suite("Evidence")
struct EvidenceTests {
  /// A log in short: `1 tener present 1s wrong ending`, a day, a cell, a result and its kind, each a minute after the other.
  private static func entries(_ rows: [String], mode: LogEntry.Mode = .quiz) throws -> [LogEntry] {
    try rows.enumerated().map { number, row in
      let words = row.split(separator: " ").map(String.init)
      let day = try #require(Int64(words[0]))
      let result = try #require(Verdict.Result(rawValue: words[4]))
      let moment = Timestamp(milliseconds: day * 86_400_000 + 43_200_000 + Int64(number) * 60_000)
      var entry = LogEntry(words[1], try Slot.named(words[2], words[3]), result, at: moment, mode: mode)
      entry.kind = words.count > 5 ? words[5] : nil
      return entry
    }
  }

  private static func schedule(_ answers: [LogEntry], on day: Int64) -> Schedule {
    Schedule(History(answers), at: Timestamp(milliseconds: day * 86_400_000 + 43_200_000))
  }

  private static func record(_ id: String, _ schedule: Schedule) throws -> SkillRecord {
    try #require(schedule.begun.first { $0.skill.id == id })
  }

  private static func review(_ schedule: Schedule, questions: Int = 20) throws -> Review {
    try Review(schedule, ReviewOptions(region: .spain, questions: questions))
  }

  /// What stood on the screen is begun; its curve starts with the first answer of a later day.
  @Test func whatWasShownIsBegunAndNoMore() throws {
    var answers = try Self.entries(["0 ser present 3s correct", "0 ser present 3s correct", "1 ser present 3s correct"])
    answers[0].isShown = true
    let id = "form/ser/present/3s"
    for number in 1...2 {
      let begun = try Self.record(id, Self.schedule(Array(answers.prefix(number)), on: 0))
      #expect((begun.asked, begun.right, begun.dueDay, begun.isNew) == (0, 0, 1, false))
    }
    let known = try Self.record(id, Self.schedule(answers, on: 1))
    #expect((known.asked, known.right) == (1, 1))
    #expect(known.memory == FSRS.memory(after: .good, nil, days: 0))
  }

  /// The block of a lesson shows the endings of all persons: who is asked for another one in the same session read it too.
  @Test func whatStoodInTheBlockIsBegunAndNoMore() throws {
    let rows = ["0 hablar present 3s correct", "0 hablar present 1s correct", "1 hablar present 1s correct"]
    var answers = try Self.entries(rows, mode: .review)
    answers[0].isShown = true
    let begun = try Self.record("regular-ar/present/1s", Self.schedule(Array(answers.prefix(2)), on: 0))
    #expect((begun.asked, begun.right, begun.dueDay) == (0, 0, 1))
    let known = try Self.record("regular-ar/present/1s", Self.schedule(answers, on: 1))
    #expect((known.asked, known.right) == (1, 1))
  }

  /// Whatever a lost accent earned, and however version 2 graded it.
  @Test(arguments: [Grade.again, .hard, .good])
  func aLostAccentIsOfTheAccent(_ grade: Grade) throws {
    var answers = try Self.entries(["0 hablar preterite 1s accentSlip"])
    answers[0].grade = grade
    let schedule = Self.schedule(answers, on: 0)
    let fsrs = FSRS.self
    #expect(try Self.record("accent/preterite", schedule).memory == fsrs.memory(after: .again, nil, days: 0))
    #expect(try Self.record("regular-ar/preterite/1s", schedule).memory == fsrs.memory(after: .good, nil, days: 0))
  }

  @Test(arguments: [("ending", false, true), ("pronoun", true, false), ("other-person", false, nil)])
  func thePronounIsBlamedOnlyWhereItWasWrong(_ kind: String, _ isEndingRight: Bool, _ isPronounRight: Bool?) throws {
    let answers = try Self.entries(["0 levantarse present 1s wrong \(kind)"])
    let schedule = Self.schedule(answers, on: 0)
    let ending = try Self.record("regular-ar/present/1s", schedule)
    #expect((ending.asked, ending.right) == (1, isEndingRight ? 1 : 0))
    let pronoun = schedule.begun.first { $0.skill.id == "pronoun" }
    #expect(pronoun.map { $0.right == $0.asked } == isPronounRight)
  }

  /// A pattern that never came to mind is asked by the form that was missed, not by another verb.
  @Test func theSameFormComesBackUntilItWasRight() throws {
    var rows = ["0 querer present 3s wrong"]
    for day in 1...3 {
      let schedule = Self.schedule(try Self.entries(rows), on: Int64(day))
      let item = try #require(
        Self.review(schedule).plan(.seeded(UInt64(day))).items.first { $0.question.verb.name == "querer" })
      #expect(item.question.slot == Slot(.present, .thirdSingular))
      rows.append("\(day) querer present 3s skipped")
    }
  }

  @Test(arguments: [(2, true), (3, false)])
  func whoFailsMostGetsNothingNewNextDay(_ right: Int, _ wasHard: Bool) throws {
    let verbs = ["hablar", "comer", "vivir", "tener", "ir"]
    let answers = try Self.entries(
      verbs.enumerated().map { "0 \($1) present 1s \($0 < right ? "correct" : "wrong")" }, mode: .review)
    #expect(try (Self.review(Self.schedule(answers, on: 1)).plan(.seeded(1)).newCount == 0) == wasHard)
    // What is done today does not matter yet.
    #expect(try Self.review(Self.schedule(answers, on: 0)).plan(.seeded(1)).newCount > 0)
  }

  /// Half is not most: whoever got every other question right goes on.
  @Test(arguments: [(5, true), (4, false)])
  func halfIsNotMost(_ right: Int, _ isNewMet: Bool) throws {
    let verbs = ["hablar", "comer", "vivir", "tener", "ir", "ser", "estar", "hacer", "decir", "poder"]
    let answers = try Self.entries(
      verbs.enumerated().map { "0 \($1) present 1s \($0 < right ? "correct" : "wrong")" }, mode: .review)
    #expect(try (Self.review(Self.schedule(answers, on: 1)).plan(.seeded(1)).newCount > 0) == isNewMet)
  }

  /// What an older placement told is as if it had never been.
  @Test func aNewPlacementReplacesTheOld() throws {
    let cells = ["hablar present 1s", "comer present 3s", "tener present 1s", "vivir preterite 1s", "ir preterite 3s"]
    let others = ["hablar imperfect 1s", "decir future 1s", "hacer preterite 3s", "poder present 3p", "dar present 1s"]
    func surelyKnown(_ rows: [String]) throws -> [String: Bool] {
      let schedule = Self.schedule(try Self.entries(rows, mode: .place), on: 9)
      let unasked = try Self.review(schedule).rows.filter { $0.record.memory == nil }
      return Dictionary(unasked.map { ($0.record.skill.id, $0.isSurelyKnown) }) { first, _ in first }
    }
    for (before, now) in [("wrong", "correct"), ("correct", "skipped")] {
      let new = others.map { "8 \($0) \(now)" }
      let alone = try surelyKnown(new)
      let both = try surelyKnown(cells.map { "0 \($0) \(before)" } + new)
      #expect(both.allSatisfy { alone[$0.key] == $0.value })
      #expect(both.values.contains(now == "correct") || now == "skipped")
    }
  }

  /// What a placement missed was never taught: it is shown before it is asked again, and what was right is not.
  @Test func whatAPlacementMissedIsTaught() throws {
    let answers = try Self.entries(
      ["0 hablar present 1s wrong other-person", "0 comer present 1s correct"], mode: .place)
    for day in [Int64(0), 1] {
      let review = try Self.review(Self.schedule(answers, on: day), questions: 60)
      let records = Dictionary(review.rows.map { ($0.record.skill.id, $0.record) }) { first, _ in first }
      #expect(records["regular-ar/present/1s"]?.isNew ?? false)
      #expect(records["regular-er/present/1s"].map { !$0.isNew } ?? false)
      let new = review.plan(.none).items.filter(\.isNew).map(\.skill.lesson)
      #expect(new.contains(.pattern(.regularAr, .present, nil)) && !new.contains(.pattern(.regularEr, .present, nil)))
    }
  }

  /// What somebody said of themselves is no claim of a level of which nothing was asked.
  @Test func whatIsOnlySaidIsNotClaimed() throws {
    let answers = try Self.entries((0..<60).map { _ in "0 hablar preterite 1s correct" })
    var options = ReviewOptions(region: .spain)
    options.background = .much
    let levels = try Review(Self.schedule(answers, on: 0), options).claims.levels
    #expect(!levels.isEmpty && levels.allSatisfy { $0.claim == nil }, "\(levels)")
  }

  /// Nothing is claimed before there is enough to say it by.
  @Test func claims() throws {
    let few = try Self.entries((0..<49).map { _ in "0 hablar present 1s correct" })
    let more = try Self.entries((0..<50).map { _ in "0 hablar present 1s correct" })
    #expect(try Self.review(Self.schedule(few, on: 0)).claims.all == nil)
    let claim = try #require(try Self.review(Self.schedule(more, on: 0)).claims.all)
    #expect((0...20).contains(claim.share) && claim.margin > 0)
    let placed = try Self.entries((0..<6).map { _ in "0 hablar present 1s skipped" }, mode: .place)
    #expect(try Self.review(Self.schedule(placed, on: 0)).claims.all.map { $0.share < 20 } ?? false)
    #expect(try Self.review(Self.schedule(Array(placed.dropLast()), on: 0)).claims.all == nil)
    // What was copied from a block tells nothing.
    var shown = more
    for index in shown.indices.prefix(5) { shown[index].isShown = true }
    #expect(try Self.review(Self.schedule(shown, on: 0)).claims.all == nil)
  }

  /// A right answer never makes a claim less sure.
  @Test func whatIsRightMakesAClaimNoLessSure() throws {
    let cells = ["ser present 3s", "ir preterite 1s", "hablar imperfect 3p", "tener future 1s", "decir conditional 3s"]
    let placed = try Self.entries((0..<20).map { "0 \(cells[$0 % 5]) correct" }, mode: .place)
    let margin = try #require(try Self.review(Self.schedule(placed, on: 0)).claims.all).margin
    let reviewed = try Self.entries((0..<20).map { "1 \(cells[$0 % 5]) correct" }, mode: .review)
    #expect(try Self.review(Self.schedule(placed + reviewed, on: 1)).claims.all.map { $0.margin <= margin } ?? false)
  }

  /// What was copied from its block, and never asked off the screen, is asked so the next day: the block does not come again
  /// for ever. What was missed is weak from the first day on.
  @Test func whatWasOnlyShownIsAskedTheNextDay() throws {
    var shown = try Self.entries(["0 ser present 3s correct"], mode: .review)
    shown[0].isShown = true
    let first = try #require(try Self.review(Self.schedule(shown, on: 1)).plan(.none).items.first)
    #expect(first.question.verb.name == "ser" && first.introduction == nil)
    let missed = try Self.entries(["0 hablar present 1s wrong"], mode: .review)
    #expect(try !Self.review(Self.schedule(missed, on: 0)).weakest.isEmpty)
  }

  /// What was missed on the day that began its ending is asked again by the same form, as what began it is.
  @Test func aMissOfTheFirstDayIsAskedAgain() throws {
    var rows = try Self.entries(["0 hablar present 1s correct", "0 tomar present 1s wrong"], mode: .review)
    rows[0].isShown = true
    let asked = try Self.review(Self.schedule(rows, on: 1)).plan(.none).items
    #expect(Set(asked.prefix(2).map(\.question.verb.name)) == ["hablar", "tomar"])
  }
}
