/// Grades answers to questions.
public struct Grader: Sendable {
  private let conjugator: Conjugator
  private let accents: AccentPolicy
  private let diagnostician: Diagnostician
  private let region: Region?

  /// Creates a grader that checks answers against a conjugator's forms.
  ///
  /// - Parameters:
  ///   - conjugator: the source of the forms.
  ///   - accents: what a missing accent costs.
  ///   - persons: the persons the learner is quizzed on.
  ///   - region: the region whose Spanish decides what sounds the same; `nil` for any.
  public init(
    _ conjugator: Conjugator, accents: AccentPolicy, persons: [Person] = Person.allCases, region: Region? = nil
  ) {
    (self.conjugator, self.accents, self.region) = (conjugator, accents, region)
    diagnostician = Diagnostician(conjugator, persons: persons)
  }

  /// Grades what was typed for a question, given how many hints were taken.
  public func judge(_ typed: some StringProtocol, for question: Question, hints: Int = 0) -> Verdict {
    if let recognition = question.recognition {
      let judgment = RecognitionJudgment(String(typed), recognition, conjugator)
      let points = Scoring.points(for: judgment.result, isPartial: judgment.isPartial, accents: accents, hints: hints)
      return Verdict(
        question: question, answer: judgment.text, result: judgment.result, points: points, hints: hints,
        rightForm: recognition.id(of: judgment.nearest), remark: nil, subjectNote: nil, diagnosis: judgment.diagnosis,
        isPartial: judgment.isPartial)
    }
    let text = AnswerText(typed, to: question)
    var (result, answer, right) = result(of: text, for: question)
    var remark = result == .correct ? question.cloze?.remark(on: answer) : nil
    if result == .wrong,
      let same = homophone(of: text, for: question) ?? periphrasis(of: text, for: question)
        ?? order(text, for: question)
    {
      (result, answer, remark) = (.correct, same, .rightToo)
    }
    let other = text.subject.flatMap { question.slot.isFor($0) ? nil : $0 }
    let asked = result == .wrong ? diagnostician.context(of: question) : nil
    let told = asked.map { SentenceDiagnostician($0)?.diagnose(text) ?? diagnosis(of: text, for: question) }
    return Verdict(
      question: question, answer: answer, result: result,
      points: Scoring.points(for: result, remark, accents: accents, hints: hints), hints: hints,
      rightForm: told?.meant ?? right,
      remark: remark,
      subjectNote: other.map { "\($0) is not \(question.subject ?? question.slot.subjects.first ?? "")" },
      diagnosis: told)
  }

  /// What a wrong answer was; in a learner's own text, possibly a slip in another form that fits: *llegávamos*.
  private func diagnosis(of text: AnswerText, for question: Question) -> Diagnosis {
    // Before enclitic pronouns only the bare form is asked for, though the whole word is accepted.
    let accepted = question.cloze?.isBeforePronoun ?? false ? Array(question.accepted.prefix(1)) : question.accepted
    let alone = Question(
      verb: question.verb, slot: question.slot, subject: question.subject, accepted: accepted, cloze: question.cloze)
    let told = diagnostician.diagnose(text, for: alone)
    let slips: Set<Diagnosis.Kind> = [.spelling, .typo]
    guard told.slot == nil, !slips.contains(told.kind), let cloze = question.cloze else { return told }
    return cloze.fits.lazy.compactMap { fit in
      fit.slot.map { Question(verb: question.verb, slot: $0, subject: nil, accepted: [fit.form], cloze: cloze) }
    }.map { other in
      var slip = diagnostician.diagnose(text, for: other)
      slip.meant = other.accepted[0]
      return slip
    }.first { slips.contains($0.kind) } ?? told
  }

  /// The answer to a listening question, if it is a different form that sounds the same: *halla* for *haya*.
  private func homophone(of text: AnswerText, for question: Question) -> String? {
    guard question.direction == .listen, question.cloze == nil else { return nil }
    var analyzer = MorphologicalAnalyzer(lexicon: conjugator.lexicon)
    return text.readings.first { reading in
      question.accepted.contains { SoundKey.of($0, in: region) == SoundKey.of(reading, in: region) }
        && analyzer.readings(of: reading, guessing: false).contains(where: \.isExact)
    }
  }

  /// A periphrasis with the same meaning, in a learner's own text: *vamos a ir* for *iremos*.
  private func periphrasis(of text: AnswerText, for question: Question) -> String? {
    guard let cloze = question.cloze, cloze.sentence == nil else { return nil }
    let reader = AnswerReader(conjugator)
    return text.readings.first { Periphrasis($0.words, of: question.verb, reader)?.means(question.slot) ?? false }
  }

  /// A command that also has an indirect object, where an object or a clause follows: *dime la verdad* for *di*.
  private func order(_ text: AnswerText, for question: Question) -> String? {
    guard question.slot.tense == .imperative, question.slot.person != .firstPlural,
      !question.verb.infinitive.isPronominal, let next = question.cloze?.after.lowercased().words.first,
      WordList.determiners.contains(next) || WordList.beforeVerbs.contains(next),
      conjugator.lexicon.entry(question.verb.name)?.traits.contains(.intransitive) != true
    else { return nil }
    let orders = question.accepted.compactMap { Word($0) }.flatMap { form in
      (["me", "nos", "le", "les"] as [Word]).map { "\(Pronouns.joinRegularly($0, to: form))" }
    }
    return text.readings.first(where: orders.contains)
  }

  private func result(of text: AnswerText, for question: Question) -> (Verdict.Result, answer: String, right: String) {
    let preferred = question.accepted.first ?? ""
    guard !text.isEmpty else { return (.skipped, "", preferred) }
    func core(_ text: String) -> String { AnswerText.withoutFreeNo(text, at: question.slot) }
    for reading in text.readings {
      for form in question.accepted where core(form) == core(reading) { return (.correct, reading, form) }
      // Impreso/imprimido; adecuo, adecúo: several forms for one slot are right if each of them is.
      let several = [reading.split(separator: "/").map(\.trimmed), reading.words.filter { $0 != "o" }.map { $0[...] }]
      if question.cloze == nil,
        several.contains(where: { Set($0).count > 1 && $0.allSatisfy { question.accepted.contains(String($0)) } })
      {
        return (.correct, reading, preferred)
      }
    }
    if let cloze = question.cloze, let heard = text.readings.first(where: { cloze.fit($0) != nil }) {
      return (.correct, heard, preferred)
    }
    let answer = text.readings[0]
    let fitting = question.cloze?.fits.filter(\.remark.isRight).map(\.form) ?? []
    let near = (question.accepted + fitting).first { form in
      text.readings.contains { WrittenAccents.removed(core($0)) == WrittenAccents.removed(core(form)) }
    }
    guard let near else { return (.wrong, answer, preferred) }
    let isAnotherForm = text.readings.contains { reading in
      ([question.verb] + (question.cloze?.others ?? [])).contains {
        isForm(reading, of: $0) || isForm(core(reading), of: $0)
          || isFormAfterPronoun(core(reading), of: $0, not: core(near))
      }
    }
    return (isAnotherForm ? .wrong : .accentSlip, answer, near)
  }

  /// Whether it pairs one person's pronoun with another's form: *me levantó* is not *me levanto* with an accent slip.
  private func isFormAfterPronoun(_ text: String, of verb: Verb, not right: String) -> Bool {
    guard verb.infinitive.isPronominal, let blank = text.firstIndex(of: " ") else { return false }
    return !right.hasSuffix(text[blank...]) && isForm(String(text[blank...].dropFirst()), of: verb.plain)
  }

  private func isForm(_ text: String, of verb: Verb) -> Bool {
    // Without its accent, a form is not taken as vos unless the learner studies vos: cria for cría.
    let isAsked = diagnostician.persons.contains(.secondVoseo) || WrittenAccents.removed(text) != text
    return Slot.all.contains {
      (isAsked || $0.person != .secondVoseo) && conjugator.forms(of: verb, at: $0).contains(text)
    }
  }
}

extension Grader {
  init(_ conjugator: Conjugator, _ options: QuizOptions) {
    self.init(conjugator, accents: options.accents, persons: options.askedPersons, region: options.region)
  }
}

extension Slot {
  /// Whether the subject is, or may be, the one a word names.
  fileprivate func isFor(_ subject: String) -> Bool {
    let plain = WrittenAccents.removed(subject)
    let named = Person.allCases.filter { $0.subjects.map(WrittenAccents.removed).contains(plain) }
    return person.map { named.isEmpty || named.contains($0) } ?? true
  }
}
