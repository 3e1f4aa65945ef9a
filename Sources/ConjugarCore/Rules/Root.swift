/// What every form of one way to conjugate a verb begins from: its facts, and its stem in sounds.
struct Root: Sendable {
  let facts: Facts
  /// The stem of the infinitive, in sounds, without accents.
  let stem: Letters
  /// Where a prefix ends and the verb proper begins, in `stem`.
  let start: Int
  /// The rules that can have to do with this verb, in the order of the rulebook.
  let rules: [Rule]

  init(_ facts: Facts, by rules: [Rule] = Rulebook.rules) {
    self.rules = rules.filter { $0.concerns(facts) }
    self.facts = facts
    let sounds = Sounds.read(facts.infinitive.bare)
    stem = sounds[0..<(sounds.count - 2)]
    start = facts.prefixLength == 0 ? 0 : Sounds.read(facts.prefix).count
  }

  var conjugation: Conjugation { facts.infinitive.conjugation }

  /// The word that the lexicon states for a place, with the verb's prefix before it, in sounds.
  func word(at place: Place) -> Letters? {
    facts.exception(at: place)?.word.map { Sounds.read(facts.prefix + $0) }
  }

  /// The stem that the lexicon states for a place, in sounds: read as it sounds before e (*hic-* → *hice*).
  func stem(at place: Place) -> Letters? {
    guard let word = facts.exception(at: place)?.word else { return nil }
    var stem = Sounds.read(facts.prefix + word + "e")
    stem.removeLast()
    return stem
  }
}
