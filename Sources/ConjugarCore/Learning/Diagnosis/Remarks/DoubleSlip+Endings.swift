/// Two known errors at once, of which one is another ending.
extension DoubleSlip {
  /// A stem without its change, or misspelled, and an ending of popular speech: *podistes, pidistes, viniba*.
  var besidePopularEnding: Remark? {
    guard let typed else { return nil }
    for ending in NonstandardEnding.all where ending.isSaid(at: asked.slot) {
      guard let stem = ofStem(typed, without: ending.said, with: ending.right) else { continue }
      return both(stem, EndingRemark(writer, attempt).remark(of: ending))
    }
    return nil
  }

  /// The same with an ending of another conjugation: *tenaron, pidemos, buscí*.
  var besideConjugation: Remark? {
    guard let typed, asked.joined.isEmpty, let right = regularEnding(verb.infinitive.conjugation) else { return nil }
    for conjugation in Conjugation.allCases {
      guard let ending = regularEnding(conjugation), ending != right,
        let stem = ofStem(typed, without: ending, with: right)
      else { continue }
      return both(stem, EndingRemark(writer, attempt).remark(ofConjugation: ending))
    }
    return nil
  }

  private func regularEnding(_ conjugation: Conjugation) -> Word? {
    FormParts.regular(conjugation, at: asked.slot).ending
  }

  /// What is to be said of a stem, if it is all that is wrong with the right ending.
  private func ofStem(_ typed: Word, without ending: Word, with right: Word) -> Remark? {
    guard typed.hasSuffix(ending.withoutAccents) else { return nil }
    return explained(
      attempt.ending(in: typed[0..<(typed.count - ending.count)] + right),
      by: [.stemChange, .regularized, .spelling, .typo], areCellsRead: false)
  }

  /// A stem without its change, in another cell: *puedamos; tení* for *tuvo*.
  var stemInOtherCell: Remark? {
    guard let typed, let variant = verb.variants.first else { return nil }
    let slots = Slot.simple.filter { $0 != asked.slot && asked.isAsked($0.person) }
    let ordered = slots.sorted { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }
    for slot in ordered where slot.tense != .negativeImperative {
      let endings = [
        FormParts.regular(verb.infinitive.conjugation, at: slot).ending, FormParts(Base(variant), at: slot).ending,
      ].compactMap { $0 }
      guard let made = endings.first(where: { typed.hasSuffix($0.withoutAccents) }) else { continue }
      let isVowel = VowelSlips.outcome(of: variant, at: slot) { $0.withoutAccents == typed } != nil
      guard isVowel || Regularized.words(of: variant, at: slot).contains(where: { $0.withoutAccents == typed }) else {
        continue
      }
      let stem = isVowel ? writer.ofVowel(attempt) : writer.ofRegularized(attempt)
      if stem != writer.ofUnknown { return both(ofCell(slot, made), stem) }
    }
    return nil
  }

  /// Another person of the tense, with a letter off: *trabjan*.
  var cellAndLetter: Remark? {
    guard let typed, asked.joined.isEmpty else { return nil }
    for isSwapped in [true, false] {
      for slot in Slot.of(asked.slot.tense) where slot != asked.slot && asked.isAsked(slot.person) {
        guard let parts = writer.parts(at: slot), let ending = parts.ending else { continue }
        let form = parts.form.withoutAccents
        guard typed.isSlip(of: form, keeping: ending.count, isSwapped: isSwapped) else { continue }
        return both(
          ofCell(slot, ending), TypoRemark.remark(typed.description, for: form.description, writer.answer))
      }
    }
    return nil
  }

  private func ofCell(_ slot: Slot, _ ending: Word) -> Remark {
    DiagnosisEnglish.otherCell(
      "-\(ending)", CellName(slot.tense, writer.subject(slot)), written: nil, wanted: writer.wanted,
      writer.goal(tellsStem: false))
  }
}
