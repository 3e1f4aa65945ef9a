/// What the imperative borrows: it has forms of its own for *tú, vos* and *vosotros* only.
enum ImperativeRules {
  static let all = [
    Rule(
      .imperativeFromSubjunctive, kind: .formation, tenses: TenseSet(.imperative, .negativeImperative)
    ) { draft in
      guard draft.base.variant.exception(at: .cell(draft.slot)) == nil, let source = draft.slot.borrowed
      else { return nil }
      let isProhibition = draft.slot.tense == .negativeImperative
      draft.slot = source
      return isProhibition ? .prohibitionInSubjunctive : .orderInSubjunctive
    },
    Rule(
      .imperativeFromPresent, kind: .formation, tenses: TenseSet(.imperative)
    ) { draft in
      guard draft.slot.person == .secondSingular,
        draft.base.variant.exception(at: .cell(draft.slot)) == nil, let source = Slot(.present, .thirdSingular)
      else { return nil }
      draft.slot = source
      return .orderInPresent
    },
  ]
}
