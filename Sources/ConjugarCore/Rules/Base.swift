/// What every form of one way to conjugate a verb begins from: its facts, and its stem in sounds.
///
/// The rules need to see only the end of a word, from its last syllable but one on. What stands before, the head, no
/// rule can change; so verbs that end alike share their forms from there on (`Template`).
///
/// It never changes, and every draft of a form holds it: a class, so that none has to copy it.
final class Base: Sendable {
  let facts: LexicalVariant
  /// The stem of the infinitive, in sounds, without accents.
  let stem: Word
  /// Where a prefix ends and the verb proper begins, in `stem`.
  let start: Int
  /// What the head is like.
  let head: Head
  /// The rules that can have to do with this verb, in the order of the rulebook.
  let rules: [Rule]

  /// All that the rest of a word need know of its head.
  enum Head: UInt8, Sendable {
    /// There is none: the word begins here.
    case none
    /// It has consonants only, so the rest may be a monosyllable: *cr-iar*.
    case consonants
    /// It has a syllable that can bear no stress: a prefix.
    case prefix
    /// It has a syllable, which bears the stress if the rest of the stem has no vowel, or a glide only: *camb-iar*.
    case syllables
  }

  /// - Parameters:
  ///   - facts: what the lexicon says.
  ///   - cut: how many letters of the infinitive are head and left out of sight.
  ///   - tail: what is in sight of the infinitive, if it is less than all behind the head.
  ///   - head: what those letters are like.
  ///   - rules: the rules to go by.
  init(_ facts: LexicalVariant, cut: Int = 0, tail: Word? = nil, head: Head = .none, by rules: [Rule] = Rulebook.rules)
  {
    self.rules = rules.filter { $0.concerns(facts) }
    self.facts = facts
    self.head = head
    let bare = facts.infinitive.bare
    let sounds = Sounds.read(tail ?? bare[cut..<bare.count])
    stem = sounds[0..<(sounds.count - 2)]
    prefix = facts.prefixLength > cut ? bare[cut..<facts.prefixLength] : Word()
    start = prefix.isEmpty ? 0 : Sounds.read(prefix).count
  }

  /// The letters of a prefix that are in sight.
  private let prefix: Word

  /// Whether the word begins at `start`, rather than in a head out of sight.
  var isBeginningSeen: Bool { head == .none || start > 0 }

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
