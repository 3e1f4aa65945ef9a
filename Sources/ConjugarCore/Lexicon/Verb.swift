/// A verb, ready to be conjugated: its name, its meaning and all that the rules must know of it.
public struct Verb: Sendable {
  public internal(set) var infinitive: Infinitive
  /// What it means in English, without *to*: `have`; empty where the lexicon says nothing.
  public let meaning: String
  /// How it is known how the verb goes.
  public let ground: Ground
  /// Why the verb lacks forms, if it does.
  public let defect: Defect?
  /// The ways to conjugate it, the preferred one first: more than one where the norm accepts several.
  let variants: [Facts]

  init(_ infinitive: Infinitive, meaning: String, ground: Ground, defect: Defect?, variants: [Facts]) {
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
    variants.reduce(into: Patterns()) { $0.formUnion($1.patterns) }.list
  }
}

/// How it is known how a verb goes.
public enum Ground: Sendable, Hashable, CustomStringConvertible {
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

extension LexiconLine {
  /// The verb of the line.
  ///
  /// - Throws: `LexiconError` if the line cannot be read.
  public var verb: Verb {
    get throws(LexiconError) {
      guard let infinitive else { throw .malformed(name) }
      guard isPlain else { return try lexicon.verb(infinitive, LexiconEntry(self)) }
      let facts = Facts(infinitive: infinitive.plain)
      return Verb(infinitive, meaning: meaning, ground: .lexicon, defect: nil, variants: [facts])
    }
  }
}

extension Lexicon {
  /// The verb by a name of the lexicon, or `nil`.
  ///
  /// - Throws: `LexiconError` if what the lexicon says of it cannot be read.
  public func verb(_ infinitive: Infinitive) throws(LexiconError) -> Verb? {
    if let verb = try verb(infinitive, under: infinitive.description) { return verb }
    // irse from ir, lavarse from lavar; but not *arrepentir from arrepentirse.
    return infinitive.isPronominal ? try verb(infinitive, under: infinitive.plain.description) : nil
  }

  /// The name by which the lexicon has a verb, with or without *-se*, or `nil`: *lavar* for *lavarse*.
  public func name(of infinitive: Infinitive) -> String? {
    let heard = [infinitive] + (infinitive.withDiaeresis.map { [$0] } ?? [])
    return heard.flatMap { $0.isPronominal ? [$0, $0.plain] : [$0, $0.pronominal] }.map(\.description)
      .first(where: contains)
  }

  private func verb(_ infinitive: Infinitive, under name: String) throws(LexiconError) -> Verb? {
    guard let entry = try entry(name) else { return nil }
    return try verb(infinitive, entry)
  }

  fileprivate func verb(_ infinitive: Infinitive, _ entry: LexiconEntry) throws(LexiconError) -> Verb {
    let base = try base(of: entry)
    var facts = Facts(infinitive: infinitive.plain)
    if let base, let model = Letters(base.name) { facts.prefixLength = infinitive.bare.count - model.count }
    let inherited = base?.tokens ?? []
    let count = (entry.tokens + inherited).map(\.alternatives).max() ?? 1
    let variants = (0..<count).map { choice in
      // What the entry says itself comes first, so that it is what counts.
      let own = entry.tokens.reduce(into: facts) { $0.take($1, choice: choice, isWhole: base != nil) }
      return inherited.reduce(into: own) { $0.take($1, choice: choice, isWhole: false) }
    }
    return Verb(
      infinitive, meaning: entry.meaning, ground: .lexicon, defect: entry.defect ?? base?.defect, variants: variants)
  }

  /// The entry of the verb that another is said to be like.
  private func base(of entry: LexiconEntry) throws(LexiconError) -> LexiconEntry? {
    guard let model = entry.model else { return nil }
    guard let base = try self.entry(model), base.model == nil, let bare = Infinitive(model)?.bare,
      let own = Infinitive(entry.name)?.bare, own.plain.hasSuffix(bare.plain)
    else { throw .unknownModel(model, of: entry.name) }
    return base
  }
}

extension Facts {
  fileprivate mutating func take(_ token: LexiconToken, choice: Int, isWhole: Bool) {
    switch token {
    case .pattern(let patterns):
      if let pattern = patterns[min(choice, patterns.count - 1)] { self.patterns.insert(Patterns(pattern)) }
    case .exception(let statements):
      for statement in statements {
        let words = statement.words
        let word = words.isEmpty ? nil : words[min(choice, words.count - 1)]
        // The regular form is no exception.
        guard word != nil || words.isEmpty else { continue }
        exceptions.append(Exception(place: statement.place, word: word, isWhole: isWhole))
      }
    }
  }
}
