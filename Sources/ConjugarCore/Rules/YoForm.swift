/// Consonants that some *-er* and *-ir* stems take before o and a: in the *yo* form and all the present subjunctive.
struct YoForm {
  let pattern: Pattern
  /// What the stem must end in, in sounds; it is replaced.
  let end: Word
  let replacement: Word
  /// Whether the new consonants keep the vowel from changing (*tengo*, but *digo*).
  let settlesVowel: Bool
  let id: Rule.ID

  static let all = [
    YoForm(
      pattern: .cToZc, end: "sZ", replacement: "ZK", settlesVowel: false, id: .scToZc),
    YoForm(
      pattern: .cToZc, end: "Z", replacement: "ZK", settlesVowel: false, id: .cToZc),
    YoForm(
      pattern: .cToZg, end: "Z", replacement: "ZG", settlesVowel: false, id: .cToZg),
    YoForm(
      pattern: .cToG, end: "Z", replacement: "G", settlesVowel: false, id: .cToG),
    YoForm(
      pattern: .addedG, end: "", replacement: "G", settlesVowel: true, id: .addedG),
    YoForm(
      pattern: .addedIg, end: "", replacement: "iG", settlesVowel: true, id: .addedIg),
    YoForm(
      pattern: .addedY, end: "", replacement: "y", settlesVowel: true, id: .addedY),
  ].map(\.rule)

  private var rule: Rule {
    Rule(
      id, kind: .change, tenses: .presents, requirement: .pattern(pattern)
    ) { draft in
      guard !draft.isStemSettled, !draft.isVowelSettled,
        draft.ending.first == "o" || draft.ending.first == "a", draft.stem.hasSuffix(end)
      else { return false }
      draft.stem.removeLast(end.count)
      draft.stem.append(contentsOf: replacement)
      draft.isVowelSettled = settlesVowel
      return true
    }
  }
}
