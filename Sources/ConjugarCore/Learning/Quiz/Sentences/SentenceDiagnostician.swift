/// Tells what a wrong answer to a sentence was, and whether the choice was missed, its form, or both.
///
/// The kinds are those of any wrong answer; the message names the trigger, which a question without a sentence has not.
struct SentenceDiagnostician {
  let conjugator: Conjugator
  /// What tells of an answer to a question without a sentence.
  let diagnostician: Diagnostician
  let question: Question
  let sentence: Sentence
  /// The verbs to choose among beside the right one.
  let others: [Verb]

  /// How much is said.
  private var brevity = SentenceRule.Brevity.whole
  /// Whether the reason of the sentence is told: not to who tries again.
  private var tellsReason = true

  init(
    conjugator: Conjugator, diagnostician: Diagnostician, question: Question, sentence: Sentence, others: [Verb]
  ) {
    self.conjugator = conjugator
    self.diagnostician = diagnostician
    self.question = question
    self.sentence = sentence
    self.others = others
  }

  /// The most letters of a message that is read at a glance: two lines of a screen.
  private static let longest = 160

  func diagnose(_ answer: AnswerText) -> Diagnosis {
    var diagnosis = diagnosis(of: answer)
    for brevity in SentenceRule.Brevity.allCases.dropFirst() where diagnosis.message.count > Self.longest {
      var brief = self
      brief.brevity = brevity
      diagnosis = brief.diagnosis(of: answer)
    }
    var guarded = self
    guarded.tellsReason = false
    let (remark, nudge) = (diagnosis.remark, guarded.diagnosis(of: answer).remark.nudge)
    return diagnosis.missing(diagnosis.missed, Remark(remark.was, remark.advice, nudge: nudge))
  }

  private func diagnosis(of answer: AnswerText) -> Diagnosis {
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    let typed = "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
    let plain = diagnostician.diagnose(answer, for: question)
    if let twin = twin(attempts, plain) { return twin }
    if let cell = cell(of: question.verb, attempts, .spelled) { return ofOwnCell(cell, typed) }
    for verb in others {
      if let cell = cell(of: verb, attempts, .spelled) { return ofOther(verb, cell, typed) }
    }
    switch plain.kind {
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .typo, .ending, .notAForm:
      if let cell = cell(of: question.verb, attempts, .accentsAside) { return ofOwnCell(cell, typed) }
      for verb in others {
        if let cell = cell(of: verb, attempts, .accentsAside) { return ofOther(verb, cell, typed) }
      }
      if let cell = cell(of: question.verb, attempts, .pronounAside) {
        let own = question.slot.person?.reflexivePronoun.description
        let hasPronoun = attempts.contains { $0.words.count > 1 && $0.words.first == own }
        return ofOwnCell(cell, typed, as: hasPronoun ? nil : .notAForm)
      }
    case .negation, .pronoun, .auxiliary, .participle, .stemChange, .regularized, .spelling: break
    }
    return ofNoOwnForm(answer, plain, typed)
  }

  /// Of an answer that is no form of the verbs in question.
  private func ofNoOwnForm(_ answer: AnswerText, _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    if plain.kind == .otherVerb { return ofStranger(answer, plain, typed) }
    let (nearest, target) = nearest(answer, plain)
    // An ending of another cell with a stem that is not that cell's: repetiendo, salo.
    if nearest.kind == .ending, let meant = meant(answer, endings: false) { return ofMeant(meant, nearest, typed) }
    guard nearest.kind != .notAForm else { return ofNoForm(answer, nearest, typed) }
    let remark = nearest.remark
    return nearest.missing(
      .form, Remark("\(right(target)) is right; \(remark.was)", remark.advice, nudge: remark.nudge))
  }

  /// An answer that differs from the right form by its accent alone and is another form: both meanings are told, and where
  /// the stress falls. Of *haber*, the helper and *there is* are told apart.
  private func twin(_ attempts: [Attempt], _ plain: Diagnosis) -> Diagnosis? {
    if plain.kind == .otherVerb, plain.infinitive == question.verb.name, let typed = attempts.first?.core {
      let isHelper = typed != "hay"
      return Diagnosis(
        .otherVerb, infinitive: "haber", at: question.slot,
        remark: Remark(
          "“\(typed)” \(isHelper ? "is the helper of a compound tense" : "is what there is")",
          isHelper ? rule.textOnVerb : "before a participle the helper is ha",
          nudge: isHelper ? nil : "before a participle stands the helper"),
        missed: .choice)
    }
    let isTwin = attempts.contains { attempt in
      question.accepted.contains { attempt.plain == Attempt($0, at: question.slot).plain }
    }
    return isTwin && plain.infinitive == question.verb.name ? plain.missing(.form, plain.remark) : nil
  }

  /// What was chosen rightly: the verb where there was one to choose, or else the tense.
  private func right(_ target: Slot) -> String { others.isEmpty ? SentenceRule.the(target.tense) : sentence.verb }

  private var rule: SentenceRule { SentenceRule(sentence: sentence, brevity: brevity, tellsReason: tellsReason) }
  private var isBrief: Bool { rule.isBrief }
}

// MARK: Forms of the verbs in question

extension SentenceDiagnostician {
  /// Another form of the right verb.
  ///
  /// - Parameter twoErrors: the kind where more is wrong than the cell; `nil` if the cell tells the kind.
  private func ofOwnCell(_ cell: FoundCell, _ typed: String, as twoErrors: Diagnosis.Kind? = nil) -> Diagnosis {
    let (slot, asked) = (cell.slot, question.slot)
    let isOtherTense = slot.tense != asked.tense
    let isOtherPerson = slot.person != asked.person
    let isPersonMissed = isOtherPerson && slot.person != nil && asked.person != nil
    let kind: Diagnosis.Kind = isOtherTense ? (isOtherPerson ? .otherTenseAndPerson : .otherTense) : .otherPerson
    let decidesPerson = sentence.choice.family.decidesPerson
    let isChoiceMissed = isOtherTense || decidesPerson && isPersonMissed
    let isFormMissed = cell.lacks != nil || isPersonMissed && !decidesPerson
    let lacking = cell.lacks.map { " \($0)" } ?? ""
    let found = isOtherTense ? "" : rule.whose(slot, besides: asked)
    var parts = ["\(typed) is \(found)\(lacking)"]
    if isOtherTense {
      let whose = isPersonMissed ? " for \(rule.subjects(slot))" : ""
      parts = ["\(typed) is \(SentenceRule.the(slot.tense))\(whose)\(lacking)"]
      parts += others.isEmpty ? [rule.text] : ["\(sentence.verb) is right", rule.textOnTense]
      if isPersonMissed { parts.append("the person here is \(rule.subjects(asked))") }
    } else if decidesPerson {
      parts.append(rule.textOnPerson)
    } else {
      let isThereIs = question.verb.name == "haber" && asked.person == .thirdSingular
      let advice =
        if isThereIs {
          "haber, there is, has no plural"
        } else if sentence.choice.tellsPerson {
          rule.textOnPerson
        } else {
          "here it is \(rule.whose(asked, besides: slot))"
        }
      parts = ["\(right(asked)) is right"] + parts + [advice]
    }
    return Diagnosis(
      twoErrors ?? kind, infinitive: twoErrors == nil ? question.verb.name : nil, at: twoErrors == nil ? slot : nil,
      remark: Remark(parts[0], parts.dropFirst().joined(separator: "; ")),
      missed: .of(choice: isChoiceMissed, form: isFormMissed))
  }

  /// What is said of the tense and the person beside what was said of the verb.
  private func restMissed(tense: Bool, person: Bool) -> [String] {
    let (slot, subjects) = (question.slot, rule.subjects(question.slot))
    if isBrief, tense { return ["here it is \(SentenceRule.the(slot.tense))\(person ? " for \(subjects)" : "")"] }
    return (tense ? [rule.textOnTense] : []) + (person ? ["the person here is \(subjects)"] : [])
  }

  /// A form of another of the verbs to choose among.
  private func ofOther(_ verb: Verb, _ cell: FoundCell, _ typed: String) -> Diagnosis {
    let (slot, asked) = (cell.slot, question.slot)
    let what = slot == .infinitive ? "is \(SentenceRule.the(.infinitive))" : "is of \(verb.name)"
    var parts = ["\(typed) \(what)\(cell.lacks.map { " \($0)" } ?? "")", rule.textOnVerb]
    let isPersonMissed = slot.person != asked.person && slot.person != nil && asked.person != nil
    parts += restMissed(tense: slot.tense != asked.tense, person: isPersonMissed)
    return Diagnosis(
      .otherVerb, infinitive: verb.name, at: slot,
      remark: Remark(parts[0], parts.dropFirst().joined(separator: "; ")),
      missed: .of(choice: true, form: isPersonMissed || cell.lacks != nil))
  }
}

// MARK: Anything else

extension SentenceDiagnostician {
  /// A form of a verb that is not among those to choose from.
  private func ofStranger(_ answer: AnswerText, _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    let name = plain.infinitive ?? ""
    func named(_ verb: Verb?, _ name: String) -> String {
      verb.flatMap { $0.meaning.isEmpty ? nil : "\(name) (\(isBrief ? $0.shortGloss : $0.gloss))" } ?? name
    }
    let isInfinitive = plain.tense == .infinitive
    let found = named(conjugator.find(name), name)
    var parts = [isInfinitive ? "\(found) is another verb" : "\(typed) is of \(found)"]
    let isLetter = diagnostician.isOneLetterOff(answer, for: question)
    if isLetter { parts[0] += ", one letter from the right form" }
    parts.append(others.isEmpty ? "here it is \(named(question.verb, sentence.verb))" : rule.textOnVerb)
    if plain.tense != question.slot.tense, !isLetter {
      parts += others.isEmpty && !isBrief ? [rule.text] : restMissed(tense: true, person: false)
    }
    let isPersonMissed = plain.person != question.slot.person && plain.person != nil && question.slot.person != nil
    return plain.missing(
      isLetter ? .form : .of(choice: true, form: isPersonMissed),
      Remark(parts[0], parts.dropFirst().joined(separator: "; ")))
  }

  /// An answer that is no form: perhaps a wrong choice with a wrong form, or a verb with its helper.
  private func ofNoForm(_ answer: AnswerText, _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    if let phrase = phrase(answer) { return ofPhrase(phrase, plain, typed) }
    if isPerfectInfinitive(answer) {
      return plain.missing(.choice, Remark("\(typed) is the perfect infinitive", rule.textOnChoice))
    }
    if let (pronouns, isRight) = joinedPronouns(answer) {
      let remark =
        isRight
        ? Remark(
          "\(typed) is the right form with “\(pronouns)” joined to it",
          "the sentence has its own words for that, so the gap takes the form alone")
        : Remark("\(typed) has “\(pronouns)” joined to it, and the gap takes the form alone", rule.textOnChoice)
      return plain.missing(.form, remark)
    }
    if hasSubjectAfter(answer) { return plain.missing(.form, plain.remark) }
    if let meant = meant(answer, endings: true) { return ofMeant(meant, plain, typed) }
    return plain.missing(.both, Remark(plain.remark.was, rule.textOnChoice))
  }

  /// The right verb with a helper: at the right time it is only that the gap takes one form.
  private func ofPhrase(_ phrase: Periphrasis, _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    let was = "\(typed) is \(phrase.name), and the gap takes one form"
    if phrase.means(question.slot) {
      let right = "\(right(question.slot)) is right"
      let form = question.accepted.first ?? ""
      return plain.missing(.form, Remark(was, "\(right); in one word it is \(form)", nudge: right))
    }
    return plain.missing(
      .both, Remark(was, others.isEmpty ? rule.textOnChoice : "\(sentence.verb) is right; \(rule.textOnTense)"))
  }

  /// A misshapen form of another cell.
  private func ofMeant(_ meant: (verb: Verb, slot: Slot), _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    let (verb, slot) = meant
    let form = conjugator.forms(of: verb, at: slot).first ?? ""
    let isOther = verb.infinitive != question.verb.infinitive
    let isOtherPerson = slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
    let whose = isOtherPerson ? " for \(rule.subjects(slot))" : ""
    let what = (isOther ? "of \(verb.name), " : "") + SentenceRule.the(slot.tense) + whose
    let person = isOtherPerson ? "; the person here is \(rule.subjects(question.slot))" : ""
    let isChoiceMissed = isOther || slot.tense != question.slot.tense
    let reason =
      isOther ? rule.textOnVerb : isChoiceMissed ? rule.textOnChoice : "\(SentenceRule.the(slot.tense)) is right"
    // What is right too is not told before the second try.
    let correction = question.accepted.contains(form) ? "" : ", and meant as \(what) it would be \(form)"
    return plain.missing(
      .of(choice: isChoiceMissed, form: true), Remark("\(typed) is no form\(correction)", reason + person))
  }

  /// What a phrase with the verb is called, as *voy a tener, estaban caminando*; `nil` if the answer is none.
  private func phrase(_ answer: AnswerText) -> Periphrasis? {
    answer.readings.lazy.compactMap { reading in
      Periphrasis(reading.split(separator: " ").map(String.init), of: question.verb, conjugator)
    }.first
  }

  /// Whether it is a right form with its subject after it: *duerma usted*.
  private func hasSubjectAfter(_ answer: AnswerText) -> Bool {
    answer.readings.contains { reading in
      let words = reading.split(separator: " ").map(String.init)
      return AnswerText.isSubject(words.last ?? "")
        && question.accepted.contains(words.dropLast().joined(separator: " "))
    }
  }

  /// Whether it is *haber tenido*.
  private func isPerfectInfinitive(_ answer: AnswerText) -> Bool {
    let participles = conjugator.forms(of: question.verb, at: .participle)
    return answer.readings.contains { reading in
      let words = reading.split(separator: " ")
      return words.count == 2 && ["haber", "haberse"].contains(words[0]) && participles.contains(String(words[1]))
    }
  }

  /// The pronouns that are joined to a form of the verb, as in *dadle*, and whether the form is right without them; `nil`
  /// if there are none.
  private func joinedPronouns(_ answer: AnswerText) -> (pronouns: String, isRight: Bool)? {
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    let own = question.verb.infinitive.plain.description
    for reading in answer.readings where !reading.contains(" ") {
      let found = analyzer.readings(of: reading).filter { $0.plainName == own && !$0.clitics.isEmpty }
      guard let first = found.first else { continue }
      let bare = found.flatMap { conjugator.forms(of: question.verb, at: $0.slot) }
      return (first.clitics.map { "\($0)" }.joined(separator: ", "), bare.contains(where: question.accepted.contains))
    }
    return nil
  }
}

extension Diagnosis {
  /// The same with what was missed, and another remark.
  fileprivate func missing(_ missed: Missed?, _ remark: Remark) -> Diagnosis {
    let slot = tense.flatMap { Slot($0, person) }
    return Diagnosis(kind, infinitive: infinitive, at: slot, remark: remark, missed: missed)
  }
}
