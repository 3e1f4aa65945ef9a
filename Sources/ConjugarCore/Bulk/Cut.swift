/// Where a verb's head ends: the longest beginning that no rule can change or needs to see.
///
/// The later the cut, the more verbs share a template: *cantar, contar, montar* with all in *-ar* after an inert letter.
/// If the cut must be before the stressed vowel, consonants behind it may still be left out of sight: so *pensar,
/// cerrar, apretar* share theirs.
struct Cut: Sendable, Hashable {
  /// How many letters of the infinitive are head.
  let length: Int
  let head: Base.Head
  /// Where in the infinitive the consonants are that are left out of sight too, if any are: ns in *pensar*.
  private(set) var coda: Range<Int>?

  /// The earliest cut of the ways to conjugate a verb.
  init(_ verb: Verb) {
    let cuts = verb.variants.map { Cut($0, isStressSeen: verb.infinitive.isPronominal) }
    var first = Cut(length: verb.infinitive.bare.count, head: .syllables)
    for cut in cuts where cut.length < first.length { first = cut }
    // What one way needs to see is seen.
    if let end = first.coda?.upperBound, !cuts.allSatisfy({ $0 == first || $0.length >= end }) { first.coda = nil }
    self = first
  }

  /// - Parameter isStressSeen: whether the stressed vowel must stay in sight, as it must where a pronoun that is joined
  ///   to the word moves the accent onto it: *hábl-ate*.
  init(_ facts: LexicalVariant, isStressSeen: Bool) {
    let stem = facts.infinitive.stem
    guard facts.exceptions.isEmpty else {
      self.init(beforeWord: stem, prefixLength: facts.exceptions.contains { $0.isWhole } ? 0 : facts.prefixLength)
      return
    }
    let heart = Self.lastHeart(of: stem)
    let later = heart.flatMap { isStressSeen ? nil : Self.afterHeart($0, in: stem, facts.patterns) }
    let length = later ?? heart.map { Self.beforeHeart($0, in: stem) } ?? 0
    let kind = Self.kind(of: stem, upTo: length)
    // A stem that shows a vowel and ends in a consonant has syllables enough: what its head has makes no difference.
    let endsInConsonant = stem.last.map { !$0.isVowel && $0 != "h" } ?? false
    self.init(length: length, head: kind == .consonants && endsInConsonant ? .syllables : kind)
    if later == nil, let heart, facts.prefixLength <= heart,
      let end = Self.afterHeart(heart, in: stem, facts.patterns.subtracting(.ofVowels))
    {
      coda = (heart + 1)..<end
    }
  }

  /// What is left in sight of an infinitive, with one sign in place of its coda.
  func tail(of bare: Word) -> Word {
    guard let coda else { return bare[length..<bare.count] }
    var tail = bare[length..<coda.lowerBound]
    tail.append(.coda)
    return tail + bare[coda.upperBound..<bare.count]
  }

  /// The same cut with the coda in sight.
  var withCoda: Cut { Cut(length: length, head: head) }

  init(length: Int, head: Base.Head) {
    self.length = length
    self.head = head
  }

  /// The head of a verb whose forms the lexicon states: its prefix, unless the two may grow together (*rehíce*).
  private init(beforeWord stem: Word, prefixLength: Int) {
    let grows = prefixLength >= stem.count || stem[prefixLength].isVowel || stem[prefixLength] == "h"
    let length = grows ? 0 : prefixLength
    let kind = Self.kind(of: stem, upTo: length)
    self.init(length: length, head: kind == .syllables ? .prefix : kind)
  }

  /// What the first letters of a stem are like as a head.
  private static func kind(of stem: Word, upTo length: Int) -> Base.Head {
    if length == 0 { return .none }
    return (0..<length).contains { stem[$0].isVowel } ? .syllables : .consonants
  }

  /// The vowels around the heart stay in sight, with a letter before them that needs them: *que, gue, güe*.
  private static func beforeHeart(_ heart: Int, in stem: Word) -> Int {
    var start = heart
    while start > 0, stem[start - 1].isVowel || (stem[start - 1] == "h" && start > 1 && stem[start - 2].isVowel) {
      start -= 1
    }
    guard start > 0 else { return 0 }
    let isSpelledWithThem =
      stem[start - 1] == "q" || stem[start - 1] == "g" && stem[start] != "a" && !stem[start].isFront
    return isSpelledWithThem ? start - 1 : start
  }

  /// The cut of a verb whose stressed vowel stays as it is: behind it. `nil` if it may change or be hard to tell.
  private static func afterHeart(_ heart: Int, in stem: Word, _ patterns: PatternSet) -> Int? {
    let last = stem.count - 1
    if stem[last].isVowel {
      // A glide: cambi-ar, actu-ar, constru-ir. Whether it bears the stress itself, it shows.
      guard heart < last, stem[last].isClosedVowel, patterns.isSubset(of: .ofGlides) else { return nil }
      switch stem[last - 1] {
      case "h", "q": return nil
      case "c": return last - 1
      case "g": return patterns.isEmpty ? last - 1 : nil  // perhaps no glide but a mute u
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

  /// The last vowel of a stem that can be the heart of a syllable: neither mute (*seguir*) nor a glide (*cambiar*).
  private static func lastHeart(of stem: Word) -> Int? {
    guard let last = stem.lastIndex(where: \.isVowel) else { return nil }
    guard last == stem.count - 1, stem[last].isClosedVowel else { return last }
    var before = stem[0..<last].lastIndex(where: \.isVowel)
    if let place = before, isMute(place, in: stem) { before = stem[0..<place].lastIndex(where: \.isVowel) }
    return before ?? last
  }

  /// Whether a letter is the u of *que, gui*, which is not heard.
  private static func isMute(_ place: Int, in stem: Word) -> Bool {
    stem[place] == "u" && place > 0 && (stem[place - 1] == "q" || stem[place - 1] == "g") && stem[place + 1].isFront
  }
}

extension PatternSet {
  /// Those that change nothing before the last consonant of the stem.
  fileprivate static let ofConsonants: PatternSet = [
    .cToZc, .cToZg, .cToG, .addedG,
  ]
  /// Those that change nothing but the vowel that is stressed in the present.
  fileprivate static let ofVowels: PatternSet = [
    .eToIe, .oToUe, .uToUe, .iToIe, .oToHue,
    .eToI,
    .oToU, .stressedI, .stressedU,
  ]
  /// Those that only say whether a closed vowel at the end of the stem bears the stress.
  fileprivate static let ofGlides: PatternSet = [.stressedI, .stressedU]
}

extension Letter {
  /// What stands for a coda that is out of sight: to the rules a consonant like any other.
  static let coda: Letter = "·"
}
