/// Help that gives the form away only in part, from weak to strong: the rule, a model verb in the same cell, a neighboring
/// form of the same verb, the letters that differ; in a sentence first what decides.
public struct Hint: Sendable, Hashable {
  /// How strong it is, from 1.
  public let strength: Int
  /// What it says.
  public let text: String
  package let isLast: Bool

  /// - Parameter strength: from 1; whatever is above the last is the last.
  /// - Parameter told: what is shown above the question, which is no longer a hint.
  init(_ question: Question, strength: Int, besides told: [String] = [], _ conjugator: Conjugator) {
    let ladder = HintLadder(question: question, told: told, conjugator: conjugator).steps
    self.strength = min(max(1, strength), ladder.count)
    text = ladder[self.strength - 1]
    isLast = self.strength == ladder.count
  }
}

/// The hints that a question has, from weak to strong; where the language has no model or neighbor, there are fewer.
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

  /// How the form is made; `nil` where the rule stands above, or there is none to tell: *fui*.
  private var rule: String? {
    let rules = conjugator.patterns(of: question)
    return told.isEmpty && !rules.isEmpty ? rules.joined(separator: "; ") : nil
  }

  /// A verb that goes alike, in the same cell: *decir → dijeron*.
  private var model: String? {
    guard let other = Likeness(model: verb, conjugator: conjugator).best(at: slot.ofMainVerb),
      let form = conjugator.forms(of: other, at: slot).first
    else { return nil }
    return "\(other.name) → \(form)"
  }

  /// A form of the same verb beside the one that is asked: *él: tuvo*; none where it would be the answer in disguise.
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

  /// The letters that a regular verb would not have, or the stem if there are none; a dot for every other letter.
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

  /// Of each word as many first letters as its length allows, a dot for every other: `t·······`.
  private static func shape(of form: String, shown: (Int) -> Int) -> String {
    form.words.map { word in
      let count = shown(word.count)
      return word.prefix(count) + String(repeating: "·", count: word.count - count)
    }.joined(separator: " ")
  }
}

extension Conjugator {
  /// Why the form that a question asks for is as it is: the rules that take it off the regular path and those that
  /// change its letters, two at most.
  ///
  /// Nothing in them gives the form away.
  package func reasons(of question: Question) -> [String] {
    let rule = [question.cloze?.sentence.map { SentenceRule(sentence: $0).clauseOnChoice }].compactMap(\.self)
    if question.cloze?.sentence?.construction != nil { return rule }
    // In a sentence it helps nobody that a form follows no rule.
    let texts = texts(of: question, regular: Self.regularEnding(question)) { step in
      step.why == .ownForm && !rule.isEmpty ? nil : step.generalReason
    }
    // What a joined pronoun does to a form is what is hard in it.
    let isJoined = question.verb.infinitive.isPronominal && !Frame(question.slot, isPronominal: true).joined.isEmpty
    let joined = isJoined ? explanation(of: question.verb, at: question.slot).compositions.map(\.reason) : []
    return rule + texts.prefix(joined.count > 1 ? 1 : 2) + joined
  }

  /// Why the form that an answer should have been is as it is; of a lost accent why it has one, or none.
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

  /// The reasons of a question, each after the name of its pattern: `e→ie: the e of the stem becomes ie when stressed`;
  /// none if all that can be said is that no rule makes the form.
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
    // Nearly every form has a reason for its accent, or for having none; leímos has one that the ending does not have.
    let tellsAccent = Irregularity.shown(by: question.verb, at: question.slot).contains(.hiatus)
    let letters = steps.filter { $0.rule.kind == .sound && ($0.rule.id != .writtenAccent || tellsAccent) }
    let changes = steps.filter { $0.rule.kind == .change }
    guard changes.isEmpty, question.slot != .infinitive else {
      return compound + (changes + letters).compactMap(text).prefix(2)
    }
    return compound + [regular] + letters.compactMap(text).prefix(1)
  }
}
