/// A deck that can be finished: the cells said most of all verbs together, and some of every pattern in every tense.
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
  ///   - limit: the most cards: of a deck that is shorter than usual the first ones.
  package init(_ slots: [Slot], in region: Region, named: [Verb], top: Int?, limit: Int, _ conjugator: Conjugator) {
    let verbs = named.isEmpty ? Self.verbs(top, region, conjugator) : named
    func isAsked(_ verb: Verb, at slot: Slot) -> Bool {
      named.isEmpty ? verb.isAsked(at: slot, in: region) : verb.isSaid(at: slot)
    }
    func ranked(_ rank: Int, _ slots: [Slot]) -> [Ranked] {
      let shares = FormUse.embedded.shares(SpokenUse.embedded.cells(of: "\(verbs[rank].infinitive.bare)"))
      let uses = Dictionary(shares.map { ($0.slot, max($0.use, $0.counted)) }, uniquingKeysWith: max)
      return slots.map { Ranked(verb: rank, slot: $0, use: uses[$0] ?? FormUse.uncounted(rank: rank)) }
    }
    let chosen = named.isEmpty ? Self.showingPatterns(slots, verbs, isAsked).flatMap { ranked($0, [$1]) } : []
    var all = verbs.indices.prefix(Self.mostVerbs).flatMap { rank in
      ranked(rank, slots.filter { isAsked(verbs[rank], at: $0) })
    }
    all.sort { ($1.use, $0.verb, $0.slot) < ($0.use, $1.verb, $1.slot) }
    var taken = Set(chosen)
    for card in all where taken.count < max(limit, Self.usual) { taken.insert(card) }
    cards = taken.sorted { ($1.use, $0.verb, $0.slot) < ($0.use, $1.verb, $1.slot) }.prefix(limit)
      .map { (verbs[$0.verb], $0.slot) }
  }

  private static let mostVerbs = FrequencyList.Depth.reader.rawValue

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

  /// For every pattern in every tense a cell of the most used verbs that show it, and of fewer verbs more cells.
  private static func showingPatterns(
    _ slots: [Slot], _ verbs: [Verb], _ isAsked: (Verb, Slot) -> Bool
  ) -> [(Int, Slot)] {
    var chosen: [(Int, Slot)] = []
    for (tense, ofTense) in Dictionary(grouping: slots, by: \.tense) {
      for pattern in Irregularity.shown(in: tense) {
        var (cells, others): ([(Int, Slot)], [(Int, Slot)]) = ([], [])
        for (rank, verb) in verbs.enumerated() where cells.count < ofEachPattern && pattern.mayConcern(verb) {
          let shown = ofTense.filter { isAsked(verb, $0) && Irregularity.shown(by: verb, at: $0).contains(pattern) }
          cells += shown.prefix(1).map { (rank, $0) }
          others += shown.dropFirst().map { (rank, $0) }
        }
        chosen += cells + others.prefix(max(0, ofEachPattern - cells.count))
      }
    }
    return chosen
  }
}
