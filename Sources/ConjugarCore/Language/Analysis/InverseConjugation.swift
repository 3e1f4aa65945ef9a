/// The rules run backward: from a word to the infinitives it could belong to, judging by its letters alone.
///
/// It proposes too many candidates rather than too few; each one is then conjugated forward and compared.
struct InverseConjugation: Sendable {
  private let stated: StatedFormIndex

  init(_ lexicon: Lexicon) { stated = lexicon.isEmbedded ? .embedded : StatedFormIndex(lexicon) }

  /// The bare infinitives that a word could come from, each once.
  func candidates(_ word: Word) -> [Word] {
    var found: [Word] = []
    func add(_ infinitive: Word) { if !found.contains(infinitive) { found.append(infinitive) } }
    for spelling in word.spellingsOfGu {
      let sounds = Sounds(of: spelling)
      var endings = [sounds.count]
      for length in 0...min(EndingIndex.longest, spelling.count) {
        let start = spelling.count - length
        let conjugations = EndingIndex.shared.conjugations(of: spelling, from: start)
        guard !conjugations.isEmpty, length <= sounds.count else { continue }
        let stem = sounds[0..<(sounds.count - length)]
        endings.append(stem.count)
        let next = length > 0 ? spelling[start] : nil
        // The future is built on the infinitive.
        if stem.last == "r", let infinitive = Infinitive(Word(spelling: stem)) { add(infinitive.bare) }
        for conjugation in conjugations {
          for stem in InverseStemRules(stem, conjugation, next: next).stems { add(stem.infinitive(conjugation)) }
        }
      }
      stated.candidates(for: spelling, sounds, endings: endings, add)
    }
    return found
  }
}

extension Word {
  /// The unaccented word with each u between g and e or i both pronounced (*ü*) and silent: diaereses may be missing.
  ///
  /// No form has more than three such letters, and those at the end of the stem and in the ending come last.
  fileprivate var spellingsOfGu: [Word] {
    let heard = withoutAccents.withEveryDiaeresis
    let mute = heard.plain
    var spellings = [mute]
    for index in heard.indices.filter({ heard[$0] == "ü" }).suffix(3) {
      spellings += spellings.map { spelling in
        var spelling = spelling
        spelling[index] = "ü"
        return spelling
      }
    }
    return spellings
  }
}

extension Sounds {
  func infinitive(_ conjugation: Conjugation) -> Word {
    var sounds = self
    sounds.append(conjugation == .ar ? "a" : conjugation == .er ? "e" : last?.isOpenVowel ?? false ? "í" : "i")
    sounds.append("r")
    return Word(spelling: sounds)
  }
}

/// The stem rules run backward: from the stem of a form to the infinitive stems it could come from.
struct InverseStemRules {
  private(set) var stems: [Sounds] = []

  init(_ stem: Sounds, _ conjugation: Conjugation, next: Letter?) {
    stems.append(stem)
    if conjugation != .ar, next == "o" || next == "a" || stem.last == "y" { withoutAddedConsonants(stem) }
    for stem in stems {
      withoutDiphthong(stem)
      if conjugation == .ir { withoutRaising(stem) }
    }
    if conjugation == .ir, stem.last == "j" { replace(stem, (stem.count - 1)..<stem.count, "Z") }  // conduj-
  }

  /// What consonants before o and a can stand for: *conozc-, yazg-, hag-, salg-, caig-, aflij-*; before e too, *huy-*.
  private static let added: [(end: Sounds, origins: [Sounds])] = [
    ("y", [""]), ("j", ["X"]), ("ZK", ["Z", "sZ"]), ("ZG", ["Z"]), ("G", ["", "Z"]), ("iG", [""]),
  ]

  private mutating func withoutAddedConsonants(_ stem: Sounds) {
    for (end, origins) in Self.added where stem.hasSuffix(end) {
      for origin in origins { replace(stem, (stem.count - end.count)..<stem.count, origin) }
    }
  }

  /// The vowels that each diphthong can stand for: *piens-, adquier-, yerr-, cuent-, jueg-, deshues-*.
  private static let diphthongs: [(diphthong: Sounds, vowels: [Sounds])] = [
    ("ie", ["e", "i"]), ("ye", ["e"]), ("ue", ["o", "u"]), ("hue", ["o"]),
  ]

  private mutating func withoutDiphthong(_ stem: Sounds) {
    guard let last = stem.lastIndex(where: \.isVowel), stem[last] == "e" else { return }
    for (diphthong, vowels) in Self.diphthongs where stem[0..<(last + 1)].hasSuffix(diphthong) {
      for vowel in vowels { replace(stem, (last + 1 - diphthong.count)..<(last + 1), vowel) }
    }
  }

  /// Undoes the raising of e and o: *pid-, durm-*.
  private mutating func withoutRaising(_ stem: Sounds) {
    guard let index = stem.lastIndex(where: \.isVowel) else { return }
    if stem[index] == "i" { replace(stem, index..<(index + 1), "e") }
    if stem[index] == "u" { replace(stem, index..<(index + 1), "o") }
  }

  private mutating func replace(_ stem: Sounds, _ range: Range<Int>, _ sounds: Sounds) {
    var stem = stem
    stem.replace(range, with: sounds)
    stems.append(stem)
  }
}
