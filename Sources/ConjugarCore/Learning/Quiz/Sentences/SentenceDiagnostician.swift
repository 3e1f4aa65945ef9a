/// Tells what a wrong answer to a sentence was, and whether the choice was missed, its form, or both.
///
/// The search is that of any wrong answer; the verbs offered and the other forms that are right are more places to start
/// from. The message names what decides, which a question without a sentence has not.
struct SentenceDiagnostician {
  let asked: DiagnosisContext
  let sentence: Sentence
  /// The verbs to choose among beside the right one.
  let others: [Verb]

  /// The most letters of a message that is read at a glance: two lines of a screen.
  private static let longest = 160

  /// What is said of an answer, in as many words as the rule has.
  typealias Telling = (SentenceRule) -> Diagnosis

  func diagnose(_ answer: AnswerText) -> Diagnosis {
    // Que come is come, whatever it was thought to follow.
    let readings = answer.readings.map { $0.hasPrefix("que ") ? String($0.dropFirst(4)) : $0 }
    let search = Search(asked, readings.map { Attempt($0, at: question.slot) })
    let telling = telling(search, search.cheapest)
    var rule = SentenceRule(sentence: sentence)
    for brevity in SentenceRule.Brevity.allCases {
      rule.brevity = brevity
      if telling(rule).message.count <= Self.longest { break }
    }
    let (told, hint) = (telling(rule), telling(rule.withoutReason))
    return Diagnosis(
      told.kind, infinitive: told.infinitive, at: told.slot,
      remark: Remark(told.remark.was, told.remark.advice, nudge: hidden(hint.remark.nudge)),
      missed: told.missed)
  }

  /// What is said before the second try; where the verb itself is to be found, without its name.
  private func hidden(_ nudge: String) -> String {
    guard question.direction == .meaning else { return nudge }
    return nudge.split(separator: " ").map { word in
      let rest = word.dropFirst(sentence.verb.count)
      return word.hasPrefix(sentence.verb) && rest.first?.isLetter != true ? question.gap + rest : String(word)
    }.joined(separator: " ")
  }

  var question: Question { asked.question }
  /// What was chosen rightly: the verb where there was one to choose, or else the tense.
  func right(_ slot: Slot) -> String { others.isEmpty ? SentenceRule.the(slot.tense) : sentence.verb }

  private func telling(_ search: Search, _ found: Finding) -> Telling {
    if let construction = sentence.construction { return ofPeriphrasis(construction, search) }
    let own = found.steps.first { $0.slot != nil && $0.infinitive == question.verb.name }
    if let own, own.kind == .otherVerb { return ofHelper(own, search) }
    let isTwin = search.attempts.contains { attempt in
      question.accepted.contains { attempt.plain == Attempt($0, at: question.slot).plain }
    }
    if isTwin, let own { return { _ in Diagnosis(found, of: own, found.remark, missed: .form) } }
    let isVerbChosen = found.kind == .pronoun || found.price > Price.offeredVerb
    if isVerbChosen, let step = offered(search.attempts) { return ofOther(step, search.answer) }
    if own != nil { return ofOwn(found, search.answer) }
    // An ending that was built for the gap may be that of another cell.
    if found.price >= Price.of(.ending) {
      if let cell = OtherCell(search.attempts, asked, accentsCount: false)
        ?? OtherCell.afterPronoun(search.attempts, asked)
      {
        return ofOwn(Finding(Step(cell, asked)), search.answer)
      }
      if let step = offered(search.attempts, accentsCount: false) { return ofOther(step, search.answer) }
    }
    return found.kind == .otherVerb ? ofStranger(found, search) : ofNoForm(found, search)
  }

  func isPersonMissed(_ slot: Slot) -> Bool {
    slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
  }

  // MARK: Forms of the verbs in question

  /// Of *haber*, the helper and *there is* are told apart.
  private func ofHelper(_ step: Step, _ search: Search) -> Telling {
    let isHelper = search.attempts.first?.core != "hay"
    let was = "\(search.answer) is \(isHelper ? "the helper of a compound tense" : "what there is")"
    return { rule in
      let advice = isHelper ? rule.textOnVerb : "before a participle the helper is ha"
      let remark = Remark(was, advice, nudge: isHelper ? nil : "before a participle stands the helper")
      return Diagnosis(Finding(step), of: step, remark, missed: .choice)
    }
  }

  /// Another form of the right verb, perhaps with something else wrong in it.
  private func ofOwn(_ found: Finding, _ typed: String) -> Telling {
    guard let form = found.form, let slot = form.slot else {
      return { _ in Diagnosis(.notAForm, remark: found.remark, missed: .both) }
    }
    let wanted = question.slot
    let isOtherTense = slot.tense != wanted.tense
    let isPersonMissed = isPersonMissed(slot)
    let lacking = lacking(found, typed)
    let isThereIs = question.verb.isAuxiliary && wanted.person == .thirdSingular
    return { rule in
      let decidesPerson = rule.lesson == .agreement
      var parts: [String] = []
      if isOtherTense {
        let whose = isPersonMissed ? " for \(rule.subjects(slot))" : ""
        parts = ["\(typed) is \(SentenceRule.the(slot.tense))\(whose)\(lacking)"]
        parts += (others.isEmpty ? [] : ["\(sentence.verb) is right"]) + [rule.textOnTense]
        if isPersonMissed { parts.append("the person here is \(rule.subjects(wanted))") }
      } else {
        let isTold = decidesPerson || sentence.choice.tellsPerson || !sentence.triggers(of: [.person]).isEmpty
        parts = decidesPerson ? [] : ["\(right(wanted)) is right"]
        parts.append("\(typed) is \(rule.whose(slot, besides: wanted))\(lacking)")
        parts.append(
          isThereIs && !decidesPerson
            ? "haber, there is, has no plural"
            : isTold ? rule.textOnPerson(besides: slot) : "here it is \(rule.whose(wanted, besides: slot))")
      }
      return Diagnosis(
        found, of: form, Remark(parts),
        missed: .of(
          choice: isOtherTense || decidesPerson && isPersonMissed,
          form: !lacking.isEmpty || isPersonMissed && !decidesPerson))
    }
  }

  /// What else is wrong in a form of another cell: its accent, its pronoun, its letters.
  private func lacking(_ found: Finding, _ typed: String) -> String {
    if let written = found.form?.written { return " but for its accent (\(written))" }
    guard let other = found.steps.first(where: { $0.slot == nil }) else {
      return found.form?.pronoun.map { " with “\($0)”" } ?? ""
    }
    let was = other.remark.was
    return was.hasPrefix(typed) ? " and\(was.dropFirst(typed.count))" : ", and \(was)"
  }

  /// The form of one of the other verbs offered that an answer is, of the cell nearest to the one asked.
  private func offered(_ attempts: [Attempt], accentsCount: Bool = true) -> Step? {
    others.lazy.compactMap { verb in
      let place = asked.about(Question(verb: verb, slot: question.slot, subject: nil, accepted: []))
      return OtherCell(attempts, place, accentsCount: accentsCount, isElsewhere: true).map {
        Step(.otherVerb, of: verb.name, at: $0.slot, written: $0.written, price: Price.offeredVerb, Remark(""))
      }
    }.first
  }

  /// A form of another of the verbs to choose among.
  private func ofOther(_ step: Step, _ typed: String) -> Telling {
    let (slot, verb) = (step.slot ?? question.slot, step.infinitive ?? "")
    let what = slot == .infinitive ? "is \(SentenceRule.the(.infinitive))" : "is of \(verb)"
    let accent = step.written.map { " but for its accent (\($0))" } ?? ""
    let isPersonMissed = isPersonMissed(slot)
    return { rule in
      let rest = restMissed(rule, tense: slot.tense != question.slot.tense, person: isPersonMissed)
      return Diagnosis(
        Finding(step), of: step, Remark(["\(typed) \(what)\(accent)", rule.textOnVerb] + rest),
        missed: .of(choice: true, form: isPersonMissed || step.written != nil))
    }
  }

  /// What is said of the tense and the person beside what was said of the verb.
  func restMissed(_ rule: SentenceRule, tense: Bool, person: Bool) -> [String] {
    let subjects = rule.subjects(question.slot)
    if tense { return ["here it is \(SentenceRule.the(question.slot.tense))\(person ? " for \(subjects)" : "")"] }
    return person ? ["the person here is \(subjects)"] : []
  }
}

extension Diagnosis {
  /// - Parameter form: the step that is a form; named where it explains all.
  init(_ found: Finding, of form: Step?, _ remark: Remark, missed: Missed) {
    let form = found.kind == .notAForm ? nil : form
    self.init(found.kind, infinitive: form?.infinitive, at: form?.slot, remark: remark, missed: missed)
  }
}

extension Remark {
  /// Of clauses, of which the first tells what it was.
  init(_ parts: [String]) { self.init(parts[0], parts.dropFirst().joined(separator: "; ")) }
}
