/// Future and conditional stand on the infinitive, which a few verbs shorten (*tendré, haré, diré*).
enum FutureStem {
  static let all = [
    Rule(
      "short future", kind: .change, tenses: .futures, requirement: .exceptions,
      reason: "the infinitive lost its vowel before the ending of the future, and sometimes gained a d",
      source: "RAE & ASALE, Nueva gramática, 4.12"
    ) { draft in
      guard !draft.isStemSettled, let stem = draft.root.stem(at: .stem(.future))
      else { return false }
      draft.stem = stem
      draft.isVowelSettled = true
      return true
    },
    Rule(
      "future on the infinitive", kind: .formation, tenses: .futures,
      reason: "the endings of the future and the conditional are added to the whole infinitive",
      source: "RAE & ASALE, Nueva gramática, 4.12"
    ) { draft in
      guard !draft.isStemSettled, !draft.isVowelSettled,
        let ending = Endings.regular(draft.root.conjugation, .infinitive)
      else { return false }
      draft.stem.append(contentsOf: ending.letters)
      draft.isVowelSettled = true
      return true
    },
  ]
}
