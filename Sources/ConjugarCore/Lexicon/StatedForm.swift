/// A form, or the stem of a tense, that the lexicon states because no rule yields it.
struct StatedForm: Sendable, Hashable {
  let place: StatedForm.Location
  /// What stands there; `nil` says that there is no such form.
  let word: Word?
  /// Whether the word is complete as it stands; if not, the prefix of a verb that is like another goes before it.
  let isWhole: Bool

  func prefixed(by prefix: Word) -> StatedForm {
    StatedForm(place: place, word: word.map { prefix + $0 }, isWhole: isWhole)
  }
}
