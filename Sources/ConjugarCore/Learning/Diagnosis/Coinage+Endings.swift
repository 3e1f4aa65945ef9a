/// The words a cell's right stem makes with other endings: forms of regular verbs with the same stem.
extension Coinage {
  private typealias Place = (conjugation: Conjugation, slot: Slot)

  /// - Parameter typed: what the word may be; there are too many coinages to build those with a different ending.
  static func endings(of variant: LexicalVariant, at slot: Slot, like typed: [Word]) -> [Coinage] {
    let base = Base(variant)
    var draft = Draft(base, at: slot)
    for rule in base.rules where rule.kind != .sound { rule.apply(to: &draft) }
    let form = Derivation.form(base, at: slot)
    // In tuvon, the -on of dijon replaces all of -ieron.
    let stem = draft.isStemFrozen ? nil : Word(spelling: draft.stem)
    let popular = NonstandardEnding.all.filter { $0.isSaid(at: slot) }.flatMap { ending in
      let word = ending.word(for: form)
      return [word, word == nil ? nil : stem.map { $0 + ending.said }].compactMap(\.self).once.map {
        Coinage(word: $0, kind: .ending, popular: ending)
      }
    }
    let conjugations = [base.conjugation] + Conjugation.allCases.filter { $0 != base.conjugation }
    let slots = Slot.simple.filter { $0.tense == slot.tense || $0.tense != .negativeImperative }
    let places: [Place] = conjugations.flatMap { conjugation in
      slots.filter { conjugation.mayEnd(typed, at: $0) }.map { (conjugation, $0) }
    }
    // What remains of an irregular whole word keeps its sounds: fuió.
    let rules = draft.isStemFrozen ? Rulebook.regular.filter { $0.id != .iToY } : Rulebook.regular
    func words(_ stem: Sounds, _ places: [Place]) -> [Coinage] {
      places.map { conjugation, place in
        let made = FormParts(Base(LexicalVariant(stem: stem, conjugation), by: rules), at: place)
        let own = made.wholeEnding(at: place)
        let regular = FormParts.regular(conjugation, at: place).wholeEnding(at: place)
        // In envieron, -ieron is that of comieron, but its i belongs to the stem; in id, the whole word is the ending.
        let isRegular =
          own.isEmpty || own.withoutAccents == regular.withoutAccents || stem.last == "i" && regular.hasSuffix(own)
        let ending = isRegular ? regular : own
        return Coinage(word: made.form, kind: .ending, ending: (ending, conjugation, place), isOfCell: place == slot)
      }
    }
    // Only the future is built on the infinitive.
    let simple = places.filter { !TenseSet.futures.contains($0.slot.tense) }
    guard draft.isStemFrozen else {
      let infinitive = Endings.regular(base.conjugation, .infinitive).map { base.stem + $0.sounds }
      let isOnInfinitive = TenseSet.futures.contains(slot.tense) && draft.stem == infinitive
      let futures = isOnInfinitive ? words(base.stem, places.filter { TenseSet.futures.contains($0.slot.tense) }) : []
      return popular + futures + words(draft.stem, simple) + letters(draft, simple)
    }
    let known = stems(of: base, slot.tense) { $0 }
    // Eras has the ending of hablas; erabas has that of hablabas.
    let alike = stems(of: base, slot.tense) { Slot(.present, $0.person) }.filter { !known.contains($0) }
    return popular + known.flatMap { words($0, simple) }
      + alike.flatMap { words($0, places.filter { $0.slot == slot }) }
  }

  /// Words that keep the right form's letters: *hizió* for *hizo*, *superon* without its glide, *haco* for *hace*.
  private static func letters(_ draft: Draft, _ places: [Place]) -> [Coinage] {
    let right = Word(spelling: draft.sounds)
    let stem = right[0..<(right.count - draft.ending.count)]
    let isByContext = draft.stem.last?.isSpelledByContext ?? false
    // An ending that begins like the right one does not change how the letters sound.
    func isOther(_ ending: Word) -> Bool {
      guard let first = Sounds(of: ending).first, first.isFront != draft.ending.first?.isFront else { return false }
      return SoundKey.of("\(stem + ending)") != SoundKey.of("\(Word(spelling: draft.stem + Sounds(of: ending)))")
    }
    return places.filter { isByContext || $0.slot == draft.slot }.flatMap { conjugation, slot in
      let ending = FormParts.regular(conjugation, at: slot).ending ?? ""
      let isGlide = draft.isStrong && ending.count > 1 && ending[0] == "i" && ending[1].isVowel
      return ([ending] + (isGlide ? [ending[1..<ending.count]] : []))
        .filter { slot == draft.slot || isOther($0) }
        .map { Coinage(word: stem + $0, kind: .ending, ending: ($0, conjugation, slot), isOfCell: slot == draft.slot) }
    }
  }

  /// What remains of a tense's words once a known ending, that of `cell`, is removed: the *fu-* of *fuiste*.
  private static func stems(of base: Base, _ tense: Tense, _ cell: (Slot) -> Slot?) -> [Sounds] {
    Slot.of(tense).filter { $0.borrowed == nil }.flatMap { slot in
      let word = Sounds(of: Derivation.form(base, at: slot)).withoutAccents
      return Conjugation.allCases.compactMap { conjugation -> Sounds? in
        guard let ending = cell(slot).flatMap({ Endings.regular(conjugation, $0)?.sounds }), word.hasSuffix(ending)
        else { return nil }
        let stem = word[0..<(word.count - ending.count)]
        // A lone consonant (v-oy, d-i) would generate too many words.
        return stem.lastIndex(where: \.isVowel) == nil ? nil : stem
      }
    }.once
  }
}

extension Conjugation {
  /// Whether any of the words may have a cell's ending, ignoring accents and the glide it may lose.
  func mayEnd(_ words: [Word], at slot: Slot) -> Bool {
    let ending = Endings.regular(self, slot.borrowed ?? slot)
    let end = Word(codesOf: (ending?.withoutGlide ?? ending)?.sounds ?? Sounds())
    return words.contains { $0.hasSuffix(end) }
  }
}

extension FormParts {
  /// The ending, plus the end of the infinitive that the future is built on: *-aré*.
  func wholeEnding(at slot: Slot) -> Word {
    let count = (ending?.count ?? 0) + (TenseSet.futures.contains(slot.tense) ? 2 : 0)
    return form[(form.count - count)..<form.count]
  }
}

extension LexicalVariant {
  init(stem: Sounds, _ conjugation: Conjugation) {
    let end = Endings.regular(conjugation, .infinitive)?.sounds ?? Sounds()
    self.init(
      infinitive: Infinitive(bare: Word(spelling: stem + end), isPronominal: false, conjugation: conjugation))
  }
}
