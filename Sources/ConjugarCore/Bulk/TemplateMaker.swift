/// Makes templates, each kind's once.
struct TemplateMaker: Sendable {
  private let slots: [Slot]
  private let plainFrames: Frames
  private lazy var pronominalFrames = plainFrames.pronominal
  private var shared = RegularForms()
  private var kinds: VerbKinds

  /// - Parameters:
  ///   - slots: those whose forms are wanted.
  ///   - lexicon: where *haber* stands, for compound slots.
  ///   - hidesCoda: whether a sign may stand for the coda in what the templates hold.
  init(_ slots: [Slot], _ lexicon: Lexicon, hidesCoda: Bool = false) {
    self.slots = slots
    kinds = VerbKinds(hidesCoda: hidesCoda)
    plainFrames = Frames(slots, slots.contains(where: \.tense.isCompound) ? Compound(lexicon) : nil)
  }

  /// The cut of a regular verb and the number of its template, if that is made and quickly found.
  func known(regular infinitive: Infinitive) -> (cut: Cut, number: Int)? { kinds.known(regular: infinitive) }

  /// The verb's cut, the number of its template, and the template itself if it is new.
  mutating func template(of verb: Verb) -> (cut: Cut, number: Int, new: Template?) {
    let (cut, number, isNew) = kinds.place(of: verb)
    guard isNew else { return (cut, number, nil) }
    let frames = verb.infinitive.isPronominal ? pronominalFrames : plainFrames
    return (cut, number, Template(verb, cut, slots, frames, &shared))
  }
}
