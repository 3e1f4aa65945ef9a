/// Verbs that a learner knows and that behave like a given one in a cell: *pondré, vendré* for *tendré*.
extension Likeness {
  /// The verbs that a learner may know, plus those that are the only model for some others; read once.
  private static let known = (FrequencyList.verbs(knownTo: .learner) + WordList.models).compactMap(Conjugator().find)

  func forms(at slot: Slot, by rule: Rule.ID) -> [String] {
    // Ser and ir share fuiste.
    verbs(at: slot, by: rule).prefix(2).compactMap { conjugator.forms(of: $0, at: slot).first }.once
  }

  /// The verbs that behave like the model by the same rule, most alike first; *deshago* says nothing about *hago*.
  private func verbs(at slot: Slot, by rule: Rule.ID) -> [Verb] {
    guard let variant = model.variants.first, let law = Rulebook.rules.first(where: { $0.id == rule }) else {
      return []
    }
    let own = FormParts(Base(variant), at: slot)
    // The distance of each from the model: the first difference counts most.
    var found: [(verb: Verb, distance: [Int])] = []
    for other in Self.known {
      // A model must be used wherever Spanish is spoken.
      guard other.usage.region == nil, let others = other.variants.first, law.concerns(others),
        !others.infinitive.bare.hasSuffix(variant.infinitive.bare), Gap(of: other, at: slot) == nil,
        case let parts = FormParts(Base(others), at: slot), parts.rules.contains(rule), parts.form != own.form
      else { continue }
      // Among strong preterites, dijeron has an ending of its own.
      if rule == .strongPreterite, parts.ending != own.ending { continue }
      // The i is lost after ñ and ll, as in riñó and bulló, after another i, as in rio, and after j, as in dijeron.
      let ends = [own, parts].map { $0.stem.last == "l" ? "ñ" : $0.stem.last }
      if rule == .absorbedI, ends[0] != ends[1] { continue }
      if rule == .shortFuture, parts.loss(others) != own.loss(variant) { continue }
      let shared = own.stem.sharedEnd(with: parts.stem)
      // Detén ends like ten, but less so than ven.
      let plain = own.stem.withoutAccents.sharedEnd(with: parts.stem.withoutAccents)
      if rule == .irregularStem, plain < 2 { continue }
      if rule == .ownForm, plain < 2 || plain <= own.sharedWithEndings(of: slot) { continue }
      // Irregular words are compared as wholes, stems by their last letters.
      let most = rule == .ownForm ? 6 : 3
      // A derived verb tells less: mantendré for tendré. Strong stems are grouped by their vowel: hice, vine, quise.
      let isDerived = rule != .ownForm && others.prefixLength > 0
      let isOtherVowel = own.stem.lastVowel != parts.stem.lastVowel
      found.append((other, [isDerived ? 1 : 0, most - min(shared, most), isOtherVowel ? 1 : 0]))
    }
    let nearest = found.indices.sorted {
      (found[$0].distance + [$0]).lexicographicallyPrecedes(found[$1].distance + [$1])
    }
    return nearest.map { found[$0].verb }
  }

  /// A verb like the model by the most telling rule there, or any regular verb; neither form may end in the other.
  func best(at slot: Slot) -> Verb? {
    guard let variant = model.variants.first else { return nil }
    let own = FormParts(Base(variant), at: slot)
    if let rule = Rulebook.mostTellingFirst.first(where: own.rules.contains) {
      return verbs(at: slot, by: rule).first { other in
        guard let form = other.variants.first.map({ Derivation.form(Base($0), at: slot).withoutAccents }) else {
          return false
        }
        return !own.form.withoutAccents.hasSuffix(form) && !form.hasSuffix(own.form.withoutAccents)
      }
    }
    let regular = Irregularity.regular(model.infinitive.conjugation)
    let verbs = [conjugator.find(regular.model)].compactMap { $0 } + Self.known
    return verbs.first { verb in
      verb.infinitive.bare != model.infinitive.bare && verb.family == nil && verb.usage.region == nil
        && Irregularity.shown(by: verb, at: slot.ofMainVerb).contains(regular)
    }
  }

  /// A more common verb whose form has the same end after a different beginning: *escrito* for *descrito*.
  func moreUsed(than form: String, at slot: Slot) -> (verb: Verb, form: String)? {
    let bare = model.infinitive.plain.description
    for name in FrequencyList.verbs(knownTo: .learner).prefix(while: { $0 != bare }) {
      let shared = zip(name.reversed(), bare.reversed()).prefix { $0 == $1 }.count
      let own = bare.dropLast(shared)
      guard shared >= Self.shortestRoot, form.hasPrefix(own), let other = conjugator.find(name) else { continue }
      let made = String(name.dropLast(shared) + form.dropFirst(own.count))
      if conjugator.forms(of: other, at: slot).contains(made) { return (other, made) }
    }
    return nil
  }

  /// The fewest letters that two verbs must share; fewer are an ending that many verbs have.
  private static let shortestRoot = 4

  /// Another verb with the same forms in all of some slots: *ser* for *ir* in the preterite.
  func twin(at slots: [Slot]) -> Verb? {
    let paradigm = conjugator.paradigm(of: model)
    return Self.known.prefix(FrequencyList.Depth.beginner.rawValue).first { other in
      other.infinitive.bare != model.infinitive.bare
        && slots.allSatisfy { conjugator.forms(of: other, at: $0) == paradigm.forms(at: $0) }
    }
  }
}

extension FormParts {
  /// Whether a d was added to the infinitive's stem: *tendré*, but not *podré*.
  func gainsD(_ variant: LexicalVariant) -> Bool {
    stem.fromEnd(2) == "d" && stem.last == "r" && variant.infinitive.bare.fromEnd(3) != "d"
  }

  /// How many of the form's last letters belong to an ending that any verb may have: the *-mos* of *somos*.
  fileprivate func sharedWithEndings(of slot: Slot) -> Int {
    let endings = Conjugation.allCases.compactMap { FormParts.regular($0, at: slot).ending?.withoutAccents }
    return endings.map { form.withoutAccents.sharedEnd(with: $0) }.max() ?? 0
  }

  /// What the infinitive's stem loses and gains: *tendré* loses one letter and gains another.
  fileprivate func loss(_ variant: LexicalVariant) -> [Int] {
    [variant.infinitive.bare.count - stem.count, gainsD(variant) ? 1 : 0]
  }
}

extension Word { fileprivate var lastVowel: Letter? { lastIndex(where: \.isVowel).map { self[$0] } } }
