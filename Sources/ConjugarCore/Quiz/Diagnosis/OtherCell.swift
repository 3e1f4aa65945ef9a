/// The cell of the asked verb that an answer belongs to instead of the asked one.
struct OtherCell {
  let slot: Slot
  let kind: Diagnosis.Kind

  /// The cell nearest to the question: of the same tense, then of the same person, then the first.
  ///
  /// Every accent counts here: *hablo* is not *habló*.
  /// - Returns: `nil` if the answer is no form of the verb.
  init?(_ attempts: [Attempt], _ asked: DiagnosisContext) {
    let wanted = asked.question.slot
    let slots = Self.slots(of: attempts, asked)
    guard let nearest = slots.min(by: { wanted.distance(to: $0) < wanted.distance(to: $1) }) else { return nil }
    slot = nearest
    kind =
      nearest.tense == wanted.tense
      ? .otherPerson : nearest.person == wanted.person ? .otherTense : .otherTenseAndPerson
  }

  /// The other cells whose form an answer is.
  static func slots(of attempts: [Attempt], _ asked: DiagnosisContext) -> [Slot] {
    let paradigm = asked.conjugator.paradigm(of: asked.question.verb)
    return Slot.all.filter { slot in
      guard slot != asked.question.slot else { return false }
      let forms = paradigm.forms(at: slot) + (asked.pronoun == nil ? [] : formsForOthers(paradigm, slot))
      return forms.contains { form in
        attempts.contains { $0.core == AnswerText.withoutFreeNo(form, at: asked.question.slot) }
      }
    }
  }

  /// The infinitive and the gerund of a pronominal verb with the pronoun of whoever acts: *lavarme, lavándonos*.
  private static func formsForOthers(_ paradigm: Paradigm, _ slot: Slot) -> [String] {
    guard slot == .infinitive || slot == .gerund, let form = paradigm.forms(at: slot).first.flatMap({ Word($0) })
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
