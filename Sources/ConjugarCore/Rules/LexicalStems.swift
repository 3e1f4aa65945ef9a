/// Stems that the lexicon states for a tense, and the subjunctive that stands on an irregular *yo*.
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
    Rule(
      .subjunctiveFromYo, kind: .change, tenses: TenseSet(.presentSubjunctive), requirement: .exceptions
    ) { draft in
      guard !draft.isStemFrozen, !draft.isVowelFrozen,
        let yo = Slot(.present, .firstSingular), var stem = draft.base.word(at: .cell(yo)), stem.last == "o"
      else { return nil }
      stem.removeLast()
      draft.stem = stem
      draft.isVowelFrozen = true
      return .subjunctiveFromYo
    },
  ]
}
