/// What the lexicon says of one way to conjugate a verb: everything that the rules need and cannot work out.
struct LexicalVariant: Sendable, Hashable {
  /// The infinitive without pronoun.
  var infinitive: Infinitive
  /// How many letters stand before the verb that this one is conjugated like: two in *detener* (like *tener*).
  var prefixLength = 0
  var patterns: PatternSet = []
  var exceptions: [StatedForm] = []

  var prefix: Word { infinitive.bare[0..<prefixLength] }

  /// The exception for a place, if there is one.
  func exception(at place: StatedForm.Location) -> StatedForm? {
    exceptions.isEmpty ? nil : exceptions.first { $0.place == place }
  }
}

/// Where an exception applies.
extension StatedForm {
  enum Location: Sendable, Hashable {
    /// The forms of a single cell: `present.1s=soy`, `participle=hecho`.
    case cell(Slot)
    /// The stem that a tense, and what is built on it, is made from: `preterite=tuv`, `future=tendr`.
    case stem(Tense)
    /// The stem of the whole verb: `stem=podr`.
    case wholeStem
  }
}
