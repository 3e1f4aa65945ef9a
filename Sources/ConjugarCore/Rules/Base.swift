/// The base of every form of one way to conjugate a verb: what the lexicon says of it, and its stem in sounds.
///
/// It never changes, and every draft of a form holds it: a class, so that none has to copy it.
final class Base: Sendable {
  let facts: LexicalVariant
  /// The stem of the infinitive, in sounds, without accents.
  let stem: Word
  /// Where a prefix ends and the verb proper begins, in `stem`.
  let start: Int
  /// The rules that can have to do with this verb, in the order of the rulebook.
  let rules: [Rule]

  /// - Parameters:
  ///   - facts: what the lexicon says.
  ///   - rules: the rules to go by.
  init(_ facts: LexicalVariant, by rules: [Rule] = Rulebook.rules) {
    self.rules = rules.filter { $0.concerns(facts) }
    self.facts = facts
    let sounds = Sounds.read(facts.infinitive.bare)
    stem = sounds[0..<(sounds.count - 2)]
    prefix = facts.prefix
    start = prefix.isEmpty ? 0 : Sounds.read(prefix).count
  }

  private let prefix: Word

  /// Whether the verb proper is *dar, ver, ir* or *ser*, whose forms are of several origins.
  var isSuppletive: Bool {
    let bare = facts.infinitive.bare
    return (["dar", "ver", "ir", "ser"] as [Word]).contains(bare[facts.prefixLength..<bare.count])
  }

  var conjugation: Conjugation { facts.infinitive.conjugation }

  /// The word that the lexicon states for a place, with the verb's prefix before it, in sounds.
  func word(at place: StatedForm.Location) -> Word? {
    facts.exception(at: place).flatMap { completed($0) }.map(Sounds.read)
  }

  /// The stem that the lexicon states for a place, in sounds: read as it sounds before e (*hic-* → *hice*).
  func stem(at place: StatedForm.Location) -> Word? {
    guard let exception = facts.exception(at: place), let word = completed(exception) else { return nil }
    var stem = Sounds.read(word + "e")
    stem.removeLast()
    return stem
  }

  private func completed(_ exception: StatedForm) -> Word? {
    exception.word.map { exception.isWhole ? $0 : prefix + $0 }
  }
}
