/// Answers that are no forms of the verbs in question.
extension SentenceDiagnostician {
  /// An answer that is no form of the verbs in question: a form of one of them that is misshapen, a phrase, or nothing.
  func ofNoForm(_ found: Finding, _ search: Search) -> Telling {
    func said(_ missed: Diagnosis.Missed, _ remark: @escaping (SentenceRule) -> Remark) -> Telling {
      { Diagnosis(.notAForm, remark: remark($0), missed: missed) }
    }
    let typed = search.answer
    if found.kind != .pronoun, let phrase = search.periphrasis {
      let was = "\(typed) is right Spanish: \(phrase.name)"
      // At the right time it is only that the gap takes one form.
      guard phrase.means(question.slot), sentence.construction == nil else {
        let isFormRight = sentence.construction != nil || question.slot.person == nil
        return said(isFormRight ? .choice : .both) {
          Remark(was, others.isEmpty ? $0.textOnChoice : "\(sentence.verb) is right; \($0.textOnTense)")
        }
      }
      let one = "\(right(question.slot)) is right"
      let form = question.accepted.first ?? ""
      return said(.form) { _ in
        Remark(was, "\(one); in one word it is \(form)", nudge: "\(one); the gap takes one word")
      }
    }
    if let helper = otherHelper(search) {
      let remark = Remark(
        "\(typed) is of \(helper.infinitive) and may be right Spanish",
        "here it is \(question.verb.name), which takes the infinitive alone")
      return { _ in
        Diagnosis(.otherVerb, infinitive: helper.infinitive, at: helper.slot, remark: remark, missed: .choice)
      }
    }
    if found.kind != .pronoun, let beside = besideRight(search) { return said(.form) { _ in beside } }
    if found.kind == .participle, let other = offered(byParticipleIn: search) {
      return { rule in
        Diagnosis(
          .participle, remark: Remark("\(typed) has the participle of \(other.name), and not in -o", rule.textOnVerb),
          missed: .both)
      }
    }
    if let construction = sentence.construction, [.ending, .participle, .notAForm].contains(found.kind) {
      let was = "\(typed) is not \(construction.name) of \(question.verb.name)"
      return said(.both) { Remark(was, $0.textOnTense) }
    }
    let (nearest, target) = nearest(search, found)
    let isEndingUnknown =
      nearest.kind == .ending && search.attempts.allSatisfy { search.ofEnding($0, isSecond: true) == nil }
    if nearest.kind == .ending || nearest.kind == .notAForm,
      let (verb, slot) = meant(search, endings: nearest.steps.isEmpty || isEndingUnknown)
    {
      return ofMeant(verb, slot, nearest, typed)
    }
    let isStem = nearest.steps.count == 2 && nearest.steps.allSatisfy { $0.slot == nil }
    guard nearest.kind == .notAForm, !isStem else {
      let remark = nearest.remark.saying("\(right(target)) is right; \(nearest.remark.was)")
      return { _ in Diagnosis(nearest.kind, remark: remark, missed: .form) }
    }
    if let (pronouns, isRight) = joinedPronouns(search.attempts) {
      return said(.form) { rule in
        isRight
          ? Remark(
            "\(typed) is the right form with “\(pronouns)” joined to it",
            "the sentence has its own words for that, so the gap takes the form alone")
          : Remark("\(typed) has “\(pronouns)” joined to it, and the gap takes the form alone", rule.textOnChoice)
      }
    }
    return said(.both) { Remark(nearest.remark.was, $0.textOnChoice) }
  }

  /// A form of another verb that helps an infinitive as the verb asked does, with its link: *tienes que* for *debes*.
  private func otherHelper(_ search: Search) -> Reading? {
    let lexicon = asked.conjugator.lexicon
    func links(_ verb: String) -> [String?] {
      (lexicon.entry(verb)?.constructions ?? []).filter { $0.complement == .infinitive }.map(\.link)
    }
    guard links(question.verb.name).contains(nil) else { return nil }
    var analyzer = MorphologicalAnalyzer(lexicon: lexicon)
    return search.attempts.filter { $0.words.count > 1 }.lazy.compactMap { attempt in
      analyzer.readings(of: attempt.words.dropLast().joined(separator: " ")).first {
        $0.isExact && $0.infinitive != question.verb.name && links($0.infinitive).contains(attempt.words.last)
      }
    }.first
  }

  /// Another verb that is offered, whose participle agrees with something after *haber*: *ha estada* for *ha sido*.
  private func offered(byParticipleIn search: Search) -> Verb? {
    let word = search.attempts.first?.plain.last.flatMap { Word($0) }
    guard let participle = word.flatMap({ Inflection($0) })?.base.description else { return nil }
    return others.first { asked.conjugator.forms(of: $0, at: .participle).contains(participle) }
  }

  /// A right form with a word before or after it: *a pagar, duerma usted*.
  private func besideRight(_ search: Search) -> Remark? {
    guard let remark = search.besideRight else { return nil }
    let triggers = sentence.pieces.prefix { $0 != .gap }.compactMap { piece -> Substring? in
      if case .trigger(let trigger, _) = piece { trigger.split(separator: " ").last } else { nil }
    }
    // What governs the infinitive is the last word before the gap.
    guard question.slot == .infinitive, let words = search.attempts.first?.words, let word = words.first,
      word != words.last, let governing = triggers.last
    else { return remark }
    return Remark(remark.was, "“\(governing)” takes no “\(word)”: the infinitive follows at once")
  }

  private func ofMeant(_ verb: Verb, _ slot: Slot, _ found: Finding, _ typed: String) -> Telling {
    let form = asked.conjugator.forms(of: verb, at: slot).first ?? ""
    let isOther = verb.infinitive != question.verb.infinitive
    let isChoiceMissed = isOther || slot.tense != question.slot.tense
    let isPersonMissed = isPersonMissed(slot)
    return { rule in
      let whose = isPersonMissed ? " for \(rule.subjects(slot))" : ""
      let what = (isOther ? "of \(verb.name), " : "") + SentenceRule.the(slot.tense) + whose
      let ofTense = others.isEmpty ? rule.textOnChoice : rule.textOnTense
      let reason = isOther ? rule.textOnVerb : isChoiceMissed ? ofTense : "\(SentenceRule.the(slot.tense)) is right"
      // What is right too is not told before the second try.
      let correction = question.accepted.contains(form) ? "" : ", and meant as \(what) it would be \(form)"
      let person = isPersonMissed ? ["the person here is \(rule.subjects(question.slot))"] : []
      return Diagnosis(
        found.kind, remark: Remark(["\(typed) is no form\(correction)", reason] + person),
        missed: .of(choice: isChoiceMissed, form: true))
    }
  }

  /// The pronouns joined to a form of the verb, as in *dadle*, and whether that form is right; `nil` if there are none.
  private func joinedPronouns(_ attempts: [Attempt]) -> (pronouns: String, isRight: Bool)? {
    let own = question.verb.infinitive.plain.description
    return attempts.filter { $0.words.count == 1 }.lazy.compactMap { attempt in
      let found = asked.readings(of: attempt.text).filter { $0.plainName == own && !$0.clitics.isEmpty }
      let isRight = found.contains { reading in
        asked.conjugator.forms(of: question.verb, at: reading.slot).contains(where: question.accepted.contains)
      }
      return found.first.map { ($0.clitics.joined(separator: ", "), isRight) }
    }.first
  }

  // MARK: More places to start from

  /// The cheapest explanation from the form of the book, or from another that is right too, with its cell.
  private func nearest(_ search: Search, _ found: Finding) -> (Finding, Slot) {
    var best = (found, question.slot)
    for alternative in sentence.alternatives where alternative.remark.isRight && alternative.construction == nil {
      guard best.0.price > Price.of(.regularized), let verb = asked.conjugator.find(alternative.verb) else { continue }
      let forms = asked.conjugator.forms(of: verb, at: alternative.slot)
      let place = asked.about(Question(verb: verb, slot: alternative.slot, subject: question.subject, accepted: forms))
      let other = Search(place, search.attempts).cheapest
      if other.price < best.0.price, other.steps.count == 1 { best = (other, alternative.slot) }
    }
    return best
  }

  /// The cell of one of the verbs that a misshapen form was meant for: of the person asked if one fits.
  ///
  /// - Parameter endings: whether an ending of another cell may be all that was wrong, which says least: only
  ///   of the person that is asked.
  private func meant(_ search: Search, endings: Bool) -> (verb: Verb, slot: Slot)? {
    let wanted = question.slot
    func order(_ slot: Slot) -> (Int, Int, Int) {
      (slot.person == wanted.person ? 0 : 1, slot.tense == wanted.tense ? 0 : 1, slot.index)
    }
    let slots = Slot.simple.filter { $0.tense != .negativeImperative && $0.tense != .futureSubjunctive }
      .sorted { order($0) < order($1) }
    for kinds in [[Diagnosis.Kind.stemChange, .regularized, .spelling]] + (endings ? [[.ending]] : []) {
      for verb in [question.verb] + others {
        for slot in slots where verb.infinitive != question.verb.infinitive || slot != wanted {
          if kinds.count == 1, slot.person != wanted.person { continue }
          let forms = asked.conjugator.forms(of: verb, at: slot)
          // What is far from the form is not looked at closely.
          let near = search.attempts.filter { attempt in
            forms.contains { Nearest.distance(attempt.core, $0) <= max(3, $0.count / 3) }
          }
          guard !near.isEmpty else { continue }
          let place = asked.about(Question(verb: verb, slot: slot, subject: nil, accepted: forms))
          let there = Search(place, near)
          if near.contains(where: { attempt in kinds.contains { there.isExplained(attempt, by: $0) } }) {
            return (verb, slot)
          }
        }
      }
    }
    return nil
  }
}
