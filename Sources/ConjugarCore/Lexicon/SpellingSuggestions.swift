/// The verbs of the lexicon whose names are near to a misspelt one.
struct SpellingSuggestions {
  let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Up to three verbs, the nearest first, of equally near ones the most used first.
  func of(_ word: String) -> [String] {
    let key = Folding.key(word)
    let limit = key.count < 5 ? 1 : 2
    let near = lexicon.infinitives.compactMap { name -> (name: String, distance: Int)? in
      guard abs(name.count - key.count) <= limit + 2 else { return nil }
      let distance = Nearest.distance(key, Folding.key(name))
      return distance <= limit ? (name, distance) : nil
    }
    let ranks = FrequencyList.embedded.ranks
    func rank(_ name: String) -> Int { ranks[name] ?? .max }
    return near.sorted { ($0.distance, rank($0.name), $0.name) < ($1.distance, rank($1.name), $1.name) }
      .prefix(3).map(\.name)
  }
}
