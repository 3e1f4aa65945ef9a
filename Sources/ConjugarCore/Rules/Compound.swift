/// Compound tenses: a form of *haber* before the participle. Source: RAE & ASALE, Nueva gramática, 4.3.
struct Compound: Sendable {
  /// *haber*; its first variant is the auxiliary (*ha*, not *hay*).
  private let haber: Base?

  init(_ lexicon: Lexicon) {
    let infinitive = Infinitive("haber")
    let verb = infinitive.flatMap { name in try? lexicon.verb(name) ?? Lexicon.embedded.verb(name) }
    haber = verb?.variants.first.map { Base($0) }
  }

  /// *haber*, and the cell of it that a compound slot begins with; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> (root: Base, slot: Slot)? {
    guard let tense = slot.tense.auxiliary, let slot = slot.inTense(tense), let haber else { return nil }
    return (haber, slot)
  }
}
