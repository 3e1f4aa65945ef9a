import ConjugarCore
import Testing

/// A maker of decks: the commonest verbs first, a card a form that no rule foretells.
@Suite struct DeckMakerTests {
  @Test func beginsWithWhatIsSaidMost() throws {
    let conjugator = Conjugator()
    var cards: [String] = []
    for name in Lexicon.embedded.infinitivesByUse.prefix(5) {
      let verb = try conjugator.verb(name)
      for slot in Slot.of(.preterite) where conjugator.isIrregular(verb, at: slot) {
        cards.append("\(verb.gloss), \(slot): \(conjugator.forms(of: verb, at: slot).joined(separator: "/"))")
      }
    }
    #expect(cards.first == "to be (identity, quality, origin), preterite 1s: fui")
    #expect(cards.count == 7 * 5)
  }

  @Test func sortsByWhatIsIrregular() throws {
    let verb = try Conjugator().verb("pensar")
    let slot = try #require(Slot(.present, .firstSingular))
    #expect(Irregularity.shown(by: verb, at: slot).map(\.id) == ["e>ie"])
  }
}
