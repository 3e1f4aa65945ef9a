/// What is said of an ending: whose it is, and which is the right one.
extension Search {
  /// - Parameter isSecond: whether it must be known whose it is, and no other verb is named: of a second step.
  /// - Returns: `nil` if that is not known.
  func ofEnding(_ attempt: Attempt, isSecond: Bool = false) -> Remark? {
    if let known = ofKnownEnding(attempt, isSecond) { return known }
    return isSecond ? nil : Remark(another, "\(verb.infinitive.plain) has -\(rightEnding) here")
  }

  private var another: String { "\(answer) has another ending" }

  private func ofKnownEnding(_ attempt: Attempt, _ isSecond: Bool) -> Remark? {
    guard let word = asked.word(of: attempt), let parts else { return nil }
    let typed =
      asked.joined.isEmpty || !word.hasSuffix(asked.joined) ? word : word[0..<(word.count - asked.joined.count)]
    let popular = NonstandardEnding.all.first { $0.isSaid(at: asked.slot) && $0.word(for: parts.form) == typed }
    if let popular { return ofPopular(popular) }
    guard parts.ending != nil else {
      return ofEndingOfCell(typed, parts) ?? Remark(another, "it is \(right) here", nudge: "here it is \(ofItsOwn)")
    }
    if let whole = ofEndingOfCell(typed, parts, isWhole: true) { return whole }
    if parts.rules.contains(where: { $0.part == .strongStem }), hasStem(typed, parts) {
      let rest = "it is -\(rightEnding)" + (parts.ending?.count == 1 ? ", without an accent" : "")
      return Remark(another, "after \(parts.stem)- \(rest)", nudge: "after the stem of this preterite \(rest)")
    }
    if let ending = endingOfConjugation(typed, parts) {
      return isSecond ? ofConjugation(ending) : naming(attempt, ofConjugation(ending), among: .reader)
    }
    return ofEndingOfCell(typed, parts)
  }

  /// Of an ending of popular speech: *-stes*.
  func ofPopular(_ ending: NonstandardEnding) -> Remark {
    let right = parts?.ending ?? ending.right
    let said = right[0..<(right.count - min(right.count, ending.right.count))] + ending.said
    let whose = subject(asked.slot).map { "for \($0)" } ?? "here"
    let rest = said == right + "s" ? ", without another -s" : ", not -\(said)"
    // Of a word by itself the whole is told: fuiste.
    let form = parts.flatMap { $0.ending == nil ? $0.form.description : nil } ?? "-\(right)"
    return Remark(
      "\(answer) has -\(said), which many say and no norm accepts", "\(whose) it is \(form)\(rest)",
      nudge: "\(whose) it is -\(right)\(rest)")
  }

  /// Of an ending that other conjugations have in this cell: `-aba` of `ar`.
  func ofConjugation(_ ending: Word) -> Remark {
    let names = Conjugation.allCases.filter { [self.ending(of: $0), self.ending(of: $0)?.withY].contains(ending) }.map {
      "-\($0)"
    }
    return Remark("-\(ending) is for verbs in \(names.listed("and"))", "\(verb.infinitive.plain) has -\(rightEnding)")
  }

  /// The right ending; with the end of the infinitive in the future, where that is what was mistaken.
  private var rightEnding: String {
    let ending = parts?.ending?.description ?? ""
    return isOnInfinitive ? "\(verb.infinitive.conjugation)\(ending)" : ending
  }

  private var isOnInfinitive: Bool {
    TenseSet.futures.contains(asked.slot.tense) && parts?.rules.contains(.futureOnInfinitive) ?? false
  }

  /// The ending of a conjugation in this cell.
  private func ending(of conjugation: Conjugation) -> Word? {
    let model = FormParts.regular(conjugation, at: asked.slot)
    guard let ending = model.ending, isOnInfinitive else { return model.ending }
    return model.form[(model.form.count - ending.count - 2)..<model.form.count]
  }

  /// Whether an answer begins with a sound like that of the right stem: *hició* like *hizo*.
  private func hasStem(_ typed: Word, _ parts: FormParts) -> Bool {
    let right = SoundKey.of(parts.form.withoutAccents.description)
    let ending = SoundKey.of(parts.ending?.withoutAccents.description ?? "")
    return SoundKey.of(typed.description).hasPrefix(right.dropLast(ending.count))
  }

  /// The longest ending of the same cell in another conjugation that was typed.
  private func endingOfConjugation(_ typed: Word, _ parts: FormParts) -> Word? {
    let start = isOnInfinitive ? verb.infinitive.stem.withoutAccents : parts.stem.withoutAccents
    return Conjugation.allCases.compactMap { conjugation -> Word? in
      guard var ending = ending(of: conjugation) else { return nil }
      if !typed.hasSuffix(ending.withoutAccents), let other = ending.withY { ending = other }
      guard typed.hasSuffix(ending.withoutAccents), ending.description != rightEnding else { return nil }
      // The stem is compared by its sound: busc- and busqu- are the same.
      let stem = typed[0..<(typed.count - ending.count)]
      if stem.hasPrefix(start), stem.count > start.count, stem.last != "u" { return nil }
      let isAlike =
        stem == start || stem.first == start.first
        || stem.count >= 1 && SoundKey.of("\(stem)a") == SoundKey.of("\(start)a")
      return isAlike ? ending : nil
    }.max { $0.count < $1.count }
  }

  /// Of the ending of another cell, of the verb's own conjugation or else of another.
  ///
  /// - Parameter isWhole: whether only a form of the verb as a whole is looked for, in the same tense: the *hizo* of *me
  ///   hizo*.
  private func ofEndingOfCell(_ typed: Word, _ parts: FormParts, isWhole: Bool = false) -> Remark? {
    let own = verb.infinitive.conjugation
    let stem = parts.stem.withoutAccents
    // Future endings stand on the infinitive.
    let isFuture = TenseSet.futures.contains(asked.slot.tense)
    let others = Slot.simple.filter { slot in
      slot.tense != .negativeImperative && (isFuture || !TenseSet.futures.contains(slot.tense))
    }
    for conjugation in isWhole ? [own] : [own] + Conjugation.allCases.filter({ $0 != own }) {
      for slot in Slot.of(asked.slot.tense) + (isWhole ? [] : others)
      where slot != asked.slot && asked.isAsked(slot.person) {
        let made = conjugation == own ? self.parts(at: slot) : nil
        let isForm = made?.form.withoutAccents == typed
        let ending = (made ?? FormParts.regular(conjugation, at: slot)).ending
        guard isForm || !isWhole && ending.map({ stem + $0.withoutAccents == typed }) ?? false else { continue }
        return ofCell(ending.map { "-\($0)" } ?? "“\(typed)”", slot.tense, subject(slot))
      }
    }
    return nil
  }
}

extension Word {
  /// An ending whose i is written y, as after a vowel: *-yeron*; `nil` if it has none such.
  fileprivate var withY: Word? {
    count > 1 && self[0] == "i" && self[1].isVowel ? "y" + self[1..<count] : nil
  }
}
