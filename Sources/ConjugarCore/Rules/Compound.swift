/// Compound tenses: a form of *haber* before the participle. Source: RAE & ASALE, Nueva gramática, 4.3.
enum Compound {
  /// The form of *haber* that a compound slot begins with, or `nil` for a simple one.
  static func auxiliary(at slot: Slot, lexicon: Lexicon) -> String? {
    guard let tense = slot.tense.auxiliary, let auxiliary = slot.inTense(tense), let haber = haber(lexicon) else {
      return nil
    }
    return Derivation.form(haber, at: auxiliary).description
  }

  /// What is known of *haber*; its first variant is the auxiliary (*ha*, not *hay*).
  private static func haber(_ lexicon: Lexicon) -> Facts? {
    guard let infinitive = Infinitive("haber") else { return nil }
    return (try? lexicon.verb(infinitive) ?? Lexicon.embedded.verb(infinitive))?.variants.first
  }
}
