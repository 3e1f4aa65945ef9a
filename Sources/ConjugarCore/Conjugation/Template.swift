/// The forms of all verbs that end alike and share their patterns, from their common end on.
///
/// A template is made by the rules, once; making a form is then putting a head before its rest. The rules never see
/// the head, so a template holds for every verb with the same key.
struct Template: Sendable {
  /// What the rules may know: two verbs with the same key have the same template.
  struct Key: Hashable, Sendable {
    var tail: Letters
    var head: Root.Head
    var isPronominal: Bool
    var defect: Defect?
    var variants: [Variant]
  }

  struct Variant: Hashable, Sendable {
    let patterns: Patterns
    let exceptions: [Exception]
    let prefixLength: Int
  }

  /// One accepted form: what stands before the head (`me `, `no `), and after it.
  struct Form: Hashable, Sendable {
    let before: Letters
    let after: Letters
  }

  /// The accepted forms of each simple slot, at the slot's index; none in a gap or for a compound slot.
  let forms: [[Form]]

  /// The verb's forms in a slot, its head put before them.
  func forms(at slot: Slot, head: Letters) -> [Letters] {
    forms[slot.index].map { $0.before + head + $0.after }
  }
}

/// Where a verb's head ends.
struct Cut: Sendable, Hashable {
  /// How many letters of the infinitive are head.
  let length: Int
  let head: Root.Head

  /// The longest head that no rule can change.
  ///
  /// - Parameter isStressSeen: whether the stressed vowel must stay in sight, as it must where a pronoun that is joined
  ///   to the word moves the accent onto it: *hábl-ate*.
  init(_ facts: Facts, isStressSeen: Bool) {
    let bare = facts.infinitive.bare
    let stem = bare[0..<(bare.count - 2)]
    if !facts.exceptions.isEmpty {
      let isOwn = facts.exceptions.contains(where: \.isWhole)
      self.init(beforeWord: stem, prefixLength: isOwn ? 0 : facts.prefixLength)
      return
    }
    guard let last = Self.lastHeart(of: stem) else {
      self.init(length: 0, head: .none)
      return
    }
    var start = last
    while start > 0, stem[start - 1].isVowel || (stem[start - 1] == "h" && start > 1 && stem[start - 2].isVowel) {
      start -= 1
    }
    let isPlain = facts.patterns.isEmpty && start == last && last < stem.count - 1 && !stem[stem.count - 1].isVowel
    if isPlain, !isStressSeen {
      self.init(length: last + 1, head: .syllables)
    } else {
      let head = stem[0..<max(0, start - 1)]
      self.init(length: head.count, head: Self.kind(of: head))
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
