/// The words that the right stem of a cell makes with other endings.
enum EndingSlips {
  /// - Parameter endings: those to try; all of every conjugation and cell unless said otherwise.
  /// - Returns: the words, forms of other cells among them.
  static func words(
    of variant: LexicalVariant, at slot: Slot, with endings: [Endings.Ending] = Endings.everywhere
  ) -> [Word] {
    let base = Base(variant)
    var draft = Draft(base, at: slot)
    for rule in base.rules where rule.kind != .sound { rule.apply(to: &draft) }
    let popular = NonstandardEnding.words(for: Derivation.form(base, at: slot), at: slot)
    if draft.isStemFrozen {
      return popular + stems(ofWordsLike: draft).flatMap { words(draft, $0, endings) }
    }
    if draft.isStrong { return popular + wordsOfStrong(draft, endings) }
    var found = popular + words(draft, draft.stem, endings) + wordsInLettersOfInfinitive(draft)
    let infinitive = Endings.regular(base.conjugation, .infinitive).map { base.stem + $0.sounds }
    if !TenseSet.futures.contains(slot.tense) {
      found += words(draft, draft.stem, Endings.onInfinitive)
    } else if draft.stem == infinitive {
      found += words(draft, base.stem, Endings.onInfinitive)
    }
    return found
  }

  /// What is made of a strong stem: *pudió*; *tuveron* as *dijeron*; *hizió* in the letters of *hizo*.
  private static func wordsOfStrong(_ draft: Draft, _ endings: [Endings.Ending]) -> [Word] {
    let right = Word(spelling: draft.sounds)
    let stem = right[0..<(right.count - draft.ending.count)]
    return words(draft, draft.stem, endings + endings.compactMap(\.withoutGlide))
      + endings.map { stem + Word(spelling: $0.sounds) }
  }

  /// The letters of the infinitive, where the right form has them too, with the endings of other conjugations: *llegieron*
  /// for *llegaron*.
  private static func wordsInLettersOfInfinitive(_ draft: Draft) -> [Word] {
    let stem = draft.base.variant.infinitive.stem.withoutAccents
    guard draft.stem.last?.isSpelledByContext ?? false,
      Word(spelling: draft.sounds) == stem + Word(spelling: draft.ending)
    else { return [] }
    return Endings.all(at: draft.slot).map { stem + Word(spelling: $0.sounds) }
  }

  /// A stem with each ending, as it sounds and is written; also without what the rules do to an i.
  private static func words(_ draft: Draft, _ stem: Sounds, _ endings: [Endings.Ending]) -> [Word] {
    let sounds = draft.base.rules.filter { $0.kind == .sound }
    let rulebooks = [sounds, sounds.filter { $0.id != .absorbedI }] + (draft.isStemFrozen ? [Writing.all] : [])
    return endings.flatMap { ending in
      rulebooks.map { rules in
        var draft = draft
        draft.stem = stem
        draft.ending = ending.sounds
        draft.stress = ending.stressed.map { .ending($0) } ?? .stem
        draft.isStemFrozen = false
        for rule in rules { rule.apply(to: &draft) }
        return draft.form
      }
    }
  }

  /// What is left of a word of the lexicon, and of those of the same tense, without a known ending: the *fu-* of *fuiste*.
  private static func stems(ofWordsLike draft: Draft) -> [Sounds] {
    var stems: [Sounds] = []
    for slot in Slot.of(draft.slot.tense) {
      let word = Sounds(of: Derivation.form(draft.base, at: slot)).withoutAccents
      for ending in Endings.all(at: slot) + Endings.all(at: slot).compactMap(\.withoutGlide)
      where word.hasSuffix(ending.sounds) {
        let stem = word[0..<(word.count - ending.sounds.count)]
        // Of a consonant alone (v-oy, d-i) too much could be made.
        if stem.lastIndex(where: \.isVowel) != nil, !stems.contains(stem) { stems.append(stem) }
      }
    }
    return stems
  }
}

extension Endings {
  /// The endings of all conjugations and cells, each once: what a learner may take for the right one.
  static let everywhere = distinct(Slot.all.flatMap(all))

  /// The endings of future and conditional with the end of the infinitive before them: *-aré, -ería*.
  fileprivate static let onInfinitive = distinct(
    Conjugation.allCases.flatMap { conjugation in
      (Slot.of(.future) + Slot.of(.conditional)).compactMap { slot in
        guard let end = regular(conjugation, .infinitive), let ending = regular(conjugation, slot) else { return nil }
        return Ending(sounds: end.sounds + ending.sounds, stressed: ending.stressed.map { $0 + end.sounds.count })
      }
    })

  /// The endings of a cell in the three conjugations, and after strong stems.
  static func all(at slot: Slot) -> [Ending] {
    Conjugation.allCases.flatMap { [regular($0, slot), strong($0, slot)] }.compactMap { $0 }
  }

  private static func distinct(_ endings: [Ending]) -> [Ending] {
    endings.reduce(into: []) { all, ending in if !all.contains(ending) { all.append(ending) } }
  }
}
