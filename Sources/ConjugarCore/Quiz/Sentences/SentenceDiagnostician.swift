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

  func diagnose(_ answer: AnswerText) -> Diagnosis {
    let attempts = answer.readings.map { Attempt($0, at: question.slot) }
    let typed = attempts.first?.text ?? ""
    if let cell = cell(of: question.verb, attempts, exactly: true) { return ofOwnCell(cell, typed) }
    for verb in others {
      if let cell = cell(of: verb, attempts, exactly: true) { return ofOther(verb, cell, typed) }
    }
    let plain = diagnostician.diagnose(answer, for: question)
    if plain.kind != .pronoun, plain.kind != .negation {
      if let cell = cell(of: question.verb, attempts, exactly: false) { return ofOwnCell(cell, typed) }
      for verb in others {
        if let cell = cell(of: verb, attempts, exactly: false) { return ofOther(verb, cell, typed) }
      }
    }
    switch plain.kind {
    case .otherVerb: return ofStranger(plain, typed)
    case .notAForm: return ofNoForm(answer, plain, typed)
    case .pronoun, .negation, .otherPerson, .otherTense, .otherTenseAndPerson, .auxiliary, .participle, .stemChange,
      .regularized, .ending, .spelling, .typo:
      let remark = plain.remark
      return plain.missing(.form, Remark("\(right) is right; \(remark.was)", remark.advice, nudge: remark.nudge))
    }
  }

  /// What was chosen rightly: the verb where there was one to choose, or else the tense.
  private var right: String { others.isEmpty ? SentenceRule.the(sentence.slot.tense) : sentence.verb }

  private var rule: SentenceRule { SentenceRule(sentence: sentence) }

  /// The cell of a verb that an answer is a form of, with the form as it is written: of a person that the learner is
  /// asked, if it can be, and the nearest to the one asked. Of other persons nobody means a form without its accent.
  private func cell(of verb: Verb, _ attempts: [Attempt], exactly: Bool) -> (slot: Slot, form: String?)? {
    let paradigm = conjugator.paradigm(of: verb)
    let isOwn = verb.infinitive == question.verb.infinitive
    var found: [(slot: Slot, form: String?)] = []
    let isAsked = { (slot: Slot) in diagnostician.isAsked(slot.person, in: question) }
    for slot in Slot.all where !(isOwn && slot == question.slot) && (exactly || isAsked(slot)) {
      for form in paradigm.forms(at: slot) {
        let core = AnswerText.withoutFreeNo(form, at: question.slot)
        let isFitting = attempts.contains { attempt in
          exactly
            ? attempt.core == core || attempt.text == form
            : attempt.plain.joined(separator: " ") == WrittenAccents.removed(core)
        }
        if isFitting { found.append((slot, exactly ? nil : form)) }
      }
    }
    func order(_ slot: Slot) -> (Int, Int, Int, Int) {
      let (tense, person, place) = question.slot.distance(to: slot)
      return (isAsked(slot) ? 0 : 1, tense, person, place)
    }
    return found.min { order($0.slot) < order($1.slot) }
  }

  /// Another form of the right verb.
  private func ofOwnCell(_ cell: (slot: Slot, form: String?), _ typed: String) -> Diagnosis {
    let (slot, asked) = (cell.slot, question.slot)
    let isOtherTense = slot.tense != asked.tense
    let isOtherPerson = slot.person != asked.person
    let isPersonMissed = isOtherPerson && slot.person != nil && asked.person != nil
    let kind: Diagnosis.Kind = isOtherTense ? (isOtherPerson ? .otherTenseAndPerson : .otherTense) : .otherPerson
    let decidesPerson = sentence.choice.family.decidesPerson
    let isChoiceMissed = isOtherTense || decidesPerson && isPersonMissed
    let isFormMissed = cell.form != nil || isPersonMissed && !decidesPerson
    var parts: [String] = []
    let accent = cell.form.map { " but for its accent (\($0))" } ?? ""
    if isOtherTense {
      let whose = isPersonMissed ? " for \(SentenceRule.subjects(slot))" : ""
      parts = ["“\(typed.printable(upTo: 40))” is \(SentenceRule.the(slot.tense))\(whose)\(accent)"]
      if !others.isEmpty {
        parts.append("\(sentence.verb) is right, in \(SentenceRule.the(asked.tense))")
      } else {
        parts.append(rule.text)
      }
      if isPersonMissed { parts.append("the person here is \(SentenceRule.subjects(asked))") }
    } else {
      parts = ["“\(typed.printable(upTo: 40))” is for \(SentenceRule.subjects(slot))\(accent)"]
      if decidesPerson {
        parts.append(rule.textOnPerson)
      } else {
        parts = ["\(right) is right"] + parts + ["here it is \(SentenceRule.subjects(asked))"]
      }
    }
    return Diagnosis(
      kind, infinitive: question.verb.name, at: slot,
      remark: Remark(parts[0], parts.dropFirst().joined(separator: "; ")),
      missed: .of(choice: isChoiceMissed, form: isFormMissed))
  }

  /// A form of another of the verbs to choose among.
  private func ofOther(_ verb: Verb, _ cell: (slot: Slot, form: String?), _ typed: String) -> Diagnosis {
    let (slot, asked) = (cell.slot, question.slot)
    let accent = cell.form.map { " but for its accent (\($0))" } ?? ""
    var parts = ["“\(typed.printable(upTo: 40))” is of \(verb.name)\(accent)", rule.textOnVerb]
    if slot.tense != asked.tense { parts.append("in \(SentenceRule.the(asked.tense))") }
    let isPersonMissed = slot.person != asked.person && slot.person != nil && asked.person != nil
    if isPersonMissed { parts.append("for \(SentenceRule.subjects(asked))") }
    return Diagnosis(
      .otherVerb, infinitive: verb.name, at: slot,
      remark: Remark(parts[0], parts.dropFirst().joined(separator: "; ")),
      missed: .of(choice: true, form: isPersonMissed || cell.form != nil))
  }

  /// A form of a verb that is not among those to choose from.
  private func ofStranger(_ plain: Diagnosis, _ typed: String) -> Diagnosis {
    let name = plain.infinitive ?? ""
    func named(_ verb: Verb?, _ name: String) -> String {
      verb.flatMap { $0.meaning.isEmpty ? nil : "\(name) (\($0.gloss))" } ?? name
    }
    var parts = [
      "“\(typed.printable(upTo: 40))” is of \(named(conjugator.find(name), name))",
      "asked is \(named(question.verb, sentence.verb))",
    ]
    if !others.isEmpty { parts[1] = rule.textOnVerb }
    if plain.tense != question.slot.tense {
      parts.append(others.isEmpty ? rule.text : "in \(SentenceRule.the(question.slot.tense))")
    }
    let isPersonMissed = plain.person != question.slot.person && plain.person != nil && question.slot.person != nil
    return plain.missing(
      .of(choice: true, form: isPersonMissed), Remark(parts[0], parts.dropFirst().joined(separator: "; ")))
  }

  /// An answer that is no form: perhaps a wrong choice with a wrong form, or a verb with its helper.
  private func ofNoForm(_ answer: AnswerText, _ plain: Diagnosis, _ typed: String) -> Diagnosis {
    let quoted = "“\(typed.printable(upTo: 40))”"
    if isPeriphrasis(answer) {
      return plain.missing(
        .both, Remark("\(quoted) is ir a + infinitive, and the gap takes one form", rule.textOnChoice))
    }
    if isPerfectInfinitive(answer) {
      return plain.missing(.choice, Remark("\(quoted) is the perfect infinitive", rule.textOnChoice))
    }
    if let (verb, slot) = intended(answer) {
      let form = conjugator.forms(of: verb, at: slot).first ?? ""
      let isOther = verb.infinitive != question.verb.infinitive
      let what = (isOther ? "of \(verb.name), " : "") + SentenceRule.the(slot.tense)
      let reason = isOther ? rule.textOnVerb : rule.textOnChoice
      return plain.missing(.both, Remark("\(quoted) is no form, and meant as \(what) it would be \(form)", reason))
    }
    return plain.missing(.both, Remark(plain.remark.was, rule.textOnChoice))
  }

  /// Whether it is *voy a tener*.
  private func isPeriphrasis(_ answer: AnswerText) -> Bool {
    let infinitive = question.verb.infinitive.plain.description
    return answer.readings.contains { reading in
      let words = reading.split(separator: " ")
      return words.count > 2 && words[words.count - 2] == "a" && words[words.count - 1].hasPrefix(infinitive)
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

  /// The cell of one of the verbs that a misshapen form was meant for.
  private func intended(_ answer: AnswerText) -> (Verb, Slot)? {
    for verb in others + [question.verb] {
      // The tense that was asked first: *sabo* is meant as the present of *saber* where that of *conocer* was asked.
      let slots = ([question.slot.tense] + Self.commonTenses).compactMap { Slot($0, question.slot.person) }
      for slot in slots where verb.infinitive != question.verb.infinitive || slot != question.slot {
        let cell = Question(verb: verb, slot: slot, subject: nil, accepted: conjugator.forms(of: verb, at: slot))
        if !cell.accepted.isEmpty, diagnostician.misshapes(answer, of: cell) { return (verb, slot) }
      }
    }
    return nil
  }

  private static let commonTenses: [Tense] = [
    .present, .preterite, .imperfect, .presentSubjunctive, .future, .conditional, .imperfectSubjunctiveRa,
  ]
}

extension Diagnosis {
  /// The same with what was missed, and another remark.
  fileprivate func missing(_ missed: Missed, _ remark: Remark) -> Diagnosis {
    let slot = tense.flatMap { Slot($0, person) }
    return Diagnosis(kind, infinitive: infinitive, at: slot, remark: remark, missed: missed)
  }
}
