/// A change of the stem's vowel, which becomes a diphthong where it is stressed, or rises where no i follows.
///
/// The lexicon states which verbs change; this rule decides when they do.
struct StemChange {
  let id: Rule.ID
  let vowel: Phoneme
  let replacement: Sounds
  static let all = diphthongs.map(\.diphthongRule) + raising.map(\.raisingRule)

  private static let diphthongs = [
    StemChange(id: .eToIe, vowel: "e", replacement: "ie"),  // pensar: pienso, pensamos
    StemChange(id: .oToUe, vowel: "o", replacement: "ue"),  // contar: cuento, contamos
    StemChange(id: .uToUe, vowel: "u", replacement: "ue"),  // jugar: juego, jugamos
    StemChange(id: .iToIe, vowel: "i", replacement: "ie"),  // adquirir: adquiero, adquirimos
    StemChange(id: .oToHue, vowel: "o", replacement: "hue"),  // desosar: deshueso, desosamos
  ]

  private static let raising = [
    StemChange(id: .eToI, vowel: "e", replacement: "i"),  // pedir: pido, pidió, pedimos
    StemChange(id: .oToU, vowel: "o", replacement: "u"),  // dormir: durmió, durmamos, dormimos
  ]

  private var diphthongRule: Rule {
    Rule(id, kind: .change, tenses: .presents, requirement: .pattern) { draft in
      guard draft.mayChange, draft.stress == .stem, let index = draft.lastVowel(vowel) else { return nil }
      draft.stem.replace(index..<(index + 1), with: replacement)
      draft.isVowelFrozen = true
      return draft.base.addsG ? .diphthongButBeforeG : .diphthong
    }
  }

  private var raisingRule: Rule {
    Rule(
      id, kind: .change, tenses: .presents.union(.preterites).union(TenseSet(.gerund)), requirement: .pattern
    ) { draft in
      guard draft.mayChange, !draft.isIFollowing, let index = draft.lastVowel(vowel) else { return nil }
      draft.stem.replace(index..<(index + 1), with: replacement)
      if draft.stress == .stem { draft.stress = .lastVowel }
      draft.isVowelFrozen = true
      return draft.base.addsG ? .raisedInGerund : draft.base.diphthongizes ? .raisedWithoutStress : .raised
    }
  }
}

extension Base {
  /// Whether the vowel becomes a diphthong where it is stressed: *siento*, but *sintamos*.
  fileprivate var diphthongizes: Bool { variant.patterns.contains(.eToIe) || variant.patterns.contains(.oToUe) }

  /// Whether the verb adds g, before which its vowel does not change: *tengo, vengo*, but *tienes, viniendo*.
  fileprivate var addsG: Bool { variant.patterns.contains(.addedG) }
}

extension Draft {
  fileprivate func lastVowel(_ vowel: Phoneme) -> Int? {
    stem.lastIndex(where: { $0 == vowel }).flatMap { $0 >= base.start ? $0 : nil }
  }

  fileprivate var mayChange: Bool { !isStemFrozen && !isVowelFrozen }

  /// Whether the ending's first vowel is a full i (*pedimos, pedía*), not the glide of *pidió*.
  fileprivate var isIFollowing: Bool { ending.first == "i" && !isGlideFirst }
}

/// Closed vowels that are themselves stressed beside another vowel: *envío* (but *cambio*), *reúno* (but *causo*).
enum StressShift {
  static let all = [
    Rule(.stressedI, kind: .change, tenses: .presents, requirement: .pattern) { draft in
      draft.shift() ? .stressedVowel : nil
    },
    Rule(.stressedU, kind: .change, tenses: .presents) { draft in
      let isStated = draft.base.variant.patterns.contains(.stressedU)
      guard isStated || draft.endsInFullU, draft.shift() else { return nil }
      return isStated ? .stressedVowel : .stressedUar
    },
  ]
}

extension Draft {
  /// Whether the u of a verb in *-uar* is stressed, as it is unless c or g comes before it: *actúo*, but *averiguo*.
  fileprivate var endsInFullU: Bool {
    base.conjugation == .ar && stem.last == "u" && stem.fromEnd(2) != "K" && stem.fromEnd(2) != "G"
  }

  fileprivate mutating func shift() -> Bool {
    guard !isStemFrozen, !isVowelFrozen, stress == .stem else { return false }
    stress = .lastVowel
    return true
  }
}
