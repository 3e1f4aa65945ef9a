/// Stems that the lexicon states for a tense, and the subjunctive that stands on an irregular *yo*.
enum LexicalStems {
  static let all = [
    Rule(
      "irregular stem", kind: .change, tenses: TenseSet(.presentSubjunctive, .imperfect), requirement: .exceptions,
      reason: "the tense has a stem of its own, with the regular endings",
      source: "RAE & ASALE, Nueva gramática, 4.13"
    ) { draft in
      guard !draft.isStemSettled, let stem = draft.root.stem(at: .stem(draft.slot.tense)) else { return false }
      draft.stem = stem
      draft.isVowelSettled = true
      return true
    },
    Rule(
      "subjunctive from yo", kind: .change, tenses: TenseSet(.presentSubjunctive), requirement: .exceptions,
      reason: "the present subjunctive stands on the yo form of the present, without its -o",
      source: "RAE & ASALE, Nueva gramática, 4.13"
    ) { draft in
      guard !draft.isStemSettled, !draft.isVowelSettled,
        let yo = Slot(.present, .firstSingular), var stem = draft.root.word(at: .cell(yo)), stem.last == "o"
      else { return false }
      stem.removeLast()
      draft.stem = stem
      draft.isVowelSettled = true
      return true
    },
  ]
}
