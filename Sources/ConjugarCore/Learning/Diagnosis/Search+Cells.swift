/// The cell asked for, and remarks on an answer that belongs to another cell.
extension Search {
  /// The cell asked for: `the preterite for ellos`.
  var wanted: String { Self.name(slot.tense, subject(slot)) }
  /// The verb's own word in the cell asked for, in the variant the norm prefers.
  var parts: FormParts { parts(at: asked.slot) }

  func parts(at slot: Slot) -> FormParts { FormParts(Base(verb.preferred), at: slot) }

  static func name(_ tense: Tense, _ who: String?) -> String {
    "the \(tense.englishName)" + (who.map { " for \($0)" } ?? "")
  }

  /// The subject of a cell: that of the question, or else the usual one.
  func subject(_ slot: Slot) -> String? {
    guard slot != self.slot else {
      let isOfText = asked.question.cloze.map { $0.sentence == nil } ?? false
      // In a text the learner supplied, there is no telling whether él or ella is the subject.
      if isOfText, let person = slot.person, person.isThird, asked.question.subject == nil {
        return Subjects.of(verb, at: slot).prefix(2).joined(separator: ", ")
      }
      return asked.question.subject ?? (Subjects.of(verb, at: slot).isEmpty ? nil : slot.person?.subjects.first)
    }
    // Lluevo is for yo, even though no person rains.
    return slot.person == self.slot.person
      ? subject(self.slot) : Subjects.of(verb, at: slot).first ?? slot.person?.subjects.first
  }

  func of(_ cell: Step) -> Remark {
    let place = cell.slot ?? slot
    let what = cell.split.map { "“\($0.form.printable(upTo: 40))”" } ?? answer
    if cell.isTwin, let remark = ofTwin(place, what) { return remark }
    if asked.isThereIs, place.tense == slot.tense {
      return thereIs.saying("\(answer) is for \(whose(place, isShared: true) ?? "")")
    }
    let remark = ofCell(
      what, place.tense, also: cell.split == nil ? asked.otherTense(place) : nil,
      whose(place, isShared: cell.split == nil),
      written: cell.written, isPronounTold: cell.split == nil)
    if place.tense == .futureSubjunctive, let future = place.inTense(.future).map(asked.cells.forms)?.first,
      attempt.core == WrittenAccents.removed(future)
    {
      return remark.saying("\(remark.was), or \(future), \(Self.name(.future, nil)), but for its accent")
    }
    if slot == .participle, let adjective = adjective(attempt.core) {
      return remark.saying("\(answer) is the \(adjective)")
    }
    // Se acosto is better explained as me acuesto without its ue than as se acostó: it has the right ending.
    guard hasEnding, !hasStem, vowelChange(at: asked.slot) != nil else { return remark }
    return remark.advising(ofVowel(nil))
  }

  /// - Parameter what: the form or its ending.
  func ofCell(
    _ what: String, _ tense: Tense, also other: Tense? = nil, _ who: String?, written: String? = nil,
    isPronounTold: Bool = false
  ) -> Remark {
    let isSameTense = tense == slot.tense
    let name = other.map { "the \(tense.englishName) and the \($0.englishName)" } ?? "the \(tense.englishName)"
    let found = isSameTense ? "for \(who ?? "")" : name + (subject(slot) == who ? "" : who.map { " for \($0)" } ?? "")
    let isOrder = slot.tense == .negativeImperative && tense == .imperative
    let was =
      isOrder
      ? "\(what) is the \(what.hasPrefix("“no ") ? "imperative after no" : "affirmative imperative")"
      : "\(what) is \(written.map { "\($0), \(found), but for its accent" } ?? found)"
    let (cell, it) = isSameTense ? (subject(slot).map { "for \($0)" } ?? "here", " it") : (wanted, "")
    if var auxiliary = asked.auxiliary, let tense = slot.tense.auxiliary {
      if isPronounTold, let pronoun = asked.pronoun { auxiliary = "\(pronoun) \(auxiliary)" }
      return Remark(
        was, isSameTense ? "\(cell) it is \(auxiliary)" : "\(cell) has \(auxiliary)",
        nudge: "\(cell)\(it) takes \(isSameTense ? "another form of haber" : "haber in the \(tense.englishName)")")
    }
    guard asked.cells.construction == nil, let ending = wantedEnding else {
      return Remark(was, "\(cell)\(it) is \(right)", nudge: "\(cell)\(it) is a word of its own")
    }
    let rules = parts.rules
    let isPronounRight = attempt.words.dropLast().contains(asked.pronoun?.description ?? "")
    let pronoun = asked.joined.isEmpty && isPronounTold && !isPronounRight ? asked.pronoun : nil
    // In -er verbs, the imperfect has the same endings as the conditional.
    let after = hasEnding && !hasStem ? " after \(parts.stem)-" : ""
    let told = isSameTense && !isOrder ? "is " : ""
    let with = pronoun.map { "the pronoun \(told)\($0)\(isOrder ? " before it," : "") and " } ?? ""
    let opening = isOrder ? "no goes with the subjunctive: " : isSameTense ? "\(cell) " : "\(cell) has "
    let advice = "\(opening)\(with)the ending \(told)-\(whole(ending))"
    // If the answer already has the ending, or lacks the stem it goes on, the whole form is more informative.
    let isWhole =
      rules.contains { $0.isOfOtherStem || $0 == .ownForm } || hasEnding || !hasStem || !asked.joined.isEmpty
    let stem = hasStem ? [] : Rulebook.rules(Set(rules)).compactMap(\.id.ofStem)
    return Remark(
      was, isWhole ? "\(advice)\(after): \(right)" : advice,
      nudge: stem.isEmpty ? advice : "\(advice), and \(stem.joined(separator: ", "))")
  }

  /// The subject of another cell: *yo and él* if they share the form, but only one if another step is reported too.
  private func whose(_ cell: Slot, isShared: Bool) -> String? {
    guard !isRest, cell.person != slot.person else { return subject(cell) }
    let form = asked.cells.forms(at: cell).first
    let sharing = Slot.of(cell.tense).filter {
      asked.cells.forms(at: $0).first == form && asked.isAsked($0.person) && verb.isSaid(at: $0)
    }
    return !isShared || sharing.count < 2
      ? Self.subjects(verb, cell) : sharing.compactMap(\.person?.subjects.first).listed("and")
  }

  static func subjects(_ verb: Verb, _ slot: Slot) -> String? {
    let subjects = Subjects.of(verb, at: slot)
    return subjects.isEmpty ? slot.person?.subjects.first : subjects.joined(separator: ", ")
  }

  /// Whether the answer already has the right ending, so naming it would not help: *creemos* for *creeremos*.
  var hasEnding: Bool {
    guard let ending = wantedEnding?.withoutAccents.description else { return false }
    return attempt.plain.last?.hasSuffix(ending) ?? false
  }

  private var hasStem: Bool {
    attempt.plain.last?.hasPrefix("\(parts.stem.withoutAccents)") ?? false
  }

  /// The right form's ending with any joined pronoun: the *-aos* of *lavaos*; `nil` if the whole word is irregular.
  private var wantedEnding: Word? {
    guard let ending = parts.ending, !asked.joined.isEmpty, let whole = Word(right) else { return parts.ending }
    return whole.count > parts.stem.count ? whole[parts.stem.count..<whole.count] : ending
  }

  /// The full ending, including what it loses after ñ, ll, and i: *friendo* has *-iendo*.
  private func whole(_ ending: Word) -> String {
    guard parts.rules.contains(.absorbedI), let last = parts.stem.last, last != "j", asked.joined.isEmpty,
      let full = Endings.regular(verb.infinitive.conjugation, slot)?.written
    else { return ending.description }
    return "\(full), which loses its i after \(last == "l" ? "ll" : "\(last.scalar)")"
  }
}

extension Rule.ID {
  /// Whether the rule makes a stem or word that has to be learned separately, so that the whole form is given.
  var isOfOtherStem: Bool { part == .strongStem || part == .stem }

  /// What the rule does to a form's stem when the stem itself is not given; `nil` if a regular verb has the same one.
  fileprivate var ofStem: String? {
    said(in: "deed").map { "the stem \($0)" } ?? said(in: "of stem")
      ?? ([.stress, .vowel].contains(part) ? "the stem has \(name)" : nil)
  }

  /// What a word list says of the irregularity behind the rule; its *deed* list says what a verb does before o and a.
  func said(in list: String) -> String? {
    WordList.rows(of: list).first { $0[0] == irregularity?.id }?.dropFirst().joined(separator: " ")
  }
}
