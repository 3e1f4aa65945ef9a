/// A verb, ready to be conjugated: its name, its meaning and all that the rules must know of it.
public struct Verb: Sendable {
  public internal(set) var infinitive: Infinitive
  /// What it means in English, without *to*: `have`; empty where the lexicon says nothing.
  public let meaning: String
  /// How it is known how the verb goes.
  public let ground: Evidence
  /// Why the verb lacks forms, if it does.
  public let defect: Defect?
  /// The ways to conjugate it, the preferred one first: more than one where the norm accepts several.
  let variants: [LexicalVariant]

  init(_ infinitive: Infinitive, meaning: String, ground: Evidence, defect: Defect?, variants: [LexicalVariant]) {
    self.infinitive = infinitive
    self.meaning = meaning
    self.ground = ground
    self.defect = defect
    self.variants = variants
  }

  /// Whether the lexicon has the verb; if not, its forms are a guess.
  public var isKnown: Bool { ground == .lexicon }

  /// The same verb with its pronoun, or `nil` if it has one already.
  public var pronominal: Verb? {
    guard !infinitive.isPronominal else { return nil }
    var verb = self
    verb.infinitive = infinitive.pronominal
    return verb
  }

  /// The gloss of every output: `to have`.
  public var gloss: String { meaning.isEmpty ? "" : "to \(meaning)" }

  /// The patterns by which the verb leaves the regular path, in any of its variants.
  public var patterns: [Pattern] {
    variants.reduce(into: PatternSet()) { $0.formUnion($1.patterns) }.list
  }
}

/// How it is known how a verb goes.
public enum Evidence: Sendable, Hashable, CustomStringConvertible {
  case lexicon
  /// The verb is a known one with a prefix, or has its root: *reencontrar* like *encontrar*, *conferir* like *referir*.
  case family(of: String)
  /// All verbs with this ending go one way: *-ecer*.
  case ending(String)
  /// Nothing speaks for any irregularity.
  case regular

  public var description: String {
    switch self {
    case .lexicon: "the lexicon has the verb"
    case .family(let model):
      "a guess: the lexicon does not have the verb, but “\(model)”, which seems to be of its family"
    case .ending(let ending): "a guess: the lexicon does not have the verb, but verbs in -\(ending) go this way"
    case .regular: "a guess: the lexicon does not have the verb, so it is taken to be regular"
    }
  }
}
