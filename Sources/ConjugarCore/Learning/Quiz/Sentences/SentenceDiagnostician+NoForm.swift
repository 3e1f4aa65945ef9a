/// Answers that are no forms of the verbs in question.
extension SentenceDiagnostician {
  /// A form of a verb that is not among those to choose from.
  func ofStranger(_ attempts: [Attempt], _ found: Finding, _ typed: String) -> Diagnosis {
    guard let form = found.steps.first, let slot = form.slot, let name = form.infinitive else {
      return diagnosis(.notAForm, found.remark, .both)
    }
    func named(_ verb: Verb?, _ name: String) -> String {
      verb.flatMap { $0.meaning.isEmpty ? nil : "\(name) (\(isBrief ? $0.shortGloss : $0.gloss))" } ?? name
    }
    let isLetter = attempts.contains { $0.isRightButForALetter(asked) }
    let verb = named(asked.conjugator.find(name), name)
    var parts = [slot.tense == .infinitive ? "\(verb) is another verb" : "\(typed) is of \(verb)"]
    if isLetter { parts[0] += ", one letter from the right form" }
    parts.append(others.isEmpty ? "here it is \(named(question.verb, sentence.verb))" : rule.textOnVerb)
    if slot.tense != question.slot.tense, !isLetter {
      parts += others.isEmpty && !isBrief ? [rule.textOnTense] : restMissed(tense: true, person: false)
    }
    return diagnosis(
      .otherVerb, remark(parts), isLetter ? .form : .of(choice: true, form: isPersonMissed(slot)), of: form)
  }

  /// An answer that is no form of the verbs in question: a form of one of them that is misshapen, a phrase, or nothing.
  func ofNoForm(_ attempts: [Attempt], _ found: Finding, _ typed: String) -> Diagnosis {
    if let phrase = phrase(attempts) { return ofPhrase(phrase, typed) }
    if isPerfectInfinitive(attempts) {
      return diagnosis(.notAForm, Remark("\(typed) is the perfect infinitive", rule.textOnChoice), .choice)
    }
    if let remark = besideRight(attempts, typed) { return diagnosis(.notAForm, remark, .form) }
    let (nearest, target) = nearest(attempts, found)
    if nearest.kind == .ending || nearest.kind == .notAForm, let meant = meant(attempts, endings: nearest.steps.isEmpty)
    {
      return ofMeant(meant, nearest, typed)
    }
    guard nearest.kind != .notAForm else {
      if let (pronouns, remark) = joinedPronouns(attempts, typed), !pronouns.isEmpty {
        return diagnosis(.notAForm, remark, .form)
      }
      let isStem = nearest.steps.count == 2 && nearest.steps.allSatisfy { $0.slot == nil }
      guard isStem else { return diagnosis(.notAForm, Remark(nearest.remark.was, rule.textOnChoice), .both) }
      return diagnosis(.notAForm, named(nearest.remark, target), .form)
    }
    return diagnosis(nearest.kind, named(nearest.remark, target), .form)
  }

  private func named(_ remark: Remark, _ target: Slot) -> Remark {
    Remark("\(right(target)) is right; \(remark.was)", remark.advice, nudge: remark.nudge)
  }

  /// The right verb with a helper: at the right time it is only that the gap takes one form.
  private func ofPhrase(_ phrase: Periphrasis, _ typed: String) -> Diagnosis {
    let was = "\(typed) is right Spanish: \(phrase.name)"
    if phrase.means(question.slot) {
      let one = "\(right(question.slot)) is right"
      let form = question.accepted.first ?? ""
      return diagnosis(
        .notAForm, Remark(was, "\(one); in one word it is \(form)", nudge: "\(one); the gap takes one word"), .form)
    }
    return diagnosis(
      .notAForm, Remark(was, others.isEmpty ? rule.textOnChoice : "\(sentence.verb) is right; \(rule.textOnTense)"),
      .both)
  }

  /// A right form with a word before or after it: *a pagar, duerma usted*.
  private func besideRight(_ attempts: [Attempt], _ typed: String) -> Remark? {
    guard let remark = Search(asked, attempts).besideRight else { return nil }
    // What governs the infinitive is the last word before the gap.
    guard question.slot == .infinitive, let word = attempts.first?.words.first, word != attempts.first?.words.last,
      case .trigger(let trigger, _)? = sentence.pieces.prefix(while: { $0 != .gap }).last(where: { piece in
        if case .trigger = piece { true } else { false }
      }), let governing = trigger.split(separator: " ").last
    else { return remark }
    return Remark(remark.was, "“\(governing)” takes no “\(word)”: the infinitive follows at once")
  }

  /// A misshapen form of another cell.
  private func ofMeant(_ meant: (verb: Verb, slot: Slot), _ found: Finding, _ typed: String) -> Diagnosis {
    let (verb, slot) = meant
    let form = asked.conjugator.forms(of: verb, at: slot).first ?? ""
    let isOther = verb.infinitive != question.verb.infinitive
    let whose = isPersonMissed(slot) ? " for \(rule.subjects(slot))" : ""
    let what = (isOther ? "of \(verb.name), " : "") + SentenceRule.the(slot.tense) + whose
    let person = isPersonMissed(slot) ? "; the person here is \(rule.subjects(question.slot))" : ""
    let isChoiceMissed = isOther || slot.tense != question.slot.tense
    let reason =
      isOther ? rule.textOnVerb : isChoiceMissed ? rule.textOnChoice : "\(SentenceRule.the(slot.tense)) is right"
    // What is right too is not told before the second try.
    let correction = question.accepted.contains(form) ? "" : ", and meant as \(what) it would be \(form)"
    return diagnosis(
      found.kind, Remark("\(typed) is no form\(correction)", reason + person),
      .of(choice: isChoiceMissed, form: true))
  }

  /// What a phrase with the verb is called, as *voy a tener, estaban caminando*; `nil` if the answer is none.
  private func phrase(_ attempts: [Attempt]) -> Periphrasis? {
    attempts.lazy.compactMap { Periphrasis($0.words, of: question.verb, asked.conjugator) }.first
  }

  /// Whether it is *haber tenido*.
  private func isPerfectInfinitive(_ attempts: [Attempt]) -> Bool {
    let participles = asked.conjugator.forms(of: question.verb, at: .participle)
    return attempts.contains { attempt in
      attempt.words.count == 2 && ["haber", "haberse"].contains(attempt.words[0])
        && participles.contains(attempt.words[1])
    }
  }

  /// What is said of pronouns joined to a form of the verb, as in *dadle*; `nil` if there are none.
  private func joinedPronouns(_ attempts: [Attempt], _ typed: String) -> (String, Remark)? {
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    let own = question.verb.infinitive.plain.description
    for attempt in attempts where attempt.words.count == 1 {
      let found = analyzer.readings(of: attempt.text).filter { $0.plainName == own && !$0.clitics.isEmpty }
      guard let first = found.first else { continue }
      let pronouns = first.clitics.map { "\($0)" }.joined(separator: ", ")
      let isRight = found.contains { reading in
        asked.conjugator.forms(of: question.verb, at: reading.slot).contains(where: question.accepted.contains)
      }
      return (
        pronouns,
        isRight
          ? Remark(
            "\(typed) is the right form with “\(pronouns)” joined to it",
            "the sentence has its own words for that, so the gap takes the form alone")
          : Remark("\(typed) has “\(pronouns)” joined to it, and the gap takes the form alone", rule.textOnChoice)
      )
    }
    return nil
  }

  // MARK: More places to start from

  /// The cheapest explanation from the form of the book, or from another that is right too, with its cell.
  private func nearest(_ attempts: [Attempt], _ found: Finding) -> (Finding, Slot) {
    var best = (found, question.slot)
    for alternative in sentence.alternatives where alternative.remark.isRight {
      guard best.0.price > Price.stem.rule, let verb = asked.conjugator.find(alternative.verb) else { continue }
      let forms = asked.conjugator.forms(of: verb, at: alternative.slot)
      let place = asked.about(Question(verb: verb, slot: alternative.slot, subject: question.subject, accepted: forms))
      let other = Search(place, attempts).cheapest
      if other.price < best.0.price, other.steps.count == 1 { best = (other, alternative.slot) }
    }
    return best
  }

  /// The cell of one of the verbs that a misshapen form was meant for: of the person asked if one fits.
  ///
  /// - Parameter endings: whether an ending of another cell may be all that was wrong, which says least: only of the person
  ///   that is asked.
  private func meant(_ attempts: [Attempt], endings: Bool) -> (verb: Verb, slot: Slot)? {
    let wanted = question.slot
    let slots = Slot.simple.filter { $0.tense != .negativeImperative && $0.tense != .futureSubjunctive }
    let ordered = slots.sorted { first, second in
      let (one, two) = (first.person == wanted.person ? 0 : 1, second.person == wanted.person ? 0 : 1)
      return (one, first.tense == wanted.tense ? 0 : 1, first.index) < (
        two, second.tense == wanted.tense ? 0 : 1, second.index
      )
    }
    for kinds in [[Diagnosis.Kind.stemChange, .regularized, .spelling]] + (endings ? [[.ending]] : []) {
      for verb in [question.verb] + others {
        for slot in ordered where verb.infinitive != question.verb.infinitive || slot != wanted {
          if kinds == [.ending], slot.person != wanted.person { continue }
          let forms = asked.conjugator.forms(of: verb, at: slot)
          // What is far from the form is not looked at closely.
          let isNear = attempts.contains { attempt in
            forms.contains { Nearest.distance(attempt.core, $0) <= max(3, $0.count / 3) }
          }
          guard isNear else { continue }
          let place = asked.about(Question(verb: verb, slot: slot, subject: nil, accepted: forms))
          if kinds.contains(where: { kind in attempts.contains { place.isExplained($0, by: kind) } }) {
            return (verb, slot)
          }
        }
      }
    }
    return nil
  }
}
