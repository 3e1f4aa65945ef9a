/// The cell of the verb that an answer belongs to, in place of the one asked for.
extension Step {
  /// The cell closest to the question's; `nil` if the answer is not a form of the verb.
  ///
  /// - Parameters:
  ///   - accentsCount: whether a missing or extra accent makes a different word; if not, *tenia* is *tenía*.
  ///   - isElsewhere: whether the verb's cell asked for is itself a candidate, as it is for another verb.
  init?(
    cellOf attempt: Attempt, _ asked: DiagnosisContext, accentsCount: Bool = true, isElsewhere: Bool = false
  ) {
    let wanted = asked.question.slot
    func core(_ form: String) -> String {
      let core = AnswerText.withoutFreeNo(form, at: wanted)
      return accentsCount ? core : WrittenAccents.removed(core)
    }
    let typed = core(attempt.core)
    let found = asked.cells.slots(of: attempt).compactMap { slot -> (slot: Slot, form: String)? in
      // Pensas is not pensás for a learner who does not study vos, and no one says hablares.
      let isHeard =
        slot.tense != .futureSubjunctive && (slot.person != .secondVoseo || asked.isAsked(slot.person))
      guard isElsewhere || slot != wanted, accentsCount || isHeard else { return nil }
      return asked.cells.forms(at: slot).first { core($0) == typed }.map { (slot, $0) }
    }
    // In a sentence about someone else, era is for él rather than yo, and nothing is a command unless asked for.
    func order(_ slot: Slot) -> [Int] {
      let (tense, person, order) = wanted.distance(to: slot)
      let isSentence = asked.question.cloze != nil || isElsewhere
      let isOrder = isSentence && slot.tense.mood == .imperative && wanted.tense.mood != .imperative
      let isOfOthers = ![.firstSingular, .firstPlural].contains(wanted.person)
      let isOther = isSentence && slot.person == .firstSingular && isOfOthers
      // Vivís is for vosotros rather than vos when ustedes is asked for.
      let number = slot.person?.isPlural == wanted.person?.isPlural ? 0 : 1
      let verb = asked.question.verb
      let isSaid = verb.isSaid(at: slot) || verb.isAuxiliary && !asked.isThereIs
      let isLikely = asked.isAsked(slot.person) && isSaid
      return [isLikely ? 0 : 1, isOrder ? 1 : 0, tense, person, isOther ? 1 : 0, number, order]
    }
    guard let (slot, form) = found.min(by: { order($0.slot).lexicographicallyPrecedes(order($1.slot)) }) else {
      return nil
    }
    let kind: Diagnosis.Kind =
      slot.tense == wanted.tense ? .otherPerson : slot.person == wanted.person ? .otherTense : .otherTenseAndPerson
    self.init(kind, of: asked.question.verb.name, at: slot, written: accentsCount ? nil : form, Remark(""))
    isTwin = accentsCount && asked.plainForms.contains(WrittenAccents.removed(core(form)))
  }

  /// The cell of a form used with the pronoun asked for: *me cae* for *me caigo*, *póngate* for *ponte*.
  init?(afterPronounIn attempt: Attempt, _ asked: DiagnosisContext, accentsCount: Bool = true) {
    guard let pronoun = asked.pronoun?.description, asked.cells.construction == nil else { return nil }
    let (wanted, words, last, joined) = (asked.question.slot, attempt.words, attempt.last ?? "", asked.joined)
    let isBefore = joined.isEmpty && words.count > 1 && words[0] == pronoun
    let isJoined = !joined.isEmpty && words.count == 1 && last.hasSuffix(joined) && last.count > joined.count
    guard isBefore || isJoined else { return nil }
    let host = isBefore ? words.dropFirst().joined(separator: " ") : "\(last[0..<(last.count - joined.count)])"
    let rest = Attempt(host, at: wanted)
    guard let cell = Step(cellOf: rest, asked.withoutPronoun, accentsCount: accentsCount), let slot = cell.slot,
      slot.person != nil, (slot.tense.mood == .imperative) == (wanted.tense.mood == .imperative)
    else { return nil }
    self = cell
    (infinitive, split) = (asked.question.verb.name, (pronoun, host))
  }
}

extension Slot {
  /// The distance to another cell: whether the tense differs, then the person, then its position.
  func distance(to other: Slot) -> (Int, Int, Int) {
    (other.tense == tense ? 0 : 1, other.person == person ? 0 : 1, other.index)
  }
}

extension Search {
  /// The verb's other cell: as the answer is spelled, or ignoring its accent if that spelling matches nothing else.
  var cell: Step? {
    if let cell = Step(cellOf: attempt, asked) {
      // A learner of tú built vení like comí, sentate from sienta, queré from querré; but tené is not a slip for ten.
      let isToVos = cell.slot?.person == .secondVoseo && attempt.isPlain
      // Pensás has the accent of vos.
      if !isToVos, cell.slot == Slot(.present, .secondVoseo), slot.tense == .present { return cell }
      lazy var isNear =
        withMeantForm.contains { $0.taken.kind == .regularized } || rightButForALetter != nil
      // A wholly irregular word has no ending specific to the cell: sois, vais.
      let isWhole = cell.slot.map(parts)?.rules.contains { $0 == .ownForm || $0.isOfOtherStem } ?? false
      lazy var isMade = isBuilt(accentsCount: !isToVos) || isNear && (isToVos || slot.tense != .imperative)
      return asked.isAsked(cell.slot?.person) || isWhole || !isMade ? cell : nil
    }
    // An accent does not count as a second step.
    if isRest { return nil }
    // Levántase instead has a different ending.
    let hasOtherEnding = !asked.joined.isEmpty && !coinages(.ending).isEmpty
    func afterPronoun(accentsCount: Bool) -> Step? {
      hasOtherEnding ? nil : Step(afterPronounIn: attempt, asked, accentsCount: accentsCount)
    }
    if let cell = afterPronoun(accentsCount: true) { return cell }
    let cell = Step(cellOf: attempt, asked, accentsCount: false) ?? afterPronoun(accentsCount: false)
    return isBuilt(accentsCount: true) || isSpelledByOtherVerb || hasRightAccent || isSpelledBesidePronoun
      || isRatherMeant(than: cell) ? nil : cell
  }

  /// Whether it is more likely another tense, same person, vowel unchanged: *penso* is *pienso*, not *pensó*.
  private func isRatherMeant(than cell: Step?) -> Bool {
    guard cell?.kind == .otherTenseAndPerson, cell?.split == nil, vowelChange(at: slot) != nil else { return false }
    return withMeantForm.contains { taken, left in
      taken.kind == .stemChange && Step(cellOf: left.attempt, asked)?.slot?.person == slot.person
    }
  }

  /// Whether an answer ends like the right form from its accent on: *leyerá* is closer to *leerá* than to *leyera*.
  private var hasRightAccent: Bool {
    guard let right = Word(right), let index = right.indices.last(where: { right[$0].isAccented }) else { return false }
    return Word(attempt.words.last ?? "")?.hasSuffix(right[index..<right.count]) ?? false
  }

  /// Whether it may be a coinage for this very cell: *comó* for *comió*, but *esta* is *está* without its accent.
  private func isBuilt(accentsCount: Bool) -> Bool {
    (Self.stems + (attempt.isPlain ? [] : [.ending])).contains { kind in
      coinages(kind, accentsCount: accentsCount).contains(where: \.isOfCell)
    }
  }
}
