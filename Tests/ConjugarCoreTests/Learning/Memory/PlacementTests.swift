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
    let commoner = Placement.Spot(tense: 3, rarity: 5)
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
      placement.count([Placement.Spot(tense: 3, rarity: 5)], isRight: false)
      placement.count([Placement.Spot(tense: 6, rarity: 5)], isRight: true)
    }
    #expect(placement.chance(ofAll: [Placement.Spot(tense: 6, rarity: 5)]) > 0.7)
    #expect(placement.chance(ofAll: [Placement.Spot(tense: 3, rarity: 5)]) < 0.3)
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

  /// Who says that they know some Spanish is presumed to know what is common in its tenses, no rare forms and no late tense.
  @Test func whatSomebodySaysOfThemselves() throws {
    func chance(_ background: Background, _ tense: Tense, _ rarity: Double) throws -> Double {
      let rank = try #require(Tense.course.firstIndex { $0.tense == tense })
      return Placement(background).chance(ofAll: [Placement.Spot(tense: rank, rarity: rarity)])
    }
    for tense in [Tense.present, .preterite, .future] { #expect(try chance(.some, tense, 6) > Policy.success) }
    #expect(try chance(.some, .present, 16) < 0.5)
    #expect(try chance(.some, .imperfectSubjunctiveRa, 6) < 0.5)
    #expect(try chance(.much, .imperfectSubjunctiveRa, 6) > Policy.success)
    #expect(try chance(.much, .futureSubjunctive, 6) < 0.5)
  }
}
