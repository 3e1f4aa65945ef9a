/// Future and conditional stand on the infinitive, which a few verbs shorten (*tendré, haré, diré*).
enum FutureStem {
  static let all = [
    Rule(
      .shortFuture, kind: .change, tenses: .futures, requirement: .exceptions
    ) { draft in
      guard !draft.isStemSettled, let stem = draft.root.stem(at: .stem(.future))
      else { return false }
      draft.stem = stem
      draft.isVowelSettled = true
      return true
    },
    Rule(
      .futureOnInfinitive, kind: .formation, tenses: .futures
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
