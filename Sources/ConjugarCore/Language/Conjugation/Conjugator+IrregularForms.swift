/// Where a verb leaves the path that every regular verb takes.
extension Conjugator {
  /// Whether the form that the norm prefers in a slot is not the one that a regular verb would have; a gap is no form.
  public func isIrregular(_ verb: Verb, at slot: Slot) -> Bool { test(verb)(slot) }

  func irregular(_ slots: [Slot], of verb: Verb) -> [Slot] { slots.filter(test(verb)) }

  /// Whether a verb has an irregular form in one of some tenses; a compound tense has the irregularity of its participle.
  package func isIrregular(_ verb: Verb, in tenses: TenseSet) -> Bool {
    let simple = TenseSet(tenses.list.map(\.ofMainVerb))
    return Slot.simple.filter { simple.contains($0.tense) }.contains(where: test(verb))
  }

  private func test(_ verb: Verb) -> (Slot) -> Bool {
    guard let base = verb.variants.first.map({ Base($0) }) else { return { _ in false } }
    let accented = TenseSet.presents.union(TenseSet(.negativeImperative))
    lazy var forms = paradigm(of: verb)
    return { slot in
      // No other form is looked at than those that a rule changed, or a pronoun: idos; or whose accent stays on the last
      // syllable of a longer verb: desdé.
      let isSuspect =
        verb.infinitive.isPronominal
        || Derivation.rules(base, at: slot.ofMainVerb).contains { rule in
          rule.kind == .change || rule.id == .writtenAccent && accented.contains(slot.tense)
        }
      guard isSuspect, let form = forms.forms(at: slot).first else { return false }
      return form != forms.regularForm(at: slot)
    }
  }
}
