/// Every form of every Spanish verb, and why.
///
/// The conjugator is thin: what Spanish does is in `Rulebook`, what each verb has of its own is in the `Lexicon`.
public struct Conjugator: Sendable {
  public let lexicon: Lexicon
  private let compound: Compound

  public init(lexicon: Lexicon = .embedded) {
    self.lexicon = lexicon
    compound = Compound(lexicon)
  }

  /// The verb that a word names.
  ///
  /// - Parameter name: an infinitive, with or without *-se*, in any case; accents that only spelling asks for may lack.
  /// - Throws: `ConjugationError` if no Spanish verb can be called so.
  public func verb(_ name: String) throws(ConjugationError) -> Verb {
    guard let infinitive = Infinitive(name) else {
      throw .notAnInfinitive(name, nearest: Neighbours(lexicon).of(name))
    }
    do {
      if let verb = try lexicon.verb(infinitive) { return verb }
      if let verb = try Guess(lexicon).verb(infinitive) { return verb }
    } catch {
      throw .lexicon(error)
    }
    throw .unknownVerb(name, nearest: Neighbours(lexicon).of(name))
  }

  /// What a verb has in a slot: the accepted forms, the preferred one first, or a gap with its reason.
  public func cell(of verb: Verb, at slot: Slot) -> Cell {
    if let gap = gap(of: verb, at: slot) { return .gap(gap) }
    var forms: [Letters] = []
    for facts in verb.variants {
      for form in self.forms(Root(facts), at: slot, isPronominal: verb.infinitive.isPronominal)
      where !forms.contains(form) {
        forms.append(form)
      }
    }
    return .forms(forms.map(\.description))
  }

  /// The accepted forms of a verb in a slot, the preferred one first; empty where the verb lacks the cell.
  public func forms(of verb: Verb, at slot: Slot) -> [String] { cell(of: verb, at: slot).forms }

  /// Why a verb has no form in a slot, or `nil` if it has one.
  public func gap(of verb: Verb, at slot: Slot) -> Gap? { Gap(of: verb, at: slot) }

  /// How the forms of a simple cell come about, one derivation for each accepted form.
  ///
  /// - Parameter slot: a cell; for a compound tense the derivation is that of the participle.
  public func derivations(of verb: Verb, at slot: Slot) -> [Derivation] {
    guard gap(of: verb, at: slot) == nil else { return [] }
    let simple = slot.tense.isCompound ? .participle : slot
    var derivations: [Derivation] = []
    for facts in verb.variants {
      let derivation = Derivation(Root(facts), at: simple)
      if !derivations.contains(where: { $0.form == derivation.form }) { derivations.append(derivation) }
    }
    return derivations
  }

  /// How the auxiliary of a compound slot comes about; nothing for a simple slot.
  func auxiliaryDerivations(at slot: Slot) -> [Derivation] {
    compound.auxiliary(at: slot).map { [Derivation($0.root, at: $0.slot)] } ?? []
  }

  /// The form that the verb would have in a slot if it followed the regular path; the auxiliary stays as it is.
  public func regularForm(of verb: Verb, at slot: Slot) -> String {
    let root = Root(Facts(infinitive: verb.infinitive.plain), by: Rulebook.regular)
    return forms(root, at: slot, isPronominal: verb.infinitive.isPronominal)[0].description
  }

  /// The forms of one way to conjugate a verb, as they stand in the table: *he hablado, no hables, lávate*.
  private func forms(_ root: Root, at slot: Slot, isPronominal: Bool) -> [Letters] {
    let frame = Frame(slot, isPronominal: isPronominal)
    if let auxiliary = compound.auxiliary(at: slot) {
      let haber = Derivation.form(auxiliary.root, at: auxiliary.slot)
      return [frame.before + haber + " " + Derivation.form(root, at: .participle)]
    }
    return Pronouns.join(frame.joined, to: Derivation.form(root, at: slot)).map { frame.before + $0 }
  }
}
