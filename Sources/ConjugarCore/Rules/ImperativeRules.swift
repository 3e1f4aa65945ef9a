/// What the imperative borrows: it has forms of its own for *tú, vos* and *vosotros* only.
enum ImperativeRules {
  static let all = [
    Rule(
      "imperative from the subjunctive", kind: .formation, tenses: TenseSet(.imperative, .negativeImperative),
      reason: "orders to usted, nosotros and ustedes, and all orders not to do something, are in the subjunctive",
      source: "RAE & ASALE, Nueva gramática, 42.3"
    ) { draft in
      guard draft.root.facts.exception(at: .cell(draft.slot)) == nil else {
        return false
      }
      let isBorrowed =
        switch draft.slot.person {
        case .thirdSingular, .firstPlural, .thirdPlural: true
        case .firstSingular, .secondSingular, .secondVoseo, .secondPlural, nil: draft.slot.tense == .negativeImperative
        }
      guard isBorrowed, let source = draft.slot.inTense(.presentSubjunctive) else { return false }
      draft.slot = source
      return true
    },
    Rule(
      "imperative from the present", kind: .formation, tenses: TenseSet(.imperative),
      reason: "the order to tú is the él form of the present, unless the verb has a short one (ten, pon, haz)",
      source: "RAE & ASALE, Nueva gramática, 4.13"
    ) { draft in
      guard draft.slot.person == .secondSingular,
        draft.root.facts.exception(at: .cell(draft.slot)) == nil, let source = Slot(.present, .thirdSingular)
      else { return false }
      draft.slot = source
      return true
    },
  ]
}
