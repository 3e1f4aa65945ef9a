/// The known verbs in the family of an unknown one, and what most of them say about its conjugation.
///
/// A family is a root with several prefixes: *referir, preferir, inferir*. Sharing final letters is not enough:
/// *agrandar* is not related to *dar*, nor *arrestar* to *estar*.
struct PrefixAnalogy {
  private struct Party {
    let variants: [LexicalVariant]
    /// The first known verb that votes for it.
    let relative: String
    var votes: Int
    var isRegular: Bool { variants.allSatisfy(\.isRegular) }
    /// If votes are equal, the regular conjugation comes first.
    var rank: Int { isRegular ? 0 : 1 }
  }

  private let lexicon: Lexicon
  private let infinitive: Infinitive
  private var parties: [Party] = []

  init(of infinitive: Infinitive, in lexicon: Lexicon) {
    self.lexicon = lexicon
    self.infinitive = infinitive.plain
    for parts in PrefixedVerb.all(infinitive.bare) {
      askBase(parts)
      askSiblings(parts)
    }
    askDerivatives()
  }

  /// The verb as its family is conjugated, or `nil` if there is no family or its verbs do not agree.
  func verb(_ infinitive: Infinitive) -> Verb? {
    guard let best = parties.max(by: { ($0.votes, $1.rank) < ($1.votes, $0.rank) }) else { return nil }
    // One -ar verb with a vowel change is not a family: profesar has nothing to do with confesar.
    if infinitive.conjugation == .ar, best.votes < 2, !best.isRegular { return nil }
    return Verb(VerbName(infinitive), evidence: .family(of: best.relative), variants: best.variants)
  }

  /// Asks the root, if it is a verb by itself: *tener* for *mantener*.
  private mutating func askBase(_ parts: PrefixedVerb) {
    guard let base = Infinitive(parts.root.description), let known = lexicon.verb(base) else { return }
    // If two stems are both accepted, only productive derivatives have both: destiemplo, but never contiemplo.
    let hasTwoStems = known.patterns.contains { $0 == .eToIe || $0 == .oToUe } && !parts.prefix.isProductive
    let variants = known.variants.prefix(hasTwoStems ? 1 : known.variants.count)
    add(variants, named: base.description, from: 0, to: parts.length, votes(ofBaseIn: parts))
  }

  private func votes(ofBaseIn parts: PrefixedVerb) -> Int {
    if infinitive.conjugation != .ar || parts.root.count > 6 { return 6 }
    if parts.prefix.undoes { return 2 }
    // More than all verbs that share only the root: rerrogar is from rogar, whatever interrogar and prorrogar do.
    if parts.prefix.isProductive { return 12 }
    // amostrar is from mostrar; but encolar is from cola, and contentar from no verb at all.
    return parts.prefix.letters == "a" && parts.root.count > 5 ? 2 : 1
  }

  /// Asks verbs with the same root and another prefix: *referir, preferir* for *conferir*.
  private mutating func askSiblings(_ parts: PrefixedVerb) {
    let isAr = infinitive.conjugation == .ar
    guard parts.root.count > (isAr ? 4 : 3) else { return }
    for prefix in VerbPrefix.all where prefix.letters != parts.prefix.letters && prefix.fits(before: parts.root) {
      if isAr, prefix.isProductive, !parts.prefix.isProductive { continue }
      let name = prefix.before(parts.root)
      guard let known = lexicon.verbs(bare: name).first else { continue }
      // What is undone was done first: destronar goes with entronar.
      let votes = isAr && parts.prefix.undoes && (prefix.letters == "en" || prefix.letters == "em") ? 3 : 1
      add(known.variants[...], named: name.description, from: name.count - parts.root.count, to: parts.length, votes)
    }
  }

  /// Asks verbs derived from the unknown one: *desconsolar* for *consolar*.
  private mutating func askDerivatives() {
    for prefix in VerbPrefix.all where prefix.fits(before: infinitive.bare) {
      let name = prefix.before(infinitive.bare)
      guard let known = lexicon.verbs(bare: name).first else { continue }
      add(
        known.variants[...], named: name.description, from: name.count - infinitive.bare.count, to: 0,
        prefix.isProductive ? 3 : 1)
    }
  }

  /// Counts a known verb's votes for the ways in which it is conjugated.
  private mutating func add(
    _ known: ArraySlice<LexicalVariant>, named name: String, from length: Int, to ownLength: Int, _ votes: Int
  ) {
    var variants: [LexicalVariant] = []
    for variant in known {
      // A root that cuts a model in two is not a root: atrever has nothing to do with entrever.
      if variant.prefixLength > length, length > 0, ownLength > 0 {
        guard lexicon.contains(variant.infinitive.bare[length..<variant.infinitive.bare.count].description) else {
          return
        }
      }
      guard let moved = variant.moved(to: infinitive, from: length, to: ownLength) else { return }
      if !variants.contains(moved) { variants.append(moved) }
    }
    if let index = parties.firstIndex(where: { $0.variants == variants }) {
      parties[index].votes += votes
    } else {
      parties.append(Party(variants: variants, relative: name, votes: votes))
    }
  }
}
