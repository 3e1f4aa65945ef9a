/// What the lexicon says of one way to conjugate a verb: everything that the rules need and cannot work out.
struct LexicalVariant: Sendable, Hashable {
  /// The infinitive without pronoun.
  var infinitive: Infinitive
  /// How many letters stand before the verb that this one is conjugated like: two in *detener* (like *tener*).
  var prefixLength = 0
  var patterns: LexicalPatternSet = []
  var exceptions: [StatedForm] = []

  /// Whether no rule but those of every verb concerns it.
  var isRegular: Bool { patterns.isEmpty && exceptions.isEmpty }

  var prefix: Word { infinitive.bare[0..<prefixLength] }

  /// The exception for a location, if there is one.
  func exception(at location: StatedForm.Location) -> StatedForm? {
    exceptions.isEmpty ? nil : exceptions.first { $0.location == location }
  }
}
