/// Remarks on the stem: its vowel, which may or may not change, and the rule that was missed.
extension Search {
  /// - Parameter coinage: how the answer was built, if not for the cell asked for.
  func ofVowel(of coinage: Coinage? = nil) -> Remark {
    // If the whole word or its stem is listed, its vowel does not come from a vowel-change rule: muerto, pudimos.
    let isStated = parts.rules.contains { $0.part == .word || $0.isOfOtherStem && $0 != .subjunctiveFromYo }
    let typed = (coinage ?? coinages(.stemChange).first)?.vowel
    if isStated, changesOfTense.isEmpty {
      if !coinages(.regularized).isEmpty { return ofRegularized() }
      let isRegular = typed != nil && typed == vowelOfInfinitive || asked.auxiliary != nil
      return ofVowel(typed, isRegular || asked.slot == .participle ? "" : changesElsewhere(typed) ?? "")
        .advising(isRegular ? ofRegularized() : ofRight)
    }
    return ofVowel(typed)
  }

  /// - Parameter typed: the vowel that was typed; `nil` if unknown.
  func ofVowel(_ typed: String?, _ places: String? = nil) -> Remark {
    let remark = Remark("\(answer) has \(typed ?? "another vowel") in the stem", places ?? placesOfVowel(typed))
    if places != nil { return remark }
    let plain = parts.stem.withoutAccents
    let isStressed = parts.stem != plain && right != WrittenAccents.removed(right)
    let isSounded = "\(parts.stem)".contains("ü") && !"\(verb.infinitive)".contains("ü")
    let isLost = parts.rules.contains(.absorbedI) && plain.last == "i"
    guard isStressed || isSounded || isLost else { return remark }
    let ofIOrUe = isSounded ? "after g this ue is written üe" : "after this i the i of the ending is lost"
    return remark.advising(Remark("", rule: isStressed ? "the vowel has an accent" : ofIOrUe, right))
  }

  /// The vowel change in a cell, or the y added after the vowel: `e→ie`.
  func vowelChange(at slot: Slot) -> String? {
    let rule = parts(at: slot).rules.first { $0.part == .vowel || $0 == .insertedY }
    return rule == .insertedY ? Self.addedY : rule?.name
  }

  private static let addedY = "y is added"

  /// The cells of the tense asked for that the learner practices; empty for a form that has no person.
  private var slotsOfTense: [Slot] {
    asked.slot.person == nil ? [] : Slot.of(asked.slot.tense).filter { asked.isAsked($0.person) }
  }

  /// The vowel changes in some cells, each with the names of the cells that have it.
  private func changes(in slots: [Slot], _ name: (Slot) -> String?) -> [(change: String, places: [String])] {
    slots.reduce(into: []) { groups, slot in
      guard let change = vowelChange(at: slot), let place = name(slot) else { return }
      let index = groups.firstIndex { $0.change == change } ?? groups.count
      if index == groups.count { groups.append((change, [])) }
      if groups[index].places.last != place { groups[index].places.append(place) }
    }
  }

  private var changesOfTense: [(change: String, places: [String])] { changes(in: slotsOfTense, \.subjects.first) }

  /// - Parameter typed: the vowel typed, if any; if it does not belong here, the verb may have it elsewhere.
  func placesOfVowel(_ typed: String? = nil) -> String {
    let tense = asked.slot.tense
    // There is no subject: llueve, sirviendo.
    if asked.slot.person == nil || subject(asked.slot) == nil, let change = vowelChange(at: asked.slot) {
      return "\(change) in the \(tense.englishName); not in the \(Tense.imperfect.englishName)"
    }
    let changes = changesOfTense
    guard changes.isEmpty else {
      let without = slotsOfTense.filter { vowelChange(at: $0) == nil && Gap(of: verb, at: $0) == nil }
        .compactMap(\.subjects.first)
      let isEverywhere = changes.count == 1 && without.isEmpty
      let places = changes.map {
        "\($0.change) in \(isEverywhere ? "every person" : $0.places.joined(separator: ", "))"
      }
      let initial = parts.rules.first { $0 == .initialHue || $0 == .initialYe }?.name
      return "in the \(tense.englishName) \(places.joined(separator: ", "))"
        + (without.isEmpty ? "" : "; not in \(without.joined(separator: ", "))")
        + (initial.map { "; at the beginning of a word it is \($0)" } ?? "")
    }
    return changesElsewhere(typed) ?? "the vowel of \(verb.infinitive) never changes"
  }

  /// Where the vowel changes outside the tense asked for, preferably to the vowel typed; `nil` if nowhere.
  private func changesElsewhere(_ typed: String?) -> String? {
    let tense = asked.slot.tense
    let tenses: [Tense] = [.gerund, .present, .preterite, .presentSubjunctive, .imperfectSubjunctiveRa, .imperative]
    let slots = tenses.filter { $0 != tense }.flatMap(Slot.of).filter(verb.isSaid)
    let all = changes(in: slots, \.tense.nameOfBothEndings)
    let ofTyped = all.filter { $0.change.split(separator: "→").last.map(String.init) == typed }
    let elsewhere = (ofTyped.isEmpty ? all : ofTyped).map {
      let pair = ["present subjunctive", "imperfect subjunctive"]
      let others = $0.places.filter { !pair.contains($0) }
      let places = others.count + pair.count == $0.places.count ? others + ["subjunctives"] : $0.places
      // Oyó has a y too, but by another rule.
      if $0.change == Self.addedY { return "\($0.change) before an ending in a, e or o" }
      return "\($0.change) in the \(places.listed("and"))"
    }
    return elsewhere.isEmpty ? nil : "\(elsewhere.joined(separator: ", ")); not in the \(tense.englishName)"
  }

  /// - Parameter meant: how the answer was built for another cell.
  func ofRegularized(meant: (built: Coinage, slot: Slot)? = nil) -> Remark {
    let made = meant?.built ?? coinages(.regularized).min { $0.without.count < $1.without.count }
    let missed = made?.without ?? Set(parts.rules)
    guard let rule = Rulebook.mostTellingFirst.first(where: { missed.contains($0) && parts.rules.contains($0) }) else {
      // Sen is son without its rule, which the future does not have.
      guard meant == nil else { return Remark("\(answer) goes like a regular verb") }
      // Veió has everything in ver before its r, so there is no missed rule.
      let bare = verb.infinitive.plain
      return Remark(
        "\(answer) keeps the vowel of \(bare)", rule: "the stem of \(bare) is \(parts.stem)- here", right)
    }
    let typed = word
    if rule.part == .vowel {
      let vowel = ofVowel(vowelOfInfinitive)
      guard let spelled = made?.spelled, let typed, !parts.rules.contains(.absorbedI) else { return vowel }
      return vowel.and(
        SpellingRemark.of("\(typed)", for: "\(spelled)", in: asked.slot.tense), of: answer)
    }
    if rule.part == .strongStem, typed?.hasPrefix(parts.stem.withoutAccents) ?? false { return ofEnding }
    let regular = FormParts.regular(verb.infinitive.conjugation, at: meant?.slot ?? asked.slot).ending
    // Oyo is not regular, either.
    func isGlided(_ word: Word?) -> Bool { word?.lastIndex { $0 == "y" } == max(1, verb.infinitive.stem.count) }
    let glided = [Slot(.present, .thirdSingular) ?? slot, .gerund].map { parts(at: $0).form }
      .first { isGlided($0) && isGlided(typed) && !isStrong }
    let isRegular = !isStrong || typed == regular.map { (verb.infinitive.stem + $0).withoutAccents }
    let lack = rule.part == .strongStem ? "lacks the stem of this tense" : "has the ending of a regular verb"
    let was = isRegular ? glided.map { "has the y of \($0)" } ?? "goes like a regular verb" : lack
    // Teñió also lacks the i of tiñó.
    let hasVowel = parts.rules.contains { $0.part == .vowel && missed.contains($0) }
    let places = hasVowel && rule.part != .strongStem ? placesOfVowel() : ""
    let remark = Remark("\(answer) \(was)", places).advising(of(rule, isEndingTold: meant == nil))
    // Tieno has the ie of the tú form: it follows verbs with a different irregularity.
    guard rule.part != .strongStem, let without = made?.without,
      let change = Derivation.rules(
        Base(verb.preferred, by: Rulebook.rules.filter { !without.contains($0.id) }), at: asked.slot
      ).first(where: { $0.id.part == .vowel && !parts.rules.contains($0.id) })
    else { return remark }
    let vowel = ofVowel(change.name.split(separator: "→").last.map(String.init))
    return vowel.saying("\(vowel.was) and lacks a consonant").advising(remark)
  }

  /// The last vowel pronounced in the infinitive's stem: the e of *seguir*.
  var vowelOfInfinitive: String? {
    let stem = Base(verb.preferred).stem
    return stem.lastIndex(where: \.isVowel).map { Word(spelling: stem[$0..<($0 + 1)]).description }
  }

  /// What to know about the form asked for, whatever was typed: the most informative rule, or else the ending.
  var ofRight: Remark {
    if asked.auxiliary == nil, let rule = mostTellingRule { return of(rule) }
    guard asked.auxiliary == nil, let ending = parts.ending else {
      return Remark("", "the question asks for \(wanted)")
    }
    let vowel = vowelChange(at: asked.slot).map { _ in placesOfVowel() }
    // Naming an ending that was typed correctly is no help.
    guard hasEnding else {
      return Remark("", "\(wanted) has the ending -\(ending)").advising(Remark("", vowel ?? "")).advising(ofLetters)
    }
    if parts.rules.contains(.futureOnInfinitive) { return Remark("", "the ending stands on \(parts.stem)-") }
    let own = verb.infinitive.stem
    let stem = own == parts.stem ? "\(own)-" : "\(own)-, here written \(parts.stem)-"
    return vowel.map { Remark("", $0).advising(ofLetters) }
      ?? Remark("", "the stem of \(verb.infinitive.plain) is \(stem)")
  }

  /// How the right form is spelled when a spelling rule applies: *cayeron, corrijo*.
  var ofLetters: Remark {
    Remark("", steps.last { $0.rule.id == .iToY || $0.rule.id == .spelling }?.generalReason ?? "")
  }

  private var steps: [Derivation.Step] {
    asked.conjugator.paradigm(of: verb.plain).derivations(at: asked.slot).first?.steps ?? []
  }

  /// The most informative rule behind the right form, other than a vowel change.
  var mostTellingRule: Rule.ID? {
    let rules = parts.rules
    return Rulebook.mostTellingFirst.first { rules.contains($0) && $0.part != .vowel }
  }

  var isStrong: Bool { parts.rules.contains { $0.part == .strongStem } }

  /// What a rule does to the verb, and two verbs that follow it too.
  private func of(_ rule: Rule.ID, isEndingTold: Bool = true) -> Remark {
    let sisters = asked.cells.forms(likeThatAt: asked.slot, by: rule)
    let step = steps.last { $0.rule.id == rule && $0.why != .ownForm && $0.why != .ownParticiple }
    let like = sisters.isEmpty ? "" : ", like \(sisters.joined(separator: ", "))"
    let name = verb.infinitive.plain
    if rule.part == .strongStem || rule == .irregularStem {
      let isBorrowed = rule.part == .strongStem && asked.slot.tense != .preterite
      let place = "in the \(asked.slot.tense.englishName)\(isBorrowed ? ", as in the preterite," : "") \(name) has"
      let first = Slot(asked.slot.tense, .firstSingular).map { parts(at: $0).stem } ?? parts.stem
      let stem = first == parts.stem ? "\(first)-" : "\(first)- (here written \(parts.stem)-)"
      let ending = isEndingTold ? parts.ending.map { " and the ending -\($0)" } ?? "" : ""
      return Remark(
        "", "\(place) the stem \(stem)\(ending)\(like)", nudge: "\(place) a stem of its own\(ending)\(like)")
    }
    let cell = Self.name(asked.slot.tense, asked.slot.person == nil ? nil : subject(slot))
    let reason =
      rule.said(in: "deed").map { "before \(parts.ending?.first == "o" ? "o" : "a") \(name) \($0)" }
      ?? step?.generalReason ?? "\(cell) of \(name) is \(sisters.isEmpty ? "a form of its own" : "irregular")"
    let form = asked.joined.isEmpty && asked.pronoun != nil ? parts.form.description : right
    return Remark("", "\(reason): \(form)\(like)", nudge: "\(reason)\(like)")
  }
}
