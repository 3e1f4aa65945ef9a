/// What stands around the forms of each slot, made once for all verbs: pronouns, *no*, and the forms of *haber*.
struct Frames: Sendable {
  /// What is written before the form, at the slot's index, its blank included: `me `, `no te `, `he `.
  private(set) var before: [Word]
  /// The pronoun that is joined to the form's end, at the slot's index.
  let joined: [Word]
  /// The slot whose simple form the form is made of, at the slot's index: for a compound one the participle.
  let simple: [Slot] = Slot.all.map { $0.tense.isCompound ? .participle : $0 }

  private let slots: [Slot]
  private let compound: Compound?

  /// - Parameters:
  ///   - slots: those that are wanted.
  ///   - compound: gives the forms of *haber*; needed where a compound slot is wanted.
  init(_ slots: [Slot], _ compound: Compound?) { self.init(slots, compound, isPronominal: false) }

  private init(_ slots: [Slot], _ compound: Compound?, isPronominal: Bool) {
    self.slots = slots
    self.compound = compound
    let frames = Slot.all.map { Frame($0, isPronominal: isPronominal) }
    before = frames.map(\.before)
    joined = frames.map(\.joined)
    for slot in slots {
      guard let auxiliary = compound?.auxiliary(at: slot) else { continue }
      before[slot.index].append(contentsOf: Derivation.form(auxiliary.root, at: auxiliary.slot) + " ")
    }
  }

  /// The same for pronominal verbs.
  var pronominal: Frames { Frames(slots, compound, isPronominal: true) }
}
