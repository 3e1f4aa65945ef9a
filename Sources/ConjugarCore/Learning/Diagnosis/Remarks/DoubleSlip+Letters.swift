/// Two known errors at once, of which one is a matter of letters.
extension DoubleSlip {
  /// A stem without its change whose sound is written otherwise: *juegé, conoso*.
  var stemAndSpelling: Remark? {
    guard let typed, let variant = verb.variants.first else { return nil }
    if let word = meant(typed, among: VowelSlips.words(of: variant, at: asked.slot)) {
      return both(writer.ofVowel(attempt.ending(in: word)), SpellingRemark(typed, for: word, asked).remark)
    }
    guard let word = meant(typed, among: Regularized.words(of: variant, at: asked.slot)) else { return nil }
    let stem = writer.ofRegularized(attempt.ending(in: word))
    // Yeron for fueron is no better than ieron.
    if writer.parts?.rules.contains(.ownForm) ?? false { return stem }
    return both(stem, SpellingRemark(typed, for: word, asked).remark)
  }

  /// A stem without its change, and a letter off: *pesnan*.
  var stemAndLetter: Remark? {
    guard let typed, asked.joined.isEmpty, let variant = verb.variants.first, let kept = writer.parts?.ending?.count
    else { return nil }
    let words = VowelSlips.words(of: variant, at: asked.slot) + Regularized.words(of: variant, at: asked.slot)
    guard let word = words.first(where: { typed.isSlip(of: $0.withoutAccents, keeping: kept) }),
      let stem = explained(attempt.ending(in: word), by: [.stemChange, .regularized], areCellsRead: false)
    else { return nil }
    return both(stem, TypoRemark.remark(typed.description, for: word.withoutAccents.description, writer.answer))
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
    let typed = attempt.plain.joined(separator: " ")
    let paradigm = asked.conjugator.paradigm(of: verb)
    let key = SoundKey.of(typed)
    for slot in Slot.simple where slot != writer.slot && asked.isAsked(slot.person) {
      // Of a letter that sounds alike another word has one more at the most, or two.
      for form in paradigm.forms(at: slot)
      where abs(form.utf8.count - typed.utf8.count) < 4 && SoundKey.of(WrittenAccents.removed(form)) == key {
        guard let cell = OtherCell([Attempt(form, at: .infinitive)], asked) else { continue }
        return both(writer.of(cell), SpellingRemark(typed: typed, right: form, asked).remark)
      }
    }
    return nil
  }

  /// A consonant doubled as in no Spanish word, and another error: *occurió, necessitan*.
  var besideDoubled: Remark? { doubled { explained($0, by: [.stemChange, .regularized, .ending, .typo]) } }

  /// The same where both together are one letter off: *recommendo, permittó*.
  var doubledInOneLetter: Remark? {
    doubled { explained($0, by: [.stemChange, .regularized, .ending], areCellsRead: false) }
  }

  private func doubled(_ explain: (Attempt) -> Remark?) -> Remark? {
    guard let doubled = attempt.plain.lazy.compactMap({ DoubledLetter.first(in: $0) }).first else { return nil }
    let single = attempt.words.map(DoubledLetter.removed).joined(separator: " ")
    let spelling = DiagnosisEnglish.spelling([.doubled(doubled)], nil)
    return explain(Attempt(single, at: writer.slot)).flatMap { both(spelling, $0) }
  }
}

extension Word {
  /// Whether it is another word with one letter of the stem added, left out or changed, or two letters anywhere swapped.
  ///
  /// Of a short stem a letter is too much.
  /// - Parameters:
  ///   - ending: how many letters of the other are its ending.
  ///   - isSwapped: whether two letters are swapped; `nil` for any slip.
  func isSlip(of other: Word, keeping ending: Int, isSwapped: Bool? = nil) -> Bool {
    guard abs(count - other.count) < 2, other.count - ending > 3 else { return false }
    let least = Swift.min(count, other.count)
    var start = 0
    while start < least, self[start] == other[start] { start += 1 }
    var end = 0
    while end < least - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    let (typed, right) = (count - start - end, other.count - start - end)
    if typed == 2, right == 2, isSwapped != false {
      return self[start] == other[start + 1] && self[start + 1] == other[start]
    }
    return isSwapped != true && Swift.max(typed, right) == 1 && end >= ending
  }
}
