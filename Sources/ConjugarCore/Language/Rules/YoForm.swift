/// Consonants that some *-er* and *-ir* stems take before o and a: in the *yo* form and the whole present subjunctive.
struct YoForm {
  let id: Rule.ID
  let reason: Reason
  /// What the stem must end in, which is replaced.
  let end: Sounds
  let replacement: Sounds
  /// Whether the new consonants keep the vowel from changing (*tengo*, but *digo*).
  var freezesVowel = false

  static let all = [
    YoForm(id: .scToZc, reason: .zcAfterS, end: "sZ", replacement: "ZK"),
    YoForm(id: .cToZc, reason: .zc, end: "Z", replacement: "ZK"),
    YoForm(id: .cToZg, reason: .zg, end: "Z", replacement: "ZG"),
    YoForm(id: .cToG, reason: .gForC, end: "Z", replacement: "G"),
    YoForm(id: .addedG, reason: .addedG, end: "", replacement: "G", freezesVowel: true),
    YoForm(id: .addedIg, reason: .addedIg, end: "", replacement: "iG", freezesVowel: true),
    YoForm(id: .addedY, reason: .addedY, end: "", replacement: "y", freezesVowel: true),
  ].map(\.rule)

  private var rule: Rule {
    Rule(id, kind: .change, tenses: .presents, requirement: .pattern) { draft in
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
