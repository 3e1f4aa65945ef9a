import Testing

@testable import ConjugarCore

@Suite("A placement")
struct PlacementTests {
  private static let spot = Placement.Spot(tense: 3, rarity: 8)

  /// The chance that something is known after some answers to it.
  private func chance(_ spot: Placement.Spot = spot, after answers: Bool...) -> Double {
    var placement = Placement()
    for isRight in answers { placement.count([Self.spot], isRight: isRight) }
    return placement.chance(ofAll: [spot])
  }

  @Test func eachAnswerTells() {
    #expect(chance(after: false) < chance() && chance() < chance(after: true))
    #expect(chance(after: true, false) < chance(after: true))
    #expect(chance(after: true, true) > chance(after: true))
  }

  /// Who knows a form knows what is commoner all the more, and rather what is learned earlier than what is learned later.
  @Test func whatIsEasierIsKnownRather() {
    let commoner = Placement.Spot(tense: 3, rarity: 3)
    let (earlier, later) = (Placement.Spot(tense: 2, rarity: 8), Placement.Spot(tense: 4, rarity: 8))
    for answer in [true, false] {
      #expect(chance(commoner, after: answer) > chance(after: answer))
      #expect(chance(earlier, after: answer) > chance(later, after: answer))
      #expect((chance(earlier, after: answer) > chance(earlier)) == answer)
    }
  }

  /// Courses differ: a tense that was answered well is known, though one that mostly comes before it is not.
  @Test func aTenseCanComeOutOfOrder() {
    var placement = Placement()
    for _ in 0..<3 {
      placement.count([Placement.Spot(tense: 3, rarity: 3)], isRight: false)
      placement.count([Placement.Spot(tense: 6, rarity: 3)], isRight: true)
    }
    #expect(placement.chance(ofAll: [Placement.Spot(tense: 6, rarity: 3)]) > 0.65)
    #expect(placement.chance(ofAll: [Placement.Spot(tense: 3, rarity: 3)]) < 0.35)
  }

  /// Who knows nothing is asked the commonest compounds, but none of them twice.
  @Test(arguments: [UInt64(1), 5, 6])
  func noFormIsAskedTwice(_ seed: UInt64) throws {
    let review = try ReviewTests.review([], on: 0, ReviewOptions(region: .latinAmerica))
    var questions = PlacementQuestions(review, .seeded(seed))
    var asked: [String] = []
    while asked.count < 20, let question = questions.next(after: asked.isEmpty ? nil : false) {
      asked.append("\(question.verb.name) \(question.slot)")
    }
    #expect(Set(asked).count == 20, "\(asked)")
  }

  /// Half of what is asked is of the few forms that make half of speech, and one question of the least used twentieth.
  @Test(arguments: [UInt64(1), 2, 3], [true, false])
  func allPartsOfSpeechAreAsked(_ seed: UInt64, _ isRight: Bool) throws {
    let review = try ReviewTests.review([], on: 0, ReviewOptions(region: .latinAmerica))
    let uses = review.repertoire.entries.filter { $0.use > 0 && review.level(of: $0.skills) < .c1 }.map(\.use)
    let all = uses.reduce(0, +)
    var questions = PlacementQuestions(review, .seeded(seed))
    var finder = review.schedule.finder
    var shares: [Double] = []
    while shares.count < 20, let question = questions.next(after: shares.isEmpty ? nil : isRight) {
      let verb = finder.verb(named: question.verb.name)
      let cell = try VerbCell(verb: #require(verb), slot: question.slot)
      let use = try #require(review.repertoire.entry(of: cell)).use
      shares.append(uses.filter { $0 > use }.reduce(0, +) / all)
    }
    let common = shares.count { $0 < 0.5 }
    #expect((7...11).contains(common) && shares.contains { $0 > 0.9 }, "\(shares.sorted())")
  }

  /// Who says that they know some Spanish is presumed to know what is common in its tenses, no rare forms and no late tense.
  @Test func whatSomebodySaysOfThemselves() throws {
    func chance(_ background: Background, _ tense: Tense, _ rarity: Double) throws -> Double {
      let rank = try #require(Tense.course.firstIndex { $0.tense == tense })
      return Placement(background).chance(ofAll: [Placement.Spot(tense: rank, rarity: rarity)])
    }
    for tense in [Tense.present, .preterite, .future] { #expect(try chance(.some, tense, 4) > Policy.success) }
    #expect(try chance(.some, .present, 10) < 0.5)
    #expect(try chance(.some, .imperfectSubjunctiveRa, 4) < 0.5)
    #expect(try chance(.much, .imperfectSubjunctiveRa, 4) > Policy.success)
    #expect(try chance(.much, .futureSubjunctive, 4) < 0.5)
  }

  /// The questions follow the answers: whoever gets all right comes to late tenses, whoever gets nothing right does not.
  @Test func theQuestionsFollowTheAnswers() throws {
    let review = try ReviewTests.review([], on: 0, ReviewOptions(region: .latinAmerica))
    func late(_ isRight: Bool) -> Int {
      var (questions, tenses) = (PlacementQuestions(review, .seeded(1)), [Tense]())
      while tenses.count < 20, let question = questions.next(after: tenses.isEmpty ? nil : isRight) {
        tenses.append(question.slot.tense)
      }
      return tenses.count { $0.level > .a2 }
    }
    #expect(late(true) > late(false) + 2, "\(late(true)), \(late(false))")
  }

  private static func placed(
    _ rows: [String], on day: Int64, _ options: ReviewOptions = ReviewOptions(region: .spain)
  ) throws -> Review {
    let answers = try ScheduleTests.entries(rows).map { entry in
      var entry = entry
      entry.mode = entry.day == 0 ? .place : .review
      return entry
    }
    return try Review(ScheduleTests.schedule(History(answers), on: day), options)
  }

  /// However much else is known, what was missed is not taken to be known: it is taught.
  @Test func whatWasMissedIsNotPresumed() throws {
    let right = ["hablar", "comer", "vivir", "ser", "ir", "estar", "hacer", "decir"].flatMap { verb in
      ["present 3s", "preterite 1s", "imperfect 3p"].map { "0 \(verb) \($0) correct" }
    }
    func isKnown(_ rows: [String]) throws -> Bool {
      try #require(try Self.placed(rows, on: 1).rows.first { $0.record.skill.id == "e>ie/present" }).isSurelyKnown
    }
    #expect(try isKnown(right))
    #expect(try !isKnown(right + ["0 pensar present 1s wrong stem-change"]))
  }

  /// What a placement found, and is right on another day, was known before and stays so.
  @Test(arguments: [("correct", true), ("wrong", false)])
  func whatWasFoundStays(_ result: String, _ isKnown: Bool) throws {
    let review = try Self.placed(["0 ser present 3s correct", "5 ser present 3s \(result)"], on: 300)
    let row = try #require(review.rows.first { $0.record.skill.id == "form/ser/present/3s" })
    #expect(row.isDue != isKnown)
  }

  /// What was found counts, not what was said before: nothing is presumed of who got nothing right.
  @Test func whatIsFoundReplacesWhatWasSaid() throws {
    let cells = ["hablar present 3s", "comer present 1s", "ser preterite 3s", "ir imperfect 1s", "tener future 1s"]
    var options = ReviewOptions(region: .spain)
    func known() throws -> Set<String> {
      Set(
        try Self.placed(cells.map { "0 \($0) skipped" }, on: 0, options).rows.filter(\.isSurelyKnown)
          .map(\.record.skill.id))
    }
    let alone = try known()
    options.background = .much
    #expect(try known() == alone && !alone.contains("regular-ar/present/1s"))
  }

  /// Who says that they know some Spanish is not taken to know *vos*.
  @Test func vosIsNotPresumed() throws {
    var options = ReviewOptions(region: .latinAmerica, secondPerson: .both)
    options.background = .much
    let rows = try ReviewTests.review([], on: 0, options).rows
    let isKnown = Dictionary(rows.map { ($0.record.skill.id, $0.isSurelyKnown) }) { first, _ in first }
    #expect(isKnown["regular-ar/present/2s"] == true && isKnown["regular-ir/present/2v"] == false)
  }
}
