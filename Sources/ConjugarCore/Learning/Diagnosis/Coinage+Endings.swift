/// The words that the right stem of a cell makes with other endings.
extension Coinage {
  /// An ending, and whose it is.
  private struct Source {
    let ending: Endings.Ending
    let conjugation: Conjugation
    let slot: Slot

    /// The same with the end of the infinitive before it: *-aré*.
    var onInfinitive: Source? {
      guard let end = Endings.regular(conjugation, .infinitive)?.sounds else { return nil }
      return with(Endings.Ending(sounds: end + ending.sounds, stressed: ending.stressed.map { $0 + end.count }))
    }

    var withoutGlide: Source? { ending.withoutGlide.map(with) }

    private func with(_ ending: Endings.Ending) -> Source {
      Source(ending: ending, conjugation: conjugation, slot: slot)
    }
  }

  /// The endings of certain cells, then those after strong stems; of a conjugation before the others.
  private static func sources(at slots: [Slot], _ own: Conjugation) -> [Source] {
    [Endings.regular, Endings.strong].flatMap { table in
      ([own] + Conjugation.allCases.filter { $0 != own }).flatMap { conjugation in
        slots.compactMap { slot in
          table(conjugation, slot.borrowed ?? slot).map {
            Source(ending: $0, conjugation: conjugation, slot: slot)
          }
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
      ending.word(for: form).map { Coinage(word: $0, way: .popular(ending)) }
    }
    return popular + Words(draft, at: slot, isAsked).all
  }

  /// What is made of a draft whose ending is not yet written.
  private struct Words {
    private let draft: Draft
    private let slot: Slot
    private let sources: [Source]
    /// The endings of future and conditional with the end of the infinitive before them.
    private let onInfinitive: [Source]

    init(_ draft: Draft, at slot: Slot, _ isAsked: (Person?) -> Bool) {
      self.draft = draft
      self.slot = slot
      let own = draft.base.conjugation
      // Endings of the future are known on the infinitive alone.
      let isFuture = TenseSet.futures.contains(slot.tense)
      let others = Slot.of(slot.tense) + Slot.simple.filter { $0.tense != .negativeImperative }
      let allowed = others.filter { $0 != slot && (isFuture || !TenseSet.futures.contains($0.tense)) }
      let found =
        Coinage.sources(at: [slot], own) + Coinage.sources(at: allowed.filter { isAsked($0.person) }, own)
        + Coinage.sources(at: allowed.filter { !isAsked($0.person) }, own)
      sources = Self.distinct(found)
      let futures = found.filter { TenseSet.futures.contains($0.slot.tense) }
      let isOnInfinitive = Endings.regular(own, .infinitive).map { draft.stem == draft.base.stem + $0.sounds } ?? false
      onInfinitive = isOnInfinitive ? Self.distinct(futures.compactMap(\.onInfinitive)) : []
    }

    private static func distinct(_ sources: [Source]) -> [Source] {
      sources.reduce(into: []) { all, source in
        if !all.contains(where: { $0.ending == source.ending }) { all.append(source) }
      }
    }

    var all: [Coinage] {
      if draft.isStemFrozen {
        let known = stemsOfWordsAlike { [$0] }
        // Eras has the ending of hablas, erabas that of hablabas.
        let others = stemsOfWordsAlike { Slot(.present, $0.person).map { [$0] } ?? [] }.filter { !known.contains($0) }
        return known.flatMap { sounding($0, sources) }
          + others.flatMap { sounding($0, sources.filter { $0.slot == slot }) }
      }
      let right = Word(spelling: draft.sounds)
      if draft.isStrong {
        // Pudió; tuveron as dijeron; hizió in the letters of hizo.
        let stem = right[0..<(right.count - draft.ending.count)]
        return sounding(draft.stem, sources + sources.compactMap(\.withoutGlide)) + spelled(stem, sources)
      }
      // The letters of the infinitive, where the right form has them too: llegieron for llegaron.
      let stem = draft.base.variant.infinitive.stem.withoutAccents
      let isInLetters =
        draft.stem.last?.isSpelledByContext ?? false && right == stem + Word(spelling: draft.ending)
      return sounding(draft.base.stem, onInfinitive) + sounding(draft.stem, sources)
        + (isInLetters ? spelled(stem, sources.filter { $0.slot == slot }) : [])
    }

    /// A stem with each ending, as it sounds and is written.
    private func sounding(_ stem: Sounds, _ sources: [Source]) -> [Coinage] {
      let rules = draft.isStemFrozen ? Writing.all : draft.base.rules.filter { $0.kind == .sound }
      return sources.map { source in
        var draft = draft
        draft.stem = stem
        draft.ending = source.ending.sounds
        draft.stress = source.ending.stressed.map { .ending($0) } ?? .stem
        draft.isStemFrozen = false
        for rule in rules { rule.apply(to: &draft) }
        return coinage(draft.form, source)
      }
    }

    private func spelled(_ stem: Word, _ sources: [Source]) -> [Coinage] {
      sources.map { coinage(stem + Word(spelling: $0.ending.sounds), $0) }
    }

    private func coinage(_ word: Word, _ source: Source) -> Coinage {
      let made = word[(word.count - source.ending.sounds.count)..<word.count]
      let regular = Word(source.ending.written) ?? made
      let ending = made.withoutAccents == regular.withoutAccents ? regular : made
      return Coinage(
        word: word, way: .ending(ending, source.conjugation, at: source.slot == slot ? nil : source.slot))
    }

    /// What is left of a word of the lexicon, and of those of the same tense, without a known ending: the *fu-* of *fuiste*.
    ///
    /// - Parameter cells: the cells whose endings are known of a cell.
    private func stemsOfWordsAlike(_ cells: (Slot) -> [Slot]) -> [Sounds] {
      var stems: [Sounds] = []
      for slot in Slot.of(draft.slot.tense) where slot.borrowed == nil {
        let word = Sounds(of: Derivation.form(draft.base, at: slot)).withoutAccents
        let sources = Coinage.sources(at: cells(slot), draft.base.conjugation)
        for source in sources + sources.compactMap(\.withoutGlide) where word.hasSuffix(source.ending.sounds) {
          let stem = word[0..<(word.count - source.ending.sounds.count)]
          // Of a consonant alone (v-oy, d-i) too much could be made.
          if stem.lastIndex(where: \.isVowel) != nil, !stems.contains(stem) { stems.append(stem) }
        }
      }
      return stems
    }
  }
}
