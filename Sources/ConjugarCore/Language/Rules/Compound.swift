/// Compound tenses: a form of *haber* before the participle. See `Source.compoundTenses`.
struct Compound: Sendable {
  /// *haber* of another lexicon than the project's; `nil` where that lacks it, or has a line of it that cannot be read.
  private let given: Base?
  /// That of the project's lexicon, read when the first compound form is asked for.
  private static let embedded = haber(in: .embedded)

  init(_ lexicon: Lexicon) { given = lexicon.isEmbedded ? nil : Self.haber(in: lexicon) }

  /// Its first variant is the auxiliary (*ha*, not *hay*).
  private static func haber(in lexicon: Lexicon) -> Base? {
    guard let infinitive = Infinitive("haber"), let verb = try? lexicon.verb(infinitive) else { return nil }
    return verb.variants.first.map { Base($0) }
  }

  /// *haber*, and the cell of it that a compound slot begins with; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> (base: Base, slot: Slot)? {
    guard let tense = slot.tense.auxiliary, let slot = slot.inTense(tense),
      let haber = given ?? Self.embedded
    else { return nil }
    return (haber, slot)
  }
}
