/// The rule that was missed where a verb was made as if it were regular.
enum RuleRemark {
  struct Facts {
    let rule: Rule.ID
    let verb: String
    let tense: Tense
    let who: String?
    /// The right form, and its parts; the ending is `nil` of a word by itself.
    let form: String
    /// The stem as it is in the first cell of the tense, and as it is written here: hic-, hiz-.
    let stem: String
    let writtenStem: String
    let ending: String?
    /// Two verbs that go alike, in the same cell.
    let sisters: [String]
    /// How many letters of the infinitive are lost.
    let lost: Int
    /// Whether a letter that the infinitive lacks was added: the d of *tendré*.
    let isGaining: Bool
  }
}

extension RemarkWriter {
  /// Of an answer that was made without one of the rules at work.
  func ofRegularized(_ attempt: Attempt) -> Remark {
    guard let parts else { return ofUnknown }
    let made = made(attempt)
    let missed = made?.without ?? Set(parts.rules)
    guard let rule = Rulebook.mostTellingFirst.first(where: { missed.contains($0) && parts.rules.contains($0) }) else {
      return ofUnknown
    }
    if Irregularity.stemChanging.rules.contains(rule) {
      let vowel = DiagnosisEnglish.vowel(answer, vowelOfInfinitive, verb.infinitive.description, vowelFacts)
      guard let spelled = made?.spelled, let typed = asked.word(of: attempt) else { return vowel }
      return DiagnosisEnglish.both(vowel, SpellingRemark(typed, for: spelled, asked).remark, of: answer)
    }
    let strong: Set<Rule.ID> = [.strongPreterite, .cToJ]
    if strong.contains(rule), asked.word(of: attempt)?.hasPrefix(parts.stem.withoutAccents) ?? false {
      return EndingRemark(self, attempt).remark
    }
    let remark = DiagnosisEnglish.regularized(answer, facts(of: rule, parts))
    // Tieno has the ie of tú: it goes like a verb that is irregular in another way.
    guard let variant = verb.variants.first, let without = made?.without,
      let change = Derivation.rules(
        Base(variant, by: Rulebook.rules.filter { !without.contains($0.id) }), at: asked.slot
      ).first(where: { Irregularity.stemChanging.rules.contains($0.id) && !parts.rules.contains($0.id) })
    else { return remark }
    let vowel = change.name.split(separator: "→").last.map(String.init)
    return DiagnosisEnglish.vowelToo(
      DiagnosisEnglish.vowel(answer, vowel, verb.infinitive.description, vowelFacts), remark)
  }

  /// The stem of the first person of a tense: the other persons may spell it otherwise, but it is the same.
  private func stem(ofFirstIn tense: Tense) -> Word? {
    Slot(tense, .firstSingular).flatMap { self.parts(at: $0)?.stem }
  }

  /// How the answer is made without the fewest rules.
  private func made(_ attempt: Attempt) -> Regularized.Made? {
    guard let typed = asked.word(of: attempt) else { return nil }
    return verb.variants.lazy.compactMap { variant in
      Regularized.made(of: variant, at: asked.slot).filter { asked.written($0.word).contains(typed) }
        .min { $0.without.count < $1.without.count }
    }.first
  }

  /// The last vowel that is heard in the stem of the infinitive: the e of *seguir*.
  private var vowelOfInfinitive: String? {
    guard let stem = verb.variants.first.map({ Base($0).stem }) else { return nil }
    return stem.lastIndex(where: \.isVowel).map { Word(spelling: stem[$0..<($0 + 1)]).description }
  }

  private func facts(of rule: Rule.ID, _ parts: FormParts) -> RuleRemark.Facts {
    let bare = verb.infinitive.bare
    return RuleRemark.Facts(
      rule: rule, verb: verb.infinitive.plain.description, tense: asked.slot.tense,
      who: asked.slot.person == nil ? nil : subject(slot), form: asked.joined.isEmpty ? parts.form.description : right,
      stem: (stem(ofFirstIn: asked.slot.tense) ?? parts.stem).description, writtenStem: parts.stem.description,
      ending: parts.ending?.description,
      sisters: Likeness(to: verb, asked.conjugator).forms(at: asked.slot, by: rule),
      lost: bare.count - parts.stem.count, isGaining: verb.variants.first.map(parts.gainsD) ?? false)
  }
}
