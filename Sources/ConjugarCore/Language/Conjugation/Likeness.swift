/// The likeness of verbs to a model: which ones are conjugated like it, in all their forms or in one cell.
struct Likeness: Sendable {
  let model: Verb
  let conjugator: Conjugator

  /// Whether a verb is conjugated like the model in every way that the norm accepts, in the same order.
  ///
  /// Two verbs are alike if they have the same ending (*-ar, -er, -ir*), the same patterns, the same stated forms
  /// without the letters that the two do not share (*tuve, mantuve*; *abierto, cubierto*), and the same changes that
  /// need nothing from the lexicon (*construyo, huyo*). Differences in spelling alone, and accents that the stress
  /// requires, do not count: *buscar* is conjugated like *hablar*.
  func includes(_ verb: Verb) -> Bool {
    verb.infinitive.conjugation == model.infinitive.conjugation && verb.variants.count == model.variants.count
      && zip(verb.variants, model.variants).allSatisfy { variant, other in
        variant.isLike(other) && variant.changesOfAnyVerb == other.changesOfAnyVerb
      }
  }
}

extension Verb {
  /// The name of the family that the verb is conjugated like, or `nil` for a regular verb, which belongs to none.
  ///
  /// *Detener, mantener* and *tener* belong to the family of *tener*; a verb without stated forms belongs to the family
  /// of its patterns: *pensar* and *cerrar*, *conocer* and *parecer*.
  package var family: String? {
    guard let variant = variants.first else { return nil }
    if variant.prefixLength > 0 || !variant.exceptions.isEmpty { return root.description }
    guard !variant.patterns.isEmpty else { return nil }
    return "-\(infinitive.conjugation.rawValue) \(variant.patterns.list.map(\.id).joined(separator: " "))"
  }

  /// The infinitive of the verb whose forms its own contain, which may be itself: *tener* for *detener*.
  var root: Word { infinitive.bare[(variants.first?.prefixLength ?? 0)..<infinitive.bare.count] }

  /// Whether its family is named after a verb whose forms the others contain: *mantengo* contains all of *tengo*.
  var hasFamilyOfVerb: Bool { family.map { !$0.hasPrefix("-") } ?? false }
}

extension LexicalVariant {
  /// Whether the lexicon says the same about two ways to conjugate, except for the letters that the verbs do not share.
  fileprivate func isLike(_ other: LexicalVariant) -> Bool {
    guard patterns == other.patterns else { return false }
    if exceptions.isEmpty, other.exceptions.isEmpty { return true }
    let shared = infinitive.bare.plain.sharedEnd(with: other.infinitive.bare.plain)
    guard let stated = stated(withLast: shared), let others = other.stated(withLast: shared) else { return false }
    return stated == others
  }

  /// What is stated for each location, keeping only the infinitive's last letters; `nil` if a form lacks those cut off.
  private func stated(withLast count: Int) -> [StatedForm.Location: Word?]? {
    let cut = infinitive.bare[0..<(infinitive.bare.count - count)].plain
    var stated: [StatedForm.Location: Word?] = [:]
    for exception in exceptions where stated[exception.location] == nil && !isYielded(at: exception.location) {
      guard let whole = completed(exception) else {
        stated[exception.location] = .some(nil)
        continue
      }
      guard whole.plain.hasPrefix(cut) else { return nil }
      stated[exception.location] = whole[cut.count..<whole.count]
    }
    return stated
  }

  /// Whether the rules yield what is stated: they do for *antedice*, since *antedecir* is otherwise like *decir, di*.
  private func isYielded(at location: StatedForm.Location) -> Bool {
    let slots: [Slot]
    switch location {
    case .cell(let slot): slots = [slot]
    case .stem(let tense): slots = Slot.of(tense)
    case .wholeStem: return false
    }
    var plain = self
    plain.exceptions.removeAll { $0.location == location }
    let (base, plainBase) = (Base(self), Base(plain))
    return exception(at: location)?.word != nil
      && slots.allSatisfy { Derivation.form(base, at: $0) == Derivation.form(plainBase, at: $0) }
  }

  /// The changes that apply although the lexicon says nothing about them; they appear in the present, if anywhere.
  fileprivate var changesOfAnyVerb: [Rule.ID] {
    let base = Base(self)
    let rules = [Person.firstSingular, .thirdSingular].compactMap { Slot(.present, $0) }
      .flatMap { Derivation.rules(base, at: $0) }
    return Rulebook.changesOfAnyVerb.map(\.id).filter { id in rules.contains { $0.id == id } }
  }
}
