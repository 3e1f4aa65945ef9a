/// A question taken apart, so that a wrong answer can be compared part by part.
struct DiagnosisContext {
  let question: Question
  let conjugator: Conjugator
  /// Whether *no* may be written or not: in an order not to do something.
  let isNoFree: Bool
  /// The accepted forms, without the *no* that may lack.
  let accepted: [String]
  /// The words before the one that the verb itself makes: *me*, *habías*.
  let before: [String]
  /// The pronoun that is joined to it: the *te* of *lávate*.
  let joined: Word
  /// The cell of the word that the verb itself makes: the participle in a compound tense.
  let slot: Slot
  /// The form of *haber*, in a compound tense.
  let auxiliary: String?

  init(_ question: Question, _ conjugator: Conjugator) {
    self.question = question
    self.conjugator = conjugator
    isNoFree = question.slot.tense == .negativeImperative
    accepted = question.accepted.map { AnswerText.withoutFreeNo($0, at: question.slot) }
    auxiliary = conjugator.auxiliaryDerivations(at: question.slot).first?.form
    slot = auxiliary == nil ? question.slot : .participle
    let frame = Frame(question.slot, isPronominal: question.verb.infinitive.isPronominal)
    let words = frame.before.words.map(\.description).filter { !$0.isEmpty && $0 != "no" }
    before = words + [auxiliary].compactMap { $0 }
    joined = frame.joined
  }

  /// The reflexive pronoun that the right form has; `nil` if it has none.
  var pronoun: Word? {
    guard question.verb.infinitive.isPronominal, question.slot != .participle else { return nil }
    return question.slot.person?.reflexivePronoun ?? "se"
  }

  /// Whether the answer is one of certain words, made of the verb in any of its ways, where the right word should stand;
  /// accents aside.
  func isMade(_ attempt: Attempt, _ words: (LexicalVariant, Slot) -> [Word]) -> Bool {
    guard let typed = word(of: attempt) else { return false }
    return question.verb.variants.contains { facts in words(facts, slot).contains { isSame(typed, $0) } }
  }

  /// The word of an answer that stands where the verb's own word should, if all else is right; without accents.
  func word(of attempt: Attempt) -> Word? {
    guard attempt.plain.dropLast() == before.map({ WrittenAccents.removed($0) })[...], let last = attempt.plain.last
    else { return nil }
    return Word(last)
  }

  /// Whether a typed word is a made one with the pronoun that belongs to it, accents aside.
  func isSame(_ typed: Word, _ made: Word) -> Bool { written(made).contains(typed) }

  /// A made word with the pronoun that is joined to it, without accents.
  func written(_ made: Word) -> [Word] {
    joined.isEmpty ? [made.withoutAccents] : Pronouns.join(joined, to: made).map(\.withoutAccents)
  }
}
