/// Preterites stressed on a stem of their own (*tuve, hizo, dijeron*), and the tenses built on any preterite.
enum StrongPreterite {
  static let all = [
    Rule(
      "strong preterite", kind: .change, tenses: .preterites,
      reason: "the preterite has a stem of its own; so have the tenses built on it (-ra, -se and -re)",
      source: "RAE & ASALE, Nueva gramática, 4.11"
    ) { draft in
      guard !draft.isStemSettled,
        let stem = draft.root.stem(at: .stem(.preterite)) ?? draft.stemInJ
      else { return false }
      draft.stem = stem
      draft.stress = .lastVowel
      draft.isStrong = true
      draft.isVowelSettled = true
      return true
    },
    Rule(
      "built on the preterite", kind: .change, tenses: .preterites,
      reason: "the ellos form of the preterite without -ron gives the tenses in -ra, -se and -re",
      source: "RAE & ASALE, Nueva gramática, 4.11"
    ) { draft in
      guard !draft.isStemSettled,
        draft.root.facts.exception(at: .cell(first)) != nil, var stem = draft.root.word(at: .cell(third)),
        let ending = Endings.strong(draft.root.conjugation, draft.slot), let stressed = ending.stressed
      else { return false }
      stem.removeLast(4)  // fu|eron, di|eron: the glide i of the ending is already in the stem or absorbed
      draft.stem = stem
      draft.ending = ending.letters[1..<ending.letters.count]
      draft.stress = .ending(stressed - 1)
      draft.isStemSettled = true
      return true
    },
  ]

  private static let first = Slot.of(.preterite)[0]
  private static let third = Slot.of(.preterite)[6]
}

extension Draft {
  /// The strong stem of the verbs in *-ducir*: *conduj-*.
  fileprivate var stemInJ: Letters? {
    guard root.facts.patterns.contains(.cToJ) else { return nil }
    var stem = stem
    stem.removeLast()
    stem.append("j")
    return stem
  }
}
