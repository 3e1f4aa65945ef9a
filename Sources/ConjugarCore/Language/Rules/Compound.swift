/// Compound tenses: a form of the auxiliary before the participle. See `Source.compoundTenses`.
struct Compound: Sendable {
  /// The auxiliary of another lexicon than the project's.
  private let given: Base?
  /// That of the project's lexicon, read when the first compound form is asked for.
  private static let embedded = auxiliary(in: .embedded)

  init(_ lexicon: Lexicon) { given = lexicon.isEmbedded ? nil : Self.auxiliary(in: lexicon) }

  private static func auxiliary(in lexicon: Lexicon) -> Base? {
    lexicon.auxiliary?.variants.first.map { Base($0) }
  }

  /// The auxiliary; that of the project's lexicon where the other has none.
  var auxiliary: Base? { given ?? Self.embedded }

  /// The auxiliary, and the cell of it that a compound slot begins with; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> (base: Base, slot: Slot)? {
    guard let tense = slot.tense.auxiliary, let slot = slot.inTense(tense), let auxiliary else { return nil }
    return (auxiliary, slot)
  }
}
