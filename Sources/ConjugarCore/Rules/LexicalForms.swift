/// Forms that no rule yields: the lexicon states them (*soy, era, hecho, ten*), accents follow if a prefix is added.
enum LexicalForms {
  static let all = [
    Rule(
      "irregular form", kind: .change,
      reason: "a form of its own, older than the rules: it has to be known",
      source: "RAE & ASALE, Nueva gramática, 4.13"
    ) { draft in
      guard let alone = draft.facts.exception(at: .cell(draft.slot))?.word,
        let word = draft.exception(at: .cell(draft.slot))
      else { return false }
      draft.become(word, writtenAlone: Sounds.read(alone))
      return true
    },
    Rule(
      "another stem", kind: .change,
      reason: "the verb is spelled in two ways",
      source: "RAE & ASALE, Diccionario de la lengua española, s. v. pudrir"
    ) { draft in
      guard !draft.isStemSettled, let stem = draft.stem(at: .wholeStem), stem != draft.stem else { return false }
      draft.stem = stem
      return true
    },
  ]
}

extension Draft {
  /// The exceptional stem for a place, in sounds: read as it sounds before e (*hic-* → *hice*).
  func stem(at place: Place) -> Letters? {
    guard let word = facts.exception(at: place)?.word else { return nil }
    var stem = Sounds.read(facts.prefix + word + "e")
    stem.removeLast()
    return stem
  }
}
