/// The simple forms of one way to conjugate a verb, each derived when it is first asked for, alike cells once.
struct SimpleForms: Sendable {
  private let root: Root
  private var made = [Letters?](repeating: nil, count: Slot.all.count)

  init(_ root: Root) { self.root = root }

  mutating func form(at slot: Slot) -> Letters {
    if let form = made[slot.index] { return form }
    let source = root.facts.source(of: slot)
    let form = source == slot ? Derivation.form(root, at: slot) : form(at: source)
    made[slot.index] = form
    return form
  }
}

/// The simple forms of regular verbs from the cut on, which most tenses of most verbs share.
struct RegularForms: Sendable {
  private struct Key: Hashable {
    let tail: Letters
    let head: Root.Head
  }

  private var numbers: [Key: Int] = [:]
  private var made: [SimpleForms] = []

  /// The number of the forms that a verb shares.
  ///
  /// - Parameter cut: where the verb's head would end if it were regular.
  mutating func number(of facts: Facts, _ cut: Cut) -> Int {
    let bare = facts.infinitive.bare
    let key = Key(tail: bare[cut.length..<bare.count], head: cut.head)
    if let number = numbers[key] { return number }
    numbers[key] = made.count
    made.append(SimpleForms(Root(Facts(infinitive: facts.infinitive), cut: cut.length, head: cut.head)))
    return made.count - 1
  }

  mutating func form(_ number: Int, at slot: Slot) -> Letters { made[number].form(at: slot) }
}
