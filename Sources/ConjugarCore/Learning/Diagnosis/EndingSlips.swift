/// The words that the right stem of a cell makes with other endings.
enum EndingSlips {
  /// - Parameter endings: those to try; all of every conjugation and cell unless said otherwise.
  /// - Returns: the words, forms of other cells among them.
  static func words(
    of variant: LexicalVariant, at slot: Slot, with endings: [Endings.Ending] = Endings.everywhere
  ) -> [Word] {
    let base = Base(variant)
    var draft = Draft(base, at: slot)
    for rule in base.rules where rule.kind != .sound { rule.apply(to: &draft) }
    let popular = NonstandardEnding.words(for: Derivation.form(base, at: slot), at: slot)
    if draft.isStemFrozen {
      return popular + stems(ofWordsLike: draft).flatMap { words(draft, $0, endings) }
    }
    if draft.isStrong { return popular + wordsOfStrong(draft, endings) }
    let found = popular + words(draft, draft.stem, endings) + wordsInLettersOfInfinitive(draft)
    let infinitive = Endings.regular(base.conjugation, .infinitive).map { base.stem + $0.sounds }
    return draft.stem == infinitive ? found + words(draft, base.stem, Endings.onInfinitive) : found
  }

  /// What is made of a strong stem: *pudió*; *tuveron* as *dijeron*; *hizió* in the letters of *hizo*.
  private static func wordsOfStrong(_ draft: Draft, _ endings: [Endings.Ending]) -> [Word] {
    let right = Word(spelling: draft.sounds)
    let stem = right[0..<(right.count - draft.ending.count)]
    return words(draft, draft.stem, endings + endings.compactMap(\.withoutGlide))
      + endings.map { stem + Word(spelling: $0.sounds) }
  }

  /// The letters of the infinitive, where the right form has them too, with the endings of other conjugations: *llegieron*
  /// for *llegaron*.
  private static func wordsInLettersOfInfinitive(_ draft: Draft) -> [Word] {
    let stem = draft.base.variant.infinitive.stem.withoutAccents
    guard draft.stem.last?.isSpelledByContext ?? false,
      Word(spelling: draft.sounds) == stem + Word(spelling: draft.ending)
    else { return [] }
    return Endings.all(at: draft.slot).map { stem + Word(spelling: $0.sounds) }
  }

  /// A stem with each ending, as it sounds and is written.
  private static func words(_ draft: Draft, _ stem: Sounds, _ endings: [Endings.Ending]) -> [Word] {
    let rules = draft.isStemFrozen ? Writing.all : draft.base.rules.filter { $0.kind == .sound }
    return endings.map { ending in
      var draft = draft
      draft.stem = stem
      draft.ending = ending.sounds
      draft.stress = ending.stressed.map { .ending($0) } ?? .stem
      draft.isStemFrozen = false
      for rule in rules { rule.apply(to: &draft) }
      return draft.form
    }
  }

  /// What is left of a word of the lexicon, and of those of the same tense, without a known ending: the *fu-* of *fuiste*.
  private static func stems(ofWordsLike draft: Draft) -> [Sounds] {
    var stems: [Sounds] = []
    for slot in Slot.of(draft.slot.tense) {
      let word = Sounds(of: Derivation.form(draft.base, at: slot)).withoutAccents
      for ending in Endings.all(at: slot) + Endings.all(at: slot).compactMap(\.withoutGlide)
      where word.hasSuffix(ending.sounds) {
        let stem = word[0..<(word.count - ending.sounds.count)]
        // Of a consonant alone (v-oy, d-i) too much could be made.
        if stem.lastIndex(where: \.isVowel) != nil, !stems.contains(stem) { stems.append(stem) }
      }
    }
    return stems
  }
}

extension Endings {
  /// The endings of all conjugations and cells, each once: what a learner may take for the right one.
  static let everywhere = distinct(Slot.all.flatMap(all))

  /// The endings of future and conditional with the end of the infinitive before them: *-aré, -ería*.
  fileprivate static let onInfinitive = distinct(
    Conjugation.allCases.flatMap { conjugation in
      (Slot.of(.future) + Slot.of(.conditional)).compactMap { slot in
        guard let end = regular(conjugation, .infinitive), let ending = regular(conjugation, slot) else { return nil }
        return Ending(sounds: end.sounds + ending.sounds, stressed: ending.stressed.map { $0 + end.sounds.count })
      }
    })

  /// The endings of a cell in the three conjugations, and after strong stems.
  static func all(at slot: Slot) -> [Ending] {
    Conjugation.allCases.flatMap { [regular($0, slot), strong($0, slot)] }.compactMap { $0 }
  }

  private static func distinct(_ endings: [Ending]) -> [Ending] {
    endings.reduce(into: []) { all, ending in if !all.contains(ending) { all.append(ending) } }
  }
}

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
      return ending
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
