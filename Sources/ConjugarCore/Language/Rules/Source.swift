/// Where the academies say what the rules say: the one table of citations.
public enum Source: CaseIterable, Sendable, Hashable {
  case regularParadigms, vowelVerbs, vowelAlternations, consonantAlternations, strongPreterites, suppletion
  case defectives, models
  case unstressedPronouns, compoundTenses, imperative, letters, accents, dictionaryIr, dictionaryPudrir

  /// The work and the place in it: `Nueva gramática, 4.12`.
  package var reference: String {
    switch self {
    case .regularParadigms: "\(Self.grammar), 4.6"
    // -iar, -uar and verbs whose stem ends in a vowel.
    case .vowelVerbs: "\(Self.grammar), 4.9"
    case .vowelAlternations: "\(Self.grammar), 4.10"
    case .consonantAlternations: "\(Self.grammar), 4.11"
    // Irregular participles too.
    case .strongPreterites: "\(Self.grammar), 4.12"
    // Dar, ver, ir and ser.
    case .suppletion: "\(Self.grammar), 4.13"
    case .defectives: "\(Self.grammar), 4.14"
    case .models: "\(Self.grammar), 4.15"
    case .unstressedPronouns: "\(Self.grammar), 16.7"
    case .compoundTenses: "\(Self.grammar), ch. 23"
    case .imperative: "\(Self.grammar), 42.3"
    case .letters: "\(Self.orthography), I, 6"
    case .accents: "\(Self.orthography), II, 3.4"
    case .dictionaryIr: "Diccionario de la lengua española, s. v. ir"
    case .dictionaryPudrir: "Diccionario de la lengua española, s. v. pudrir"
    }
  }

  /// With the authority: `RAE & ASALE, Nueva gramática, 4.12`.
  public var citation: String { "RAE & ASALE, \(reference)" }

  private static let grammar = "Nueva gramática"
  private static let orthography = "Ortografía (2010)"
}

extension Reason {
  /// Where the academies state the reason, if it is not where they state the rule.
  var source: Source? { Self.sources[self] }

  private static let sources: [Reason: Source] = [
    .ownParticiple: .strongPreterites, .strongEnding: .strongPreterites, .endingOfErAndIr: .strongPreterites,
    .twoInfinitives: .dictionaryPudrir, .otherConjugation: .suppletion, .oldSubjunctive: .dictionaryIr,
    .shortOrder: .imperative, .longOrder: .imperative,
  ]
}
