extension Conjugator {
  /// The forms of a verb in a periphrasis, the helping verb in the cell: `está comiendo`; of one with *se* both places that
  /// its pronoun can have: `se está duchando`, `está duchándose`. Without a construction, those of the verb itself.
  package func forms(of verb: Verb, at slot: Slot, in construction: Construction?) -> [String] {
    guard let construction else { return forms(of: verb, at: slot) }
    guard let helper = find(construction.helper) else { return [] }
    let plain = forms(of: verb.plain, at: construction.complement)
    func phrases(_ helper: Verb, _ complements: [String]) -> [String] {
      forms(of: helper, at: slot).flatMap { first in
        complements.map { ([first] + [construction.link].compactMap(\.self) + [$0]).joined(separator: " ") }
      }
    }
    guard verb.infinitive.isPronominal else { return phrases(helper, plain) }
    let pronoun = slot.person?.reflexivePronoun ?? "se"
    let joined = plain.compactMap { Word($0) }.flatMap { Pronouns.join(pronoun, to: $0) }.map(\.description)
    return phrases(helper.pronominal ?? helper, plain) + phrases(helper, joined)
  }
}
