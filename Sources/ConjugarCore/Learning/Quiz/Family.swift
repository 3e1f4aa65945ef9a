/// What a verb is conjugated like, so that no family crowds a quiz.
package enum Family {
  /// The family's name, or `nil` for a regular verb, which belongs to none.
  ///
  /// *Detener, mantener* and *tener* are of the family of *tener*; a verb without forms of its own is of the family of
  /// its patterns: *pensar* and *cerrar*, *conocer* and *parecer*.
  package static func of(_ verb: Verb) -> String? {
    guard let variant = verb.variants.first else { return nil }
    let bare = variant.infinitive.bare
    if variant.prefixLength > 0 || !variant.exceptions.isEmpty {
      return bare[variant.prefixLength..<bare.count].description
    }
    guard !variant.patterns.isEmpty else { return nil }
    let patterns = variant.patterns.list.map(\.id).joined(separator: " ")
    return "-\(bare[(bare.count - 2)..<bare.count].plain) \(patterns)"
  }
}
