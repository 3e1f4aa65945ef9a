/// The likeness of verbs to a given one: which go like it, in all of their forms or in one cell.
struct Likeness: Sendable {
  let model: Verb
  let conjugator: Conjugator

  /// Whether a verb is conjugated like the model in every way that the norm accepts, in the same order.
  ///
  /// Two verbs are, if they have the same ending (*-ar, -er, -ir*), the same patterns, the same stated forms once the
  /// letters are taken off that the two do not share (*tuve, mantuve*; *abierto, cubierto*), and undergo the same changes
  /// that need nothing from the lexicon (*construyo, huyo*). What is only spelled otherwise, and accents that stress asks
  /// for, make no difference: *buscar* is conjugated like *hablar*.
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
  /// *Detener, mantener* and *tener* are of the family of *tener*; a verb without forms of its own is of the family of
  /// its patterns: *pensar* and *cerrar*, *conocer* and *parecer*.
  package var family: String? {
    guard let variant = variants.first else { return nil }
    if variant.prefixLength > 0 || !variant.exceptions.isEmpty { return root.description }
    guard !variant.patterns.isEmpty else { return nil }
    return "-\(infinitive.conjugation.rawValue) \(variant.patterns.list.map(\.id).joined(separator: " "))"
  }

  /// The infinitive of the verb whose forms are in its own, which may be itself: *tener* of *detener*.
  var root: Word { infinitive.bare[(variants.first?.prefixLength ?? 0)..<infinitive.bare.count] }

  /// Whether its family goes by a verb, whose forms are in those of the others: *mantengo* says all of *tengo*.
  var hasFamilyOfVerb: Bool { family.map { !$0.hasPrefix("-") } ?? false }
}

extension LexicalVariant {
  /// Whether the lexicon says the same of two ways to conjugate, except for the letters that the verbs do not share.
  fileprivate func isLike(_ other: LexicalVariant) -> Bool {
    guard patterns == other.patterns else { return false }
    if exceptions.isEmpty, other.exceptions.isEmpty { return true }
    let shared = infinitive.bare.plain.sharedEnd(with: other.infinitive.bare.plain)
    guard let stated = stated(withLast: shared), let others = other.stated(withLast: shared) else { return false }
    return stated == others
  }

  /// What is stated for each location, of the infinitive only the last letters kept; `nil` if a form lacks what is cut off.
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

  /// Whether the rules yield what is stated: *antedice* is, because *antedecir* is otherwise like *decir, di*.
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

  /// The changes that are at work although the lexicon says nothing of them: in the present, if anywhere.
  fileprivate var changesOfAnyVerb: [Rule.ID] {
    let base = Base(self)
    let rules = [Person.firstSingular, .thirdSingular].compactMap { Slot(.present, $0) }
      .flatMap { Derivation.rules(base, at: $0) }
    return Rulebook.changesOfAnyVerb.map(\.id).filter { id in rules.contains { $0.id == id } }
  }
}
