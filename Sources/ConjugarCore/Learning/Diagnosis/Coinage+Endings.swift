/// The words that the right stem of a cell makes with other endings.
extension Coinage {
  /// An ending, and whose it is.
  private struct Source {
    let ending: Endings.Ending
    let conjugation: Conjugation
    let slot: Slot

    var withoutGlide: Source? {
      ending.withoutGlide.map { Source(ending: $0, conjugation: conjugation, slot: slot) }
    }

    /// The same with the end of the infinitive before it: *-aré*.
    var onInfinitive: Source? {
      guard let end = Endings.regular(conjugation, .infinitive)?.sounds else { return nil }
      let whole = Endings.Ending(sounds: end + ending.sounds, stressed: ending.stressed.map { $0 + end.count })
      return Source(ending: whole, conjugation: conjugation, slot: slot)
    }
  }

  /// The endings of certain cells, then those after strong stems; of a conjugation before the others.
  private static func sources(at slots: [Slot], _ own: Conjugation) -> [Source] {
    [Endings.regular, Endings.strong].flatMap { table in
      ([own] + Conjugation.allCases.filter { $0 != own }).flatMap { conjugation in
        slots.compactMap { slot in
          table(conjugation, slot.borrowed ?? slot).map { Source(ending: $0, conjugation: conjugation, slot: slot) }
        }
      }
    }
  }

  /// - Parameter isAsked: whether the learner is asked a person; the endings of others come last.
  /// - Returns: the words, forms of other cells among them; those with an ending of the very cell first.
  static func endings(of variant: LexicalVariant, at slot: Slot, isAsked: (Person?) -> Bool) -> [Coinage] {
    let base = Base(variant)
    var draft = Draft(base, at: slot)
    for rule in base.rules where rule.kind != .sound { rule.apply(to: &draft) }
    let form = Derivation.form(base, at: slot)
    let popular = NonstandardEnding.all.filter { $0.isSaid(at: slot) }.compactMap { ending in
      ending.word(for: form).map { Coinage(word: $0, kind: .ending, popular: ending) }
    }
    return popular + words(draft, slot, isAsked)
  }

  private static func words(_ draft: Draft, _ slot: Slot, _ isAsked: (Person?) -> Bool) -> [Coinage] {
    let own = draft.base.conjugation
    let ofCell = sources(at: [slot], own)
    // Endings of the future are known on the infinitive alone.
    let isFuture = TenseSet.futures.contains(slot.tense)
    let others = (Slot.of(slot.tense) + Slot.simple.filter { $0.tense != .negativeImperative }).filter {
      $0 != slot && (isFuture || !TenseSet.futures.contains($0.tense))
    }
    let ofOthers = sources(at: others.filter { isAsked($0.person) } + others.filter { !isAsked($0.person) }, own)
    // The same ending is nobody else's, but it may be one in two conjugations.
    let sources = (ofCell + ofOthers).reduce(into: [Source]()) { all, source in
      let isKnown = all.contains { $0.ending == source.ending && ($0.slot != slot || source.slot != slot) }
      if !isKnown { all.append(source) }
    }

    func sounding(_ stem: Sounds, _ sources: [Source]) -> [Coinage] {
      let rules = draft.isStemFrozen ? Writing.all : draft.base.rules.filter { $0.kind == .sound }
      return sources.map { source in
        var draft = draft
        draft.stem = stem
        draft.ending = source.ending.sounds
        draft.stress = source.ending.stressed.map { .ending($0) } ?? .stem
        draft.isStemFrozen = false
        for rule in rules { rule.apply(to: &draft) }
        return coinage(draft.form, source, slot)
      }
    }
    func spelled(_ stem: Word, _ sources: [Source]) -> [Coinage] {
      sources.map { coinage(stem + Word(spelling: $0.ending.sounds), $0, slot) }
    }

    if draft.isStemFrozen {
      let known = stemsOfWordsAlike(draft) { $0 }
      // Eras has the ending of hablas, erabas that of hablabas.
      let others = stemsOfWordsAlike(draft) { Slot(.present, $0.person) }.filter { !known.contains($0) }
      return known.flatMap { sounding($0, sources) } + others.flatMap { sounding($0, ofCell) }
    }
    let right = Word(spelling: draft.sounds)
    if draft.isStrong {
      // Pudió; tuveron as dijeron; hizió in the letters of hizo.
      let stem = right[0..<(right.count - draft.ending.count)]
      return sounding(draft.stem, sources + sources.compactMap(\.withoutGlide)) + spelled(stem, sources)
    }
    // The letters of the infinitive, where the right form has them too: llegieron for llegaron.
    let stem = draft.base.variant.infinitive.stem.withoutAccents
    let isInLetters = draft.stem.last?.isSpelledByContext ?? false && right == stem + Word(spelling: draft.ending)
    let isOnInfinitive = Endings.regular(own, .infinitive).map { draft.stem == draft.base.stem + $0.sounds } ?? false
    let futures = isOnInfinitive ? (ofCell + ofOthers).filter { TenseSet.futures.contains($0.slot.tense) } : []
    return sounding(draft.base.stem, futures.compactMap(\.onInfinitive)) + sounding(draft.stem, sources)
      + (isInLetters ? spelled(stem, ofCell) : [])
  }

  private static func coinage(_ word: Word, _ source: Source, _ slot: Slot) -> Coinage {
    let made = word[(word.count - source.ending.sounds.count)..<word.count]
    let regular = Word(source.ending.written) ?? made
    let ending = made.withoutAccents == regular.withoutAccents ? regular : made
    return Coinage(
      word: word, kind: .ending, ending: (ending, source.conjugation, source.slot), isOfCell: source.slot == slot)
  }

  /// What is left of a word of the lexicon, and of those of the same tense, without a known ending: the *fu-* of *fuiste*.
  ///
  /// - Parameter cell: the cell whose endings are known of a cell.
  private static func stemsOfWordsAlike(_ draft: Draft, _ cell: (Slot) -> Slot?) -> [Sounds] {
    var stems: [Sounds] = []
    for slot in Slot.of(draft.slot.tense) where slot.borrowed == nil {
      let word = Sounds(of: Derivation.form(draft.base, at: slot)).withoutAccents
      let sources = sources(at: [cell(slot)].compactMap { $0 }, draft.base.conjugation)
      for source in sources + sources.compactMap(\.withoutGlide) where word.hasSuffix(source.ending.sounds) {
        let stem = word[0..<(word.count - source.ending.sounds.count)]
        // Of a consonant alone (v-oy, d-i) too much could be made.
        if stem.lastIndex(where: \.isVowel) != nil, !stems.contains(stem) { stems.append(stem) }
      }
    }
    return stems
  }
}
