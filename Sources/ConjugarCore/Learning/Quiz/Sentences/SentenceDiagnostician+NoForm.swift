/// Diagnoses of answers that are not forms of the verbs in question.
extension SentenceDiagnostician {
  /// A malformed form of one of the verbs, a phrase, or something unrecognizable.
  func ofNoForm(_ found: Finding, _ search: Search) -> Telling {
    // Fue lloviendo was meant as estuvo lloviendo, not as a periphrasis with ir.
    if [.ending, .participle, .notAForm].contains(found.kind), let slip = search.slip {
      return said(.form) { _ in Remark("\(right); \(search.answer) \(slip)") }
    }
    if found.kind != .pronoun, let told = ofPhrase(search) ?? ofHelper(search) { return told }
    if let remark = search.besideRight { return said(.form) { _ in remark } }
    if !search.isAgreeing, let meant = meant(found, search), let cell = meant.form {
      return ofForm(meant, cell, search.answer)
    }
    let isStem = !found.steps.isEmpty && found.form == nil
    guard found.kind != .notAForm || isStem || search.isAgreeing else {
      // Dale is a form of the verb, but le was not asked for.
      let isWord = search.attempt.words.count == 1
      let isOwn = search.ownReadings.contains {
        let isOfThing = $0.clitics.first == "se" && $0.slot.tense == question.slot.tense
        return !$0.clitics.isEmpty && (isWord || isOfThing || $0.slot == question.slot)
      }
      let cell = found.form?.slot ?? question.slot
      return said(isOwn ? .form : .both) { rule in
        if isOwn { return found.remark }
        let ofCell = isPersonMissed(cell) ? ofPerson(cell, rule) : rule.clauseOnChoice
        let isOfTense = cell.tense != question.slot.tense
        return Remark(found.remark.was, isOfTense ? rule.clause(on: .tense, besides: cell) : ofCell)
      }
    }
    // Pagemos was not meant as an infinitive.
    if question.slot == .infinitive, found.kind == .ending, !search.coinages(.ending).contains(where: \.isOfCell) {
      return said(.both, of: .ending) { Remark(found.remark.was, $0.clause(on: .tense)) }
    }
    // With another form of haber, the tense is wrong.
    let helper = search.attempt.plain.dropLast().last.flatMap(search.helper)
    let isRight = !found.steps.contains { $0.kind == .auxiliary } || ![nil, asked.auxiliaryVerb?.name].contains(helper)
    return said(isRight ? .form : .both, of: found.kind) { _ in
      isRight && (others.isEmpty || found.kind != .participle)
        ? found.remark.saying("\(right); \(found.remark.was)") : found.remark
    }
  }

  /// The slot an answer was more likely meant for, and what is wrong there: *entendan* is *entiendan* without its ie.
  private func meant(_ found: Finding, _ search: Search) -> Finding? {
    let isUnknown = found.steps.isEmpty
    guard found.form == nil, isUnknown || found.steps.contains(where: { $0.kind == .ending }) else { return nil }
    func told(_ verb: Verb, _ slot: Slot, _ slip: Step) -> Finding {
      let price = construction == nil ? nil : Price.withoutHelper
      return Finding(
        found.kind, slip.remark, of: [Step(.otherTense, of: verb.name, at: slot, price: price, slip.remark), slip])
    }
    // Escondeis is os escondéis without its pronoun.
    if let slip = found.steps.first(where: { $0.kind == .pronoun }),
      let slot = asked.cells.slots(of: search.attempt).first
    {
      return told(question.verb, slot, slip)
    }
    let (attempt, typed) = (search.attempt, search.attempt.plainText)
    let accentsCount = !isUnknown || !attempt.isPlain
    return ([question.verb] + (isUnknown ? others : [])).lazy.compactMap { verb in
      Slot.simple.filter { asked.isAsked($0.person) }.compactMap { slot -> (order: [Int], found: Finding)? in
        let left = Search(asked.about(verb, at: slot), attempt)
        // An answer that differs in more letters was not meant for the slot.
        guard left.asked.plainForms.contains(where: { Nearest.distance($0, typed) < min(4, typed.count) }),
          let slip = left.oneStep([.stemChange, .regularized, .ending, .spelling, .typo]), slip.price < found.price,
          !slip.remark.isAlone
        else { return nil }
        // A typo occurs in the stem, and an irregular word has no ending of its own.
        let isOnEnding = attempt.core.hasSuffix("\(left.parts.wholeEnding(at: slot))")
        let made = left.coinages(slip.kind, accentsCount: accentsCount)
        let isMade = made.contains(where: \.isOfCell) && (slip.kind != .ending || left.parts.ending != nil)
        // Reyas does not sound like reías.
        let isHeard = slip.kind == .spelling && !(typed.contains("y") && left.right.contains("í"))
        guard isHeard || slip.kind == .typo && isOnEnding || isMade else { return nil }
        let (tense, person, index) = question.slot.distance(to: slot)
        return ([slip.price, person, tense, index], told(verb, slot, slip))
      }.min { $0.order.lexicographicallyPrecedes($1.order) }?.found
    }.first
  }

  private func said(
    _ missed: Diagnosis.Missed, of kind: Diagnosis.Kind = .notAForm, _ remark: @escaping (SentenceRule) -> Remark
  ) -> Telling {
    { Diagnosis(kind, remark: remark($0), missed: missed) }
  }

  /// Diagnoses a phrase built on the verb. If its meaning and time are right, it only fails to be the single form.
  private func ofPhrase(_ search: Search) -> Telling? {
    guard let phrase = search.periphrasis(of: question.verb), phrase.name != construction?.name else {
      return others.first { search.periphrasis(of: $0) != nil }.map { other in
        said(.choice, of: .otherVerb) { Remark("\(search.answer) is of \(other.name)", $0.clause(on: .verb)) }
      }
    }
    let isWhole = question.slot.person == nil && phrase.slots.contains(question.slot)
    // Spanish uses the progressive less than English does.
    let isToCome = sentence.alternatives.contains { $0.slot.tense == .future || $0.construction?.helper == "ir" }
    let isLesson = construction != nil || isToCome || sentence.choice.family.decidesPhrase
    let isUnderWay = phrase.isUnderWay && !isWhole && isLesson
    let was = "\(search.answer) is \(isUnderWay ? "\(phrase.name), for what is under way just then" : phrase.what)"
    let also = sentence.alternatives.filter { $0.remark.isRight && $0.construction == nil && $0.verb == sentence.verb }
    let isOfPerson = phrase.slots.contains { $0.person == question.slot.person }
    let isMeant = isWhole || ([question.slot] + also.map(\.slot)).contains(where: phrase.means)
    let beside = also.first { $0.remark == .rightToo && phrase.means($0.slot) }
    let isOwn = construction == nil && (beside == nil || isWhole || phrase.means(question.slot))
    let slot = isOwn ? question.slot : beside?.slot
    guard let slot, isMeant, !isUnderWay else {
      return said(isMeant || construction != nil || question.slot.person == nil ? .choice : .both) {
        let clause = isOfPerson && others.isEmpty ? $0.clause(on: .tense) : $0.clauseOnChoice
        return Remark(was, others.isEmpty ? clause : "\(sentence.verb) is right; \($0.clause(on: .tense))")
      }
    }
    let forms = isOwn ? question.accepted : asked.conjugator.forms(of: question.verb, at: slot)
    let own = isOwn ? right : "\(SentenceRule.the(slot.tense)) is right"
    let advice = "\(own); by itself it is \(forms.first ?? "")"
    return said(.form) { _ in Remark(was, advice, nudge: "\(own); the gap takes the verb by itself") }
  }

  /// Diagnoses another helping verb that takes an infinitive, as the verb asked does: *tienes que* for *debes*.
  private func ofHelper(_ search: Search) -> Telling? {
    func helps(_ verb: String, with link: String?) -> Bool {
      let constructions = asked.conjugator.lexicon.entry(verb)?.constructions ?? []
      return constructions.contains { $0.complement == .infinitive && $0.link == link }
    }
    let words = search.attempt.words
    guard helps(question.verb.name, with: nil),
      let helper = asked.reader.readings(of: words.dropLast().joined(separator: " ")).first(where: {
        $0.isExact && $0.infinitive != question.verb.name && helps($0.infinitive, with: words.last)
      })
    else { return nil }
    let remark = Remark(
      "\(search.answer) is of \(helper.infinitive) and may be right Spanish",
      "here it is \(question.verb.name), which takes the infinitive alone")
    return { _ in Diagnosis(.otherVerb, infinitive: helper.infinitive, at: helper.slot, remark: remark, missed: .choice)
    }
  }
}
