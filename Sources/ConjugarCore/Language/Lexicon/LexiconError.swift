/// What is wrong with a line of a lexicon.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownPattern(String)
  case unknownModel(String, of: String)
  /// The model is itself said to be like another verb.
  case modelHasModel(String, of: String)
  /// The verb does not end in the one that it is said to be like.
  case endsOtherwise(String, model: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not in the notation of the lexicon: infinitive | meaning | patterns"
    case .unknownPattern(let text):
      "“\(text)” is no pattern (accepted: \(Irregularity.patterns.map(\.id).joined(separator: " ")), TENSE=…, like:, ask:, seldom:, stem=, the defects, auxiliary and suppletive)"
    case .unknownModel(let model, let verb): "“\(verb)” is said to go like “\(model)”, which is not in the lexicon"
    case .modelHasModel(let model, let verb):
      "“\(verb)” is said to go like “\(model)”, which is itself said to go like another verb: name that one"
    case .endsOtherwise(let verb, let model):
      "“\(verb)” is said to go like “\(model)” and does not end in it"
    }
  }
}
