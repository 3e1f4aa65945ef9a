/// Consonants that some *-er* and *-ir* stems take before o and a: in the *yo* form and all the present subjunctive.
struct YoForm {
  let pattern: LexicalPattern
  /// What the stem must end in; it is replaced.
  let end: Sounds
  let replacement: Sounds
  /// Whether the new consonants keep the vowel from changing (*tengo*, but *digo*).
  let freezesVowel: Bool
  let id: Rule.ID
  let reason: Reason

  static let all = [
    YoForm(
      pattern: .cToZc, end: "sZ", replacement: "ZK", freezesVowel: false, id: .scToZc, reason: .zcAfterS),
    YoForm(
      pattern: .cToZc, end: "Z", replacement: "ZK", freezesVowel: false, id: .cToZc, reason: .zc),
    YoForm(
      pattern: .cToZg, end: "Z", replacement: "ZG", freezesVowel: false, id: .cToZg, reason: .zg),
    YoForm(
      pattern: .cToG, end: "Z", replacement: "G", freezesVowel: false, id: .cToG, reason: .gForC),
    YoForm(
      pattern: .addedG, end: "", replacement: "G", freezesVowel: true, id: .addedG, reason: .addedG),
    YoForm(
      pattern: .addedIg, end: "", replacement: "iG", freezesVowel: true, id: .addedIg, reason: .addedIg),
    YoForm(
      pattern: .addedY, end: "", replacement: "y", freezesVowel: true, id: .addedY, reason: .addedY),
  ].map(\.rule)

  private var rule: Rule {
    Rule(
      id, kind: .change, tenses: .presents, requirement: .pattern(pattern)
    ) { draft in
      guard !draft.isStemFrozen, !draft.isVowelFrozen,
        draft.ending.first == "o" || draft.ending.first == "a", draft.stem.hasSuffix(end)
      else { return nil }
      draft.stem.removeLast(end.count)
      draft.stem.append(contentsOf: replacement)
      draft.isVowelFrozen = freezesVowel
      return reason
    }
  }
}
