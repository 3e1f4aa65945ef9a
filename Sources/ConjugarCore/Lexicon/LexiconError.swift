/// What is wrong with a line of a lexicon.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownPattern(String)
  case unknownModel(String, of: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not in the notation of the lexicon: infinitive | meaning | patterns"
    case .unknownPattern(let text):
      "“\(text)” is no pattern (accepted: \(LexicalPattern.allCases.map(\.notation).joined(separator: " ")), TENSE=…)"
    case .unknownModel(let model, let verb): "“\(verb)” is said to go like “\(model)”, which is not in the lexicon"
    }
  }
}
