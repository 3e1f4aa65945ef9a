/// Forms that no rule yields: the lexicon states them (*soy, era, hecho, ten*), accents follow if a prefix is added.
enum LexicalForms {
  static let all = [ownForm, otherStem]

  static let ownForm = Rule(
    .ownForm, kind: .change, requirement: .exceptions
  ) { draft in
    guard let alone = draft.root.facts.exception(at: .cell(draft.slot))?.word,
      let word = draft.root.word(at: .cell(draft.slot))
    else { return nil }
    let reason = draft.reason(ofStated: word)
    draft.become(word, writtenAlone: Sounds(of: alone))
    return reason
  }

  private static let otherStem = Rule(
    .otherStem, kind: .change, requirement: .exceptions
  ) { draft in
    guard !draft.isStemFrozen, let stem = draft.root.stem(at: .wholeStem), stem != draft.stem else { return nil }
    draft.stem = stem
    return .twoInfinitives
  }
}

extension WorkingForm {
  /// What is to be said of a word that the lexicon states.
  fileprivate func reason(ofStated word: Sounds) -> Reason {
    if root.facts.exception(at: .wholeStem) != nil { return .twoInfinitives }
    if slot == .participle { return .ownParticiple }
    let hasVowel = root.stem.lastIndex(where: \.isVowel) != nil
    if hasVowel, let ending = Endings.regular(root.conjugation, slot), word.plain == root.stem + ending.sounds {
      return .ownStress
    }
    if root.conjugation == .ar, word.count >= root.stem.count,
      Endings.regular(.er, slot)?.sounds == word.plain[root.stem.count..<word.count]
    {
      return .otherConjugation
    }
    guard slot.tense == .imperative else { return word == "hay" ? .thereIs : .ownForm }
    if slot.person == .firstPlural { return .oldSubjunctive }
    // satisface, predice: what the verb is made of has haz, di.
    if root.start > 0, word.last == "e", slot.person == .secondSingular, word.count > root.start + 2 {
      return .longOrder
    }
    return slot.person == .secondSingular ? .shortOrder : .ownForm
  }
}
