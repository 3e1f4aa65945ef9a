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

  var question: Question { asked.question }
  var rule: SentenceRule { SentenceRule(sentence: sentence, brevity: brevity, tellsReason: tellsReason) }
  var isBrief: Bool { rule.isBrief }
  /// What was chosen rightly: the verb where there was one to choose, or else the tense.
  func right(_ slot: Slot) -> String { others.isEmpty ? SentenceRule.the(slot.tense) : sentence.verb }

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

  func diagnosis(
    _ kind: Diagnosis.Kind, _ remark: Remark, _ missed: Diagnosis.Missed, of form: Step? = nil
  ) -> Diagnosis {
    Diagnosis(kind, infinitive: form?.infinitive, at: form?.slot, remark: remark, missed: missed)
  }

  func remark(_ parts: [String]) -> Remark { Remark(parts[0], parts.dropFirst().joined(separator: "; ")) }

  func isPersonMissed(_ slot: Slot) -> Bool {
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
        Step(.otherVerb, of: verb.name, at: cell.slot, written: cell.written, price: Price.offeredVerb, Remark(""))
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
  func restMissed(tense: Bool, person: Bool) -> [String] {
    let subjects = rule.subjects(question.slot)
    if tense { return ["here it is \(SentenceRule.the(question.slot.tense))\(person ? " for \(subjects)" : "")"] }
    return person ? ["the person here is \(subjects)"] : []
  }
}
