/// What the imperative borrows: it has forms of its own for *tú, vos* and *vosotros* only.
enum ImperativeRules {
  static let all = [
    Rule(
      .imperativeFromSubjunctive, kind: .formation, tenses: TenseSet(.imperative, .negativeImperative)
    ) { draft in
      guard draft.root.facts.exception(at: .cell(draft.slot)) == nil, let source = draft.slot.borrowed
      else { return false }
      draft.slot = source
      return true
    },
    Rule(
      .imperativeFromPresent, kind: .formation, tenses: TenseSet(.imperative)
    ) { draft in
      guard draft.slot.person == .secondSingular,
        draft.root.facts.exception(at: .cell(draft.slot)) == nil, let source = Slot(.present, .thirdSingular)
      else { return false }
      draft.slot = source
      return true
    },
  ]
}
