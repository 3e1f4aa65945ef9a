/// The words of a cell as they would be if the verb were regular, or more regular than it is.
enum Regularized {
  /// - Returns: the words without some or all rules that take the verb off the regular path, each also with a letter kept
  ///   where its sound needs another: *conozo, conoco; trayeron, traieron*.
  static func words(of variant: LexicalVariant, at slot: Slot) -> [Word] { made(of: variant, at: slot).map(\.word) }

  /// A word, and the rules that were left out to make it.
  struct Made {
    let word: Word
    let without: Set<Rule.ID>
    /// The word in the letters that its sounds ask for, where it has others: *jugue* of *juge*.
    var spelled: Word?
  }

  /// The words, each with what it lacks.
  static func made(of variant: LexicalVariant, at slot: Slot) -> [Made] {
    var search = Omission(variant: variant, slot: slot)
    search.visit(without: [])
    let others = onOtherStem(variant, slot) + onInfinitive(variant, slot)
    return search.made + others.filter { other in !search.made.contains { $0.word == other.word } }
  }

  /// The stem of the infinitive with the ending of the right form, *traeron*; of a stem without vowel, all but its r with
  /// the regular ending: *seíamos, veió*.
  private static func onInfinitive(_ variant: LexicalVariant, _ slot: Slot) -> [Made] {
    let parts = FormParts(Base(variant), at: slot)
    let changes = Derivation.rules(Base(variant), at: slot).filter { $0.kind == .change }
    let (bare, stem) = (variant.infinitive.bare, variant.infinitive.stem)
    var words = changes.isEmpty ? [] : [parts.ending.map { stem + $0 }]
    if stem.lastIndex(where: \.isVowel) == nil, !changes.isEmpty || slot.tense == .preterite {
      let regular = FormParts.regular(variant.infinitive.conjugation, at: slot).ending
      words.append(regular.map { bare[0..<(bare.count - 1)] + $0 })
    }
    return words.compactMap { $0 }.filter { $0 != parts.form }.map { Made(word: $0, without: Set(changes.map(\.id))) }
  }

  /// The regular form on a stem that the lexicon states for another tense, as old *veer* had it: *veído* for *visto*.
  private static func onOtherStem(_ variant: LexicalVariant, _ slot: Slot) -> [Made] {
    let base = Base(variant)
    let changes = Derivation.rules(base, at: slot).filter { $0.kind == .change }
    guard !changes.isEmpty, let stem = base.stem(at: .stem(.imperfect)),
      let infinitive = Infinitive(
        "\(stem)\(variant.infinitive.bare[variant.infinitive.stem.count..<variant.infinitive.bare.count])")
    else { return [] }
    let regular = Base(LexicalVariant(infinitive: infinitive), by: Rulebook.regular)
    return [Made(word: Derivation.form(regular, at: slot), without: Set(changes.map(\.id)))]
  }

  private struct Omission {
    let variant: LexicalVariant
    let slot: Slot
    var made: [Made] = []
    private var seen: Set<Set<Rule.ID>> = []

    init(variant: LexicalVariant, slot: Slot) {
      self.variant = variant
      self.slot = slot
    }

    /// Takes away, one after another, the rules that are at work once others were taken away.
    mutating func visit(without removed: Set<Rule.ID>) {
      guard seen.insert(removed).inserted else { return }
      let rules = Rulebook.rules.filter { !removed.contains($0.id) }
      let base = Base(variant, by: rules)
      if !removed.isEmpty {
        let word = Derivation.form(base, at: slot)
        made.append(Made(word: word, without: removed))
        let others = [rules.map { $0.id == .spelling ? keptLetter : $0 }, rules.filter { $0.id != .iToY }]
        for rules in others {
          let other = Derivation.form(Base(variant, by: rules), at: slot)
          if other != word { made.append(Made(word: other, without: removed, spelled: word)) }
        }
      }
      let working = Derivation.rules(base, at: slot)
      for rule in working where rule.kind == .change || rule.id == .absorbedI {
        visit(without: removed.union([rule.id]))
      }
    }
  }

  /// Writes the word with the last consonant of the stem as it is in the infinitive.
  private static let keptLetter = Rule(.spelling, kind: .sound) { draft in
    draft.written = draft.withLetterOfInfinitive ?? draft.form
    return nil  // No letter has changed.
  }
}
