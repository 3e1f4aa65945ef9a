/// Preterites stressed on a stem of their own (*tuve, hizo, dijeron*), and the tenses built on any preterite.
enum StrongPreterite {
  static let all = [
    Rule(.strongPreterite, kind: .change, tenses: .preterites, requirement: .exceptions) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stem(at: .stem(.preterite)) else { return nil }
      draft.becomeStrong(stem)
      return draft.slot.tense == .preterite ? .strongStem : .strongStemAfterPreterite
    },
    Rule(.cToJ, kind: .change, tenses: .preterites, requirement: .pattern) { draft in
      guard !draft.isStemFrozen, draft.stem.last == "Z" else { return nil }
      var stem = draft.stem
      stem[stem.count - 1] = "j"
      draft.becomeStrong(stem)
      return draft.slot.tense == .preterite ? .dujInPreterite : .dujAfterPreterite
    },
    Rule(.builtOnPreterite, kind: .change, tenses: .preterites, requirement: .exceptions) { draft in
      guard !draft.isStemFrozen, let stem = draft.base.stemOfPreterite,
        let ending = Endings.strong(draft.base.conjugation, draft.slot)?.withoutGlide, let stressed = ending.stressed
      else { return nil }
      draft.stem = stem
      draft.ending = ending.sounds
      draft.stress = .ending(stressed)
      draft.isStemFrozen = true
      return .builtOnPreterite
    },
  ]
}

extension Base {
  /// The stem of a preterite that the lexicon states by person: *ellos* without *-eron*, with any glide: *fu|eron*.
  fileprivate var stemOfPreterite: Sounds? {
    guard let yo = Slot(.preterite, .firstSingular), variant.exception(at: .cell(yo)) != nil,
      let ellos = Slot(.preterite, .thirdPlural), let word = word(at: .cell(ellos))
    else { return nil }
    return Endings.stemOfPreterite(word)
  }
}

extension Draft {
  /// Switches to a stem that is itself stressed in *yo* and *él*, with the endings for such stems.
  fileprivate mutating func becomeStrong(_ stem: Sounds) {
    self.stem = stem
    stress = .lastVowel
    isStrong = true
    isVowelFrozen = true
  }
}
