/// The future and the conditional, built on the infinitive, which a few verbs shorten (*tendré, haré, diré*).
enum FutureStem {
  static let all = [
    Rule(.shortFuture, kind: .change, tenses: .futures, requirement: .exceptions) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stem(at: .stem(.future)),
        let reason = draft.reason(ofFuture: stem)
      else { return nil }
      draft.stem = stem
      draft.isVowelFrozen = true
      return reason
    },
    Rule(.futureOnInfinitive, kind: .formation, tenses: .futures) { draft in
      guard !draft.isStemFrozen, !draft.isVowelFrozen, let ending = Endings.regular(draft.base.conjugation, .infinitive)
      else { return nil }
      draft.stem.append(contentsOf: ending.sounds)
      draft.isVowelFrozen = true
      return .futureOnInfinitive
    },
  ]
}

extension Draft {
  /// How a stated stem shortens the infinitive; `nil` if it is the whole infinitive (*predecir-*).
  fileprivate func reason(ofFuture short: Sounds) -> Reason? {
    guard let ending = Endings.regular(base.conjugation, .infinitive), short != stem + ending.sounds else { return nil }
    if short == stem + "r" { return .futureWithoutVowel }
    return short == stem + "dr" ? .futureWithD : .futureWithoutSyllable
  }
}
