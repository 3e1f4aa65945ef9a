/// A word that a learner may build for a verb's cell, and what was used in place of the right parts.
struct Coinage {
  let word: Word
  let kind: Diagnosis.Kind
  var vowel: String?
  /// The omitted rules that make the verb depart from the regular pattern.
  var without: Set<Rule.ID> = []
  /// The word spelled as its sounds require, if it is spelled otherwise: *jugue* of *juge*.
  var spelled: Word?
  /// The other ending, and the conjugation and cell it belongs to.
  var ending: (word: Word, conjugation: Conjugation, slot: Slot)?
  var popular: NonstandardEnding?
  var isOfCell = true

  /// The words that steps of one kind build for a cell, other than by endings; may include the right one.
  static func all(_ kind: Diagnosis.Kind, of variant: LexicalVariant, at slot: Slot) -> [Coinage] {
    switch kind {
    case .stemChange: vowels(of: variant, at: slot)
    case .regularized: regularized(variant, slot)
    case .spelling: letters(variant, slot)
    default: []
    }
  }

  /// What each stem vowel can become, or stay.
  fileprivate static let outcomesByVowel: [Phoneme: [Sounds]] = [
    "e": ["e", "ie", "i"], "o": ["o", "ue", "hue", "u"], "i": ["i", "ie"], "u": ["u", "ue", "o"],
  ]

  /// What can replace the stem vowel, each with rules that give it to every stem.
  private static let rulebooks = {
    let index = Rulebook.rules.firstIndex { $0.id.part == .vowel } ?? 0
    let others = Rulebook.rules.filter { $0.id.part != .vowel }
    return (["e", "ie", "i", "o", "ue", "hue", "u"] as [Sounds]).map { outcome in
      let own = Rule(Rulebook.rules[index].id, kind: .change) { $0.takeVowel(outcome) ? .raised : nil }
      return (outcome: outcome, rules: Array(others[..<index] + [own] + others[index...]))
    }
  }()

  private static func vowels(of variant: LexicalVariant, at slot: Slot) -> [Coinage] {
    // The u of gu is not a sound: the vowel of seguir is e.
    let stem = Base(variant).stem
    let possible = stem.lastIndex(where: \.isVowel).flatMap { outcomesByVowel[stem[$0].plain] } ?? []
    return rulebooks.filter { possible.isEmpty || possible.contains($0.outcome) }.map { outcome, rules in
      let word = Derivation.form(Base(variant, by: rules), at: slot)
      return Coinage(word: word, kind: .stemChange, vowel: possible.isEmpty ? nil : "\(outcome)")
    }
  }

  /// Words built without some or all irregular rules, also with a letter kept: *conozo, conoco; trayeron, traieron*.
  private static func regularized(_ variant: LexicalVariant, _ slot: Slot) -> [Coinage] {
    var seen: Set<Set<Rule.ID>> = []
    return without([], variant, slot, &seen) + onInfinitive(variant, slot)
  }

  /// Recursively removes each rule that still applies once others have been removed.
  private static func without(
    _ removed: Set<Rule.ID>, _ variant: LexicalVariant, _ slot: Slot, _ seen: inout Set<Set<Rule.ID>>
  ) -> [Coinage] {
    guard seen.insert(removed).inserted else { return [] }
    let rules = Rulebook.rules.filter { !removed.contains($0.id) }
    let (working, word) = Derivation.outcome(Base(variant, by: rules), at: slot)
    var made: [Coinage] = []
    if !removed.isEmpty {
      let others = [rules.map { $0.id == .spelling ? keptLetter : $0 }, rules.filter { $0.id != .iToY }]
        .map { Derivation.form(Base(variant, by: $0), at: slot) }.filter { $0 != word }
      made = [Coinage(word: word, kind: .regularized, without: removed)]
      made += others.map { Coinage(word: $0, kind: .regularized, without: removed, spelled: word) }
    }
    for rule in working where rule.kind == .change || rule.id == .absorbedI {
      made += without(removed.union([rule.id]), variant, slot, &seen)
    }
    return made
  }

  /// Writes the word with the stem's last consonant spelled as in the infinitive.
  private static let keptLetter = Rule(.spelling, kind: .sound) { draft in
    draft.written = draft.withLetterOfInfinitive ?? draft.form
    return nil  // No letter has changed.
  }

  /// The infinitive minus its r plus the regular ending, for a stem without a vowel: *seíamos, veió*.
  private static func onInfinitive(_ variant: LexicalVariant, _ slot: Slot) -> [Coinage] {
    let changes = Derivation.rules(Base(variant), at: slot).filter { $0.kind == .change }
    let bare = variant.infinitive.bare
    guard variant.infinitive.stem.lastIndex(where: \.isVowel) == nil, !changes.isEmpty || slot.tense == .preterite,
      let ending = FormParts.regular(variant.infinitive.conjugation, at: slot).ending
    else { return [] }
    let stem = Sounds(of: bare[0..<(bare.count - 1)])
    let regular = LexicalVariant(stem: stem, variant.infinitive.conjugation)
    return [Word(spelling: stem) + ending, Derivation.form(Base(regular, by: Rulebook.regular), at: slot)].once.map {
      Coinage(word: $0, kind: .regularized, without: Set(changes.map(\.id)))
    }
  }

  /// Words whose last or first stem consonant is spelled as before another vowel: *buscé, siguo, cogo; cepo*.
  private static func letters(_ variant: LexicalVariant, _ slot: Slot) -> [Coinage] {
    let base = Base(variant)
    var draft = Draft(base, at: slot)
    for rule in base.rules where rule.id != .spelling { rule.apply(to: &draft) }
    let stem = draft.isStemFrozen ? draft.sounds : draft.stem
    let (last, ending) = (stem.count - 1, draft.isStemFrozen ? Sounds() : draft.ending)
    let kept = [(last, base.stem.last), (0, base.stem.first)].filter { index, sound in
      index >= 0 && stem[index] == sound && (index == last || stem[index].isSpelledByContext)
    }
    return kept.flatMap { index, _ in
      let (start, rest) = (Word(spelling: stem[0..<index]), Word(spelling: stem[(index + 1)..<stem.count] + ending))
      return stem[index].spellings.map { Coinage(word: start + $0 + rest, kind: .spelling) }
    }
  }
}

extension Draft {
  /// Replaces the last vowel of the infinitive's stem in any word: *muerto, pudiendo, ten*.
  fileprivate mutating func takeVowel(_ outcome: Sounds) -> Bool {
    let word = isStemFrozen ? ending : stem
    guard let index = base.stem.lastIndex(where: \.isVowel), word.count > index, word[index].isVowel,
      word.hasPrefix(base.stem[0..<index]), mayBecome(outcome, from: isStemFrozen ? base.stem[index] : word[index]),
      // A vowel before another one does not diphthongize: leer, cambiar; reír does change.
      isStemFrozen || index < base.stem.count - 1 || base.variant.changesVowel
    else { return false }
    guard isStemFrozen else {
      // Dir- does not have the vowel of decir.
      if TenseSet.futures.contains(slot.tense), !stem.hasPrefix(base.stem) { return false }
      stem.replace(index..<(index + 1), with: outcome)
      return true
    }
    let isBroken = word.count > index + 1 && word[index].isClosedVowel && word[index + 1] == "e"
    ending.replace(index..<(index + (isBroken ? 2 : 1)), with: outcome)
    stress = .stem
    return true
  }

  /// Whether some verb changes one vowel to the other; e and o rise in -ir verbs and, by mistake, in others.
  private func mayBecome(_ outcome: Sounds, from vowel: Phoneme) -> Bool {
    guard Coinage.outcomesByVowel[vowel, default: []].contains(outcome) else { return false }
    // Jugar is the only u→ue verb, so its stem is mistaken for one with o.
    if vowel == "u", outcome == "o" { return base.variant.changesVowel && !base.stem.hasSuffix("u") }
    let rises = vowel == "e" && outcome == "i" || vowel == "o" && outcome == "u"
    return !rises || base.conjugation != .ar || base.variant.changesVowel
  }
}

extension LexicalVariant { fileprivate var changesVowel: Bool { StemChange.all.contains { $0.concerns(self) } } }
