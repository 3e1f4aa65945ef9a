/// Tells what a wrong answer to a sentence was, and whether the choice was missed, its form, or both.
///
/// The search is that of any wrong answer; the verbs offered and the other forms that are right are more places to start
/// from. The message names what decides, which a question without a sentence has not.
struct SentenceDiagnostician {
  let asked: DiagnosisContext
  let sentence: Sentence
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
    rule.isBrief = telling(rule).message.count > Self.longest
    rule.tellsReason = telling(rule).message.count <= Self.longest
    let told = telling(rule)
    rule.tellsReason = false
    let nudge = telling(rule).remark.nudge
    return Diagnosis(
      told.kind, infinitive: told.infinitive, at: told.slot,
      remark: Remark(told.remark.was, told.remark.advice, nudge: hidden(nudge)),
      missed: told.missed)
  }

  /// What is said before the second try; where the verb itself is to be found, without its name.
  private func hidden(_ nudge: String) -> String {
    guard question.direction == .meaning else { return nudge }
    var (text, rest) = ("", nudge[...])
    while !rest.isEmpty {
      let word = rest.prefix(while: \.isLetter)
      rest.removeFirst(word.count)
      let blank = rest.prefix { !$0.isLetter }
      rest.removeFirst(blank.count)
      text += (word == sentence.verb ? question.gap : String(word)) + blank
    }
    return text
  }

  var question: Question { asked.question }
  /// What was chosen rightly: the periphrasis, the verb where there was one to choose, or else the tense.
  func right(_ slot: Slot) -> String {
    sentence.construction?.name ?? (others.isEmpty ? SentenceRule.the(slot.tense) : sentence.verb)
  }

  private func telling(_ search: Search, _ found: Finding) -> Telling {
    guard let (found, form) = form(search, found) else { return ofNoForm(found, search) }
    let isTwin = search.attempts.contains { attempt in
      question.accepted.contains { attempt.plain == Attempt($0, at: question.slot).plain }
    }
    // Of haber, the helper and there is are told apart.
    let isHelper = form.kind == .otherVerb
    if form.infinitive == question.verb.name, isHelper || isTwin {
      return { _ in Diagnosis(found, of: form, found.remark, missed: isHelper ? .choice : .form) }
    }
    // Where debe is right too, debes is wrong in the person alone.
    let beside = sentence.alternatives.first { other in
      other.remark.isRight && other.verb == form.infinitive && other.construction == nil
        && other.slot.tense == form.slot?.tense && other.slot.person == question.slot.person
    }
    guard form.kind == .otherTenseAndPerson, found.steps.count == 1, let beside else {
      return ofForm(found, form, search, wanted: question.slot)
    }
    let step = Step(.otherPerson, of: form.infinitive, at: form.slot, written: form.written, form.remark)
    return ofForm(Finding(step), step, search, wanted: beside.slot)
  }

  /// The form that an answer is, of the verb asked, of those offered or of another one, and how it was found.
  private func form(_ search: Search, _ found: Finding) -> (Finding, Step)? {
    let own = found.steps.first { $0.slot != nil && $0.infinitive == question.verb.name }
    // Where a periphrasis should stand, the verb by itself is offered too.
    let verbs = others.map { ($0, Diagnosis.Kind.otherVerb, Price.offeredVerb) }
    let simple = sentence.construction == nil ? [] : [(question.verb, Diagnosis.Kind.otherTense, Price.withoutHelper)]
    func offered(accentsCount: Bool) -> Step? {
      (verbs + simple).lazy.compactMap { verb, kind, price in
        let place = asked.about(Question(verb: verb, slot: question.slot, subject: nil, accepted: []))
        return OtherCell(search.attempts, place, accentsCount: accentsCount, isElsewhere: true).map {
          Step(kind, of: verb.name, at: $0.slot, written: $0.written, price: price, Remark(""))
        }
      }.first
    }
    func alone(_ step: Step) -> (Finding, Step) { (Finding(step), step) }
    // Of ir and irse the pronoun is all that differs.
    if found.kind == .pronoun || found.price > Price.offeredVerb, own?.kind != .otherVerb,
      let step = offered(accentsCount: true)
    {
      return alone(step)
    }
    if let own { return (found, own) }
    // An ending that was built for the gap may be that of another cell.
    if found.price >= Price.of(.ending) {
      let cell =
        OtherCell(search.attempts, asked, accentsCount: false) ?? OtherCell.afterPronoun(search.attempts, asked)
      if let cell { return alone(Step(cell, asked)) }
      if let step = offered(accentsCount: false) { return alone(step) }
      if sentence.construction != nil {
        let plain = asked.about(Question(verb: question.verb, slot: question.slot, subject: nil, accepted: []))
        if let cell = OtherCell.afterPronoun(search.attempts, plain) { return alone(Step(cell, plain)) }
      }
    }
    return found.kind == .otherVerb ? found.form.map { (found, $0) } : nil
  }

  func isPersonMissed(_ slot: Slot) -> Bool {
    slot.person != question.slot.person && slot.person != nil && question.slot.person != nil
  }

  // MARK: Forms

  /// A form of one verb or another, perhaps with something else wrong in it.
  ///
  /// - Parameter wanted: the cell beside which it is told what was wrong.
  private func ofForm(_ found: Finding, _ form: Step, _ search: Search, wanted: Slot) -> Telling {
    let typed = search.answer
    let slot = form.slot ?? wanted
    let isOwn = form.infinitive == question.verb.name
    let isStranger = !isOwn && !others.contains { $0.name == form.infinitive }
    let isSimple = form.price == Price.withoutHelper
    let isOtherTense = slot.tense != wanted.tense || isSimple
    let isPersonMissed = isPersonMissed(slot)
    let lacking = lacking(found, typed)
    return { rule in
      let decidesPerson = rule.lesson == .agreement
      let missed = Diagnosis.Missed.of(
        choice: !isOwn || isOtherTense || decidesPerson && isPersonMissed,
        form: !lacking.isEmpty || isPersonMissed && !(isOwn && decidesPerson))
      let person = isPersonMissed ? ["the person here is \(rule.subjects(wanted))"] : []
      var parts: [String]
      if !isOwn {
        let verb = isStranger ? named(form.infinitive ?? "", rule) : form.infinitive ?? ""
        let meaning = isStranger || wanted == .infinitive ? gloss(form.infinitive ?? "", rule) : nil
        let what =
          slot == .infinitive
          ? meaning.map { "means \($0)" } ?? "is \(SentenceRule.the(.infinitive))" : "is of \(verb)"
        parts = ["\(typed) \(what)\(lacking)"]
        parts.append(isStranger && others.isEmpty ? "here it is \(named(sentence.verb, rule))" : rule.textOnVerb)
        if slot.tense == wanted.tense {
          parts += isStranger ? [] : person
        } else {
          let isReasonTold = isStranger && others.isEmpty && !rule.isBrief
          let whose = isPersonMissed && !isStranger ? " for \(rule.subjects(wanted))" : ""
          let tense = SentenceRule.the(wanted.tense) + whose
          if isReasonTold {
            parts.append(rule.textOnTense)
          } else if isStranger && others.isEmpty {
            parts[1] += ", \(tense)"
          } else {
            parts.append("here it is \(tense)")
          }
        }
      } else if isOtherTense {
        let whose = isPersonMissed && !isSimple ? " for \(rule.subjects(slot))" : ""
        let isRight = !isSimple && (sentence.construction != nil || !others.isEmpty)
        parts = ["\(typed) is \(SentenceRule.the(slot.tense))\(whose)\(lacking)\(isSimple ? " alone" : "")"]
        parts += (isRight ? ["\(right(wanted)) is right"] : [])
        let isHelper = !isSimple && sentence.construction != nil
        parts.append(isHelper ? "here it is \(SentenceRule.the(wanted.tense)): \(sentence.reason)" : rule.textOnTense)
        parts += person
      } else {
        parts = decidesPerson ? [] : ["\(right(wanted)) is right"]
        parts.append("\(typed) is \(rule.whose(slot, besides: wanted))\(lacking)")
        parts.append(ofPerson(slot, rule))
      }
      return Diagnosis(found, of: form, Remark(parts), missed: missed)
    }
  }

  /// What is said of the person that is right beside a form of another one.
  private func ofPerson(_ slot: Slot, _ rule: SentenceRule) -> String {
    let decidesPerson = rule.lesson == .agreement
    if question.verb.isAuxiliary, question.slot.person == .thirdSingular, !decidesPerson {
      return "haber, there is, has no plural"
    }
    let isTold = decidesPerson || sentence.choice.tellsPerson || !sentence.triggers(of: [.person]).isEmpty
    return isTold ? rule.textOnPerson(besides: slot) : "here it is \(rule.whose(question.slot, besides: slot))"
  }

  private func named(_ infinitive: String, _ rule: SentenceRule) -> String {
    gloss(infinitive, rule).map { "\(infinitive) (\($0))" } ?? infinitive
  }

  /// What a verb means; `nil` if nobody says.
  private func gloss(_ infinitive: String, _ rule: SentenceRule) -> String? {
    let verb = infinitive == question.verb.name ? question.verb : asked.conjugator.find(infinitive)
    guard let verb, !verb.meaning.isEmpty else { return nil }
    return rule.isBrief ? verb.shortGloss : verb.gloss
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
}

extension Diagnosis {
  /// - Parameter form: the step that is a form; named where it explains all.
  fileprivate init(_ found: Finding, of form: Step, _ remark: Remark, missed: Missed) {
    let isNamed = found.kind != .notAForm
    self.init(
      found.kind, infinitive: isNamed ? form.infinitive : nil, at: isNamed ? form.slot : nil, remark: remark,
      missed: missed)
  }
}

extension Remark {
  /// Of clauses, of which the first tells what it was.
  init(_ parts: [String]) { self.init(parts[0], parts.dropFirst().joined(separator: "; ")) }
}
