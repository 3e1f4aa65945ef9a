/// What to say of a wrong answer: the facts of each kind, gathered for the sentences of `DiagnosisEnglish`.
struct RemarkWriter {
  let asked: DiagnosisContext
  let attempts: [Attempt]
  /// The answer, safe to print.
  let answer: String

  init(_ asked: DiagnosisContext, _ attempts: [Attempt]) {
    self.asked = asked
    self.attempts = attempts
    answer = "“\((attempts.first?.text ?? "").printable(upTo: 40))”"
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
    guard slot != self.slot else { return asked.question.subject ?? slot.person?.subjects.first }
    return slot.person == self.slot.person ? subject(self.slot) : Subjects.of(verb, at: slot).first
  }

  /// Of an answer that is no form of a verb.
  func of(_ kind: Diagnosis.Kind, _ attempt: Attempt) -> Remark {
    switch kind {
    case .negation: DiagnosisEnglish.negation(answer)
    case .pronoun: PronounRemark(asked, attempt, answer).remark
    case .auxiliary, .participle: ofCompound(kind, attempt)
    case .stemChange: ofVowel(attempt)
    case .regularized: ofRegularized(attempt)
    case .ending: EndingRemark(self, attempt).remark
    case .spelling: SpellingRemark(self, attempt).remark
    case .typo: TypoRemark(self, attempt).remark
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: ofNoForm()
    }
  }

  /// Of a form of the verb that is asked, in another cell.
  func of(_ cell: OtherCell) -> Remark {
    let found = CellName(cell.slot.tense, Self.subjects(verb, cell.slot))
    if cell.isTwin, let near = twin(cell), let stressed = Self.isStressedOnEnd(near) {
      let cellName = CellName(cell.slot.tense, subject(cell.slot))
      return DiagnosisEnglish.twin(
        answer, cellName, meaning: EnglishMeaning.of(verb, cellName, cell.slot), right: near, wanted,
        rightMeaning: EnglishMeaning.of(verb, wanted, slot), isStressedOnEnd: stressed)
    }
    return DiagnosisEnglish.otherCell(
      answer, cell.slot.person == slot.person ? CellName(cell.slot.tense, subject(slot)) : found, written: cell.written,
      wanted: wanted, goal)
  }

  /// Whether the answer has the wanted ending already, so that naming it would tell nothing: *creemos* for *creeremos*.
  private var hasEnding: Bool {
    guard asked.auxiliary == nil, let ending = parts?.ending?.withoutAccents.description else { return false }
    return attempts.contains { $0.plain.last?.hasSuffix(ending) ?? false }
  }

  private static func subjects(_ verb: Verb, _ slot: Slot) -> String? {
    let subjects = Subjects.of(verb, at: slot)
    return subjects.isEmpty ? slot.person?.subjects.first : subjects.joined(separator: ", ")
  }

  /// What the right form has.
  var goal: Goal {
    if let auxiliary = asked.auxiliary, let tense = slot.tense.auxiliary { return .auxiliary(auxiliary, tense) }
    guard let ending = parts?.ending else { return .form(right) }
    let pronoun = asked.joined.isEmpty ? asked.pronoun.map(\.description) : nil
    let stems: Set<Rule.ID> = [
      .strongPreterite, .cToJ, .builtOnPreterite, .shortFuture, .irregularStem, .subjunctiveFromYo,
    ]
    // Of an ending that the answer has too, the whole form tells more.
    let isOnOwnStem = !stems.isDisjoint(with: parts?.rules ?? []) || hasEnding
    return .ending(ending.description, pronoun: pronoun, form: isOnOwnStem ? right : nil)
  }

  /// The right form that differs by the accent alone.
  private func twin(_ cell: OtherCell) -> String? {
    let typed = attempts.map { WrittenAccents.removed($0.core) }
    return asked.accepted.first { typed.contains(WrittenAccents.removed($0)) }
  }

  /// Whether the last syllable of a word bears the stress; `nil` if it is no word.
  private static func isStressedOnEnd(_ text: String) -> Bool? {
    guard let word = text.split(separator: " ").last.flatMap({ Word($0) }) else { return nil }
    let sounds = Sounds(of: word)
    let stressed = StressAccent.stressed(in: sounds)
    guard let last = sounds.lastIndex(where: \.isVowel) else { return nil }
    return stressed == last || stressed == last - 1 && sounds[last].isClosedVowel && sounds[stressed].isOpenVowel
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
  private func ofCompound(_ kind: Diagnosis.Kind, _ attempt: Attempt) -> Remark {
    guard let slip = CompoundSlip(asked), let (first, second) = slip.words(of: attempt) else { return ofUnknown }
    if kind == .auxiliary {
      let known = ["ser", "estar", "tener", "haber"].first { slip.isForm(first, of: $0) }
      return DiagnosisEnglish.auxiliary(
        attempt.words.dropLast().last ?? first, of: known, asked.auxiliary ?? "", wanted)
    }
    if let other = OtherVerb([Attempt(second, at: .participle)], asked), other.slot == .participle, other.written == nil
    {
      return of(other)
    }
    if slip.isAgreeing(second) { return DiagnosisEnglish.agreement(second, isAfterHaber: true) }
    let word = attempt.words.last ?? second
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let paradigm = asked.conjugator.paradigm(of: plain)
    if let form = Slot.all.first(where: { $0 != .participle && paradigm.forms(at: $0).contains(word) }) {
      let ending = verb.infinitive.conjugation == .ar ? "ado" : "ido"
      return DiagnosisEnglish.afterHaber(word, form.tense, ending: parts?.ending?.description ?? ending)
    }
    let last = Attempt(attempt.text, at: .infinitive)
    if asked.isMade(last, { VowelSlips.words(of: $0, at: $1) + Regularized.words(of: $0, at: $1) }) {
      return ofRegularized(attempt)
    }
    if parts?.ending != nil, asked.isMade(last, { EndingSlips.words(of: $0, at: $1) }) {
      return EndingRemark(self, attempt).remark
    }
    if parts?.ending == nil {
      let advice = ofRegularized(attempt)
      return DiagnosisEnglish.noParticiple(word, of: verb.infinitive.plain.description, advice)
    }
    return DiagnosisEnglish.afterHaber(word, nil, ending: parts?.ending?.description ?? "o")
  }
}
