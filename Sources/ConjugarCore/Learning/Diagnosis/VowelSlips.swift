/// The words of a cell with another vowel in the stem: one that did not change, changed otherwise, or had to stay.
enum VowelSlips {
  /// - Returns: the words, the right one perhaps among them.
  static func words(of variant: LexicalVariant, at slot: Slot) -> [Word] {
    let rules = variant.changesVowel ? rulebooks + rulebooksOfLetters : rulebooks
    return rules.map { Derivation.form(Base(variant, by: $0), at: slot) }
  }

  /// The vowel by which a word of a cell is made: `ie` of *piensamos*; `nil` if by none.
  static func outcome(of variant: LexicalVariant, at slot: Slot, _ isMade: (Word) -> Bool) -> String? {
    // The u of gu is no sound: seguir has e.
    let stem = Base(variant).stem
    guard let vowel = stem.lastIndex(where: \.isVowel).map({ stem[$0].plain }) else { return nil }
    let books = variant.changesVowel ? [rulebooks, rulebooksOfLetters] : [rulebooks]
    for book in books {
      for (outcome, rules) in zip(outcomes, book)
      where stands(outcome, for: vowel) && isMade(Derivation.form(Base(variant, by: rules), at: slot)) {
        return outcome.description
      }
    }
    return nil
  }

  /// Whether some stem has the one for the other, or keeps it.
  private static func stands(_ outcome: Sounds, for vowel: Phoneme) -> Bool {
    switch vowel {
    case "e": outcome == "e" || outcome == "ie" || outcome == "i"
    case "o": outcome == "o" || outcome == "ue" || outcome == "hue" || outcome == "u"
    case "i": outcome == "i" || outcome == "ie"
    case "u": outcome == "u" || outcome == "ue" || outcome == "o"
    default: false
    }
  }

  /// What can stand for the vowel of a stem.
  private static let outcomes: [Sounds] = ["e", "ie", "i", "o", "ue", "hue", "u"]

  /// The rules with one vowel for all stems, whatever the rules of the stem say.
  private static let rulebooks = outcomes.map { outcome in
    let isChange = { (rule: Rule) in Irregularity.stemChanging.rules.contains(rule.id) }
    let index = Rulebook.rules.firstIndex(where: isChange) ?? 0
    var rules = Rulebook.rules.filter { !isChange($0) }
    rules.insert(rule(outcome, insteadOf: Rulebook.rules[index].id), at: index)
    return rules
  }

  /// The same without what else happens between vowels: *reió* for *rio*, where *reyó* would be well made.
  private static let rulebooksOfLetters = rulebooks.map { $0.filter { $0.id != .iToY } }

  /// A rule by which every verb has the vowel in every form.
  private static func rule(_ outcome: Sounds, insteadOf id: Rule.ID) -> Rule {
    let reason: Reason = outcome.count > 1 ? .diphthong : .raised
    return Rule(id, kind: .change) { draft in
      let isTaken = draft.isStemFrozen ? draft.takeVowelInWord(outcome) : draft.takeVowel(outcome)
      return isTaken ? reason : nil
    }
  }
}

extension Draft {
  fileprivate mutating func takeVowel(_ outcome: Sounds) -> Bool {
    // The future stands on the infinitive, whose own vowel is not the stem's.
    let isOnInfinitive =
      TenseSet.futures.contains(slot.tense) && stem.count == base.stem.count + 2 && stem.hasPrefix(base.stem)
    let end = isOnInfinitive ? base.stem.count : stem.count
    guard let index = stem[0..<end].lastIndex(where: \.isVowel), mayBecome(outcome, from: stem[index]) else {
      return false
    }
    // A vowel before another one does not break: leer, cambiar; reír is one that changes.
    guard index < end - 1 || changesVowel else { return false }
    stem.replace(index..<(index + 1), with: outcome)
    return true
  }

  /// The same in a word of the lexicon, where the vowel of the infinitive's stem stood: *muerto, pudiendo, ten*.
  fileprivate mutating func takeVowelInWord(_ outcome: Sounds) -> Bool {
    guard stem.isEmpty, let index = base.stem.lastIndex(where: \.isVowel), base.stem[index] != "i",
      ending.count > index, ending.hasPrefix(base.stem[0..<index]), ending[index].isVowel,
      mayBecome(outcome, from: base.stem[index])
    else { return false }
    let isBroken = ending.count > index + 1 && ending[index].isClosedVowel && ending[index + 1] == "e"
    ending.replace(index..<(index + (isBroken ? 2 : 1)), with: outcome)
    stress = .stem
    return true
  }

  /// Whether some verb changes one vowel into the other; e and o rise in -ir verbs and, by mistake, in those in -er and in
  /// others that change.
  private func mayBecome(_ outcome: Sounds, from vowel: Phoneme) -> Bool {
    let mayRise = base.conjugation != .ar || changesVowel
    switch vowel {
    case "e": return outcome == "e" || outcome == "ie" || outcome == "i" && mayRise
    case "o":
      return outcome == "o" || outcome == "ue" || outcome == "u" && mayRise
        || outcome == "hue" && base.variant.patterns.contains(.oToHue)
    case "i": return outcome == "i" || outcome == "ie"
    // Jugar is the one verb in u→ue, so that its stem is taken for one in o.
    case "u": return outcome == "u" || outcome == "ue" || outcome == "o" && changesVowel
    default: return false
    }
  }

  private var changesVowel: Bool { base.variant.changesVowel }
}

extension LexicalVariant {
  /// Whether the verb has a vowel that changes somewhere.
  fileprivate var changesVowel: Bool { StemChange.all.contains { $0.concerns(self) } }
}
