/// The base of every form of one way to conjugate a verb: what the lexicon says of it, and its stem.
///
/// It never changes, and every draft of a form holds it: a class, so that none has to copy it.
final class Base: Sendable {
  let variant: LexicalVariant
  let stem: Sounds
  /// Where a prefix ends and the verb proper begins, in `stem`.
  let start: Int
  /// The rules that can have to do with this verb, in the order of the rulebook.
  let rules: [Rule]

  init(_ variant: LexicalVariant, by rules: [Rule] = Rulebook.rules) {
    self.rules = rules.filter { $0.concerns(variant) }
    self.variant = variant
    let sounds = Sounds(of: variant.infinitive.bare)
    stem = sounds[0..<(sounds.count - 2)]
    prefix = variant.prefix
    start = prefix.isEmpty ? 0 : Sounds(of: prefix).count
  }

  private let prefix: Word
  var conjugation: Conjugation { variant.infinitive.conjugation }

  /// The word that the lexicon states for a location, with the verb's prefix before it.
  func word(at location: StatedForm.Location) -> Sounds? {
    variant.exception(at: location).flatMap { completed($0) }.map(Sounds.init(of:))
  }

  /// The stem that the lexicon states for a location, read as it sounds before e (*hic-* → *hice*).
  func stem(at location: StatedForm.Location) -> Sounds? {
    guard let exception = variant.exception(at: location), let word = completed(exception) else { return nil }
    var stem = Sounds(of: word + "e")
    stem.removeLast()
    return stem
  }

  private func completed(_ exception: StatedForm) -> Word? {
    exception.word.map { exception.isWhole ? $0 : prefix + $0 }
  }
}
