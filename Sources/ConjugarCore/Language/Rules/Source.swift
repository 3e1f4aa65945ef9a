/// Where the academies state the rules: the only table of citations, each with the work and the place in it.
public enum Source: String, CaseIterable, Sendable, Hashable {
  case regularParadigms = "Nueva gramática, 4.6"
  /// -iar, -uar and verbs whose stem ends in a vowel.
  case vowelVerbs = "Nueva gramática, 4.9"
  case vowelAlternations = "Nueva gramática, 4.10"
  case consonantAlternations = "Nueva gramática, 4.11"
  /// Also irregular participles.
  case strongPreterites = "Nueva gramática, 4.12"
  /// Dar, ver, ir and ser.
  case suppletion = "Nueva gramática, 4.13"
  case defectives = "Nueva gramática, 4.14"
  case models = "Nueva gramática, 4.15"
  case unstressedPronouns = "Nueva gramática, 16.7"
  case compoundTenses = "Nueva gramática, ch. 23"
  case imperative = "Nueva gramática, 42.3"
  case letters = "Ortografía (2010), I, 6"
  case accents = "Ortografía (2010), II, 3.4"
  case dictionaryIr = "Diccionario de la lengua española, s. v. ir"
  case dictionaryPudrir = "Diccionario de la lengua española, s. v. pudrir"

  /// The citation with its authors: `RAE & ASALE, Nueva gramática, 4.12`.
  public var citation: String { "RAE & ASALE, \(rawValue)" }
}

extension Reason {
  /// Where the academies state the reason, if that is not where they state the rule.
  var source: Source? { Self.sources[self] }

  private static let sources: [Reason: Source] = [
    .ownParticiple: .strongPreterites, .strongEnding: .strongPreterites, .endingOfErAndIr: .strongPreterites,
    .twoInfinitives: .dictionaryPudrir, .otherConjugation: .suppletion, .oldSubjunctive: .dictionaryIr,
    .shortOrder: .imperative, .longOrder: .imperative,
  ]
}
