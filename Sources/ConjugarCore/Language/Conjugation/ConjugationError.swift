/// A word that cannot be conjugated.
///
/// The error is the fact alone: what the word may have been meant for is worked out by whoever prints it.
public enum ConjugationError: Error, Equatable, CustomStringConvertible {
  /// The word does not end like any Spanish infinitive.
  case notAnInfinitive(String)
  /// The word ends like one, but no Spanish verb can be called so, or the lexicon has none such where one is needed.
  case unknownVerb(String)
  /// The lexicon itself is broken.
  case lexicon(LexiconError)

  /// The word that names no verb; `nil` where the lexicon is to blame.
  package var word: String? {
    switch self {
    case .notAnInfinitive(let word), .unknownVerb(let word): word
    case .lexicon: nil
    }
  }

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .notAnInfinitive(let word):
      "\(word.echoed) is no infinitive: one ends in -ar, -er, -ir or -ír, with or without -se"
    case .unknownVerb(let word): "\(word.echoed) is no verb that the lexicon has"
    case .lexicon(let error): error.description
    }
  }
}
