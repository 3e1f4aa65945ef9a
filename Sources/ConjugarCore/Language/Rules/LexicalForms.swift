/// Forms that no rule yields: the lexicon states them (*soy, era, hecho, ten*); accents follow if a prefix is added.
enum LexicalForms {
  static let all = [
    Rule(.ownForm, kind: .change, requirement: .exceptions) { draft in
      guard let alone = draft.base.variant.exception(at: .cell(draft.slot))?.word,
        let word = draft.base.word(at: .cell(draft.slot))
      else { return nil }
      let reason = draft.reason(ofStated: word)
      draft.become(word, writtenAlone: Sounds(of: alone))
      return reason
    },
    Rule(.otherStem, kind: .change, requirement: .exceptions) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stem(at: .wholeStem), stem != draft.stem else { return nil }
      draft.stem = stem
      return .twoInfinitives
    },
  ]
}

extension Draft {
  fileprivate func reason(ofStated word: Sounds) -> Reason {
    if base.variant.exception(at: .wholeStem) != nil { return .twoInfinitives }
    if slot == .participle { return .ownParticiple }
    let hasVowel = base.stem.lastIndex(where: \.isVowel) != nil
    if hasVowel, let ending = Endings.regular(base.conjugation, slot), word.plain == base.stem + ending.sounds {
      return .ownStress
    }
    if base.conjugation == .ar, word.count >= base.stem.count,
      Endings.regular(.er, slot)?.sounds == word.plain[base.stem.count..<word.count]
    {
      return .otherConjugation
    }
    guard slot.tense == .imperative else {
      return base.variant.isAlternative && base.variant.traits.contains(.auxiliary) ? .thereIs : .ownForm
    }
    if slot.person == .firstPlural { return .oldSubjunctive }
    if slot.person == .secondVoseo { return .borrowedOrder }
    // satisface, predice: the verb inside has haz, di.
    if base.start > 0, word.last == "e", slot.person == .secondSingular, word.count > base.start + 2 {
      return .longOrder
    }
    return slot.person == .secondSingular ? .shortOrder : .ownForm
  }
}

/// Stems that the lexicon states for a tense, and the subjunctive built on an irregular *yo* form.
enum LexicalStems {
  static let all = [
    Rule(
      .irregularStem, kind: .change, tenses: TenseSet(.presentSubjunctive, .imperfect), requirement: .exceptions
    ) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stem(at: .stem(draft.slot.tense)) else { return nil }
      draft.stem = stem
      draft.isVowelFrozen = true
      return .irregularStem
    },
    Rule(.subjunctiveFromYo, kind: .change, tenses: TenseSet(.presentSubjunctive), requirement: .exceptions) { draft in
      guard !draft.isStemFrozen, !draft.isVowelFrozen, let yo = Slot(.present, .firstSingular),
        var stem = draft.base.word(at: .cell(yo)), stem.last == "o"
      else { return nil }
      stem.removeLast()
      draft.stem = stem
      draft.isVowelFrozen = true
      return .subjunctiveFromYo
    },
  ]
}
