/// Proposals for words that name no verb, or none that the lexicon has: what a person may have meant.
///
/// They are worked out only here, for callers that print them; a lookup that fails costs nothing.
extension Conjugator {
  /// The verbs of the lexicon that a misspelled word may stand for, at most three, the likeliest first.
  package func suggestions(for word: String) -> [String] { SpellingSuggestions(lexicon).of(word) }

  /// The sentence of an error, with the verbs that may have been meant.
  package func sentence(of error: ConjugationError) -> String {
    error.description + Nearest.proposal(error.word.map { suggestions(for: $0) } ?? [])
  }

  /// What a person should be told of a verb that the lexicon does not have, or `nil` if it has it.
  ///
  /// - Returns: that the forms are a guess, on what evidence, and which known verb may have been meant.
  package func warning(of verb: Verb) -> String? {
    guard !verb.isKnown else { return nil }
    let name = verb.name
    return "“\(name)”: \(verb.evidence)" + Nearest.proposal(SpellingSuggestions(lexicon).ofCommonVerbs(name))
  }
}
