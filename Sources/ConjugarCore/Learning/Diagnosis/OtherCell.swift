/// The cell of the asked verb that an answer belongs to instead of the asked one.
struct OtherCell {
  let slot: Slot
  let kind: Diagnosis.Kind
  /// The form as it is written, where the answer has another accent.
  let written: String?
  /// Whether the answer and a right form differ by the accent alone: *hablo, habló*.
  let isTwin: Bool
  /// What was typed of another person's form after the right pronoun: the *cae* of *me cae*; `nil` if they agree.
  private(set) var afterPronoun: String?

  /// The cell nearest to the question: of a person that is asked, of the same tense, of the same person, then the first.
  ///
  /// A form is looked for as it is spelled; *hablo* is not *habló*.
  /// - Parameters:
  ///   - accentsCount: whether an accent too few or too many makes another word; if not, *tenia* is *tenía*.
  ///   - isElsewhere: whether the asked cell of the verb is one of those looked for, as of another verb.
  /// - Returns: `nil` if the answer is no form of the verb.
  init?(
    _ attempts: [Attempt], _ asked: DiagnosisContext, accentsCount: Bool = true, isElsewhere: Bool = false
  ) {
    let wanted = asked.question.slot
    func core(_ form: String) -> String {
      let core = AnswerText.withoutFreeNo(form, at: wanted)
      return accentsCount ? core : WrittenAccents.removed(core)
    }
    let typed = attempts.map { accentsCount ? $0.core : WrittenAccents.removed($0.core) }
    let found = asked.cells.slots(of: attempts).compactMap { slot -> (slot: Slot, form: String)? in
      guard isElsewhere || slot != wanted, accentsCount || asked.isAsked(slot.person) else { return nil }
      return asked.cells.forms(at: slot).first { typed.contains(core($0)) }.map { (slot, $0) }
    }
    // In a sentence era is of him rather than of me where somebody else acts, and no order where none is asked.
    func order(_ slot: Slot) -> [Int] {
      let (tense, person, order) = wanted.distance(to: slot)
      let isSentence = asked.question.cloze != nil || isElsewhere
      let isOrder = isSentence && slot.tense.mood == .imperative && wanted.tense.mood != .imperative
      let isOther = isSentence && (slot.person?.isThird ?? false) != (wanted.person?.isThird ?? false)
      return [asked.isAsked(slot.person) ? 0 : 1, isOrder ? 1 : 0, tense, person, isOther ? 1 : 0, order]
    }
    guard let nearest = found.min(by: { order($0.slot).lexicographicallyPrecedes(order($1.slot)) }) else { return nil }
    slot = nearest.slot
    written = accentsCount ? nil : nearest.form
    isTwin = accentsCount && asked.plainForms.contains(WrittenAccents.removed(core(nearest.form)))
    kind =
      slot.tense == wanted.tense ? .otherPerson : slot.person == wanted.person ? .otherTense : .otherTenseAndPerson
  }

  /// The cell whose form an answer has after the pronoun that is asked for: *me cae* for *me caigo*.
  static func afterPronoun(
    _ attempts: [Attempt], _ asked: DiagnosisContext, accentsCount: Bool = true
  ) -> OtherCell? {
    guard let pronoun = asked.pronoun, asked.joined.isEmpty, asked.cells.construction == nil else { return nil }
    let wanted = asked.question.slot
    let rests = attempts.filter { $0.words.count > 1 && $0.words[0] == pronoun.description }.map {
      Attempt($0.words.dropFirst().joined(separator: " "), at: wanted)
    }
    guard !rests.isEmpty, var cell = OtherCell(rests, asked.withoutPronoun, accentsCount: accentsCount),
      cell.slot.person != nil, (cell.slot.tense.mood == .imperative) == (wanted.tense.mood == .imperative)
    else { return nil }
    cell.afterPronoun = rests[0].text
    return cell
  }
}

extension Slot {
  /// How far another cell is from this one: whether it has another tense, then another person, then its place.
  func distance(to other: Slot) -> (Int, Int, Int) {
    (other.tense == tense ? 0 : 1, other.person == person ? 0 : 1, other.index)
  }
}

extension Search {
  /// The other cell of the verb that an answer belongs to: as it is spelled, or else but for its accent if it is spelled
  /// like nothing else.
  var cell: OtherCell? {
    if let cell = OtherCell(attempts, asked) {
      // Who learns tú has made vení like comí, and never heard it said to vos.
      return asked.isAsked(cell.slot.person) || !isBuilt ? cell : nil
    }
    // An accent makes no second step.
    if isRest { return nil }
    if let cell = OtherCell.afterPronoun(attempts, asked) { return isOfEnding(cell) ? nil : cell }
    guard
      let found = OtherCell(attempts, asked, accentsCount: false)
        ?? OtherCell.afterPronoun(attempts, asked, accentsCount: false).flatMap({ isOfEnding($0) ? nil : $0 }),
      !isBuilt, !isSpelledByOtherVerb
    else { return nil }
    return found
  }

  /// Whether of a form after the right pronoun the ending alone is wrong: *me lava* has the right stem; *me cae* is another
  /// person's form as a whole.
  private func isOfEnding(_ cell: OtherCell) -> Bool {
    !cell.isTwin && attempts.contains { remark(on: $0, by: .ending) != nil }
  }

  /// Whether an answer is, accents and all, what a learner may build for the very cell that is asked.
  private var isBuilt: Bool {
    attempts.contains { attempt in
      [.stemChange, .regularized, .ending].contains { kind in
        asked.coinages(kind, of: attempt, accentsCount: true).contains(where: \.isOfCell)
      }
    }
  }
}
