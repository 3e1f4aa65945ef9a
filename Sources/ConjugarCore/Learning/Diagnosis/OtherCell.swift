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
    // In a sentence era is of him rather than of me where somebody else acts, and no order where none is asked.
    func order(_ slot: Slot) -> (Int, Int, Int, Int, Int, Int) {
      let (tense, person, order) = wanted.distance(to: slot)
      let isSentence = asked.question.cloze != nil || isElsewhere
      let isOrder = isSentence && slot.tense.mood == .imperative && wanted.tense.mood != .imperative
      let isOther = isSentence && (slot.person?.isThird ?? false) != (wanted.person?.isThird ?? false)
      return (asked.isAsked(slot.person) ? 0 : 1, isOrder ? 1 : 0, tense, person, isOther ? 1 : 0, order)
    }
    let found = Self.forms(of: attempts, asked, accentsCount: accentsCount, isElsewhere: isElsewhere)
    guard let nearest = found.min(by: { order($0.slot) < order($1.slot) }) else { return nil }
    slot = nearest.slot
    written = accentsCount ? nil : nearest.form
    let typed = AnswerText.withoutFreeNo(nearest.form, at: asked.question.slot)
    isTwin = accentsCount && asked.accepted.contains { WrittenAccents.removed($0) == WrittenAccents.removed(typed) }
    kind =
      slot.tense == wanted.tense ? .otherPerson : slot.person == wanted.person ? .otherTense : .otherTenseAndPerson
  }

  /// The cell whose form an answer has after the pronoun that is asked for: *me cae* for *me caigo*.
  static func afterPronoun(
    _ attempts: [Attempt], _ asked: DiagnosisContext, accentsCount: Bool = true
  ) -> OtherCell? {
    guard let pronoun = asked.pronoun, asked.joined.isEmpty, asked.cells.construction == nil else { return nil }
    let rests = attempts.filter { $0.words.count > 1 && $0.words[0] == pronoun.description }.map { attempt in
      Attempt(attempt.words.dropFirst().joined(separator: " "), at: asked.question.slot)
    }
    guard let typed = rests.first?.text else { return nil }
    let plain = asked.withoutPronoun
    guard var cell = OtherCell(rests, plain, accentsCount: accentsCount), cell.slot.person != nil,
      (cell.slot.tense.mood == .imperative) == (asked.question.slot.tense.mood == .imperative)
    else { return nil }
    cell.afterPronoun = typed
    return cell
  }

  /// The other cells whose form an answer is, each with that form.
  private static func forms(
    of attempts: [Attempt], _ asked: DiagnosisContext, accentsCount: Bool, isElsewhere: Bool
  ) -> [(slot: Slot, form: String)] {
    let typed = attempts.map(\.core)
    let plain = typed.map { WrittenAccents.removed($0) }
    let forOthers: [Slot] = asked.pronoun == nil ? [] : [.infinitive, .gerund]
    return (asked.cells.slots(of: attempts) + forOthers).compactMap { slot in
      guard isElsewhere || slot != asked.question.slot, accentsCount || asked.isAsked(slot.person) else { return nil }
      let forms = asked.cells.forms(at: slot) + (asked.pronoun == nil ? [] : formsForOthers(asked.cells, slot))
      let form = forms.first { form in
        let core = AnswerText.withoutFreeNo(form, at: asked.question.slot)
        return accentsCount ? typed.contains(core) : plain.contains(WrittenAccents.removed(core))
      }
      return form.map { (slot, $0) }
    }
  }

  /// The infinitive and the gerund of a pronominal verb with the pronoun of whoever acts: *lavarme, lavándonos*.
  private static func formsForOthers(_ cells: WrittenCells, _ slot: Slot) -> [String] {
    guard slot == .infinitive || slot == .gerund, let form = cells.forms(at: slot).first.flatMap({ Word($0) })
    else { return [] }
    let own: Word = "se"
    return Person.allCases.map { "\(form[0..<(form.count - own.count)])\($0.reflexivePronoun)" }
  }
}

extension Slot {
  /// How far another cell is from this one: whether it has another tense, then another person, then its place.
  func distance(to other: Slot) -> (Int, Int, Int) {
    (other.tense == tense ? 0 : 1, other.person == person ? 0 : 1, other.index)
  }
}

extension Search {
  /// The other cell of the verb that is left when a step was taken back.
  var exactCell: OtherCell? { OtherCell(attempts, asked).flatMap { asked.isAsked($0.slot.person) ? $0 : nil } }

  /// The other cell of the verb that an answer belongs to: as it is spelled, or else but for its accent if it is spelled
  /// like nothing else.
  var cell: OtherCell? {
    if let cell = OtherCell(attempts, asked) {
      // Who learns tú has made vení like comí, and never heard it said to vos.
      return asked.isAsked(cell.slot.person) || !isBuilt ? cell : nil
    }
    if let cell = afterPronoun(accentsCount: true) { return cell }
    guard let found = OtherCell(attempts, asked, accentsCount: false) ?? afterPronoun(accentsCount: false),
      !isBuilt, !OtherVerb.isSpelledByOther(attempts, asked)
    else { return nil }
    return found
  }

  /// The cell of the form after the right pronoun. *Me lava* has the right stem and another ending; *me cae* is another
  /// person's form as a whole.
  private func afterPronoun(accentsCount: Bool) -> OtherCell? {
    OtherCell.afterPronoun(attempts, asked, accentsCount: accentsCount).flatMap { cell in
      !cell.isTwin && attempts.contains { isExplained($0, by: .ending) } ? nil : cell
    }
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
