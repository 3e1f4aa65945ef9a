/// Glides: y added or written for i between vowels, i lost after ñ and ll, and ye-, hue- at the beginning of a word.
enum Glide {
  static let all = [
    Rule(.insertedY, kind: .change, tenses: .presents) { draft in
      guard draft.base.conjugation == .ir, !draft.isStemFrozen, !draft.isVowelFrozen, let next = draft.ending.first,
        next.isOpenVowel, draft.stem.last == "u" || draft.stem.last == "o"
      else { return nil }
      draft.stem.append("y")
      if draft.stress == .stem { draft.stress = .lastVowel }
      return draft.base.stem.last == "o" ? .insertedYOfOir : .insertedY
    },
    Rule(.absorbedI, kind: .sound) { draft in
      guard draft.beginsWithGlide, let last = draft.stem.last else { return nil }
      let isPalatal = last == "ñ" || (last == "l" && draft.stem.fromEnd(2) == "l")
      guard isPalatal || last == "i" || (draft.isStrong && last == "j") else { return nil }
      draft.ending = draft.ending[1..<draft.ending.count]
      if case .ending(let index) = draft.stress { draft.stress = .ending(index - 1) }
      return isPalatal ? .iAfterPalatal : last == "i" ? .iAfterI : .iAfterStrongJ
    },
    Rule(.iToY, kind: .sound) { draft in
      guard draft.beginsWithGlide, let last = draft.stem.last, last.isVowel else { return nil }
      draft.ending[0] = "y"
      return .iToY
    },
    Rule(.initialYe, kind: .sound) { draft in
      guard draft.beginsWord(with: "i") else { return nil }
      draft[sound: draft.base.start] = "y"
      return .initialYe
    },
    Rule(.initialHue, kind: .sound) { draft in
      guard draft.beginsWord(with: "u") else { return nil }
      draft.stem.replace(draft.base.start..<draft.base.start, with: "h")
      return .initialHue
    },
  ]
}

extension Draft {
  /// Whether the ending begins with an i that is not a syllable of its own, and is joined to the stem by rule.
  fileprivate var beginsWithGlide: Bool { !isStemFrozen && isGlideFirst }

  /// Whether the verb proper begins with a glide and e: *ierro, uelo*.
  fileprivate func beginsWord(with glide: Phoneme) -> Bool {
    guard !isStemFrozen else { return false }
    let start = base.start
    return stem.count + ending.count > start + 1 && self[sound: start + 1] == "e" && self[sound: start] == glide
  }
}
