/// Why a verb has the forms that it has in a slot, part by part.
public struct Explanation: Sendable {
  /// Something that is put together from words that are already made.
  public struct Composition: Sendable {
    public let name: String
    public let reason: String
    public let source: String
    /// What comes of it, one word or phrase for each accepted form.
    public let results: [String]
  }

  /// The making of the words: first the auxiliary where there is one, then the verb itself, once for each form.
  public let derivations: [Derivation]
  /// How they are put together, in order; empty for a simple form of a verb without pronoun.
  public let compositions: [Composition]
  public let cell: Cell
  /// The form of a verb that took the regular path all the way.
  public let regular: String
}

extension Conjugator {
  /// Explains the forms that a verb has in a slot, or the gap.
  public func explanation(of verb: Verb, at slot: Slot) -> Explanation {
    let cell = cell(of: verb, at: slot)
    guard case .forms(let forms) = cell else {
      return Explanation(derivations: [], compositions: [], cell: cell, regular: regularForm(of: verb, at: slot))
    }
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let bare = self.forms(of: plain, at: slot)
    var compositions: [Explanation.Composition] = []
    if slot.tense.isCompound {
      compositions.append(
        Explanation.Composition(
          name: "compound", reason: "the compound tenses are haber and the participle, which does not change",
          source: "RAE & ASALE, Nueva gramática, 4.3", results: bare))
    }
    if slot.tense == .negativeImperative {
      compositions.append(
        Explanation.Composition(
          name: "negation", reason: "an order not to do something begins with no",
          source: "RAE & ASALE, Nueva gramática, 42.3", results: bare))
    }
    if bare != forms {
      compositions.append(
        Explanation.Composition(
          name: "pronoun",
          reason: Self.reason(ofPronounAt: slot, bare: bare),
          source: "RAE & ASALE, Nueva gramática, 16.7", results: forms))
    }
    return Explanation(
      derivations: auxiliaryDerivations(at: slot) + derivations(of: verb, at: slot), compositions: compositions,
      cell: cell, regular: regularForm(of: verb, at: slot))
  }

  /// What a pronoun does in a slot: where it stands, and what is lost where it is joined to the word.
  private static func reason(ofPronounAt slot: Slot, bare: [String]) -> String {
    let joined = "the pronoun is joined to the infinitive, the gerund and affirmative orders"
    switch (slot.tense, slot.person) {
    case (.imperative, .firstPlural): return "\(joined); -mos loses its s before nos"
    case (.imperative, .secondPlural) where bare == ["id"]:
      return "\(joined); id keeps its d before os; iros is accepted since 2018"
    case (.imperative, .secondPlural): return "\(joined); the d is lost before os"
    case (.imperative, _), (.infinitive, _), (.gerund, _): return joined
    default: return "the pronoun stands before the verb"
    }
  }
}
