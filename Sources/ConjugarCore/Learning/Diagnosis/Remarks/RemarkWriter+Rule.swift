/// What is said of the rule that was missed where a verb was made as if it were regular.
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
    let remark = remark(of: rule, parts)
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

  /// What a rule makes of the verb, and two verbs that go alike.
  private func remark(of rule: Rule.ID, _ parts: FormParts) -> Remark {
    let sisters = Likeness(to: verb, asked.conjugator).forms(at: asked.slot, by: rule)
    let (verb, form) = (verb.infinitive.plain, asked.joined.isEmpty ? parts.form.description : right)
    let like = sisters.isEmpty ? "" : ", like \(sisters.joined(separator: ", "))"
    let tense = "the \(asked.slot.tense.englishName)"
    func remark(_ told: String, _ hidden: String? = nil, like: String = like) -> Remark {
      return Remark(
        "\(answer) goes like a regular verb", hidden == nil ? "\(told): \(form)\(like)" : "\(told)\(like)",
        nudge: "\(hidden ?? told)\(like)")
    }
    func ofStem(_ base: String, _ hidden: String) -> Remark {
      let (first, end) = (
        stem(ofFirstIn: asked.slot.tense) ?? parts.stem, parts.ending.map { " and the ending -\($0)" } ?? ""
      )
      let stem = first == parts.stem ? "\(first)-" : "\(first)- (here written \(parts.stem)-)"
      return remark(
        "in \(base) \(verb) has the stem \(stem)\(end)",
        hidden.isEmpty ? "in \(base) \(verb) has a stem of its own\(end)" : hidden)
    }
    let vowel = parts.ending?.first == "o" ? "o" : "a"
    switch rule {
    case .strongPreterite, .cToJ:
      return ofStem(asked.slot.tense == .preterite ? tense : "\(tense), as in the preterite,", "")
    case .irregularStem: return ofStem(tense, "in \(tense) it has its own stem")
    case .builtOnPreterite: return remark("\(tense) is built on the ellos form of the preterite", like: "")
    case .subjunctiveFromYo: return remark("\(tense) is built on the yo form", like: "")
    case .shortFuture: return remark("\(verb) \(shortening(parts))")
    case .scToZc, .cToZc: return remark("before \(vowel) \(verb) has zc for c")
    case .cToZg: return remark("before \(vowel) \(verb) has zg for c")
    case .cToG: return remark("before \(vowel) \(verb) has g for c")
    case .addedG: return remark("before \(vowel) \(verb) adds g")
    case .addedIg: return remark("before \(vowel) \(verb) adds ig")
    case .addedY: return remark("before \(vowel) \(verb) adds y")
    case .insertedY: return remark("verbs in -uir, and oír, put y before a, e, o")
    case .absorbedI:
      return Remark("\(answer) has an i after j", "after this j the i is lost: -\(parts.ending ?? "")\(like)")
    case .stressedI, .stressedU: return remark("the \(rule == .stressedI ? "i" : "u") bears the stress")
    default:
      let cell = DiagnosisEnglish.name(CellName(asked.slot.tense, asked.slot.person == nil ? nil : subject(slot)))
      return remark("\(cell) of \(verb) is a form of its own")
    }
  }

  /// What becomes of the infinitive before the endings of future and conditional.
  private func shortening(_ parts: FormParts) -> String {
    if parts.stem.hasSuffix("dr"), verb.variants.first.map(parts.gainsD) ?? false {
      return "has d for the vowel of its infinitive before the ending"
    }
    return verb.infinitive.bare.count - parts.stem.count > 1
      ? "shortens its infinitive before the ending" : "loses the vowel of its infinitive before the ending"
  }
}
