/// What happens to an i between vowels, after ñ and ll, and at the beginning of a word.
enum Glide {
  static let all = [
    Rule(
      .insertedY, kind: .change, tenses: .presents
    ) { draft in
      guard draft.root.conjugation == .ir, !draft.isStemSettled, !draft.isVowelSettled, let next = draft.ending.first,
        next.isOpenVowel, draft.stem.last == "u" || draft.stem.last == "o"
      else { return false }
      draft.stem.append("y")
      if draft.stress == .stem { draft.stress = .lastVowel }
      return true
    },
    absorbed,
    betweenVowels,
    Rule(.initialYe, kind: .sound) { draft in
      guard draft.beginsWord(with: "i") else { return false }
      draft[sound: draft.root.start] = "y"
      return true
    },
    Rule(.initialHue, kind: .sound) { draft in
      guard draft.beginsWord(with: "u") else { return false }
      draft.stem.replace(draft.root.start..<draft.root.start, with: "h")
      return true
    },
  ]

  static let absorbed = Rule(
    .absorbedI, kind: .sound
  ) { draft in
    guard draft.beginsWithGlide, let last = draft.stem.last else { return false }
    let isPalatal = last == "ñ" || (last == "l" && draft.stem.fromEnd(2) == "l")
    guard isPalatal || last == "i" || (draft.isStrong && last == "j") else { return false }
    draft.dropFirstOfEnding()
    return true
  }

  static let betweenVowels = Rule(
    .iToY, kind: .sound
  ) { draft in
    guard draft.beginsWithGlide, let last = draft.stem.last, last.isVowel else { return false }
    draft.ending[0] = "y"
    return true
  }
}

extension WorkingForm {
  /// Whether the ending begins with an i that is no syllable of its own, and meets the stem by rule.
  fileprivate var beginsWithGlide: Bool { !isStemSettled && isGlideFirst }

  /// Whether the verb proper begins with a glide and e: *ierro, uelo*.
  fileprivate func beginsWord(with glide: Letter) -> Bool {
    guard !isStemSettled else { return false }
    let start = root.start
    return stem.count + ending.count > start + 1 && self[sound: start + 1] == "e" && self[sound: start] == glide
  }

  fileprivate mutating func dropFirstOfEnding() {
    ending = ending[1..<ending.count]
    if case .ending(let place) = stress { stress = .ending(place - 1) }
  }
}
