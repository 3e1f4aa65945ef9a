/// Two known errors at once, of which one is a matter of letters.
extension DoubleSlip {
  /// A stem without its change whose sound is written otherwise: *juegé, conoso*.
  var stemAndSpelling: Remark? {
    guard let typed, let variant = verb.variants.first else { return nil }
    if let word = meant(typed, among: VowelSlips.words(of: variant, at: asked.slot)) {
      return both(writer.ofVowel(attempt.ending(in: word)), SpellingRemark(typed, for: word, asked).remark)
    }
    guard let word = meant(typed, among: Regularized.words(of: variant, at: asked.slot)) else { return nil }
    return both(writer.ofRegularized(attempt.ending(in: word)), SpellingRemark(typed, for: word, asked).remark)
  }

  /// Another ending, and a letter that sounds otherwise before it: *buscí*.
  var endingAndSpelling: Remark? {
    guard let typed else { return nil }
    let word = verb.variants.lazy.compactMap { variant in
      meant(typed, among: EndingSlips.words(of: variant, at: asked.slot))
    }.first
    guard let word else { return nil }
    return both(
      EndingRemark(writer, attempt.ending(in: word)).remark, SpellingRemark(typed, for: word, asked).remark)
  }

  /// The word that is misspelled: it sounds the same, or has the letter of a sound as before another vowel.
  private func meant(_ typed: Word, among words: [Word]) -> Word? {
    let key = SoundKey.of(typed.description)
    return words.first { SoundKey.of($0.withoutAccents.description) == key }
      ?? words.first { asKept($0.withoutAccents).contains(typed) }
  }

  /// A word with the consonant before its ending spelled as before another vowel.
  private func asKept(_ word: Word) -> [Word] {
    let sounds = Sounds(of: word)
    return sounds.indices.filter { sounds[$0].isSpelledByContext }.flatMap { index in
      sounds[index].spellings.map {
        Word(spelling: sounds[0..<index]) + $0 + Word(spelling: sounds[(index + 1)..<sounds.count])
      }
    }
  }

  /// Another cell that only sounds so: *estubo* for *estuve*.
  var cellAndSpelling: Remark? {
    guard let last = attempt.plain.last, attempt.plain.count == 1 else { return nil }
    let paradigm = asked.conjugator.paradigm(of: verb)
    let key = SoundKey.of(last)
    for slot in Slot.all where slot != writer.slot && asked.isAsked(slot.person) {
      for form in paradigm.forms(at: slot) where SoundKey.of(WrittenAccents.removed(form)) == key {
        guard let cell = OtherCell([Attempt(form, at: .infinitive)], asked) else { continue }
        return both(writer.of(cell), SpellingRemark(typed: last, right: form, asked).remark)
      }
    }
    return nil
  }

  /// A consonant doubled as in no Spanish word, and a letter off: *occurió, aterizzó*.
  var doubledAndMore: Remark? {
    guard let doubled = attempt.plain.lazy.compactMap({ DoubledLetter.first(in: $0) }).first else { return nil }
    let single = attempt.words.map(DoubledLetter.removed).joined(separator: " ")
    let other = Attempt(single, at: .infinitive)
    guard other.isRightButForALetter(asked) else { return nil }
    return both(
      DiagnosisEnglish.spelling([.doubled(doubled)], nil), TypoRemark(RemarkWriter(asked, [other]), other).remark)
  }
}
