/// How a verb that the lexicon does not have is conjugated: by its family, then by its ending, else regularly.
struct UnknownVerb {
  let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// - Returns: `nil` if no Spanish verb can have such a stem.
  func verb(_ infinitive: Infinitive) throws(LexiconError) -> Verb? {
    let bare = infinitive.bare
    guard bare.count > 3, bare.vowelsOfStem > 0 else { return nil }
    if !infinitive.isPronominal, let known = try lexicon.verb(infinitive.pronominal) {
      return Verb(
        VerbName(infinitive), ground: .family(of: known.infinitive.description), defect: known.defect,
        variants: known.variants)
    }
    for ending in EndingAnalogy.apart {
      if let verb = try ending.verb(infinitive, in: lexicon) { return verb }
    }
    if let verb = try PrefixAnalogy(of: infinitive, in: lexicon).verb(infinitive) { return verb }
    if let verb = try verbOfKin(infinitive) { return verb }
    for ending in EndingAnalogy.all {
      if let verb = try ending.verb(infinitive, in: lexicon) { return verb }
    }
    return Verb(
      VerbName(infinitive), ground: .regular, variants: [LexicalVariant(infinitive: infinitive.plain)])
  }

  /// A verb made of one that is unknown too, but has a family: *re|distender* where only *extender* is known.
  private func verbOfKin(_ infinitive: Infinitive) throws(LexiconError) -> Verb? {
    for parts in PrefixedVerb.all(infinitive.bare) where parts.prefix.isProductive && parts.root.count > 5 {
      guard let root = Infinitive(parts.root.description), let kin = try PrefixAnalogy(of: root, in: lexicon).verb(root)
      else { continue }
      let variants = kin.variants.compactMap { $0.moved(to: infinitive.plain, from: 0, to: parts.length) }
      return Verb(VerbName(infinitive), ground: kin.ground, variants: variants)
    }
    return nil
  }
}
