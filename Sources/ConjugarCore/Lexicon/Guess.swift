/// How a verb that the lexicon does not have is conjugated: by its family, then by its ending.
struct Guess {
  let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Prefixes that make a verb of a verb and leave its conjugation alone. Source: Nueva gramática, ch. 10.
  private static let prefixes = [
    "ante", "anti", "auto", "circun", "co", "con", "contra", "des", "en", "entre", "extra", "hiper", "im", "in",
    "infra",
    "inter", "intra", "macro", "micro", "mono", "multi", "para", "pos", "post", "pre", "re", "retro", "semi", "sobre",
    "sub", "super", "tele", "trans", "tras", "ultra", "vice",
  ]

  /// Endings whose verbs all go one way.
  private static let endings: [(ending: Letters, patterns: Patterns)] = [("ecer", Patterns(.cToZc))]

  func verb(_ infinitive: Infinitive) throws(LexiconError) -> Verb? {
    if let relative = try relative(of: infinitive) { return relative }
    let bare = infinitive.bare
    guard bare.count > 3, bare.contains(where: \.isVowel, in: 0..<(bare.count - 2)) else { return nil }
    var facts = Facts(infinitive: infinitive.plain)
    var ground = Ground.regular
    if let row = Self.endings.first(where: { bare.hasSuffix($0.ending) }) {
      facts.patterns = row.patterns
      ground = .ending(row.ending.description)
    }
    return Verb(infinitive, meaning: "", ground: ground, defect: nil, variants: [facts])
  }

  /// A known verb with a prefix before it.
  private func relative(of infinitive: Infinitive) throws(LexiconError) -> Verb? {
    let name = infinitive.plain.description
    for prefix in Self.prefixes where name.hasPrefix(prefix) && name.count > prefix.count + 3 {
      guard let base = Infinitive(name.dropFirst(prefix.count)), let known = try lexicon.verb(base) else { continue }
      let variants = known.variants.map { facts in
        var facts = facts
        facts.infinitive = infinitive.plain
        facts.prefixLength += prefix.count
        facts.exceptions = facts.exceptions.map { $0.isWhole ? $0.prefixed(by: infinitive.bare[0..<prefix.count]) : $0 }
        return facts
      }
      return Verb(
        infinitive, meaning: "", ground: .family(of: base.description), defect: known.defect, variants: variants)
    }
    return nil
  }
}

extension Letters {
  func contains(where fits: (Letter) -> Bool, in range: Range<Int>) -> Bool {
    for index in range where fits(self[index]) { return true }
    return false
  }
}
