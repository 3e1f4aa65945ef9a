/// Consonants that some *-er* and *-ir* stems take before o and a: in the *yo* form and all the present subjunctive.
struct YoForm {
  let pattern: Pattern
  /// What the stem must end in, in sounds; it is replaced.
  let end: Word
  let replacement: Word
  /// Whether the new consonants keep the vowel from changing (*tengo*, but *digo*).
  let settlesVowel: Bool
  let name: String
  let reason: String

  static let all = [
    YoForm(
      pattern: .cToZc, end: "sZ", replacement: "ZK", settlesVowel: false, name: "sc→zc",
      reason: "verbs in -scer take -zc- before o and a"),
    YoForm(
      pattern: .cToZc, end: "Z", replacement: "ZK", settlesVowel: false, name: "c→zc",
      reason: "verbs in a vowel and -cer or -cir take -zc- before o and a"),
    YoForm(
      pattern: .cToZg, end: "Z", replacement: "ZG", settlesVowel: false, name: "c→zg",
      reason: "the verb takes -zg- before o and a"),
    YoForm(
      pattern: .cToG, end: "Z", replacement: "G", settlesVowel: false, name: "c→g",
      reason: "the verb turns its c into g before o and a"),
    YoForm(
      pattern: .addedG, end: "", replacement: "G", settlesVowel: true, name: "added g",
      reason: "the verb adds g to its stem before o and a, and its vowel stays"),
    YoForm(
      pattern: .addedIg, end: "", replacement: "iG", settlesVowel: true, name: "added ig",
      reason: "the verb adds ig to its stem before o and a"),
    YoForm(
      pattern: .addedY, end: "", replacement: "y", settlesVowel: true, name: "added y",
      reason: "the verb adds y to its stem before o and a"),
  ].map(\.rule)

  private var rule: Rule {
    Rule(
      name, kind: .change, tenses: .presents, requirement: .pattern(pattern), reason: reason,
      source: "RAE & ASALE, Nueva gramática, 4.10"
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
