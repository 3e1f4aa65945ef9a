/// The division of an infinitive into a head, which no rule changes or inspects, and a tail.
///
/// Verbs with the same tail about which the lexicon says the same are conjugated alike: *cantar, montar* and every verb
/// in *-ar* after a consonant that is always spelled the same. The later the split, the more verbs share it; four cases
/// are safe. If the lexicon states forms, the head is the prefix; if the stressed vowel may change, the head ends
/// before it; otherwise it extends to a final consonant whose letter may change, or to a glide (*cambi-ar*), or
/// includes the whole stem.
struct StemSplit: Sendable, Hashable {
  let headLength: Int
  let head: Head

  /// The syllables of a head: all that stress depends on.
  enum Head: Sendable, Hashable {
    case none
    /// Consonants only, so that the tail may be a monosyllable: *cr-iar*.
    case consonants
    case syllables
  }
}

extension StemSplit {
  init(_ verb: Verb) {
    var first: StemSplit?
    for variant in verb.variants {
      let split = StemSplit(variant, isPronominal: verb.infinitive.isPronominal)
      if split.headLength < first?.headLength ?? .max { first = split }
    }
    self = first ?? StemSplit(headLength: 0, head: .none)
  }

  private init(_ variant: LexicalVariant, isPronominal: Bool) {
    let stem = variant.infinitive.stem
    guard variant.exceptions.isEmpty else {
      self.init(afterPrefixOf: variant, stem)
      return
    }
    guard let nucleus = Self.lastNucleus(of: stem), nucleus >= variant.prefixLength else {
      self.init(headLength: 0, head: .none)
      return
    }
    // A pronoun attached to a form puts an accent on the stressed vowel: hábl-ate.
    let late = isPronominal ? nil : Self.afterNucleus(nucleus, in: stem, variant.patterns)
    let length = late ?? Self.beforeNucleus(nucleus, in: stem)
    let head = Self.head(of: stem, upTo: length)
    // A tail with a vowel before its last consonant is never a monosyllable, whatever its head is.
    let isLong = stem.last.map { !$0.isVowel && $0 != "h" } ?? false
    self.init(headLength: length, head: head == .consonants && isLong ? .syllables : head)
  }

  /// The split after the prefix, unless its vowel may merge with the verb's: *rehíce*.
  private init(afterPrefixOf variant: LexicalVariant, _ stem: Word) {
    let length = variant.exceptions.contains { $0.isWhole } ? 0 : variant.prefixLength
    let growsTogether = length >= stem.count || stem[length].isVowel || stem[length] == "h"
    let end = growsTogether ? 0 : length
    self.init(headLength: end, head: Self.head(of: stem, upTo: end))
  }

  private static func head(of stem: Word, upTo length: Int) -> Head {
    if length == 0 { return .none }
    return (0..<length).contains { stem[$0].isVowel } ? .syllables : .consonants
  }

  /// The split before the stressed vowel: adjacent vowels stay in the tail, with what is spelled by them (*que, gue*).
  private static func beforeNucleus(_ nucleus: Int, in stem: Word) -> Int {
    var start = nucleus
    while start > 0, stem[start - 1].isVowel || (stem[start - 1] == "h" && start > 1 && stem[start - 2].isVowel) {
      start -= 1
    }
    guard start > 0 else { return 0 }
    let isSpelledByThem = stem[start - 1] == "q" || stem[start - 1] == "g" && stem[start] != "a" && !stem[start].isFront
    return isSpelledByThem ? start - 1 : start
  }

  /// The split of a verb whose stressed vowel does not change; `nil` if it may, or if that is hard to tell.
  private static func afterNucleus(_ nucleus: Int, in stem: Word, _ patterns: PatternSet) -> Int? {
    let last = stem.count - 1
    if stem[last].isVowel {
      // A glide: cambi-ar, actu-ar, constru-ir. It is in the tail, which shows whether it is stressed.
      guard nucleus < last, stem[last].isClosedVowel, patterns.isSubset(of: .ofGlides) else { return nil }
      switch stem[last - 1] {
      case "h", "q": return nil
      case "c": return last - 1
      case "g": return patterns.isEmpty ? last - 1 : nil  // the u may be silent, not a glide
      default: return stem[last - 1].isVowel ? nil : last
      }
    }
    guard patterns.isSubset(of: .ofConsonants) else { return nil }
    switch stem[last] {
    case "l" where stem[last - 1] == "l": return last - 1
    case "h": return stem[last - 1] == "c" ? stem.count : nil
    case "c" where stem[last - 1] == "s" && !patterns.isEmpty: return last - 1
    case "c", "g", "q", "z", "ñ": return last
    default: return stem.count
    }
  }

  /// The last vowel of a stem that can be the nucleus of a syllable: neither silent (*seguir*) nor a glide (*cambiar*).
  private static func lastNucleus(of stem: Word) -> Int? {
    guard let last = stem.lastIndex(where: \.isVowel) else { return nil }
    guard last == stem.count - 1, stem[last].isClosedVowel else { return last }
    var before = stem[0..<last].lastIndex(where: \.isVowel)
    if let index = before, isMute(index, in: stem) { before = stem[0..<index].lastIndex(where: \.isVowel) }
    return before ?? last
  }

  /// Whether a letter is the silent u of *que, gui*.
  private static func isMute(_ index: Int, in stem: Word) -> Bool {
    stem[index] == "u" && index > 0 && (stem[index - 1] == "q" || stem[index - 1] == "g") && stem[index + 1].isFront
  }
}

extension PatternSet {
  fileprivate static let ofConsonants: PatternSet = [.cToZc, .cToZg, .cToG, .addedG]
  /// The patterns that only say whether a closed vowel at the end of the stem is stressed.
  fileprivate static let ofGlides: PatternSet = [.stressedI, .stressedU]
}

extension Paradigm {
  /// What verbs of one kind share in a slot, after the head: *-o* in *canto* and *monto*; empty for a gap.
  func ends(at slot: Slot, _ split: StemSplit) -> [Word] { words(at: slot).map { $0[split.headLength..<$0.count] } }
}
