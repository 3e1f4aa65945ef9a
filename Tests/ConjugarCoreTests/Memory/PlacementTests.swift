import Testing

@testable import ConjugarCore

@Suite("A placement")
struct PlacementTests {
  private static let spot = Placement.Spot(tense: 3, rarity: 8)

  /// The chance that something is known after some answers to it.
  private func chance(_ spot: Placement.Spot = spot, after answers: Bool...) -> Double {
    var placement = Placement()
    for isRight in answers { placement.count([Self.spot], isRight: isRight) }
    return placement.chance(spot)
  }

  @Test func eachAnswerTells() {
    #expect(chance(after: false) < chance() && chance() < chance(after: true))
    #expect(chance(after: true, false) < chance(after: true))
    #expect(chance(after: true, true) > chance(after: true))
  }

  /// Who knows a form knows what is commoner, and what is learned earlier, all the more.
  @Test(arguments: [Placement.Spot(tense: 3, rarity: 5), Placement.Spot(tense: 1, rarity: 8)])
  func whatIsEasierIsKnownRather(_ easier: Placement.Spot) {
    #expect(chance(easier, after: true) > chance(after: true))
    #expect(chance(easier, after: false) > chance(after: false))
  }
}
