/// What happens to an i between vowels, after ñ and ll, and at the beginning of a word.
enum Glide {
  static let all = [
    Rule(
      "inserted y", kind: .change, tenses: .presents,
      reason: "verbs in -uir, and oír, put a y before an ending in a, e or o",
      source: "RAE & ASALE, Nueva gramática, 4.10"
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
    Rule(
      "ye-, hue-", kind: .sound,
      reason: "no word begins with ie or ue: they are written ye- and hue-",
      source: "RAE & ASALE, Ortografía (2010), I, 6.2.2.3"
    ) { draft in
      guard !draft.isStemSettled, draft.root.isBeginningSeen else { return false }
      let start = draft.root.start
      guard draft.stem.count + draft.ending.count > start + 1, draft[sound: start + 1] == "e" else { return false }
      if draft[sound: start] == "i" {
        draft[sound: start] = "y"
        return true
      }
      guard draft[sound: start] == "u" else { return false }
      draft.stem.replace(start..<start, with: "h")
      return true
    },
  ]

  static let absorbed = Rule(
    "i absorbed", kind: .sound,
    reason: "the i of -ió, -ieron, -iendo is lost after ñ, ll, the j of a strong preterite, and another i",
    source: "RAE & ASALE, Nueva gramática, 4.10"
  ) { draft in
    guard draft.beginsWithGlide, let last = draft.stem.last else { return false }
    let isPalatal = last == "ñ" || (last == "l" && draft.stem.fromEnd(2) == "l")
    guard isPalatal || last == "i" || (draft.isStrong && last == "j") else { return false }
    draft.dropFirstOfEnding()
    return true
  }

  static let betweenVowels = Rule(
    "i→y", kind: .sound,
    reason: "an unstressed i between two vowels is written y",
    source: "RAE & ASALE, Ortografía (2010), I, 6.2.2.3"
  ) { draft in
    guard draft.beginsWithGlide, let last = draft.stem.last, last.isVowel else { return false }
    draft.ending[0] = "y"
    return true
  }
}

extension WorkingForm {
  /// Whether the ending begins with an i that is no syllable of its own: *-ió, -ieron, -iendo*.
  fileprivate var beginsWithGlide: Bool {
    !isStemSettled && ending.count > 1 && ending[0] == "i" && ending[1].isVowel && stress != .ending(0)
  }

  fileprivate mutating func dropFirstOfEnding() {
    ending = ending[1..<ending.count]
    if case .ending(let place) = stress { stress = .ending(place - 1) }
  }
}
