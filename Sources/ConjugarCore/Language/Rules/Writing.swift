/// The last steps of every form: the accent that its stress requires, and the letters that its sounds require.
enum Writing {
  static let all = [
    Rule(.writtenAccent, kind: .sound) { draft in
      guard let index = draft.stressedIndex else { return nil }
      guard let accent = StressAccent.accent(in: draft.sounds, stressed: index) else { return nil }
      if accent != .oneSyllable {
        draft[sound: index] = draft[sound: index].accented
      } else if !draft.isAccentExpected {
        return nil
      }
      return draft.reason(of: accent, at: index)
    },
    // Writes nothing itself: whether u gains or loses its diaeresis depends on the letter after it.
    Rule(.diaeresis, kind: .sound, requirement: .letter("g")) { draft in
      let had = draft.base.variant.infinitive.stem.lastIndex { $0 == "ü" } != nil
      let has = Word(spelling: draft.sounds).lastIndex { $0 == "ü" } != nil
      return had == has ? nil : has ? .diaeresis : .noDiaeresis
    },
    Rule(.spelling, kind: .sound) { draft in
      let spelled = Word(spelling: draft.sounds)
      let sound = draft.stem.last
      let changed = draft.withLetterOfInfinitive.map { $0 != spelled } ?? false
      let isFront = draft.ending.first?.isFront ?? false
      draft.written = spelled
      return changed ? Reason(spelling: sound, isFront: isFront) : nil
    },
  ]
}

extension Reason {
  fileprivate init?(spelling sound: Phoneme?, isFront: Bool) {
    switch sound {
    case "K": self = isFront ? .cToQu : .quToC
    case "G": self = isFront ? .gToGu : .guToG
    case "Z": self = isFront ? .zToC : .cToZ
    case "X": self = .gToJ
    default: return nil
    }
  }
}

extension Draft {
  /// Whether an accent might be expected where there is none: *rio, hui, vio, guio, fue, vi*.
  fileprivate var isAccentExpected: Bool {
    let vowels = sounds.indices.count { sounds[$0].isVowel }
    let isYoOrEl = slot.person == .firstSingular || slot.person == .thirdSingular
    return vowels > 1 || slot.tense == .preterite && isYoOrEl && stress != .lastVowel
  }

  /// Whether an h is next to a vowel, before or after it: *prohíbe, rehúyo*.
  private func isBesideH(_ index: Int) -> Bool {
    let sounds = sounds
    return index > 0 && sounds[index - 1] == "h" || index + 1 < sounds.count && sounds[index + 1] == "h"
  }

  /// Why there is an accent, or none, stated more precisely for this form.
  fileprivate func reason(of accent: Reason, at index: Int) -> Reason {
    switch accent {
    // Vio and fue have had none since 1959; guio and rio have none under the rules of 2010.
    case .oneSyllable where !isStemFrozen && base.stem.lastIndex(where: \.isVowel) != nil: .oneSyllableOfTwoVowels
    case .hiatus where isBesideH(index): .hiatusAcrossH
    case .oxytone where stem.lastIndex(where: \.isVowel).map { $0 < base.start } ?? false: .oxytoneWithPrefix
    case _: accent
    }
  }

  /// The word with the stem's last consonant as in the infinitive; `nil` if its sound differs or has only one spelling.
  var withLetterOfInfinitive: Word? {
    let bare = base.variant.infinitive.bare
    guard let sound = stem.last, sound.isSpelledByContext, sound == base.stem.last else { return nil }
    var asInInfinitive = stem
    asInInfinitive.append(Phoneme(vowel: bare[bare.count - 2].plain))
    var naive = Word(spelling: asInInfinitive)
    naive.removeLast()
    return naive + Word(spelling: ending)
  }
}
