/// The rules backward: from a word to the infinitives that it can belong to, as far as its letters tell.
///
/// It proposes too much rather than too little; what it proposes is conjugated forward and compared.
struct InverseConjugation: Sendable {
  private let stated: StatedFormIndex

  init(_ lexicon: Lexicon) { stated = lexicon.isEmbedded ? .embedded : StatedFormIndex(lexicon) }

  /// The bare infinitives, each once.
  func candidates(_ word: Word) -> [Word] {
    var found: [Word] = []
    func add(_ infinitive: Word) { if !found.contains(infinitive) { found.append(infinitive) } }
    for spelling in word.spellingsOfGu {
      let sounds = Sounds(of: spelling)
      var endings = [sounds.count]
      for length in 0...min(EndingIndex.longest, spelling.count) {
        let start = spelling.count - length
        let uses = EndingIndex.shared.uses(of: spelling, from: start)
        guard !uses.isEmpty, length <= sounds.count else { continue }
        let stem = sounds[0..<(sounds.count - length)]
        endings.append(stem.count)
        for conjugation in Conjugation.allCases {
          for kind in EndingIndex.Kind.allCases where uses.contains(EndingIndex.Use(conjugation, kind)) {
            let next = length > 0 ? spelling[start] : nil
            if kind == .future {
              if let bare = stem.asInfinitive { add(bare) }
              continue
            }
            for stem in InverseStemRules(stem, conjugation, kind, next: next).stems {
              add(stem.infinitive(conjugation))
            }
          }
        }
      }
      stated.candidates(for: sounds, endings: endings, add)
    }
    return found
  }
}

extension Word {
  /// The word without accents, each u between g and e or i heard (*ü*) or mute: the diaeresis may not have been typed.
  ///
  /// No form has more than three such letters, and those of the stem's end and the ending stand last.
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
  /// The infinitive whose stem this is.
  func infinitive(_ conjugation: Conjugation) -> Word {
    var sounds = self
    switch conjugation {
    case .ar: sounds.append("a")
    case .er: sounds.append("e")
    case .ir: sounds.append(last?.isOpenVowel ?? false ? "í" : "i")
    }
    sounds.append("r")
    return Word(spelling: sounds)
  }

  /// The infinitive that this is, if it ends like one.
  fileprivate var asInfinitive: Word? {
    guard last == "r", let vowel = fromEnd(2), count > 1 else { return nil }
    let stem = self[0..<(count - 2)]
    switch vowel {
    case "a": return stem.infinitive(.ar)
    case "e": return stem.infinitive(.er)
    case "i": return stem.infinitive(.ir)
    default: return nil
    }
  }
}
