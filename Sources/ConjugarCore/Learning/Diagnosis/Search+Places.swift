/// More places to start from than the form that is asked: other cells of the verb, and in a sentence those of other verbs.
extension Search {
  /// A place from which one step leads to the answer.
  struct Place {
    let verb: Verb
    let slot: Slot
    /// The step, as it is explained there.
    let step: Step
    let search: Search
  }

  /// The first cell of a verb from which a step of some kinds leads to the answer.
  func place(of verb: Verb, by kinds: [Diagnosis.Kind], at slots: [Slot]) -> Place? {
    slots.lazy.compactMap { slot -> Place? in
      let forms = asked.conjugator.forms(of: verb, at: slot)
      // What is far from the form is not looked at closely.
      let near = attempts.filter { attempt in
        let typed = WrittenAccents.removed(attempt.core)
        return forms.contains { Nearest.distance(typed, WrittenAccents.removed($0)) <= max(3, $0.count / 2) }
          && (kinds != [.typo] || typed.count > 4)
      }
      guard !near.isEmpty else { return nil }
      let asked = asked.about(Question(verb: verb, slot: slot, subject: nil, accepted: forms))
      let search = Search(asked, near, quoting: answer)
      guard let step = search.oneStep(kinds), step.remark != search.ofUnknown, !step.remark.isOfTwo else { return nil }
      return Place(verb: verb, slot: slot, step: step, search: search)
    }.first
  }

  /// A misshapen form of another cell: *puedamos; tení* for *tuvo; juege*.
  func otherPlace() -> Finding? {
    // Of a word of two letters two steps leave nothing.
    guard asked.auxiliary == nil, attempts.contains(where: { $0.core.count > 2 }) else { return nil }
    let slots = Slot.simple.filter { $0 != slot && asked.isAsked($0.person) && $0.tense != .negativeImperative }
      .sorted { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }
    let places = place(of: verb, by: [.stemChange, .regularized], at: slots.filter { endingTyped(at: $0) != nil })
    let sounding = place(of: verb, by: [.spelling], at: slots.filter(isHeard))
    return [places, sounding].lazy.compactMap { $0 }.compactMap { place -> Finding? in
      // A form that sounds right is one; of a stem its cell was only meant, and what it lacks is what the verb has here.
      let isForm = place.step.kind == .spelling
      guard let what = isForm ? answer : endingTyped(at: place.slot).map({ "-\($0)" }) else { return nil }
      let cell = ofCell(what, place.slot.tense, subject(place.slot), tellsStem: false)
      let here = place.step.kind == .stemChange ? ofVowel(attempts[0]) : ofRegularized(attempts[0])
      guard isForm || here != ofUnknown && !here.isOfTwo else { return nil }
      let kind = OtherCell.kind(of: place.slot, for: slot)
      return Finding(
        Step(kind, of: isForm ? verb.name : nil, at: place.slot, price: Price.meantCell, cell),
        isForm ? place.step : Step(place.step.kind, here), of: answer)
    }.first
  }

  /// The ending of a cell, that of its conjugation or its own, that was typed.
  private func endingTyped(at slot: Slot) -> Word? {
    [FormParts.regular(verb.infinitive.conjugation, at: slot).ending, parts(at: slot)?.ending].compactMap { $0 }
      .first { ending in
        attempts.contains { $0.plain.last?.hasSuffix(ending.withoutAccents.description) ?? false }
      }
  }

  /// Whether an answer sounds like a form of a cell, or has the letter of a sound as before another vowel.
  private func isHeard(_ slot: Slot) -> Bool {
    let forms = asked.cells.paradigm.forms(at: slot).map { WrittenAccents.removed($0) }
    return attempts.contains { attempt in
      let typed = attempt.plain.joined(separator: " ")
      let key = SoundKey.of(typed)
      return forms.contains { form in
        // Of a letter that sounds alike another word has one more at the most, or two.
        abs(form.utf8.count - typed.utf8.count) < 4 && form != typed
          && (SoundKey.of(form) == key || Word(form)?.isInLetters(of: Word(typed) ?? "") ?? false)
      }
    }
  }
}
