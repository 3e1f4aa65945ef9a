/// Where the vowel of a verb's stem changes and where not.
enum VowelRemark {
  enum Facts {
    case never
    /// In the tense that is asked: for whom it changes, and for whom not.
    case persons([Change], without: [String], isInitial: Bool)
    /// In a form without person.
    case form(String, Tense)
    /// Not in the tense that is asked, but in others.
    case elsewhere([(name: String, tenses: [Tense])], not: Tense)
  }

  struct Change {
    let name: String
    var who: [String]
  }
}

extension RemarkWriter {
  /// Of an answer whose stem has another vowel.
  func ofVowel(_ attempt: Attempt) -> Remark {
    // Where the whole word is stated, or a stem is, the vowel is not what a rule changed: muerto, quiso.
    let stated: Set<Rule.ID> = [.ownForm, .strongPreterite, .cToJ, .shortFuture, .builtOnPreterite, .irregularStem]
    let typed = typedVowel(attempt)
    if let rules = parts?.rules, !stated.isDisjoint(with: rules), vowelsOfTense.isEmpty, typed?.count == 1 {
      return ofRegularized(attempt)
    }
    let remark = DiagnosisEnglish.vowel(answer, typed, verb.infinitive.description, vowelFacts)
    let isILost = parts.map { $0.rules.contains(.absorbedI) && $0.stem.withoutAccents.last == "i" } ?? false
    return isILost ? DiagnosisEnglish.absorbed(remark, right) : remark
  }

  /// The vowel that was typed for the stem's.
  private func typedVowel(_ attempt: Attempt) -> String? {
    guard let typed = asked.word(of: attempt), let variant = verb.variants.first else { return nil }
    return VowelSlips.outcome(of: variant, at: asked.slot) { asked.written($0).contains(typed) }
  }

  /// The persons of the asked tense whose form has a changed vowel.
  private var vowelsOfTense: [VowelRemark.Change] {
    var changes: [VowelRemark.Change] = []
    for slot in slotsOfTense {
      guard let name = vowelChange(at: slot), let who = subject(ofTable: slot) else { continue }
      if let index = changes.firstIndex(where: { $0.name == name }) {
        changes[index].who.append(who)
      } else {
        changes.append(VowelRemark.Change(name: name, who: [who]))
      }
    }
    return changes
  }

  private var slotsOfTense: [Slot] { Slot.of(asked.slot.tense).filter { asked.isAsked($0.person) } }

  private func subject(ofTable slot: Slot) -> String? {
    Subjects.of(verb, at: slot).first ?? slot.person?.subjects.first
  }

  /// The change of the vowel at work in a cell: `e→ie`.
  func vowelChange(at slot: Slot) -> String? {
    parts(at: slot)?.rules.first { Irregularity.stemChanging.rules.contains($0) }.map(\.name)
  }

  var vowelFacts: VowelRemark.Facts {
    if asked.slot.person == nil, let name = vowelChange(at: asked.slot) { return .form(name, asked.slot.tense) }
    let changes = asked.slot.person == nil ? [] : vowelsOfTense
    guard changes.isEmpty else {
      let without = slotsOfTense.filter { vowelChange(at: $0) == nil && Gap(of: verb, at: $0) == nil }
      let initial: Set<Rule.ID> = [.initialHue, .initialYe]
      return .persons(
        changes, without: without.compactMap { subject(ofTable: $0) },
        isInitial: !initial.isDisjoint(with: parts?.rules ?? []))
    }
    var elsewhere: [(name: String, tenses: [Tense])] = []
    let tenses: [Tense] = [.gerund, .present, .preterite, .presentSubjunctive, .imperative]
    for tense in tenses where tense != asked.slot.tense {
      for name in Set(Slot.of(tense).compactMap { vowelChange(at: $0) }).sorted() {
        if let index = elsewhere.firstIndex(where: { $0.name == name }) {
          elsewhere[index].tenses.append(tense)
        } else {
          elsewhere.append((name, [tense]))
        }
      }
    }
    return elsewhere.isEmpty ? .never : .elsewhere(elsewhere, not: asked.slot.tense)
  }
}
