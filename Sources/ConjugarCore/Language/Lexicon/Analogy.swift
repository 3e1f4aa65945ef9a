/// An analogy: a way to infer the conjugation of a verb that the lexicon does not have from those that it has.
///
/// Each verb that is inferred carries its evidence.
enum Analogy: Sendable {
  /// The verb exists with its pronoun only: *arrepentir* like *arrepentirse*.
  case pronominalTwin
  /// All verbs with an ending go one way: *-ecer*.
  case ending(EndingAnalogy)
  /// The verb is a known one with a prefix, or shares its root with known ones: *subtener, conferir*.
  case family
  /// The verb has a productive prefix before one that is unknown too, but has a family: *re|distender*.
  case familyOfBase
  /// An i or u after h bears the stress beside a, e or o, in every verb: *rehúso, prohíbo, ahúmo*.
  case hiatus
  /// Nothing speaks for any irregularity.
  case regular

  /// The analogies in the order in which they are tried: the first that finds something counts.
  static let all =
    [.pronominalTwin] + EndingAnalogy.apart.map { .ending($0) } + [.family, .familyOfBase, .hiatus]
    + EndingAnalogy.all.map { .ending($0) } + [Analogy.regular]

  /// The verb as the analogy has it, or `nil` if it says nothing of it.
  func verb(_ infinitive: Infinitive, in lexicon: Lexicon) throws(LexiconError) -> Verb? {
    switch self {
    case .pronominalTwin: return try pronominalTwin(infinitive, lexicon)
    case .ending(let ending): return try ending.verb(infinitive, in: lexicon)
    case .family: return try PrefixAnalogy(of: infinitive, in: lexicon).verb(infinitive)
    case .familyOfBase: return try familyOfBase(infinitive, lexicon)
    case .hiatus: return hiatus(infinitive)
    case .regular:
      return Verb(
        VerbName(infinitive), evidence: .regular, variants: [LexicalVariant(infinitive: infinitive.plain)])
    }
  }

  private func pronominalTwin(_ infinitive: Infinitive, _ lexicon: Lexicon) throws(LexiconError) -> Verb? {
    guard !infinitive.isPronominal, let twin = try lexicon.verbs(bare: infinitive.bare).last,
      twin.infinitive.isPronominal
    else { return nil }
    return Verb(
      VerbName(infinitive), evidence: .family(of: twin.infinitive.description), defect: twin.defect,
      variants: twin.variants)
  }

  private func hiatus(_ infinitive: Infinitive) -> Verb? {
    let stem = infinitive.stem
    guard let index = stem.lastIndex(where: \.isVowel), index > 1, index < stem.count - 1, stem[index].isClosedVowel,
      stem[index - 1] == "h", stem[index - 2].isOpenVowel
    else { return nil }
    var variant = LexicalVariant(infinitive: infinitive.plain)
    variant.patterns.insert(stem[index].plain == "i" ? .stressedI : .stressedU)
    return Verb(VerbName(infinitive), evidence: .hiatus, variants: [variant])
  }

  private func familyOfBase(_ infinitive: Infinitive, _ lexicon: Lexicon) throws(LexiconError) -> Verb? {
    for parts in PrefixedVerb.all(infinitive.bare) where parts.prefix.isProductive && parts.root.count > 5 {
      guard let root = Infinitive(parts.root.description),
        let kin = try PrefixAnalogy(of: root, in: lexicon).verb(root)
      else { continue }
      let variants = kin.variants.compactMap { $0.moved(to: infinitive.plain, from: 0, to: parts.length) }
      return Verb(VerbName(infinitive), evidence: kin.evidence, variants: variants)
    }
    return nil
  }
}

extension Lexicon {
  /// A verb that the lexicon does not have, as the first analogy that says something of it has it.
  ///
  /// - Returns: `nil` if no Spanish verb can have such a stem.
  package func inferredVerb(_ infinitive: Infinitive) throws(LexiconError) -> Verb? {
    guard infinitive.bare.count > 3, infinitive.bare.vowelsOfStem > 0 else { return nil }
    for analogy in Analogy.all {
      if let verb = try analogy.verb(infinitive, in: self) { return verb }
    }
    return nil
  }
}
