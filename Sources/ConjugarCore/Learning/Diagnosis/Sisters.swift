/// The much used verbs that go like a given one in a cell: *pondré, vendré* beside *tendré*.
struct Sisters {
  let conjugator: Conjugator

  /// The verbs that a learner may know, those so far down the list of use, and the names of those below; read once.
  private static let (known, lessUsed) = {
    let names = Array(FrequencyList.embedded)
    return (names.prefix(400).compactMap(Conjugator().find), names.dropFirst(400))
  }()

  /// The forms of two verbs at most in a cell, made by the same rule, the most alike first.
  func forms(like verb: Verb, at slot: Slot, by rule: Rule.ID) -> [String] {
    // Ser and ir share fuiste.
    verbs(like: verb, at: slot, by: rule).compactMap { conjugator.forms(of: $0, at: slot).first }
      .reduce(into: []) { forms, form in if !forms.contains(form) { forms.append(form) } }
  }

  /// The verbs themselves.
  ///
  /// - Parameter areKin: whether verbs of the same family count, whose forms have the form of the verb in them.
  func verbs(like verb: Verb, at slot: Slot, by rule: Rule.ID, areKin: Bool = true) -> [Verb] {
    guard let variant = verb.variants.first, let law = Rulebook.rules.first(where: { $0.id == rule }) else { return [] }
    let own = FormParts(Base(variant), at: slot)
    let lost = variant.infinitive.bare.count + (own.ending?.count ?? 0) - own.form.count
    var best: [(verb: Verb, closeness: Int)] = []
    func add(_ other: Verb, isKin: Bool = false) {
      // A model is one wherever Spanish is spoken.
      guard other.usage.region == nil, let others = other.variants.first, law.concerns(others),
        others.infinitive.bare != variant.infinitive.bare, Gap(of: other, at: slot) == nil
      else { return }
      let parts = FormParts(Base(others), at: slot)
      guard areKin || !parts.form.hasSuffix(own.form) && !own.form.hasSuffix(parts.form) else { return }
      guard parts.rules.contains(rule), parts.form != own.form else { return }
      // Of strong preterites dijeron has an ending of its own.
      if rule == .strongPreterite, parts.ending != own.ending { return }
      let shared = Self.sharedEnd(own.stem, parts.stem)
      if rule == .ownForm || rule == .irregularStem, shared < 2 { return }
      var closeness = min(shared, rule == .ownForm ? 6 : 3) * 4
      if rule == .shortFuture {
        let otherLost = others.infinitive.bare.count + (parts.ending?.count ?? 0) - parts.form.count
        guard otherLost == lost, own.gainsD(variant) == parts.gainsD(others) else { return }
      }
      // Strong stems go by their vowel: hice, vine, quise.
      if own.stem.lastVowel == parts.stem.lastVowel { closeness += 2 }
      // A verb with a prefix tells less than the one it goes like: mantendré beside tendré.
      let isDerived = others.prefixLength > 0 || others.infinitive.bare.hasSuffix(variant.infinitive.bare)
      if rule != .ownForm, isDerived { closeness -= 20 }
      best.append((other, isKin ? closeness - 100 : closeness))
    }
    for verb in Self.known { add(verb) }
    // Where few go alike, less used ones of the family do: deshago beside hago.
    let plain = variant.infinitive.bare.description
    if areKin, best.count < 2 {
      for name in Self.lessUsed where name.hasSuffix(plain) {
        if let verb = conjugator.find(name) { add(verb, isKin: true) }
      }
    }
    let order = best.indices.sorted { (-best[$0].closeness, $0) < (-best[$1].closeness, $1) }
    return order.prefix(2).map { best[$0].verb }
  }

  private static func sharedEnd(_ first: Word, _ second: Word) -> Int {
    var count = 0
    while count < min(first.count, second.count), first.fromEnd(count + 1) == second.fromEnd(count + 1) { count += 1 }
    return count
  }
}

extension FormParts {
  /// Whether a d was added to a stem of the infinitive: *tendré*, but not *podré*.
  func gainsD(_ variant: LexicalVariant) -> Bool {
    stem.fromEnd(2) == "d" && stem.last == "r" && variant.infinitive.bare.fromEnd(3) != "d"
  }
}

extension Word {
  /// The last vowel of a stem.
  fileprivate var lastVowel: Letter? { lastIndex(where: \.isVowel).map { self[$0] } }
}
