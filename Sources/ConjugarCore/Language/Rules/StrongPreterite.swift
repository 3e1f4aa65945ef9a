/// Preterites stressed on a stem of their own (*tuve, hizo, dijeron*), and the tenses built on any preterite.
enum StrongPreterite {
  static let all = [
    Rule(
      .strongPreterite, kind: .change, tenses: .preterites, requirement: .exceptions
    ) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stem(at: .stem(.preterite)) else { return nil }
      draft.becomeStrong(stem)
      return draft.slot.tense == .preterite ? .strongStem : .strongStemAfterPreterite
    },
    Rule(
      .cToJ, kind: .change, tenses: .preterites, requirement: .pattern(.cToJ)
    ) { draft in
      guard !draft.isStemFrozen, draft.stem.last == "Z" else { return nil }
      var stem = draft.stem
      stem[stem.count - 1] = "j"
      draft.becomeStrong(stem)
      return draft.slot.tense == .preterite ? .dujInPreterite : .dujAfterPreterite
    },
    Rule(
      .builtOnPreterite, kind: .change, tenses: .preterites, requirement: .exceptions
    ) { draft in
      guard !draft.isStemFrozen,
        draft.base.variant.exception(at: .cell(first)) != nil, var stem = draft.base.word(at: .cell(third)),
        let ending = Endings.strong(draft.base.conjugation, draft.slot), let stressed = ending.stressed
      else { return nil }
      stem.removeLast(4)  // fu|eron, di|eron: the glide i of the ending is already in the stem or absorbed
      draft.stem = stem
      draft.ending = ending.sounds[1..<ending.sounds.count]
      draft.stress = .ending(stressed - 1)
      draft.isStemFrozen = true
      return .builtOnPreterite
    },
  ]

  private static let first = Slot.of(.preterite)[0]
  private static let third = Slot.of(.preterite)[6]
}

extension Draft {
  /// Takes a stem that bears the stress itself in *yo* and *él*, with the endings for such stems.
  fileprivate mutating func becomeStrong(_ stem: Sounds) {
    self.stem = stem
    stress = .lastVowel
    isStrong = true
    isVowelFrozen = true
  }
}
