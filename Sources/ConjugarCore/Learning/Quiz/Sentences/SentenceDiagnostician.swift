/// Tells what a wrong answer to a sentence was, and whether the choice was missed, its form, or both.
///
/// The search is that of any wrong answer; the verbs offered and the other forms that are right are more places to start
/// from. The message names what decides, which a question without a sentence has not.
struct SentenceDiagnostician {
  let asked: DiagnosisContext
  let sentence: Sentence
  /// The verbs to choose among beside the right one.
  let others: [Verb]

  /// How much is said.
  private var brevity = SentenceRule.Brevity.whole
  /// Whether the reason of the sentence is told: not to who tries again.
  private var tellsReason = true

  init(_ asked: DiagnosisContext, _ sentence: Sentence, others: [Verb]) {
    self.asked = asked
    self.sentence = sentence
    self.others = others
  }

  /// The most letters of a message that is read at a glance: two lines of a screen.
  private static let longest = 160

  func diagnose(_ answer: AnswerText) -> Diagnosis {
    let attempts = answer.readings.map { Attempt($0, at: asked.question.slot) }
    let found = Search(asked, attempts).cheapest
    var writer = self
    var diagnosis = writer.diagnosis(attempts, found)
    for brevity in SentenceRule.Brevity.allCases.dropFirst() where diagnosis.message.count > Self.longest {
      writer.brevity = brevity
      diagnosis = writer.diagnosis(attempts, found)
    }
    writer.tellsReason = false
    let remark = diagnosis.remark
    return Diagnosis(
      diagnosis.kind, infinitive: diagnosis.infinitive, at: diagnosis.slot,
      remark: Remark(remark.was, remark.advice, nudge: writer.diagnosis(attempts, found).remark.nudge),
      missed: diagnosis.missed)
  }

  private var question: Question { asked.question }
  private var rule: SentenceRule { SentenceRule(sentence: sentence, brevity: brevity, tellsReason: tellsReason) }
  private var isBrief: Bool { rule.isBrief }
  /// What was chosen rightly: the verb where there was one to choose, or else the tense.
  private func right(_ slot: Slot) -> String { others.isEmpty ? SentenceRule.the(slot.tense) : sentence.verb }

  private func diagnosis(_ attempts: [Attempt], _ found: Finding) -> Diagnosis {
    let typed = "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
    let form = found.steps.first { $0.slot != nil && $0.infinitive == question.verb.name }
    if form?.kind == .otherVerb { return ofHelper(attempts, found, typed) }
    let isTwin = attempts.contains { attempt in
      question.accepted.contains { attempt.plain == Attempt($0, at: question.slot).plain }
    }
    if isTwin, let form { return diagnosis(found.kind, found.remark, .form, of: form) }
    let isVerbChosen = found.kind == .pronoun || found.price > Price.offeredVerb
    if isVerbChosen, let (verb, cell) = offered(attempts, accentsCount: true) { return ofOther(verb, cell, typed) }
    if form != nil { return ofOwn(found, typed) }
    // An ending that was built for the gap may be that of another cell.
    if found.price >= Price.ending,
      let cell = OtherCell(attempts, asked, accentsCount: false) ?? OtherCell.afterPronoun(attempts, asked)
    {
      return ofOwn(Finding(Step(cell, asked)), typed)
    }
    if found.price >= Price.ending, let (verb, cell) = offered(attempts, accentsCount: false) {
      return ofOther(verb, cell, typed)
    }
    if found.kind == .otherVerb { return ofStranger(attempts, found, typed) }
    return ofNoForm(attempts, found, typed)
  }

  private func diagnosis(
    _ kind: Diagnosis.Kind, _ remark: Remark, _ missed: Diagnosis.Missed, of form: Step? = nil
  ) -> Diagnosis {
    Diagnosis(kind, infinitive: form?.infinitive, at: form?.slot, remark: remark, missed: missed)
  }

  private func remark(_ parts: [String]) -> Remark { Remark(parts[0], parts.dropFirst().joined(separator: "; ")) }

  private func isPersonMissed(_ slot: Slot) -> Bool {
    slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
  }
}

// MARK: Forms of the verbs in question

extension SentenceDiagnostician {
  /// Of *haber*, the helper and *there is* are told apart.
  private func ofHelper(_ attempts: [Attempt], _ found: Finding, _ typed: String) -> Diagnosis {
    let isHelper = attempts.first?.core != "hay"
    let remark = Remark(
      "\(typed) \(isHelper ? "is the helper of a compound tense" : "is what there is")",
      isHelper ? rule.textOnVerb : "before a participle the helper is ha",
      nudge: isHelper ? nil : "before a participle stands the helper")
    return diagnosis(.otherVerb, remark, .choice, of: found.steps.first)
  }

  /// Another form of the right verb, perhaps with something else wrong in it.
  private func ofOwn(_ found: Finding, _ typed: String) -> Diagnosis {
    let asked = question.slot
    guard let slot = found.steps.first(where: { $0.slot != nil })?.slot else {
      return diagnosis(.notAForm, found.remark, .both)
    }
    let isOtherTense = slot.tense != asked.tense
    let isPersonMissed = isPersonMissed(slot)
    let decidesPerson = rule.lesson == .agreement
    let lacking = lacking(found, typed)
    var parts: [String]
    if isOtherTense {
      let whose = isPersonMissed ? " for \(rule.subjects(slot))" : ""
      parts = ["\(typed) is \(SentenceRule.the(slot.tense))\(whose)\(lacking)"]
      parts += (others.isEmpty ? [] : ["\(sentence.verb) is right"]) + [rule.textOnTense]
      if isPersonMissed { parts.append("the person here is \(rule.subjects(asked))") }
    } else {
      let isThereIs = question.verb.isAuxiliary && asked.person == .thirdSingular
      let isTold = decidesPerson || sentence.choice.tellsPerson || !sentence.triggers(of: [.person]).isEmpty
      parts = decidesPerson ? [] : ["\(right(asked)) is right"]
      parts.append("\(typed) is \(rule.whose(slot, besides: asked))\(lacking)")
      parts.append(
        isThereIs && !decidesPerson
          ? "haber, there is, has no plural"
          : isTold ? rule.textOnPerson(besides: slot) : "here it is \(rule.whose(asked, besides: slot))")
    }
    let isWhole = found.kind != .notAForm
    return Diagnosis(
      found.kind, infinitive: isWhole ? question.verb.name : nil, at: isWhole ? slot : nil, remark: remark(parts),
      missed: .of(
        choice: isOtherTense || decidesPerson && isPersonMissed,
        form: !lacking.isEmpty || isPersonMissed && !decidesPerson))
  }

  /// What else is wrong in a form of another cell: its accent, its pronoun, its letters.
  private func lacking(_ found: Finding, _ typed: String) -> String {
    let form = found.steps.first { $0.slot != nil }
    if let written = form?.written { return " but for its accent (\(written))" }
    guard let other = found.steps.first(where: { $0.slot == nil }) else {
      return form?.pronoun.map { " with “\($0)”" } ?? ""
    }
    let was = other.remark.was
    return was.hasPrefix(typed) ? " and\(was.dropFirst(typed.count))" : ", and \(was)"
  }

  /// The cell of one of the other verbs offered that an answer is a form of, the nearest to the one asked.
  private func offered(_ attempts: [Attempt], accentsCount: Bool) -> (Verb, Step)? {
    for verb in others {
      let place = asked.about(Question(verb: verb, slot: question.slot, subject: nil, accepted: []))
      guard let cell = OtherCell(attempts, place, accentsCount: accentsCount, isElsewhere: true) else { continue }
      return (
        verb,
        Step(
          kind: .otherVerb, price: Price.offeredVerb, infinitive: verb.name, slot: cell.slot, written: cell.written,
          remark: Remark(""))
      )
    }
    return nil
  }

  /// A form of another of the verbs to choose among.
  private func ofOther(_ verb: Verb, _ cell: Step, _ typed: String) -> Diagnosis {
    guard let slot = cell.slot else { return diagnosis(.notAForm, Remark(typed), .both) }
    let what = slot == .infinitive ? "is \(SentenceRule.the(.infinitive))" : "is of \(verb.name)"
    let accent = cell.written.map { " but for its accent (\($0))" } ?? ""
    var parts = ["\(typed) \(what)\(accent)", rule.textOnVerb]
    parts += restMissed(tense: slot.tense != question.slot.tense, person: isPersonMissed(slot))
    return diagnosis(
      .otherVerb, remark(parts), .of(choice: true, form: isPersonMissed(slot) || cell.written != nil), of: cell)
  }

  /// What is said of the tense and the person beside what was said of the verb.
  private func restMissed(tense: Bool, person: Bool) -> [String] {
    let subjects = rule.subjects(question.slot)
    if tense { return ["here it is \(SentenceRule.the(question.slot.tense))\(person ? " for \(subjects)" : "")"] }
    return person ? ["the person here is \(subjects)"] : []
  }
}

// MARK: Anything else

extension SentenceDiagnostician {
  /// A form of a verb that is not among those to choose from.
  private func ofStranger(_ attempts: [Attempt], _ found: Finding, _ typed: String) -> Diagnosis {
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
  private func ofNoForm(_ attempts: [Attempt], _ found: Finding, _ typed: String) -> Diagnosis {
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
    let writer = RemarkWriter(asked, attempts)
    guard let remark = attempts.lazy.compactMap({ writer.ofSubjectAfter($0) ?? writer.ofWordBeside($0) }).first else {
      return nil
    }
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
