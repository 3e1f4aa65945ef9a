/// Makes templates, each kind's once.
struct TemplateMaker: Sendable {
  private let slots: [Slot]
  /// The form of *haber* for each slot; empty where no compound one is wanted.
  private let auxiliary: [Letters]
  private var shared = RegularForms()
  private var kinds = VerbKinds()

  /// - Parameters:
  ///   - slots: those whose forms are wanted, in order.
  ///   - lexicon: where *haber* stands, for compound slots.
  init(_ slots: [Slot], _ lexicon: Lexicon) {
    self.slots = slots
    guard slots.contains(where: \.tense.isCompound) else {
      auxiliary = []
      return
    }
    let compound = Compound(lexicon)
    auxiliary = Slot.all.map { compound.form(at: $0) ?? Letters() }
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
