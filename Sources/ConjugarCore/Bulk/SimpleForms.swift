/// The simple forms of one way to conjugate a verb, each derived when it is first asked for, alike cells once.
struct SimpleForms: Sendable {
  private let root: Base
  private var made: [Word] = []
  /// For each slot the place of its form in `made`, counted from 1; 0 as long as there is none.
  private var places = [UInt8](repeating: 0, count: Slot.all.count)

  init(_ root: Base) { self.root = root }

  mutating func form(at slot: Slot) -> Word {
    if places[slot.index] == 0 { make(slot) }
    return made[Int(places[slot.index]) - 1]
  }

  private mutating func make(_ slot: Slot) {
    let source = root.source(of: slot)
    if source == slot {
      made.append(Derivation.form(root, at: slot))
      places[slot.index] = UInt8(made.count)
    } else {
      if places[source.index] == 0 { make(source) }
      places[slot.index] = places[source.index]
    }
  }
}

/// The simple forms of regular verbs from the cut on, which most tenses of most verbs share.
struct RegularForms: Sendable {
  private struct Key: Hashable {
    let tail: Word
    let head: Base.Head
  }

  private var numbers: [Key: Int] = [:]
  private var made: [SimpleForms] = []

  /// The number of the forms that a verb shares.
  ///
  /// - Parameter cut: where the verb's head would end if it were regular.
  mutating func number(of facts: LexicalVariant, _ cut: Cut) -> Int {
    let bare = facts.infinitive.bare
    let key = Key(tail: bare[cut.length..<bare.count], head: cut.head)
    if let number = numbers[key] { return number }
    numbers[key] = made.count
    made.append(SimpleForms(Base(LexicalVariant(infinitive: facts.infinitive), cut: cut.length, head: cut.head)))
    return made.count - 1
  }

  mutating func form(_ number: Int, at slot: Slot) -> Word { made[number].form(at: slot) }
}
