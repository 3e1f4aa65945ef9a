/// The verbs that a learner knows and that go like a given one in a cell: *pondré, vendré* beside *tendré*.
extension Likeness {
  /// The verbs that a learner may know, and their lines in the lexicon; read once.
  private static let known = FrequencyList.verbs(knownTo: .learner).compactMap(Conjugator().find)
  private static let lines = FrequencyList.verbs(knownTo: .learner).compactMap(Lexicon.embedded.line)

  func forms(at slot: Slot, by rule: Rule.ID) -> [String] {
    // Ser and ir share fuiste.
    verbs(at: slot, by: rule).compactMap { conjugator.forms(of: $0, at: slot).first }.once
  }

  /// Two verbs at most that go like the model in a cell by the same rule, the most alike first.
  ///
  /// - Parameter areKin: whether verbs of the same family count, whose forms have the form of the model in them.
  func verbs(at slot: Slot, by rule: Rule.ID, areKin: Bool = true) -> [Verb] {
    guard let variant = model.variants.first, let law = Rulebook.rules.first(where: { $0.id == rule }) else {
      return []
    }
    let own = FormParts(Base(variant), at: slot)
    var reader = LexiconReader()
    // How far each is from the model: the first difference counts most.
    var found: [(verb: Verb, distance: [Int])] = []
    func add(_ line: LexiconLine, isRare: Bool = false) {
      // A model is one wherever Spanish is spoken.
      guard law.mayConcern(line), let other = reader.verb(line),
        other.usage.region == nil, let others = other.variants.first, law.concerns(others),
        others.infinitive.bare != variant.infinitive.bare, Gap(of: other, at: slot) == nil
      else { return }
      let parts = FormParts(Base(others), at: slot)
      let (form, ownForm) = (parts.form.withoutAccents, own.form.withoutAccents)
      guard areKin || !form.hasSuffix(ownForm) && !ownForm.hasSuffix(form) else { return }
      guard parts.rules.contains(rule), parts.form != own.form else { return }
      // Of strong preterites dijeron has an ending of its own.
      if rule == .strongPreterite, parts.ending != own.ending { return }
      // The i is lost after ñ and ll, as in riñó, and after another i, as in rio.
      if rule == .absorbedI, parts.stem.last != own.stem.last { return }
      if rule == .shortFuture, parts.loss(others) != own.loss(variant) { return }
      let shared = own.stem.sharedEnd(with: parts.stem)
      // Detén ends like ten, but less so than ven.
      let plain = own.stem.withoutAccents.sharedEnd(with: parts.stem.withoutAccents)
      if rule == .irregularStem, plain < 2 { return }
      if rule == .ownForm, plain < 2 || plain <= own.sharedWithEndings(of: slot) { return }
      let isDerived = others.prefixLength > 0 || others.infinitive.bare.hasSuffix(variant.infinitive.bare)
      // Words are alike as wholes, stems by their last letters.
      let most = rule == .ownForm ? 6 : 3
      // A derived verb tells less: mantendré beside tendré. Strong stems go by their vowel: hice, vine, quise.
      let lacks = [!isRare, rule == .ownForm || !isDerived, own.stem.lastVowel == parts.stem.lastVowel].map {
        $0 ? 0 : 1
      }
      found.append((other, [lacks[0], lacks[1], most - min(shared, most), lacks[2]]))
    }
    for line in Self.lines { add(line) }
    // Where few go alike, less used ones of the family do: deshago beside hago.
    let plain = variant.infinitive.bare.description
    if areKin, found.count < 2 {
      let rare = FrequencyList.verbs(below: .learner, endingIn: plain)
      for line in rare.compactMap(Lexicon.embedded.line) { add(line, isRare: true) }
    }
    let nearest = found.indices.sorted {
      (found[$0].distance + [$0]).lexicographicallyPrecedes(found[$1].distance + [$1])
    }
    return nearest.prefix(2).map { found[$0].verb }
  }

  /// A verb that goes like the model in a cell, and of which no form has that of the model in it: by the most telling rule at
  /// work there, or as any regular verb.
  func best(at slot: Slot) -> Verb? {
    guard let variant = model.variants.first else { return nil }
    let rules = FormParts(Base(variant), at: slot).rules
    if let rule = Rulebook.mostTellingFirst.first(where: rules.contains) {
      return verbs(at: slot, by: rule, areKin: false).first
    }
    let regular = Irregularity.regular(model.infinitive.conjugation)
    let verbs = [conjugator.find(regular.model)].compactMap { $0 } + Self.known
    return verbs.first { verb in
      verb.infinitive.bare != model.infinitive.bare && verb.family == nil && verb.usage.region == nil
        && Irregularity.shown(by: verb, at: slot.ofMainVerb).contains(regular)
    }
  }

  /// A more used verb in whose form the same stands behind another beginning: *escrito* beside *descrito*.
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

  /// Letters: less is an ending that many verbs have.
  private static let shortestRoot = 4

  /// Another verb that has all of some forms: *ser* for *ir* in the preterite.
  func twin(at slots: [Slot]) -> Verb? {
    let paradigm = conjugator.paradigm(of: model)
    return Self.known.prefix(FrequencyList.Depth.beginner.rawValue).first { other in
      other.infinitive.bare != model.infinitive.bare
        && slots.allSatisfy { conjugator.forms(of: other, at: $0) == paradigm.forms(at: $0) }
    }
  }
}

extension FormParts {
  /// Whether a d was added to a stem of the infinitive: *tendré*, but not *podré*.
  func gainsD(_ variant: LexicalVariant) -> Bool {
    stem.fromEnd(2) == "d" && stem.last == "r" && variant.infinitive.bare.fromEnd(3) != "d"
  }

  /// How many of its last letters an ending has that every verb may have: the *-mos* of *somos*.
  fileprivate func sharedWithEndings(of slot: Slot) -> Int {
    let endings = Conjugation.allCases.compactMap { FormParts.regular($0, at: slot).ending?.withoutAccents }
    return endings.map { form.withoutAccents.sharedEnd(with: $0) }.max() ?? 0
  }

  /// What the infinitive loses and gains in the stem: *tendré* loses a letter and gains one.
  fileprivate func loss(_ variant: LexicalVariant) -> [Int] {
    [variant.infinitive.bare.count - stem.count, gainsD(variant) ? 1 : 0]
  }
}

extension Word {
  fileprivate var lastVowel: Letter? { lastIndex(where: \.isVowel).map { self[$0] } }
}
