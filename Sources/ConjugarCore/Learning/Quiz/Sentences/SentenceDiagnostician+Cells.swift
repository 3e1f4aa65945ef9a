/// Which cell an answer to a sentence belongs to, or was meant for.
extension SentenceDiagnostician {
  /// A cell that an answer belongs to.
  struct FoundCell {
    let slot: Slot
    /// What the answer lacks of its form: `but for its accent (tenía)`; `nil` if nothing.
    let lacks: String?
  }

  /// How near an answer must come to a form.
  enum Nearness {
    case spelled, accentsAside, pronounAside
  }

  /// The cell of a verb that an answer is a form of: of a person that the learner is asked, if it can be, and the nearest
  /// to the one asked. Of other persons nobody means a form without its accent or pronoun.
  func cell(of verb: Verb, _ attempts: [Attempt], _ nearness: Nearness) -> FoundCell? {
    guard nearness != .pronounAside || verb.infinitive.isPronominal else { return nil }
    let paradigm = conjugator.paradigm(of: verb)
    let isOwn = verb.infinitive == question.verb.infinitive
    let own = question.slot.person?.reflexivePronoun
    var found: [FoundCell] = []
    for slot in Slot.all where !(isOwn && slot == question.slot) && (nearness == .spelled || isAsked(slot)) {
      for form in paradigm.forms(at: slot) {
        let core = AnswerText.withoutFreeNo(form, at: question.slot)
        let lacks: String?
        switch nearness {
        case .spelled:
          guard attempts.contains(where: { $0.core == core || $0.text == form }) else { continue }
          lacks = nil
        case .accentsAside:
          guard attempts.contains(where: { $0.plain.joined(separator: " ") == WrittenAccents.removed(core) }) else {
            continue
          }
          lacks = "but for its accent (\(form))"
        case .pronounAside:
          let bare = core.split(separator: " ").dropFirst().joined(separator: " ")
          guard slot.person != nil else { continue }
          if attempts.contains(where: { $0.core == bare }) {
            lacks = "without its pronoun"
          } else if let own, slot.tense != question.slot.tense,
            attempts.contains(where: { $0.core == "\(own) \(bare)" })
          {
            // Me puso for me pusiera: the pronoun is right, and the person of the form is not.
            lacks = "with “\(own)”"
          } else {
            continue
          }
        }
        found.append(FoundCell(slot: slot, lacks: lacks))
      }
    }
    return found.min { order($0.slot).lexicographicallyPrecedes(order($1.slot)) }
  }

  private func isAsked(_ slot: Slot) -> Bool { diagnostician.isAsked(slot.person, in: question) }

  /// How far a cell is from the one asked. *Era* is of him rather than of me where somebody else acts, and no order where
  /// none is asked.
  private func order(_ slot: Slot) -> [Int] {
    let asked = question.slot
    let (tense, person, order) = asked.distance(to: slot)
    return [
      isAsked(slot) ? 0 : 1,
      slot.tense.mood == .imperative && asked.tense.mood != .imperative ? 1 : 0, tense, person,
      (slot.person?.isThird ?? false) == (asked.person?.isThird ?? false) ? 0 : 1, order,
    ]
  }

  /// What best explains an answer: that it is near to the form of the book, or to another that is right too.
  ///
  /// - Returns: also the cell whose form it is near to.
  func nearest(_ answer: AnswerText, _ plain: Diagnosis) -> (Diagnosis, Slot) {
    var best = (plain, question.slot)
    for alternative in sentence.alternatives where alternative.remark.isRight && best.0.kind.vagueness > 0 {
      guard let verb = conjugator.find(alternative.verb) else { continue }
      let other = Question(
        verb: verb, slot: alternative.slot, subject: question.subject,
        accepted: conjugator.forms(of: verb, at: alternative.slot))
      let diagnosis = diagnostician.diagnose(answer, for: other)
      if diagnosis.kind.vagueness < best.0.kind.vagueness { best = (diagnosis, alternative.slot) }
    }
    return best
  }

  /// The cell of one of the verbs that a misshapen form was meant for: of the person asked if one fits.
  ///
  /// - Parameter endings: whether an ending of another cell may be all that was wrong, which says least: only of the person
  ///   that is asked.
  func meant(_ answer: AnswerText, endings: Bool) -> (verb: Verb, slot: Slot)? {
    let asked = question.slot
    let tenses = [asked.tense] + Self.tenses.filter { $0 != asked.tense }
    let slots = tenses.flatMap { tense in
      tense.persons.isEmpty ? [Slot(tense, nil)] : tense.persons.map { Slot(tense, $0) }
    }.compactMap { $0 }
    let ordered = slots.filter { $0.person == asked.person } + slots.filter { $0.person != asked.person }
    let cells = ([question.verb] + others).flatMap { verb in
      ordered.filter { verb.infinitive != question.verb.infinitive || $0 != asked }.map { (verb: verb, slot: $0) }
    }
    if let cell = cells.first(where: { isMisshapen(answer, of: $0.verb, at: $0.slot, endings: false) }) { return cell }
    guard endings else { return nil }
    return cells.first {
      $0.slot.person == asked.person && isMisshapen(answer, of: $0.verb, at: $0.slot, endings: true)
    }
  }

  private static let tenses: [Tense] = [
    .present, .preterite, .imperfect, .presentSubjunctive, .infinitive, .gerund, .participle, .future, .conditional,
    .imperfectSubjunctiveRa,
  ]

  private func isMisshapen(_ answer: AnswerText, of verb: Verb, at slot: Slot, endings: Bool) -> Bool {
    let forms = conjugator.forms(of: verb, at: slot)
    // What is far from the form is not looked at closely.
    let isNear = answer.readings.contains { reading in
      forms.contains { Nearest.distance(reading, $0) <= max(3, $0.count / 3) }
    }
    guard isNear else { return false }
    let cell = Question(verb: verb, slot: slot, subject: nil, accepted: forms)
    return diagnostician.misshapes(answer, of: cell, endings: endings)
  }
}

extension Diagnosis.Kind {
  /// How little a kind says of what was wrong in a form.
  fileprivate var vagueness: Int {
    switch self {
    case .negation, .pronoun, .stemChange, .regularized, .spelling: 0
    case .typo: 1
    case .ending: 2
    case .auxiliary, .participle: 3
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: 4
    }
  }
}
