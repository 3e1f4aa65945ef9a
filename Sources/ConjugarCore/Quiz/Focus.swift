/// One kind of irregularity to practise: the cells in which certain rules are at work.
///
/// Named as the lexicon writes it (`e>ie`), as the rule is called (`e→ie`, `strong preterite`), or by what teachers say
/// (`go-verbs`).
public struct Focus: Sendable {
  /// The identifier.
  public let name: String
  /// The rules of which one must be at work.
  let rules: [Rule]

  init(_ name: String, _ rules: String...) {
    self.name = name
    self.rules = Rulebook.rules.filter { rules.contains($0.name) }
  }

  /// Whether a verb shows it in a cell.
  func marks(_ slot: Slot, of verb: Verb, _ conjugator: Conjugator) -> Bool {
    // Most verbs need no closer look.
    guard verb.variants.contains(where: { facts in rules.contains { $0.concerns(facts) } }) else { return false }
    return conjugator.rules(of: verb, at: slot).contains { rule in rules.contains { $0 === rule } }
  }

  /// Whether a verb shows it in any form.
  func marks(_ verb: Verb) -> Bool {
    let tenses = rules.reduce(into: TenseSet()) { $0.formUnion($1.tenses) }
    return verb.variants.contains { facts in
      guard rules.contains(where: { $0.concerns(facts) }) else { return false }
      let root = Base(facts)
      return Slot.all.contains { slot in
        guard tenses.contains(slot.tense), !slot.tense.isCompound, Gap(of: verb, at: slot) == nil else { return false }
        return Derivation.rules(root, at: slot).contains { rule in rules.contains { $0 === rule } }
      }
    }
  }
}

extension Focus: Hashable {
  public static func == (first: Focus, second: Focus) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
    (Focus("c>zc", "c→zc", "sc→zc"), ["c>zc", "c→zc", "c-zc", "zco-verbs"]),
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
