/// All the forms of a verb: what has to be worked out only once for them is worked out here.
public struct Paradigm: Sendable {
  public let verb: Verb
  private let ways: [Way]
  private let regular: Way
  private let compound: Compound

  init(_ verb: Verb, compound: Compound) {
    self.verb = verb
    self.compound = compound
    ways = verb.variants.map { Way(Base($0)) }
    regular = Way(Base(LexicalVariant(infinitive: verb.infinitive.plain), by: Rulebook.regular))
  }

  /// One way to conjugate the verb.
  private struct Way: Sendable {
    let root: Base
    /// What every compound form ends in.
    let participle: Word

    init(_ root: Base) {
      self.root = root
      participle = Derivation.form(root, at: .participle)
    }
  }

  /// What the verb has in a slot: the accepted forms, the preferred one first, or a gap with its reason.
  public func cell(at slot: Slot) -> Cell {
    if let gap = Gap(of: verb, at: slot) { return .gap(gap) }
    return .forms(words(at: slot).map(\.description))
  }

  /// The accepted forms in a slot, the preferred one first; empty where the verb lacks the cell.
  public func forms(at slot: Slot) -> [String] { cell(at: slot).forms }

  /// The form that the verb would have in a slot if it followed the regular path; the auxiliary stays as it is.
  public func regularForm(at slot: Slot) -> String { words(regular, at: slot)[0].description }

  /// How the forms of a cell come about, one derivation for each accepted form; for a compound tense, the participle's.
  public func derivations(at slot: Slot) -> [Derivation] {
    guard Gap(of: verb, at: slot) == nil else { return [] }
    let simple = slot.tense.isCompound ? .participle : slot
    var derivations: [Derivation] = []
    for way in ways {
      let derivation = Derivation(way.root, at: simple)
      if !derivations.contains(where: { $0.form == derivation.form }) { derivations.append(derivation) }
    }
    return derivations
  }

  private func words(at slot: Slot) -> [Word] {
    if ways.count == 1 { return words(ways[0], at: slot) }
    var words: [Word] = []
    for way in ways {
      for word in self.words(way, at: slot) where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The forms of one way to conjugate a verb, as they stand in the table: *he hablado, no hables, lávate*.
  private func words(_ way: Way, at slot: Slot) -> [Word] {
    let frame = Frame(slot, isPronominal: verb.infinitive.isPronominal)
    if let haber = compound.form(at: slot) {
      return [frame.before + haber + " " + way.participle]
    }
    return Pronouns.join(frame.joined, to: Derivation.form(way.root, at: slot)).map { frame.before + $0 }
  }
}
