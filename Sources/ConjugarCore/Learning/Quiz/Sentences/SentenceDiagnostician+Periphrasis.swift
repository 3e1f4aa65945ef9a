/// Answers where the gap takes a periphrasis: *está comiendo*.
extension SentenceDiagnostician {
  func ofPeriphrasis(_ construction: Construction, _ search: Search) -> Telling {
    let slot = question.slot
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    let own = question.verb.infinitive.plain.description
    let found = search.attempts.flatMap { analyzer.identify($0.text, guessing: false) }.filter { $0.plainName == own }
    /// The periphrasis before the simple form, the person before the tense.
    func cost(_ reading: Reading) -> Int {
      (reading.construction == construction ? 0 : 4) + (reading.slot.person == slot.person ? 0 : 2)
        + (reading.slot.tense == slot.tense ? 0 : 1)
    }
    guard let best = found.min(by: { cost($0) < cost($1) }) else {
      return {
        Diagnosis(
          .notAForm, remark: Remark("\(search.answer) is not \(construction.name) of \(own)", $0.textOnTense),
          missed: .both)
      }
    }
    return best.construction == construction
      ? ofForm(best.slot, construction, search.answer) : ofOtherPhrase(best, search.answer)
  }

  /// The periphrasis in another cell, or with another pronoun.
  private func ofForm(_ slot: Slot, _ construction: Construction, _ typed: String) -> Telling {
    let wanted = question.slot
    let isPersonMissed = isPersonMissed(slot)
    func told(
      _ kind: Diagnosis.Kind, _ missed: Diagnosis.Missed, _ remark: @escaping (SentenceRule) -> (String, String)
    ) -> Telling {
      return { rule in
        let (was, advice) = remark(rule)
        return Diagnosis(
          kind, infinitive: question.verb.name, at: slot,
          remark: Remark("\(construction.name) is right; \(was)", advice), missed: missed)
      }
    }
    if slot.tense != wanted.tense {
      return told(.otherTense, .of(choice: true, form: isPersonMissed)) { _ in
        (
          "\(construction.helper) is in \(SentenceRule.the(slot.tense))",
          "here it is \(SentenceRule.the(wanted.tense)): \(sentence.reason)"
        )
      }
    }
    guard isPersonMissed else { return told(.pronoun, .form) { ("its pronoun is not", $0.textOnTense) } }
    return told(.otherPerson, .form) { rule in
      ("\(typed) is \(rule.whose(slot, besides: wanted))", "here it is \(rule.whose(wanted, besides: slot))")
    }
  }

  /// The verb by itself, or in another periphrasis.
  private func ofOtherPhrase(_ reading: Reading, _ typed: String) -> Telling {
    let was = reading.construction.map { "is right Spanish: \($0.name)" }
    let isPersonMissed = isPersonMissed(reading.slot)
    return { rule in
      let rest = isPersonMissed ? ["the person here is \(rule.subjects(question.slot))"] : []
      let parts = ["\(typed) \(was ?? "is \(SentenceRule.the(reading.slot.tense)) alone")", rule.textOnTense] + rest
      return Diagnosis(
        was == nil ? .otherTense : .notAForm, infinitive: question.verb.name, at: reading.slot, remark: Remark(parts),
        missed: .of(choice: true, form: isPersonMissed))
    }
  }
}
