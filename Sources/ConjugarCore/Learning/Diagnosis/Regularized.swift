/// The words of a cell as they would be if the verb were regular, or more regular than it is.
enum Regularized {
  /// - Returns: the words without some or all rules that take the verb off the regular path, each also with a letter kept
  ///   where its sound needs another: *conozo, conoco; trayeron, traieron*.
  static func words(of variant: LexicalVariant, at slot: Slot) -> [Word] { made(of: variant, at: slot).map(\.word) }

  /// A word, and the rules that were left out to make it.
  struct Made {
    let word: Word
    let without: Set<Rule.ID>
    /// The word in the letters that its sounds ask for, where it has others: *jugue* of *juge*.
    var spelled: Word?
  }

  /// The words, each with what it lacks.
  static func made(of variant: LexicalVariant, at slot: Slot) -> [Made] {
    var seen: Set<Set<Rule.ID>> = []
    let made = visit(variant, slot, &seen)
    return made + onInfinitive(variant, slot).filter { other in !made.contains { $0.word == other.word } }
  }

  /// The stem of the infinitive with the ending of the right form, *traeron*; of a stem without vowel, all but its r with
  /// the regular ending: *seíamos, veió*.
  private static func onInfinitive(_ variant: LexicalVariant, _ slot: Slot) -> [Made] {
    let parts = FormParts(Base(variant), at: slot)
    let changes = Derivation.rules(Base(variant), at: slot).filter { $0.kind == .change }
    let (bare, stem) = (variant.infinitive.bare, variant.infinitive.stem)
    var words = changes.isEmpty ? [] : [parts.ending.map { stem + $0 }]
    if stem.lastIndex(where: \.isVowel) == nil, !changes.isEmpty || slot.tense == .preterite {
      let regular = FormParts.regular(variant.infinitive.conjugation, at: slot).ending
      words.append(regular.map { bare[0..<(bare.count - 1)] + $0 })
    }
    return words.compactMap { $0 }.filter { $0 != parts.form }.map { Made(word: $0, without: Set(changes.map(\.id))) }
  }

  /// Takes away, one after another, the rules that are at work once others were taken away.
  private static func visit(
    _ variant: LexicalVariant, _ slot: Slot, without removed: Set<Rule.ID> = [], _ seen: inout Set<Set<Rule.ID>>
  ) -> [Made] {
    guard seen.insert(removed).inserted else { return [] }
    let rules = Rulebook.rules.filter { !removed.contains($0.id) }
    let base = Base(variant, by: rules)
    var made: [Made] = []
    if !removed.isEmpty {
      let word = Derivation.form(base, at: slot)
      let others = [rules.map { $0.id == .spelling ? keptLetter : $0 }, rules.filter { $0.id != .iToY }]
        .map { Derivation.form(Base(variant, by: $0), at: slot) }.filter { $0 != word }
      made = [Made(word: word, without: removed)] + others.map { Made(word: $0, without: removed, spelled: word) }
    }
    let working = Derivation.rules(base, at: slot)
    for rule in working where rule.kind == .change || rule.id == .absorbedI {
      made += visit(variant, slot, without: removed.union([rule.id]), &seen)
    }
    return made
  }

  /// Writes the word with the last consonant of the stem as it is in the infinitive.
  private static let keptLetter = Rule(.spelling, kind: .sound) { draft in
    draft.written = draft.withLetterOfInfinitive ?? draft.form
    return nil  // No letter has changed.
  }
}

/// What is said of the rule that was missed.
extension Search {
  func ofRegularized(_ attempt: Attempt) -> Remark {
    guard let parts else { return ofUnknown }
    let made = made(attempt)
    let missed = made?.without ?? Set(parts.rules)
    guard let rule = Rulebook.mostTellingFirst.first(where: { missed.contains($0) && parts.rules.contains($0) }) else {
      guard made != nil else { return ofUnknown }
      // Veió has what ver has before its r, and there is no rule to be missed.
      let bare = verb.infinitive.plain
      return Remark(
        "\(answer) keeps the vowel of \(bare)", rule: "the stem of \(bare) is \(parts.stem)- here", right)
    }
    let typed = asked.word(of: attempt)
    if rule.part == .vowel {
      let vowel = ofVowel(verb.variants.first.flatMap { Self.vowel(of: Base($0).stem) })
      guard let spelled = made?.spelled, let typed else { return vowel }
      return vowel.and(SpellingRemark("\(typed)", for: "\(spelled)", asked).remark(), of: answer)
    }
    if rule.part == .strongStem, typed?.hasPrefix(parts.stem.withoutAccents) ?? false {
      return ofEnding(attempt) ?? ofUnknown
    }
    let remark = of(rule, parts).saying(regular(rule))
    // Tieno has the ie of tú: it goes like a verb that is irregular in another way.
    guard let variant = verb.variants.first, let without = made?.without,
      let change = Derivation.rules(
        Base(variant, by: Rulebook.rules.filter { !without.contains($0.id) }), at: asked.slot
      ).first(where: { $0.id.part == .vowel && !parts.rules.contains($0.id) })
    else { return remark }
    let vowel = ofVowel(change.name.split(separator: "→").last.map(String.init))
    return vowel.saying("\(vowel.was) and lacks a consonant").advising(remark)
  }

  private func regular(_ rule: Rule.ID) -> String {
    rule == .absorbedI ? "\(answer) has an i after j" : "\(answer) goes like a regular verb"
  }

  /// How the answer is made without the fewest rules.
  private func made(_ attempt: Attempt) -> Regularized.Made? {
    guard let typed = asked.word(of: attempt) else { return nil }
    return verb.variants.lazy.compactMap { variant in
      Regularized.made(of: variant, at: asked.slot).filter { asked.written($0.word).contains(typed) }
        .min { $0.without.count < $1.without.count }
    }.first
  }

  /// The last vowel that is heard in a stem: the e of *seguir*.
  private static func vowel(of stem: Sounds) -> String? {
    stem.lastIndex(where: \.isVowel).map { Word(spelling: stem[$0..<($0 + 1)]).description }
  }

  /// What is to be known of the form that is asked, whatever was typed: the most telling rule, or else the ending.
  var ofRight: Remark {
    guard let parts, asked.auxiliary == nil else { return Remark("", "the question asks for \(wanted)") }
    if let rule = Rulebook.mostTellingFirst.first(where: { parts.rules.contains($0) && $0.part != .vowel }) {
      return of(rule, parts)
    }
    guard let ending = parts.ending else { return Remark("", "the question asks for \(wanted)") }
    let vowel = vowelChange(at: asked.slot).map { _ in placesOfVowel }
    // An ending that was typed tells nothing.
    guard hasEnding else { return Remark("", "\(wanted) has the ending -\(ending)").advising(Remark("", vowel ?? "")) }
    let stem =
      parts.rules.contains(.futureOnInfinitive) ? "the ending stands on" : "the stem of \(verb.infinitive.plain) is"
    return Remark("", vowel ?? "\(stem) \(parts.stem)-")
  }

  /// What a rule makes of the verb, and two verbs that go alike.
  private func of(_ rule: Rule.ID, _ parts: FormParts) -> Remark {
    let sisters = Likeness(to: verb, asked.conjugator).forms(at: asked.slot, by: rule)
    let like = sisters.isEmpty ? "" : ", like \(sisters.joined(separator: ", "))"
    let verb = verb.infinitive.plain
    let form = asked.joined.isEmpty ? parts.form.description : right
    func told(_ rule: String, hiding hidden: String? = nil, _ like: String = like) -> Remark {
      Remark("", "\(rule): \(form)\(like)", nudge: "\(hidden ?? rule)\(like)")
    }
    func stem(in tense: String, hiding hidden: String? = nil) -> Remark {
      let first = Slot(asked.slot.tense, .firstSingular).flatMap { self.parts(at: $0)?.stem } ?? parts.stem
      let ending = parts.ending.map { " and the ending -\($0)" } ?? ""
      let stem = first == parts.stem ? "\(first)-" : "\(first)- (here written \(parts.stem)-)"
      return Remark(
        "", "in \(tense) \(verb) has the stem \(stem)\(ending)\(like)",
        nudge: "\(hidden ?? "in \(tense) \(verb) has a stem of its own\(ending)")\(like)")
    }
    let tense = "the \(asked.slot.tense.englishName)"
    if rule.part == .strongStem {
      return stem(in: asked.slot.tense == .preterite ? tense : "\(tense), as in the preterite,")
    }
    if rule == .irregularStem { return stem(in: tense, hiding: "in \(tense) it has its own stem") }
    if rule == .builtOnPreterite { return told("\(tense) is built on the ellos form of the preterite", "") }
    if rule == .subjunctiveFromYo { return told("\(tense) is built on the yo form", "") }
    if rule == .absorbedI { return Remark("", "after this j the i is lost: -\(parts.ending ?? "")\(like)") }
    if rule == .shortFuture { return told("\(verb) \(shortening(parts))") }
    if let change = Self.beforeOA[rule] {
      return told("before \(parts.ending?.first == "o" ? "o" : "a") \(verb) \(change)")
    }
    let cell = Self.name(asked.slot.tense, asked.slot.person == nil ? nil : subject(slot))
    let others: [Rule.ID: String] = [
      .stressedI: "the i bears the stress", .stressedU: "the u bears the stress",
      .insertedY: "verbs in -uir, and oír, put y before a, e, o",
    ]
    return told(others[rule] ?? "\(cell) of \(verb) is a form of its own")
  }

  /// What the verb has before the vowel of some endings.
  private static let beforeOA: [Rule.ID: String] = [
    .scToZc: "has zc for c", .cToZc: "has zc for c", .cToZg: "has zg for c", .cToG: "has g for c", .addedG: "adds g",
    .addedIg: "adds ig", .addedY: "adds y",
  ]

  /// What becomes of the infinitive before the endings of future and conditional.
  private func shortening(_ parts: FormParts) -> String {
    if parts.stem.hasSuffix("dr"), verb.variants.first.map(parts.gainsD) ?? false {
      return "has d for the vowel of its infinitive before the ending"
    }
    let lost =
      verb.infinitive.bare.count - parts.stem.count > 1
      ? "shortens its infinitive" : "loses the vowel of its infinitive"
    return "\(lost) before the ending"
  }
}
