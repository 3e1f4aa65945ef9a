import Testing

@testable import ConjugarCore

struct DeckTests {
  /// A short deck is the beginning of the usual one.
  @Test func theFirstCards() {
    func names(_ limit: Int) -> [String] {
      Deck(Slot.of(.present) + Slot.of(.preterite), in: .spain, named: [], top: nil, limit: limit, Conjugator()).cards
        .map { "\($0.verb.name) \($0.slot.tense.id) \($0.slot.person?.id ?? "-")" }
    }
    #expect(names(100) == Array(names(Deck.usual).prefix(100)))
    #expect(names(10).contains("ser present 3s"))
  }

  /// What is said with *se* counts for the verb with it; *podrir* is but another name of *pudrir*.
  @Test func withPronounAndWithout() throws {
    let slots = Slot.simple.filter { $0.person.map { $0 != .secondVoseo && $0 != .secondPlural } ?? true }
    let cards = Deck(slots, in: .latinAmerica, named: [], top: nil, limit: Deck.usual, Conjugator()).cards
    func index(_ verb: String, _ slot: Slot?) -> Int {
      cards.firstIndex { $0.verb.name == verb && $0.slot == slot } ?? cards.count
    }
    for (verb, tense, person) in [
      ("sentar", Tense.imperative, Person.secondSingular), ("casar", .preterite, .firstSingular),
      ("enterar", .preterite, .firstSingular),
    ] {
      let slot = Slot(tense, person)
      #expect(index(verb + "se", slot) <= index(verb, slot), "\(verb)")
    }
    #expect(index("sentarse", Slot(.imperative, .secondSingular)) < 500)
    #expect(index("quedarse", Slot(.present, .firstSingular)) < cards.count)
    #expect(!cards.contains { $0.verb.name == "podrir" || $0.verb.name == "sentarse" && $0.slot == .participle })
  }

  private struct Shown: Hashable {
    let tense: Tense
    let pattern: Irregularity
  }

  /// Of every pattern in every everyday tense three cards, or all there are: *hizo, rehízo, satisfizo*.
  @Test(arguments: Region.allCases) func ofEveryPattern(_ region: Region) {
    let persons = Set(Person.asked(in: region, secondPerson: .tu))
    let tenses = Set(TenseGroup.everyday.tenses).subtracting([.infinitive])
    let slots = Slot.all.filter { tenses.contains($0.tense) && $0.person.map(persons.contains) ?? true }
    func counts(_ limit: Int) -> [Shown: Int] {
      let deck = Deck(slots, in: region, named: [], top: nil, limit: limit, Conjugator())
      return deck.cards.reduce(into: [:]) { counts, card in
        for pattern in Irregularity.shown(by: card.verb, at: card.slot) {
          counts[Shown(tense: card.slot.tense, pattern: pattern), default: 0] += 1
        }
      }
    }
    let (usual, all) = (counts(Deck.usual), counts(.max))
    for (shown, count) in all {
      #expect(usual[shown, default: 0] >= min(3, count), "\(shown.tense.id), \(shown.pattern.id)")
    }
  }
}
