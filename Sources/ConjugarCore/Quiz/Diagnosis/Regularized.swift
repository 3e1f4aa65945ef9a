/// The words of a cell as they would be if the verb were regular, or more regular than it is.
enum Regularized {
  /// - Returns: the words without some or all rules that take the verb off the regular path, each also with the letter of
  ///   the infinitive kept where its sound needs another: *conozo, conoco*.
  static func words(of facts: LexicalVariant, at slot: Slot) -> [Word] {
    var search = Search(facts: facts, slot: slot)
    search.visit(without: [])
    return search.words
  }

  private struct Search {
    let facts: LexicalVariant
    let slot: Slot
    var words: [Word] = []
    private var seen: Set<Set<Rule.ID>> = []

    init(facts: LexicalVariant, slot: Slot) {
      self.facts = facts
      self.slot = slot
    }

    /// Takes away, one after another, the rules that are at work once others were taken away.
    mutating func visit(without removed: Set<Rule.ID>) {
      guard seen.insert(removed).inserted else { return }
      let rules = Rulebook.rules.filter { !removed.contains($0.id) }
      let root = Base(facts, by: rules)
      if !removed.isEmpty {
        words.append(Derivation.form(root, at: slot))
        words.append(
          Derivation.form(Base(facts, by: rules.map { $0.id == .spelling ? keptLetter : $0 }), at: slot))
      }
      let working = Derivation.rules(root, at: slot)
      // That dijeron has no i belongs to its strong stem; riñeron only has it from its ñ, unless more is missed.
      let mayRestoreI = !removed.isEmpty || working.contains { Irregularity.strongPreterite.rules.contains($0.id) }
      for rule in working where rule.kind == .change || rule.id == .absorbedI && mayRestoreI {
        visit(without: removed.union([rule.id]))
      }
    }
  }

  /// Writes the word with the last consonant of the stem as it is in the infinitive.
  private static let keptLetter = Rule.slip(insteadOf: .spelling, kind: .sound) { draft in
    draft.ending = draft.withLetterOfInfinitive ?? Sounds.spell(draft.sounds)
    draft.stem = Word()
    return true
  }
}
