/// Makes templates, each kind's once.
struct TemplateMaker: Sendable {
  private let slots: [Slot]
  private let auxiliary: [Letters]
  private var shared = RegularForms()
  private var kinds = VerbKinds()

  /// - Parameter slots: those whose forms are wanted, in order.
  init(_ slots: [Slot], _ compound: Compound) {
    self.slots = slots
    let isNeeded = slots.contains { $0.tense.isCompound }
    auxiliary = Slot.all.map { slot in
      guard isNeeded, let auxiliary = compound.auxiliary(at: slot) else { return Letters() }
      return Derivation.form(auxiliary.root, at: auxiliary.slot)
    }
  }

  /// The head of a regular verb and the number of its template, if that is made and quickly found.
  func known(regular infinitive: Infinitive) -> (head: Letters, number: Int)? { kinds.known(regular: infinitive) }

  /// The verb's head, the number of its template, and the template itself if it is new.
  mutating func template(of verb: Verb) -> (head: Letters, number: Int, new: Template?) {
    let (cut, number, isNew) = kinds.place(of: verb)
    let head = verb.infinitive.bare[0..<cut.length]
    guard isNew else { return (head, number, nil) }
    return (head, number, Template(verb, cut, slots, auxiliary: auxiliary, &shared))
  }
}
