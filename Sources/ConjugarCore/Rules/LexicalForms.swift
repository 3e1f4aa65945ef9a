/// Forms that no rule yields: the lexicon states them (*soy, era, hecho, ten*), accents follow if a prefix is added.
enum LexicalForms {
  static let all = [ownForm, otherStem]

  static let ownForm = Rule(
    .ownForm, kind: .change, requirement: .exceptions
  ) { draft in
    guard let alone = draft.root.facts.exception(at: .cell(draft.slot))?.word,
      let word = draft.root.word(at: .cell(draft.slot))
    else { return false }
    draft.become(word, writtenAlone: Sounds.read(alone))
    return true
  }

  private static let otherStem = Rule(
    .otherStem, kind: .change, requirement: .exceptions
  ) { draft in
    guard !draft.isStemSettled, let stem = draft.root.stem(at: .wholeStem), stem != draft.stem else { return false }
    draft.stem = stem
    return true
  }
}
