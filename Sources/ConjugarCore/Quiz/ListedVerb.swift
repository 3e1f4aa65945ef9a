/// What a list says of a verb.
package struct ListedVerb: Sendable {
  /// The infinitive as the lexicon writes it.
  package let name: String
  /// In English, without *to*; empty where the lexicon says nothing.
  package let meaning: String
  /// The patterns that the lexicon knows of the verb.
  package let patterns: LexicalPatternSet
  /// Whether the lexicon states forms or stems of it, because no rule yields them.
  package let hasFormsOfItsOwn: Bool
  /// Its place in the list of use, counted from 1, or `nil` if it is not there.
  package let rank: Int?
  package let defect: Defect?

  init(_ verb: Verb, _ meaning: String, _ rank: Int?) {
    name = verb.name
    self.meaning = meaning
    self.rank = rank
    patterns = verb.variants.reduce(into: []) { $0.formUnion($1.patterns) }
    hasFormsOfItsOwn = verb.variants.contains { !$0.exceptions.isEmpty }
    defect = verb.defect
  }
}
