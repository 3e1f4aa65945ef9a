/// Compound tenses: a form of *haber* before the participle. See `Source.compoundTenses`.
struct Compound: Sendable {
  /// *haber*; its first variant is the auxiliary (*ha*, not *hay*).
  private let haber: Base?

  init(_ lexicon: Lexicon) {
    let infinitive = Infinitive("haber")
    // A lexicon may lack it, or have a line of it that cannot be read.
    let verb = [lexicon, .embedded].lazy.compactMap { lexicon in
      infinitive.flatMap { name in (try? lexicon.verb(name)) ?? nil }
    }.first
    haber = verb?.variants.first.map { Base($0) }
  }

  /// *haber*, and the cell of it that a compound slot begins with; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> (root: Base, slot: Slot)? {
    guard let tense = slot.tense.auxiliary, let slot = slot.inTense(tense), let haber else { return nil }
    return (haber, slot)
  }
}
