/// What to say of a wrong answer: the facts of each kind, gathered for the sentences of `DiagnosisEnglish`.
struct RemarkWriter {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  /// The answer, safe to print.
  let answer: String

  /// - Parameter answer: how the answer is quoted, where the attempts are only a part of it.
  init(_ asked: DiagnosisContext, _ attempts: [Attempt], quoting answer: String? = nil) {
    self.asked = asked
    self.attempts = attempts
    self.answer = answer ?? "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
  }

  var verb: Verb { asked.question.verb }
  var slot: Slot { asked.question.slot }
  var right: String { asked.question.accepted.first ?? "" }
  /// The cell that is asked.
  var wanted: CellName { CellName(slot.tense, subject(slot)) }
  /// The verb's own word in the cell that is asked, in the way that the norm prefers.
  var parts: FormParts? { parts(at: asked.slot) }

  func parts(at slot: Slot) -> FormParts? { verb.variants.first.map { FormParts(Base($0), at: slot) } }

  /// Whom a cell is for: the subject of the question, or the usual one.
  func subject(_ slot: Slot) -> String? {
    guard slot != self.slot else {
      return asked.question.subject ?? (Subjects.of(verb, at: slot).isEmpty ? nil : slot.person?.subjects.first)
    }
    return slot.person == self.slot.person ? subject(self.slot) : Subjects.of(verb, at: slot).first
  }

  /// Of an answer that is no form of a verb.
  func of(_ kind: Diagnosis.Kind, _ attempt: Attempt) -> Remark {
    switch kind {
    case .negation: DiagnosisEnglish.negation(answer)
    case .pronoun: PronounRemark(asked, attempt, answer).remark
    case .auxiliary: ofAuxiliary(attempt)
    case .participle: ofParticiple(attempt)
    case .stemChange: isRegional(attempt) ? DiagnosisEnglish.regional(ofVowel(attempt)) : ofVowel(attempt)
    case .regularized: naming(attempt, ofRegularized(attempt), among: 1000)
    case .ending:
      EndingRemark(self, attempt).isOfConjugation
        ? naming(attempt, EndingRemark(self, attempt).remark, among: 1000) : EndingRemark(self, attempt).remark
    case .spelling: naming(attempt, SpellingRemark(self, attempt).remark, among: .max)
    case .typo: TypoRemark(self, attempt).remark
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: ofUnknown
    }
  }

  /// The same where it is the second of two steps: `nil` if it is not known for what it is.
  func ofSecond(_ kind: Diagnosis.Kind, _ attempt: Attempt) -> Remark? {
    switch kind {
    case .participle: ofKnownParticiple(attempt)
    case .ending: EndingRemark(self, attempt).isKnown ? EndingRemark(self, attempt).remark : nil
    case .spelling: SpellingRemark(self, attempt).isKnown ? SpellingRemark(self, attempt).remark : nil
    // Many words are a letter away from a short one.
    case .typo: attempt.core.count > 5 ? TypoRemark(self, attempt).remark : nil
    default: of(kind, attempt)
    }
  }

  /// A remark that also names the other verb whose form the answer is: *cayó* for *calló*.
  ///
  /// - Parameter count: how far down the list of use the verb may be.
  private func naming(_ attempt: Attempt, _ remark: Remark, among count: Int) -> Remark {
    guard let other = OtherVerb([attempt], asked), other.written == nil,
      VerbName(other.infinitive).flatMap({ FrequencyList.placeByVerb[$0.plain.description] }) ?? .max <= count
    else { return remark }
    let meaning = asked.conjugator.find(other.infinitive)?.shortGloss ?? ""
    return DiagnosisEnglish.naming(answer, NamedVerb(infinitive: other.infinitive, meaning: meaning), remark)
  }

  /// Of a form of the verb that is asked, in another cell.
  func of(_ cell: OtherCell) -> Remark {
    let found = CellName(cell.slot.tense, whose(cell))
    if cell.isTwin, let near = twin(cell), let stress = stress(of: near) {
      let cellName = CellName(cell.slot.tense, subject(cell.slot))
      return DiagnosisEnglish.twin(
        answer, cellName, meaning: EnglishMeaning.of(verb, cellName, cell.slot), right: near, wanted,
        rightMeaning: EnglishMeaning.of(verb, wanted, slot), stress: stress)
    }
    let remark = DiagnosisEnglish.otherCell(
      cell.afterPronoun.map { "“\($0.printable(upTo: 40))”" } ?? answer,
      cell.slot.person == slot.person ? CellName(cell.slot.tense, subject(slot)) : found, written: cell.written,
      wanted: wanted, goal(isPronounRight: cell.afterPronoun != nil))
    // Se acosto is rather me acuesto without its ue than se acostó: it has the ending.
    guard cell.written != nil, hasEnding, !hasStem, vowelChange(at: asked.slot) != nil else { return remark }
    let vowel = DiagnosisEnglish.vowel(answer, nil, verb.infinitive.description, vowelFacts)
    return DiagnosisEnglish.advising(remark, vowel)
  }

  /// For whom another cell is: *yo and él*, where they share the form.
  private func whose(_ cell: OtherCell) -> String? {
    let paradigm = asked.cells.paradigm
    let form = paradigm.forms(at: cell.slot).first
    let sharing = Slot.of(cell.slot.tense).filter { slot in
      slot.person != nil && asked.isAsked(slot.person) && paradigm.forms(at: slot).first == form
    }
    guard cell.afterPronoun == nil, sharing.count > 1 else { return Self.subjects(verb, cell.slot) }
    return sharing.compactMap { Subjects.of(verb, at: $0).first ?? $0.person?.subjects.first }.listed("and")
  }

  /// Whether the answer has the wanted ending already, so that naming it would tell nothing: *creemos* for *creeremos*.
  private var hasEnding: Bool {
    guard let ending = wantedEnding?.withoutAccents.description else { return false }
    return attempts.contains { $0.plain.last?.hasSuffix(ending) ?? false }
  }

  /// Whether the answer has the stem of the right form too.
  private var hasStem: Bool {
    let stem = parts?.stem.withoutAccents.description ?? ""
    return attempts.contains { $0.plain.last?.hasPrefix(stem) ?? false }
  }

  /// The ending of the right form, with the pronoun that is joined to it: the *-aos* of *lavaos*; `nil` of a word by itself.
  private var wantedEnding: Word? {
    guard let parts, let ending = parts.ending, !asked.joined.isEmpty, let whole = Word(right) else {
      return parts?.ending
    }
    return whole.count > parts.stem.count ? whole[parts.stem.count..<whole.count] : ending
  }

  private static func subjects(_ verb: Verb, _ slot: Slot) -> String? {
    let subjects = Subjects.of(verb, at: slot)
    return subjects.isEmpty ? slot.person?.subjects.first : subjects.joined(separator: ", ")
  }

  /// What the right form has.
  ///
  /// - Parameters:
  ///   - isPronounRight: whether the answer has the right pronoun, so that it need not be named.
  ///   - tellsStem: whether it says how the stem differs, where nothing else does.
  func goal(isPronounRight: Bool = true, tellsStem: Bool = true) -> Goal {
    if let auxiliary = asked.auxiliary, let tense = slot.tense.auxiliary { return .auxiliary(auxiliary, tense) }
    guard let ending = wantedEnding else { return .form(right, beside: wordsBeside) }
    let pronoun = asked.joined.isEmpty && !isPronounRight ? asked.pronoun.map(\.description) : nil
    let stems: Set<Rule.ID> = [
      .strongPreterite, .cToJ, .builtOnPreterite, .shortFuture, .irregularStem, .subjunctiveFromYo,
    ]
    // Of an ending that the answer has too, or on a stem that it has not, the whole form tells more.
    let isWhole = !stems.isDisjoint(with: parts?.rules ?? []) || hasEnding || !hasStem
    let changes = hasStem || !tellsStem ? [] : Rulebook.rules(Self.rulesOfStem.intersection(parts?.rules ?? []))
    return .ending(whole(ending), pronoun: pronoun, form: isWhole ? right : nil, stem: changes)
  }

  /// The rules that make another stem than a regular verb has.
  private static let rulesOfStem = Irregularity.stemChanging.rules.union([
    .strongPreterite, .cToJ, .builtOnPreterite, .shortFuture, .irregularStem, .otherStem, .subjunctiveFromYo, .scToZc,
    .cToZc, .cToZg, .cToG, .addedG, .addedIg, .addedY, .insertedY, .stressedI, .stressedU,
  ])

  /// The words of the tense that no rule makes either, or else those of two verbs that go alike: *soy, eres, son* beside
  /// *es*.
  var wordsBeside: [String] {
    var words: [String] = []
    for slot in Slot.of(asked.slot.tense) where slot != asked.slot && asked.isAsked(slot.person) {
      guard let other = parts(at: slot), other.ending == nil, other.form != parts?.form else { continue }
      if Gap(of: verb, at: slot) == nil, !words.contains(other.form.description) {
        words.append(other.form.description)
      }
    }
    guard words.count < 2 else { return words }
    return Likeness(to: verb, asked.conjugator).forms(at: asked.slot, by: .ownForm)
  }

  /// An ending as the conjugation has it, and what it loses after ñ, ll and i: *friendo* has *-iendo*.
  private func whole(_ ending: Word) -> String {
    let conjugation = verb.infinitive.conjugation
    guard let parts, parts.rules.contains(.absorbedI), parts.stem.last != "j", asked.joined.isEmpty,
      let full = Endings.regular(conjugation, slot)?.written
    else { return ending.description }
    let letter = parts.stem.count > 1 && parts.stem.last == "l" ? "ll" : parts.stem.last.map { "\($0)" } ?? ""
    return "\(full), which loses its i after \(letter)"
  }

  /// The right form that differs by the accent alone.
  private func twin(_ cell: OtherCell) -> String? {
    let typed = attempts.map { WrittenAccents.removed($0.core) }
    return asked.accepted.first { typed.contains(WrittenAccents.removed($0)) }
  }

  /// Where the stress of the right form falls, beside that of what was typed; `nil` if it is no word.
  private func stress(of right: String) -> DiagnosisEnglish.Stress? {
    guard let wanted = Self.stressed(right), let typed = attempts.first.flatMap({ Self.stressed($0.core) }) else {
      return nil
    }
    if wanted.isOnEnd { return .onEnd }
    return typed.isOnEnd ? .beforeEnd : wanted.index < typed.index ? .earlier : .later
  }

  private static func stressed(_ text: String) -> (index: Int, isOnEnd: Bool)? {
    guard let word = text.split(separator: " ").last.flatMap({ Word($0) }) else { return nil }
    let sounds = Sounds(of: word)
    let index = StressAccent.stressed(in: sounds)
    guard let last = sounds.lastIndex(where: \.isVowel) else { return nil }
    let isOnEnd = index == last || index == last - 1 && sounds[last].isClosedVowel && sounds[index].isOpenVowel
    return (index, isOnEnd)
  }

  /// Of a form of another verb.
  func of(_ other: OtherVerb) -> Remark {
    let found = asked.conjugator.find(other.infinitive)
    let isSameCell = other.slot == slot
    return DiagnosisEnglish.otherVerb(
      answer, NamedVerb(infinitive: other.infinitive, meaning: found?.shortGloss ?? ""),
      isSameCell ? nil : CellName(other.slot.tense, found.flatMap { Self.subjects($0, other.slot) }),
      written: other.written, wanted: named, right: right)
  }

  var named: NamedVerb { NamedVerb(infinitive: verb.name, meaning: verb.shortGloss) }
}

// MARK: Compound tenses

extension RemarkWriter {
  private func ofAuxiliary(_ attempt: Attempt) -> Remark {
    guard let slip = CompoundSlip(asked), let (first, _) = slip.words(of: attempt) else { return ofUnknown }
    let known = ["ser", "estar", "tener", "haber"].first { slip.isForm(first, of: $0) }
    return DiagnosisEnglish.auxiliary(attempt.words.dropLast().last ?? first, of: known, asked.auxiliary ?? "", wanted)
  }

  private func ofParticiple(_ attempt: Attempt) -> Remark {
    if let known = ofKnownParticiple(attempt) { return known }
    guard let typed = attempt.words.last else { return ofUnknown }
    guard let ending = parts?.ending else {
      let advice = ofRegularized(attempt)
      return DiagnosisEnglish.noParticiple(typed, of: verb.infinitive.plain.description, advice)
    }
    return DiagnosisEnglish.afterHaber(typed, nil, ending: ending.description)
  }

  /// Of a word after *haber* of which it is known what it is; `nil` of any other.
  func ofKnownParticiple(_ attempt: Attempt) -> Remark? {
    guard let slip = CompoundSlip(asked), let (_, second) = slip.words(of: attempt) else { return nil }
    if let other = OtherVerb([Attempt(second, at: .participle)], asked), other.slot == .participle, other.written == nil
    {
      let found = asked.conjugator.find(other.infinitive)
      return DiagnosisEnglish.otherParticiple(
        second, NamedVerb(infinitive: other.infinitive, meaning: found?.shortGloss ?? ""), wanted: named,
        right.split(separator: " ").last.map(String.init) ?? right)
    }
    if slip.isAgreeing(second) { return DiagnosisEnglish.agreement(second, isAfterHaber: true) }
    let word = attempt.words.last ?? second
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let cells = WrittenCells(asked.conjugator.paradigm(of: plain))
    let slots = cells.slots(of: [attempt])
    if let form = slots.first(where: { $0 != .participle && cells.paradigm.forms(at: $0).contains(word) }) {
      let ending = verb.infinitive.conjugation == .ar ? "ado" : "ido"
      guard parts?.ending != nil || parts?.form.description == ending else {
        return DiagnosisEnglish.afterHaber(word, form.tense, ofRegularized(attempt))
      }
      return DiagnosisEnglish.afterHaber(word, form.tense, ending: parts?.ending?.description ?? ending)
    }
    let last = Attempt(attempt.text, at: .infinitive)
    if asked.isMade(last, { VowelSlips.words(of: $0, at: $1) + Regularized.words(of: $0, at: $1) }) {
      return ofRegularized(attempt)
    }
    if parts?.ending != nil, asked.isMade(last, { EndingSlips.words(of: $0, at: $1) }) {
      return EndingRemark(self, attempt).remark
    }
    return nil
  }
}
