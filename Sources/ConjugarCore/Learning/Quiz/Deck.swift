/// A deck that can be finished: the most used slots of all verbs together, plus some for every pattern in every tense.
package struct Deck {
  /// The cards, in order of use.
  package let cards: [(verb: Verb, slot: Slot)]

  /// The maximum number of cards, unless set otherwise.
  package static let usual = 2_500
  /// The number of verbs needed to learn a pattern in a tense.
  private static let ofEachPattern = 3

  /// - Parameters:
  ///   - slots: the slots to ask.
  ///   - named: the only verbs to use; if empty, those of the frequency list.
  ///   - top: how much of the list to use; all of it if `nil`.
  ///   - limit: the maximum number of cards; a deck shorter than usual has the first ones.
  package init(_ slots: [Slot], in region: Region, named: [Verb], top: Int?, limit: Int, _ conjugator: Conjugator) {
    let verbs = named.isEmpty ? Self.verbs(top, region, conjugator) : named
    func isAsked(_ verb: Verb, at slot: Slot) -> Bool {
      if !named.isEmpty { return verb.isSaid(at: slot) }
      // The participle takes no pronoun.
      let isPlain = slot.ofMainVerb != .participle || !verb.infinitive.isPronominal || verb.livesWithPronoun
      return isPlain && verb.isAsked(at: slot, in: region)
    }
    func ranked(_ rank: Int, _ slots: [Slot]) -> [Ranked] {
      let shares = FormUse.embedded.shares(SpokenUse.embedded.cells(of: "\(verbs[rank].infinitive.bare)"))
      let uses = Dictionary(shares.map { ($0.slot, max($0.use, $0.counted)) }, uniquingKeysWith: max)
      let share = named.isEmpty ? Self.share(of: verbs[rank]) : 1
      return slots.map { slot in
        let use = (uses[slot] ?? FormUse.uncounted(rank: rank)) * (slot.ofMainVerb == .participle ? 1 : share)
        return Ranked(verb: rank, slot: slot, use: use)
      }
    }
    let chosen = named.isEmpty ? Self.showingPatterns(slots, verbs, isAsked).flatMap { ranked($0, [$1]) } : []
    var all = verbs.indices.prefix(FrequencyList.Depth.reader.rawValue).flatMap { rank in
      ranked(rank, slots.filter { isAsked(verbs[rank], at: $0) })
    }
    all.sort { ($1.use, $0.verb, $0.slot) < ($0.use, $1.verb, $1.slot) }
    var taken = Set(chosen)
    for card in all where taken.count < max(limit, Self.usual) { taken.insert(card) }
    cards = taken.sorted { ($1.use, $0.verb, $0.slot) < ($0.use, $1.verb, $1.slot) }.prefix(limit)
      .map { (verbs[$0.verb], $0.slot) }
  }

  private struct Ranked: Hashable {
    let verb: Int
    let slot: Slot
    let use: Double
  }

  /// The verbs as they are asked, both without *se* and with it.
  private static func verbs(_ top: Int?, _ region: Region, _ conjugator: Conjugator) -> [Verb] {
    let plain = FrequencyList.embedded.prefix(top ?? .max).compactMap { conjugator.find($0)?.plain }
    return plain.flatMap { [$0, $0.pronominal ?? $0] }.filter { $0.isAsked(in: region) && share(of: $0) > 0 }
  }

  /// Of all uses of a verb, with *se* and without, the share in this form.
  private static func share(of verb: Verb) -> Double {
    let percent = FrequencyList.embedded.pronominalPercent(of: "\(verb.infinitive.bare)")
    let ofTwin = verb.livesWithPronoun ? 1 : percent > 2 ? Double(percent) / 100 : 0
    return verb.infinitive.isPronominal ? ofTwin : 1 - ofTwin
  }

  /// For every pattern in every tense, one slot of each of the most used verbs that show it; more if verbs are few.
  private static func showingPatterns(
    _ slots: [Slot], _ verbs: [Verb], _ isAsked: (Verb, Slot) -> Bool
  ) -> [(Int, Slot)] {
    var chosen: [(Int, Slot)] = []
    for (tense, ofTense) in Dictionary(grouping: slots, by: \.tense) {
      var open = Irregularity.shown(in: tense).map { (pattern: $0, left: ofEachPattern, others: [(Int, Slot)]()) }
      for (rank, verb) in verbs.enumerated()
      where open.contains(where: { $0.left > 0 && $0.pattern.mayConcern(verb) }) {
        let shown = ofTense.filter { isAsked(verb, $0) }.map { ($0, patterns: Irregularity.shown(by: verb, at: $0)) }
        for index in open.indices where open[index].left > 0 {
          let own = shown.filter { $0.patterns.contains(open[index].pattern) }.map { (rank, $0.0) }
          chosen += own.prefix(1)
          open[index].left -= min(1, own.count)
          open[index].others += own.dropFirst()
        }
      }
      chosen += open.flatMap { $0.others.prefix($0.left) }
    }
    return chosen
  }
}
