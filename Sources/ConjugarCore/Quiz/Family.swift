/// What a verb is conjugated like, so that no family crowds a quiz.
package enum Family {
  /// The family's name, or `nil` for a regular verb, which belongs to none.
  ///
  /// *Detener, mantener* and *tener* are of the family of *tener*; a verb without forms of its own is of the family of
  /// its patterns: *pensar* and *cerrar*, *conocer* and *parecer*.
  package static func of(_ verb: Verb) -> String? {
    guard let facts = verb.variants.first else { return nil }
    let bare = facts.infinitive.bare
    if facts.prefixLength > 0 || !facts.exceptions.isEmpty {
      return bare[facts.prefixLength..<bare.count].description
    }
    guard !facts.patterns.isEmpty else { return nil }
    let patterns = facts.patterns.list.map(\.notation).joined(separator: " ")
    return "-\(bare[(bare.count - 2)..<bare.count].plain) \(patterns)"
  }
}
