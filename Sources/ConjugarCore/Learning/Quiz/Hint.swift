/// Help that reveals the form only in part, from weak to strong: the rule, a model verb in the same slot, a neighboring
/// form of the same verb, the letters that differ. In a sentence, what decides the form comes first.
public struct Hint: Sendable, Hashable {
  /// How strong it is, from 1.
  public let strength: Int
  /// The text of the hint.
  public let text: String
  package let isLast: Bool

  /// - Parameter strength: from 1; anything above the last hint gives the last.
  /// - Parameter told: what is already shown above the question, and so is no longer a hint.
  init(_ question: Question, strength: Int, besides told: [String] = [], _ conjugator: Conjugator) {
    let ladder = HintLadder(question: question, told: told, conjugator: conjugator).steps
    self.strength = min(max(1, strength), ladder.count)
    text = ladder[self.strength - 1]
    isLast = self.strength == ladder.count
  }
}

/// The hints for a question, from weak to strong; fewer where the language offers no model or neighbor.
private struct HintLadder {
  let question: Question
  let told: [String]
  let conjugator: Conjugator
  private var verb: Verb { question.verb }
  private var slot: Slot { question.slot }
  private var form: String { question.accepted.first ?? "" }

  /// Never empty.
  var steps: [String] {
    if let recognition = question.recognition { return recognition.hints }
    if let sentence = question.cloze?.sentence {
      let named = question.direction == .meaning ? ["the verb: \(question.cloze?.cue ?? "")"] : []
      let rule = SentenceRule(sentence: sentence)
      let asked = told.contains(rule.question) ? [] : [rule.question]
      return named + asked + [rule.answer, Self.shape(of: form) { _ in 1 }, Self.shape(of: form) { ($0 + 1) / 2 }]
    }
    return [rule, model, neighbor, letters].compactMap { $0 }
  }

  /// How the form is built; `nil` where the rule is shown above or there is none to state: *fui*.
  private var rule: String? {
    let rules = conjugator.patterns(of: question)
    return told.isEmpty && !rules.isEmpty ? rules.joined(separator: "; ") : nil
  }

  /// A verb conjugated the same way, in the same slot: *decir → dijeron*.
  private var model: String? {
    guard let other = Likeness(model: verb, conjugator: conjugator).best(at: slot.ofMainVerb),
      let form = conjugator.forms(of: other, at: slot).first
    else { return nil }
    return "\(other.name) → \(form)"
  }

  /// A form of the same verb next to the one asked for: *él: tuvo*; none where it would be the answer in disguise.
  private var neighbor: String? {
    guard !slot.tense.isCompound else { return nil }
    if slot == .gerund { return neighbor(at: .preterite, .thirdPlural) }
    let persons: [Person] = [.thirdSingular, .firstSingular, .thirdPlural, .secondSingular, .firstPlural]
    return persons.lazy.filter { $0 != slot.person }.compactMap { neighbor(at: slot.tense, $0) }.first
  }

  private func neighbor(at tense: Tense, _ person: Person) -> String? {
    guard let other = Slot(tense, person), let form = conjugator.forms(of: verb, at: other).first,
      !question.accepted.contains(form), let subject = Subjects.of(verb, at: other).first
    else { return nil }
    return "\(subject): \(form)"
  }

  /// The letters a regular verb would not have, or the stem if there are none; every other letter becomes a dot.
  private var letters: String {
    let words = form.words
    let last = words.last ?? ""
    let regular = conjugator.paradigm(of: verb).regularForm(at: slot).words.last ?? ""
    var marks = IrregularLetters.marks(of: last, against: regular)
    if !marks.contains(true) {
      let stem = verb.infinitive.stem.count
      let shown = min(stem + (last.count > stem + 1 ? 1 : 0), last.count - 1)
      marks = last.indices.map { last.distance(from: last.startIndex, to: $0) < shown }
    } else if !marks.contains(false), let end = marks.indices.last {
      marks[end] = false
    }
    let dotted = zip(last, marks).map { $1 ? String($0) : "·" }.joined()
    return (words.dropLast().map { Self.shape(of: $0) { _ in 1 } } + [dotted]).joined(separator: " ")
  }

  /// The first letters of each word, as many as its length allows, with dots for the rest: `t·······`.
  private static func shape(of form: String, shown: (Int) -> Int) -> String {
    form.words.map { word in
      let count = shown(word.count)
      return word.prefix(count) + String(repeating: "·", count: word.count - count)
    }.joined(separator: " ")
  }
}

extension Conjugator {
  /// Why the form a question asks for is what it is: the rules that make it irregular and those that
  /// change its spelling, at most two.
  ///
  /// None of the reasons gives the form away.
  package func reasons(of question: Question) -> [String] {
    let rule = [question.cloze?.sentence.map { SentenceRule(sentence: $0).clauseOnChoice }].compactMap(\.self)
    if question.cloze?.sentence?.construction != nil { return rule }
    // In a sentence, saying that a form follows no rule helps nobody.
    let texts = texts(of: question, regular: Self.regularEnding(question)) { step in
      step.why == .ownForm && !rule.isEmpty ? nil : step.generalReason
    }
    // What an enclitic pronoun does to a form is the hard part of it.
    let isJoined = question.verb.infinitive.isPronominal && !Frame(question.slot, isPronominal: true).joined.isEmpty
    let joined = isJoined ? explanation(of: question.verb, at: question.slot).compositions.map(\.reason) : []
    return rule + texts.prefix(joined.count > 1 ? 1 : 2) + joined
  }

  /// Why the right form is what it is; for an accent slip, why it has an accent or why it has none.
  package func reasons(of verdict: Verdict) -> [String] {
    guard verdict.secondTry?.result ?? verdict.result == .accentSlip else { return reasons(of: verdict.question) }
    let typed = (verdict.secondTry?.answer ?? verdict.answer).words
    let missed = verdict.rightForm.words.first { !typed.contains($0) }.flatMap { Word($0) }.map { Sounds(of: $0) }
    let accent = missed.flatMap { StressAccent.accent(in: $0.withoutAccents, stressed: StressAccent.stressed(in: $0)) }
    if let accent { return [accent.sentence(.writtenAccent, in: verdict.question.slot.tense)] }
    let strong = steps(of: verdict.question).filter { $0.why == .strongEnding }.map(\.generalReason)
    guard strong.isEmpty, let last = missed?.last else { return strong }
    let isOpen = last.isVowel || last == "n" || last == "s"
    let rule =
      isOpen
      ? "a vowel, n or s and is stressed on the next-to-last syllable" : "another consonant and is stressed on the last"
    return [
      "what ends in \(rule) has no written accent" + (isOpen ? ", unless that is i or u beside a, e, o (comía)" : "")
    ]
  }

  /// The reasons for a question's form, each with its pattern: `e→ie: the e of the stem becomes ie when stressed`;
  /// none if all that can be said is that no rule produces the form.
  func patterns(of question: Question) -> [String] {
    let regular = "it goes like any regular verb in -\(question.verb.infinitive.conjugation)"
    return texts(of: question, regular: regular) { step in
      step.why == .ownForm || step.why == .ownParticiple ? nil : "\(step.rule.name): \(step.generalReason)"
    }
  }

  /// `regular: -aste for tú in the preterite of -ar verbs`.
  private static func regularEnding(_ question: Question) -> String {
    let slot = question.slot.ofMainVerb
    let conjugation = question.verb.infinitive.conjugation
    let verbs = TenseSet.futures.contains(slot.tense) ? "all verbs" : "-\(conjugation) verbs"
    let ending = Endings.regular(conjugation, slot.borrowed ?? slot).map { "-\($0.written)" } ?? "the ending"
    let person = slot.person == nil ? nil : question.subject ?? slot.subjects.first
    return "regular: \(ending)\(person.map { " for \($0)" } ?? "") in the \(slot.tense.englishName) of \(verbs)"
  }

  func steps(of question: Question) -> [Derivation.Step] {
    let derivations = paradigm(of: question.verb).derivations(at: question.slot)
    let word = question.accepted.first?.words.last
    return (derivations.first { $0.form == word } ?? derivations.first)?.steps ?? []
  }

  private func texts(of question: Question, regular: String, _ text: (Derivation.Step) -> String?) -> [String] {
    let steps = steps(of: question)
    let compound = question.slot.tense.isCompound ? ["a form of haber and the participle"] : []
    // Nearly every form has a reason for its accent or lack of one; in leímos the accent is not part of the ending.
    let tellsAccent = Irregularity.shown(by: question.verb, at: question.slot).contains(.hiatus)
    let letters = steps.filter { $0.rule.kind == .sound && ($0.rule.id != .writtenAccent || tellsAccent) }
    let changes = steps.filter { $0.rule.kind == .change }
    guard changes.isEmpty, question.slot != .infinitive else {
      return compound + (changes + letters).compactMap(text).prefix(2)
    }
    return compound + [regular] + letters.compactMap(text).prefix(1)
  }
}
