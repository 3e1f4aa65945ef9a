/// Analogy: the conjugation of a verb that is not in the lexicon, inferred, with evidence, from verbs that are.
extension Lexicon {
  /// The verb according to the first analogy that applies to it; `nil` if no Spanish verb can have such a stem.
  package func inferredVerb(_ infinitive: Infinitive) -> Verb? {
    guard infinitive.bare.count > 3, infinitive.bare.vowelsOfStem > 0 else { return nil }
    if let verb = pronominalTwin(infinitive) { return verb }
    if let verb = EndingAnalogy.apart.lazy.compactMap({ $0.verb(infinitive, in: self) }).first { return verb }
    if let verb = PrefixAnalogy(of: infinitive, in: self).verb(infinitive) { return verb }
    if let verb = familyOfBase(infinitive) ?? hiatus(infinitive) { return verb }
    if let verb = EndingAnalogy.all.lazy.compactMap({ $0.verb(infinitive, in: self) }).first { return verb }
    return Verb(VerbName(infinitive), evidence: .regular, variants: [LexicalVariant(infinitive: infinitive.plain)])
  }

  /// The verb without the pronoun that it always has: *arrepentir*, conjugated like *arrepentirse*.
  private func pronominalTwin(_ infinitive: Infinitive) -> Verb? {
    guard !infinitive.isPronominal, let twin = verbs(bare: infinitive.bare).last, twin.infinitive.isPronominal
    else { return nil }
    return Verb(
      VerbName(infinitive), evidence: .family(of: twin.infinitive.description), defect: twin.defect,
      variants: twin.variants)
  }

  /// The verb with a stressed i or u after an h that follows a, e or o, as in every verb: *rehúso, prohíbo, ahúmo*.
  private func hiatus(_ infinitive: Infinitive) -> Verb? {
    let stem = infinitive.stem
    guard let index = stem.lastIndex(where: \.isVowel), index > 1, index < stem.count - 1, stem[index].isClosedVowel,
      stem[index - 1] == "h", stem[index - 2].isOpenVowel
    else { return nil }
    var variant = LexicalVariant(infinitive: infinitive.plain)
    variant.patterns.insert(stem[index].plain == "i" ? .stressedI : .stressedU)
    return Verb(VerbName(infinitive), evidence: .hiatus, variants: [variant])
  }

  /// The verb as a productive prefix before a verb that is also unknown but has a family: *re|distender*.
  private func familyOfBase(_ infinitive: Infinitive) -> Verb? {
    for parts in PrefixedVerb.all(infinitive.bare) where parts.prefix.isProductive && parts.root.count > 5 {
      guard let root = Infinitive(parts.root.description),
        let kin = PrefixAnalogy(of: root, in: self).verb(root)
      else { continue }
      let variants = kin.variants.compactMap { $0.moved(to: infinitive.plain, from: 0, to: parts.length) }
      return Verb(VerbName(infinitive), evidence: kin.evidence, variants: variants)
    }
    return nil
  }
}

/// An ending whose verbs are all conjugated alike, with model verbs. Source: RAE & ASALE, Nueva gramática, 4.8–4.13.
struct EndingAnalogy: Sendable {
  let ending: Word
  /// Verbs with the ending: the first one that a lexicon has is the model.
  let models: [String]

  /// Endings whose verbs are not conjugated like the verb in them: *predice*, but *di*; *complazca*, never *plega*.
  static let apart = list("apart")

  /// The endings to go by when no verb of the family is known, longer ones before shorter ones.
  static let all = list("ending")

  private static func list(_ name: String) -> [EndingAnalogy] {
    WordList.rows(of: name).compactMap { row in
      Word(row[0]).map { EndingAnalogy(ending: $0, models: Array(row.dropFirst())) }
    }
  }

  /// Whether the prefix belongs before a longer verb: *re|bendecir* is like *bendecir*, not like *predecir*.
  private func isOfLongerBase(_ bare: Word, _ lexicon: Lexicon) -> Bool {
    PrefixedVerb.all(bare).contains { parts in
      parts.prefix.isProductive && parts.root.count > ending.count && parts.root.hasSuffix(ending)
        && lexicon.contains(parts.root.description)
    }
  }

  func verb(_ infinitive: Infinitive, in lexicon: Lexicon) -> Verb? {
    guard infinitive.bare.hasSuffix(ending), !isOfLongerBase(infinitive.bare, lexicon) else { return nil }
    for name in models {
      guard let model = Infinitive(name), model.bare != infinitive.bare, let known = lexicon.verb(model) else {
        continue
      }
      let variants = known.variants.compactMap {
        $0.moved(to: infinitive.plain, from: model.bare.count - ending.count, to: infinitive.bare.count - ending.count)
      }
      if variants.isEmpty { continue }
      return Verb(VerbName(infinitive), evidence: .ending(ending.description), variants: variants)
    }
    return nil
  }
}
