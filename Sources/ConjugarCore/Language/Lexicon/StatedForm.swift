/// A form, or the stem of a tense, that the lexicon states because no rule yields it.
struct StatedForm: Sendable, Hashable {
  let location: StatedForm.Location
  /// What stands there; `nil` says that there is no such form.
  let word: Word?
  /// Whether the word is complete as it stands; if not, the prefix of a verb that is like another goes before it.
  let isWhole: Bool
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
