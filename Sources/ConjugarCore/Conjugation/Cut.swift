/// Where a verb's head ends: the longest beginning that no rule can change or needs to see.
///
/// The later the cut, the more verbs share a template: *cantar, contar, montar* with all in *-ar* after an inert letter.
struct Cut: Sendable, Hashable {
  /// How many letters of the infinitive are head.
  let length: Int
  let head: Root.Head

  /// The earliest cut of the ways to conjugate a verb.
  init(_ verb: Verb) {
    self.init(length: verb.infinitive.bare.count, head: .syllables)
    for facts in verb.variants {
      let cut = Cut(facts, isStressSeen: verb.infinitive.isPronominal)
      if cut.length < length { self = cut }
    }
  }

  /// - Parameter isStressSeen: whether the stressed vowel must stay in sight, as it must where a pronoun that is joined
  ///   to the word moves the accent onto it: *hábl-ate*.
  init(_ facts: Facts, isStressSeen: Bool) {
    let stem = facts.infinitive.stem
    if facts.exceptions.isEmpty {
      let length = Self.length(in: stem, facts.patterns, isStressSeen: isStressSeen)
      self.init(length: length, head: Self.kind(of: stem[0..<length]))
    } else {
      self.init(beforeWord: stem, prefixLength: facts.exceptions.contains(where: \.isWhole) ? 0 : facts.prefixLength)
    }
  }

  init(length: Int, head: Root.Head) {
    self.length = length
    self.head = head
  }

  /// The head of a verb whose forms the lexicon states: its prefix, unless the two may grow together (*rehíce*).
  private init(beforeWord stem: Letters, prefixLength: Int) {
    let grows = prefixLength >= stem.count || stem[prefixLength].isVowel || stem[prefixLength] == "h"
    let length = grows ? 0 : prefixLength
    let kind = Self.kind(of: stem[0..<length])
    self.init(length: length, head: kind == .syllables ? .prefix : kind)
  }

  private static func kind(of letters: Letters) -> Root.Head {
    if letters.isEmpty { return .none }
    return letters.lastIndex(where: \.isVowel) == nil ? .consonants : .syllables
  }

  private static func length(in stem: Letters, _ patterns: Patterns, isStressSeen: Bool) -> Int {
    guard let heart = lastHeart(of: stem) else { return 0 }
    if !isStressSeen, let length = afterHeart(heart, in: stem, patterns) { return length }
    // The vowels around the heart stay in sight, with the letter before them if its spelling hangs on them.
    var start = heart
    while start > 0, stem[start - 1].isVowel || (stem[start - 1] == "h" && start > 1 && stem[start - 2].isVowel) {
      start -= 1
    }
    return start > 0 && !isInert(stem[start - 1]) && stem[start - 1] != "c" ? start - 1 : start
  }

  /// The cut of a verb whose stressed vowel stays as it is: behind it. `nil` if it may change or be hard to tell.
  private static func afterHeart(_ heart: Int, in stem: Letters, _ patterns: Patterns) -> Int? {
    let last = stem.count - 1
    if stem[last].isVowel {
      // A glide: cambi-ar, actu-ar, constru-ir. Whether it bears the stress itself, it shows.
      let isGlide = heart < last && stem[last].isClosedVowel && isInert(stem[last - 1])
      return isGlide && patterns.isSubset(of: .ofGlides) ? last : nil
    }
    guard patterns.isSubset(of: .ofConsonants) else { return nil }
    if stem[last] == "l", stem[last - 1] == "l" { return last - 1 }
    if isInert(stem[last]) { return stem.count }
    // c, g, z, ñ; but of -scer and -char more is needed.
    return stem[last] == "h" || stem[last - 1] == "s" ? heart + 1 : last
  }

  /// Whether a consonant is written in one way and leaves its neighbours alone.
  private static func isInert(_ letter: Letter) -> Bool {
    switch letter {
    case "c", "g", "h", "q", "z", "ñ": false
    default: !letter.isVowel
    }
  }

  /// The last vowel of a stem that can be the heart of a syllable: neither mute (*seguir*) nor a glide (*cambiar*).
  private static func lastHeart(of stem: Letters) -> Int? {
    guard let last = stem.lastIndex(where: \.isVowel) else { return nil }
    guard last == stem.count - 1, stem[last].isClosedVowel else { return last }
    var before = stem[0..<last].lastIndex(where: \.isVowel)
    if let place = before, isMute(place, in: stem) { before = stem[0..<place].lastIndex(where: \.isVowel) }
    return before ?? last
  }

  /// Whether a letter is the u of *que, gui*, which is not heard.
  private static func isMute(_ place: Int, in stem: Letters) -> Bool {
    stem[place] == "u" && place > 0 && (stem[place - 1] == "q" || stem[place - 1] == "g") && stem[place + 1].isFront
  }
}

extension Patterns {
  /// Those that change nothing before the last consonant of the stem.
  fileprivate static let ofConsonants: Patterns = [
    Patterns(.cToZc), Patterns(.cToZg), Patterns(.cToG), Patterns(.cToJ), Patterns(.addedG),
  ]
  /// Those that only say whether a closed vowel at the end of the stem bears the stress.
  fileprivate static let ofGlides: Patterns = [Patterns(.stressedI), Patterns(.stressedU)]
}
