/// Closed vowels that bear the stress themselves beside another vowel: *envío* (but *cambio*), *reúno* (but *causo*).
enum StressShift {
  static let all = [
    Rule(.stressedI, kind: .change, tenses: .presents, requirement: .pattern) { draft in
      draft.shift() ? .stressedVowel : nil
    },
    Rule(
      .stressedU, kind: .change, tenses: .presents
    ) { draft in
      let isStated = draft.base.variant.patterns.contains(.stressedU)
      guard isStated || draft.endsInFullU, draft.shift() else { return nil }
      return isStated ? .stressedVowel : .stressedUar
    },
  ]
}

extension Draft {
  /// Verbs in *-uar* stress their u unless c or g stands before it: *actúo*, but *averiguo*.
  fileprivate var endsInFullU: Bool {
    base.conjugation == .ar && stem.last == "u" && stem.fromEnd(2) != "K" && stem.fromEnd(2) != "G"
  }

  fileprivate mutating func shift() -> Bool {
    guard !isStemFrozen, !isVowelFrozen, stress == .stem else { return false }
    stress = .lastVowel
    return true
  }
}
