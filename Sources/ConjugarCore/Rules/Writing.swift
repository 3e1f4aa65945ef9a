/// The last two steps of every form: the accent that its stress asks for, and the letters that its sounds ask for.
enum Writing {
  static let all = [accent, spelling]

  static let accent = Rule(
    .writtenAccent, kind: .sound
  ) { draft in
    guard let place = draft.stressedPlace,
      StressAccent.isWritten(in: draft.sounds, stressed: place)
    else { return false }
    draft[sound: place] = draft[sound: place].accented
    return true
  }

  static let spelling = Rule(
    .spelling, kind: .sound
  ) { draft in
    let spelled = Sounds.spell(draft.sounds)
    let changed = draft.isRespelled(as: spelled)
    draft.ending = spelled
    draft.stem = Word()
    return changed
  }
}

extension WorkingForm {
  /// Whether the last consonant of the stem is written otherwise than in the infinitive.
  fileprivate func isRespelled(as spelled: Word) -> Bool { withLetterOfInfinitive.map { $0 != spelled } ?? false }

  /// The word with the last consonant of the stem written as in the infinitive; `nil` if it is another one, or one that
  /// is always written the same.
  var withLetterOfInfinitive: Word? {
    let bare = root.facts.infinitive.bare
    guard let sound = stem.last, Sounds.depends(sound), sound == root.stem.last else { return nil }
    var asInInfinitive = stem
    asInInfinitive.append(bare[bare.count - 2].plain)
    var naive = Sounds.spell(asInInfinitive)
    naive.removeLast()
    return naive + ending
  }
}
