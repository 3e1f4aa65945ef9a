/// One kind of irregularity to practise: the cells in which certain rules are at work.
///
/// Named as the lexicon writes it (`e>ie`), as the rule is called (`e→ie`, `strong preterite`), or by what teachers say
/// (`go-verbs`).
public struct Focus: Sendable, Hashable {
  /// The identifier.
  public let name: String
  /// The rules of which one must be at work.
  let rules: [String]
  /// The patterns of which the lexicon must give the verb one; `nil` where a rule asks for none.
  private let patterns: Patterns?

  init(_ name: String, _ rules: String...) {
    self.name = name
    self.rules = rules
    var patterns: Patterns? = []
    for rule in Rulebook.rules where rules.contains(rule.name) {
      if let pattern = rule.pattern { patterns?.insert(Patterns(pattern)) } else { patterns = nil }
    }
    self.patterns = patterns
  }

  /// Whether a verb shows it in a cell.
  func marks(_ slot: Slot, of verb: Verb, _ conjugator: Conjugator) -> Bool {
    // Most verbs need no closer look.
    if let patterns, !verb.variants.contains(where: { !$0.patterns.isDisjoint(with: patterns) }) { return false }
    return conjugator.derivations(of: verb, at: slot).contains { derivation in
      derivation.steps.contains { rules.contains($0.rule.name) }
    }
  }
}

extension Focus: Named {
  public static let kindOfName = "pattern"

  public static let table = NameTable<Focus>([
    (Focus("e>ie", "e→ie"), ["e>ie", "e→ie", "e-ie"]),
    (Focus("o>ue", "o→ue"), ["o>ue", "o→ue", "o-ue"]),
    (Focus("u>ue", "u→ue"), ["u>ue", "u→ue", "u-ue"]),
    (Focus("i>ie", "i→ie"), ["i>ie", "i→ie", "i-ie"]),
    (Focus("o>hue", "o→hue"), ["o>hue", "o→hue", "o-hue"]),
    (Focus("e>i", "e→i"), ["e>i", "e→i", "e-i"]),
    (Focus("o>u", "o→u"), ["o>u", "o→u", "o-u"]),
    (Focus("i>í", "i→í"), ["i>í", "i→í"]),
    (Focus("u>ú", "u→ú"), ["u>ú", "u→ú"]),
    (Focus("c>zc", "c→zc"), ["c>zc", "c→zc", "c-zc", "zco-verbs"]),
    (Focus("c>zg", "c→zg"), ["c>zg", "c→zg", "c-zg"]),
    (Focus("c>g", "c→g"), ["c>g", "c→g", "c-g"]),
    (Focus("c>j", "c→j"), ["c>j", "c→j", "c-j"]),
    (Focus("+g", "added g"), ["+g", "added g"]),
    (Focus("+ig", "added ig"), ["+ig", "added ig"]),
    (Focus("+y", "added y"), ["+y", "added y"]),
    (Focus("go-verbs", "added g", "added ig", "c→g", "c→zg"), ["go-verbs", "go"]),
    (
      Focus("stem-changing", "e→ie", "o→ue", "u→ue", "i→ie", "o→hue", "e→i", "o→u"),
      ["stem-changing", "stem-change", "boot-verbs", "shoe-verbs"]
    ),
    (Focus("diphthong", "e→ie", "o→ue", "u→ue", "i→ie", "o→hue"), ["diphthong", "diphthongs"]),
    (Focus("stress", "i→í", "u→ú"), ["stress", "stress-shift"]),
    (Focus("strong-preterite", "strong preterite", "c→j"), ["strong-preterite", "strong-preterites"]),
    (Focus("short-future", "short future"), ["short-future", "short-futures"]),
    (Focus("i>y", "i→y"), ["i>y", "i→y", "i-y"]),
    (Focus("spelling", "spelling"), ["spelling", "spelling-change"]),
    (Focus("one-of-a-kind", "irregular form"), ["one-of-a-kind", "irregular form"]),
  ])
}
