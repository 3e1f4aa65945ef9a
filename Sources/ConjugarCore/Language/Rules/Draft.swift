/// A form in the making, which the rules rewrite one after another.
struct Draft: Sendable {
  enum Stress: Sendable, Equatable {
    /// On the last full vowel of the stem: *hablo, cambio, causo*.
    case stem
    /// On the very last vowel of the stem, glide or not: *envío, reúno, actúo, río, rehíce*.
    case lastVowel
    /// On a vowel of the ending, counted from its beginning: *hablamos*.
    case ending(Int)
  }

  let base: Base
  /// The cell whose form this is; the imperative borrows cells of other tenses.
  var slot: Slot
  var stem: Sounds
  var ending = Sounds()
  var stress = Stress.stem
  /// Whether the stem's vowel may no longer change: *tengo* does not become *tiengo*.
  var isVowelFrozen = false
  var isStemFrozen = false
  var isStrong = false
  var written: Word?

  init(_ base: Base, at slot: Slot) {
    self.base = base
    self.slot = slot
    stem = base.stem
  }

  /// Replaces stem and ending with a word of the lexicon, stressed as it is written.
  mutating func become(_ word: Sounds, writtenAlone alone: Sounds) {
    let stressed = StressAccent.stressed(in: alone) + word.count - alone.count
    stem = Sounds()
    ending = word.plain
    stress = .ending(stressed)
    isStemFrozen = true
  }

  /// Whether the ending begins with an i that is not a syllable of its own: *-ió, -ieron, -iendo*.
  var isGlideFirst: Bool { Endings.Ending.beginsWithGlide(ending, isFirstStressed: stress == .ending(0)) }

  var form: Word { written ?? Word(spelling: sounds) }
  var sounds: Sounds { stem + ending }

  subscript(sound index: Int) -> Phoneme {
    get { index < stem.count ? stem[index] : ending[index - stem.count] }
    set { if index < stem.count { stem[index] = newValue } else { ending[index - stem.count] = newValue } }
  }

  /// The index in `sounds` of the stressed vowel; `nil` if there is none.
  var stressedIndex: Int? {
    switch stress {
    case .ending(let index): stem.count + index
    case .lastVowel: stem.lastIndex(where: \.isVowel)
    case .stem: fullVowel
    }
  }

  /// The last vowel of the stem that is the nucleus of its syllable: a in *cambi-, caus-, bail-*; e in *enferm-*.
  ///
  /// A root without a vowel leaves the stress to the ending: *ves, prevés*.
  private var fullVowel: Int {
    let start = base.start
    guard let final = stem.lastIndex(where: \.isVowel), final >= start else { return stem.count }
    var last = final
    // A closed vowel at the end is the glide of the ending's syllable: cambi-o, averigu-o.
    if final == stem.count - 1, stem[final].isClosedVowel, ending.first?.isVowel ?? false,
      let before = stem[start..<final].lastIndex(where: \.isVowel)
    {
      last = start + before
    }
    guard stem[last].isClosedVowel, last > start else { return last }
    // au, ahu, ei: the open vowel is the nucleus.
    let before = stem[last - 1] == "h" && last > start + 1 ? last - 2 : last - 1
    return stem[before].isOpenVowel ? before : last
  }
}

/// The base of every form for one way to conjugate a verb: what the lexicon says about it, and its stem.
///
/// It never changes, and every draft of a form refers to it: it is a class, so that no draft has to copy it.
final class Base: Sendable {
  let variant: LexicalVariant
  let stem: Sounds
  /// The index in `stem` where a prefix ends and the verb proper begins.
  let start: Int
  let rules: [Rule]

  init(_ variant: LexicalVariant, by rules: [Rule] = Rulebook.rules) {
    // `filter` would reallocate the array again and again.
    self.rules = [Rule](unsafeUninitializedCapacity: rules.count) { room, count in
      for rule in rules where rule.concerns(variant) {
        room.initializeElement(at: count, to: rule)
        count += 1
      }
    }
    self.variant = variant
    let sounds = Sounds(of: variant.infinitive.bare)
    stem = sounds[0..<(sounds.count - 2)]
    start = variant.prefixLength == 0 ? 0 : Sounds(of: variant.prefix).count
  }

  var conjugation: Conjugation { variant.infinitive.conjugation }

  func word(at location: StatedForm.Location) -> Sounds? {
    variant.exception(at: location).flatMap { variant.completed($0) }.map(Sounds.init(of:))
  }

  /// The stem that the lexicon states for a location, read as it sounds before e (*hic-* → *hice*).
  func stem(at location: StatedForm.Location) -> Sounds? {
    guard let exception = variant.exception(at: location), let word = variant.completed(exception) else { return nil }
    var stem = Sounds(of: word + "e")
    stem.removeLast()
    return stem
  }
}
