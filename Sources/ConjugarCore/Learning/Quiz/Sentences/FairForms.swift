/// Finds words that can be nothing but forms of one verb.
struct FairForms {
  struct Form {
    let verb: Verb
    var slot: Slot
    /// Every form that is right there: as it stands, and its twin in *-ra* or *-se*.
    let accepted: [String]
    let words: Int
    /// The cells that the form may be in: *hablamos* is a present or a preterite.
    let slots: [Slot]
  }

  private let conjugator: Conjugator
  private var analyzer: MorphologicalAnalyzer

  init(_ conjugator: Conjugator) {
    (self.conjugator, analyzer) = (conjugator, MorphologicalAnalyzer(lexicon: conjugator.lexicon))
  }

  /// The form that begins at a word, and whether the word may be a verb form but was passed over.
  mutating func form(at index: Int, in words: [String]) -> (form: Form?, isPassedOver: Bool) {
    let word = words[index].lowercased()
    if index + 1 < words.count, let compound = compound(word, words[index + 1].lowercased()) {
      return (compound, false)
    }
    let readings = readings(of: word)
    guard !readings.isEmpty else { return (nil, false) }
    // A name in the middle of a sentence is none: Clara, Mercedes.
    let before = index > 0 ? words[index - 1].lowercased() : nil
    let isName = before != nil && words[index].first?.isUppercase == true
    let isNoun = before.map(WordList.nounAfter.contains) ?? false && readings[0].slot.tense != .gerund
    // Behind a pronoun that acts a form is nothing else: ella llega, but not para ella trabajo.
    let isObject = index > 1 && WordList.prepositions.contains(words[index - 2].lowercased())
    let own = isObject ? [] : readings.filter { $0.slot.person?.subjects.contains(before ?? "") ?? false }
    guard !isName, !isNoun, !WordList.mostlyOther.contains(word),
      let form = form(word, own.isEmpty ? readings : own, words: 1, isFair: !own.isEmpty)
    else { return (nil, true) }
    return (form, false)
  }

  private mutating func compound(_ first: String, _ second: String) -> Form? {
    guard
      readings(of: first).contains(where: {
        $0.infinitive == conjugator.lexicon.auxiliary?.infinitive.description && $0.slot.person != nil
      })
    else { return nil }
    let phrase = "\(first) \(second)"
    return form(phrase, readings(of: phrase), words: 2, isFair: true)
  }

  private func form(_ word: String, _ readings: [Reading], words: Int, isFair: Bool) -> Form? {
    // Verbs that share an infinitive are one word here: the first of them is meant.
    let names = Set(readings.map { $0.infinitive.prefix { $0 != "#" } })
    // Who is spoken of in a text is somebody else more often than the writer.
    let third = readings.first { $0.slot.tense == readings[0].slot.tense && $0.slot.person == .thirdSingular }
    guard names.count == 1, let first = third ?? readings.first, readings.allSatisfy(\.clitics.isEmpty),
      let verb = conjugator.find(first.infinitive), !verb.infinitive.isPronominal,
      isFair || readings.allSatisfy({ self.isFair(word, $0, verb) })
    else { return nil }
    // What means the same in other forms: -ra and -se, and hubiera for habría.
    let twins = readings.map(\.slot).compactMap { slot in
      (slot.tense == .conditionalPerfect ? .pluperfectSubjunctiveRa : slot.tense.inOtherEnding).flatMap(slot.inTense)
    }
    let accepted = ([word] + twins.compactMap { conjugator.forms(of: verb, at: $0).first }).once
    return Form(verb: verb, slot: first.slot, accepted: accepted, words: words, slots: readings.map(\.slot))
  }

  private mutating func readings(of form: String) -> [Reading] {
    analyzer.readings(of: form).filter { $0.isExact && $0.isKnown }
  }

  /// Whether a form has an ending that nouns have not: of two letters, with the accent, or after a stem of verbs alone.
  private func isFair(_ word: String, _ reading: Reading, _ verb: Verb) -> Bool {
    let slot = reading.slot
    if WordList.verbAlone.contains(word) { return true }
    guard slot != .participle, !slot.tense.isCompound, slot.tense != .futureSubjunctive,
      let parts = verb.variants.first.map({ FormParts(Base($0), at: slot) }), let ending = parts.ending
    else { return false }
    let isBare = ending.withoutAccents == ending
    if ending.count == 1 { return !isBare || parts.rules.contains { [.strongStem, .consonant].contains($0.part) } }
    // Hablas, casas; amad, amistad.
    return slot.tense.mood != .imperative && !(ending.count == 2 && isBare && slot.person == .secondSingular)
      || slot.person == .firstPlural || slot.person == .thirdPlural
  }
}

extension Slot {
  var isPast: Bool { Self.pasts.contains(tense) }
  static let pasts = TenseSet(.imperfect, .preterite, .presentPerfect, .pluperfect, .pastAnterior)
}
