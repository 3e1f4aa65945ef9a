/// What is said of an ending: whose it is, and which is the right one.
extension Search {
  /// - Parameter isSecond: whether it must be known whose it is, and no other verb is named: of a second step.
  /// - Returns: `nil` if that is not known.
  func ofEnding(_ attempt: Attempt, isSecond: Bool = false) -> Remark? {
    guard let word = asked.word(of: attempt), let parts else { return isSecond ? nil : ofOtherEnding }
    let typed =
      asked.joined.isEmpty || !word.hasSuffix(asked.joined) ? word : word[0..<(word.count - asked.joined.count)]
    if let whole = ofForm(typed) { return whole }
    let known = asked.coinages(.ending, of: attempt)
    for coinage in known {
      switch coinage.way {
      case .popular(let ending): return ofPopular(ending)
      case .ending where parts.rules.contains { $0.part == .strongStem }: return ofStrong(parts)
      case .ending(let ending, let conjugation, nil)
      where ending.description != rightEnding && (parts.ending != nil || conjugation != verb.infinitive.conjugation):
        return isSecond ? ofConjugation(ending) : naming(attempt, ofConjugation(ending), among: .reader)
      case .ending(let ending, _, let slot?) where asked.isAsked(slot.person):
        return ofCell("-\(ending)", slot.tense, subject(slot))
      default: continue
      }
    }
    return isSecond ? nil : ofOtherEnding
  }

  private var ofOtherEnding: Remark {
    parts?.ending == nil
      ? Remark(another, "it is \(right) here", nudge: "here it is \(ofItsOwn)")
      : Remark(another, "\(verb.infinitive.plain) has -\(rightEnding) here")
  }

  private var another: String { "\(answer) has another ending" }

  private func ofStrong(_ parts: FormParts) -> Remark {
    let rest = "it is -\(rightEnding)" + (parts.ending?.count == 1 ? ", without an accent" : "")
    return Remark(another, "after \(parts.stem)- \(rest)", nudge: "after the stem of this preterite \(rest)")
  }

  /// Of another form of the verb as a whole, in the same tense: the *hizo* of *me hizo*.
  private func ofForm(_ typed: Word) -> Remark? {
    Slot.of(asked.slot.tense).lazy.compactMap { slot in
      guard slot != asked.slot, asked.isAsked(slot.person), let form = parts(at: slot),
        form.form.withoutAccents == typed
      else { return nil }
      return ofCell(form.ending.map { "-\($0)" } ?? "“\(typed)”", slot.tense, subject(slot))
    }.first
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
  func ofConjugation(_ ending: Word, at slot: Slot? = nil) -> Remark {
    let names = Conjugation.allCases.filter { conjugation in
      let regular = self.ending(of: conjugation, at: slot ?? asked.slot)
      return [regular, regular?.withY].contains(ending)
    }.map { "-\($0)" }
    let whose = "-\(ending) is for verbs in \(names.listed("and"))"
    guard parts?.ending != nil else { return ofOtherEnding.saying(whose) }
    return Remark(whose, "\(verb.infinitive.plain) has -\(rightEnding)")
  }

  /// The right ending; with the end of the infinitive in the future, where that is what was mistaken.
  private var rightEnding: String {
    let ending = parts?.ending?.description ?? ""
    return isOnInfinitive ? "\(verb.infinitive.conjugation)\(ending)" : ending
  }

  private var isOnInfinitive: Bool {
    TenseSet.futures.contains(asked.slot.tense) && parts?.rules.contains(.futureOnInfinitive) ?? false
  }

  /// The ending of a regular verb in this cell.
  func regularEnding(_ conjugation: Conjugation) -> Word? {
    FormParts.regular(conjugation, at: asked.slot).ending
  }

  /// The same with the end of the infinitive in the future, where that is what was mistaken.
  private func ending(of conjugation: Conjugation, at slot: Slot) -> Word? {
    let model = FormParts.regular(conjugation, at: slot)
    guard let ending = model.ending, isOnInfinitive else { return model.ending }
    return model.form[(model.form.count - ending.count - 2)..<model.form.count]
  }
}

extension Word {
  /// An ending whose i is written y, as after a vowel: *-yeron*; `nil` if it has none such.
  fileprivate var withY: Word? {
    count > 1 && self[0] == "i" && self[1].isVowel ? "y" + self[1..<count] : nil
  }
}
