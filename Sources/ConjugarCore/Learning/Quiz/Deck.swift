/// The cells of a deck of cards that can be finished: those that are said most, of all verbs together, and of every
/// pattern in every tense at least some.
package struct Deck {
  /// In the order of their use.
  package let cards: [(verb: Verb, slot: Slot)]

  /// The most cards of a deck, unless somebody says otherwise.
  package static let usual = 2_500
  /// Of so many verbs a pattern is learned in a tense.
  private static let ofEachPattern = 3

  /// - Parameters:
  ///   - slots: those that are asked.
  ///   - named: the only verbs; where there are none, those of the frequency list.
  ///   - top: only so many of the list.
  ///   - limit: the most cards.
  package init(_ slots: [Slot], in region: Region, named: [Verb], top: Int?, limit: Int, _ conjugator: Conjugator) {
    let verbs = named.isEmpty ? Self.verbs(top, region, conjugator) : named
    let use = CellUse()
    func isAsked(_ verb: Verb, at slot: Slot) -> Bool {
      named.isEmpty ? verb.isAsked(at: slot, in: region) : verb.isSaid(at: slot)
    }
    var all: [Ranked] = []
    for (rank, verb) in verbs.enumerated() {
      for slot in slots where isAsked(verb, at: slot) {
        all.append(Ranked(verb: rank, slot: slot, use: use.share(of: verb, at: slot, rank: rank)))
      }
    }
    all.sort { ($1.use, $0.verb, $0.slot) < ($0.use, $1.verb, $1.slot) }
    var chosen = named.isEmpty ? Self.showingPatterns(all, slots, verbs) : []
    for card in all where chosen.count < limit { chosen.insert(card) }
    cards = all.filter(chosen.contains).prefix(limit).map { (verbs[$0.verb], $0.slot) }
  }

  /// A cell with its place.
  private struct Ranked: Hashable {
    let verb: Int
    let slot: Slot
    let use: Double
  }

  /// The verbs as they are asked: with their *se* where they live with it.
  private static func verbs(_ top: Int?, _ region: Region, _ conjugator: Conjugator) -> [Verb] {
    FrequencyList.embedded.prefix(top ?? .max).compactMap { name in
      conjugator.find(name).flatMap { verb in
        let asked = verb.livesWithPronoun ? verb.pronominal ?? verb : verb
        return asked.isAsked(in: region) ? asked : nil
      }
    }
  }

  /// For every pattern in every tense the most used cell of some verbs, and of fewer verbs all that there are.
  private static func showingPatterns(_ all: [Ranked], _ slots: [Slot], _ verbs: [Verb]) -> Set<Ranked> {
    var chosen: Set<Ranked> = []
    var tenses: [Tense] = []
    for slot in slots where !tenses.contains(slot.tense) { tenses.append(slot.tense) }
    for tense in tenses {
      let ofTense = all.filter { $0.slot.tense == tense }
      for pattern in Irregularity.shown(in: tense) {
        var met: Set<Int> = []
        var others: [Ranked] = []
        for card in ofTense where met.count < ofEachPattern {
          guard pattern.mayConcern(verbs[card.verb]), pattern.isShown(by: verbs[card.verb], at: card.slot) else {
            continue
          }
          if met.insert(card.verb).inserted { chosen.insert(card) } else { others.append(card) }
        }
        chosen.formUnion(others.prefix(max(0, ofEachPattern - met.count)))
      }
    }
    return chosen
  }
}

/// How often cells are said, those too of which nobody has counted how often.
private struct CellUse {
  private let shares: [String: [Slot: Double]]
  /// The part of each person in the present of the auxiliary.
  private let persons: [Person: Double]

  init() {
    let cells = SpokenUse.embedded.cells()
    shares = cells.reduce(into: [:]) { $0[$1.verb, default: [:]][$1.slot] = Double($1.share) }
    let auxiliary = Lexicon.embedded.auxiliary?.infinitive.description ?? ""
    let present = cells.filter { $0.verb == auxiliary && $0.slot.tense == .present }
    let sum = Double(max(1, present.reduce(0) { $0 + $1.share }))
    persons = Dictionary(
      present.compactMap { cell in cell.slot.person.map { ($0, Double(cell.share) / sum) } }, uniquingKeysWith: +)
  }

  /// - Parameter rank: that of the verb, which tells most where nothing was counted.
  func share(of verb: Verb, at slot: Slot, rank: Int) -> Double {
    let counted = counted(shares["\(verb.infinitive.bare)"] ?? [:], slot)
    return counted > 0 ? counted : 1 / Double(10 + rank)
  }

  /// *Vos* is said half as often as *tú*, *vosotros* a quarter; of the subjunctive a third is orders with *no*.
  private func counted(_ own: [Slot: Double], _ slot: Slot) -> Double {
    if let share = own[slot] { return share }
    switch (slot.tense, slot.person) {
    case (_, .secondVoseo): return (slot.with(.secondSingular).map { counted(own, $0) } ?? 0) / 2
    case (_, .secondPlural): return (slot.with(.secondSingular).map { counted(own, $0) } ?? 0) / 4
    case (.negativeImperative, _): return (slot.borrowed.map { counted(own, $0) } ?? 0) / 3
    case (_, let person?) where slot.tense.isCompound: return (own[.participle] ?? 0) * (persons[person] ?? 0)
    default: return 0
    }
  }
}

extension Slot {
  fileprivate func with(_ person: Person) -> Slot? { Slot(tense, person) }
}
