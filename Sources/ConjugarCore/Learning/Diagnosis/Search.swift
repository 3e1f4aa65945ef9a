/// The search for the cheapest explanation of a wrong answer, and the remark on it.
///
/// One step leads from what was asked to what was typed, or else one step is undone and the rest is searched again.
/// Each kind of step is implemented, with its remarks, in a file of its own.
struct Search {
  let asked: DiagnosisContext
  let attempt: Attempt
  let answer: String
  /// Whether a step of the answer has been undone.
  let isRest: Bool
  let right: String

  /// - Parameter answer: how to quote the answer that a step was undone from.
  init(_ asked: DiagnosisContext, _ attempt: Attempt, quoting answer: String? = nil, right: String? = nil) {
    self.right = right ?? asked.question.accepted.first ?? ""
    (self.asked, self.attempt, isRest) = (asked, attempt, answer != nil)
    self.answer = answer ?? attempt.quoted
  }

  /// The search for the reading of an answer with the cheapest explanation.
  init(_ asked: DiagnosisContext, _ answer: AnswerText) {
    let question = asked.question
    let texts = answer.readings.map { text in
      // Que come is read as come, whatever the form is in; if come is right, que is the error.
      let rest = String(text.dropFirst(4))
      return text.hasPrefix("que ") && !question.accepted.contains(rest) ? rest : text
    }
    let searches = texts.map { Search(asked, Attempt($0, at: question.slot, quoting: texts[0])) }
    // If prices tie, prefer a reading spelled like a form, then the closest one that the learner practices.
    func order(_ search: Search) -> [Int] {
      let (found, readings) = (search.cheapest, asked.reader.readings(of: search.attempt.core))
      let (tense, person, index) = found.form?.slot.map(question.slot.distance) ?? (0, 0, 0)
      let isSpelled = [found.form?.written == nil, readings.contains(where: \.isExact)]
      let isAsked = asked.isAsked(found.form?.slot?.person)
      return [found.price] + (isSpelled + [isAsked]).map { $0 ? 0 : 1 } + [tense, person, index]
    }
    self = searches.min { order($0).lexicographicallyPrecedes(order($1)) } ?? searches[0]
  }

  var verb: Verb { asked.question.verb }
  var slot: Slot { asked.question.slot }

  /// The cheapest explanation; if two steps are not enough, that the answer is not a form.
  var cheapest: Finding {
    guard let step = oneStep() else {
      let stem = ofOtherStem
      if let found = phrase.map({ Finding(.notAForm, $0) }) ?? twoSteps(),
        stem == nil || !found.steps.contains(where: { $0.kind == .typo })
      {
        return found
      }
      guard let stem else { return Finding(.notAForm, ofNoForm) }
      return tellingAccent(Finding(.notAForm, stem, of: [Step(.regularized, stem)]))
    }
    // For irse, fuiste is more likely ir without its pronoun than ser; podo is more likely puedo for él than podar.
    if step.kind == .otherVerb, asked.pronoun != nil || !isSpelledByOtherVerb {
      let limit = asked.pronoun == nil ? Price.of(.spelling) + Price.of(.stemChange) : step.price
      return twoSteps(below: limit) ?? Finding(step)
    }
    // A one-letter slip explains so much that two grammatical steps may say more, and buscé is for yo besides its
    // spelling; the kind stays the same. Quierras is more likely quieras than a future, podryá podrá than podría.
    let limit = Price.of(.typo) + Price.of(.stemChange)
    let isMisspelled = [.typo, .ending].contains(step.kind) && isInLettersOfForm
    guard step.kind == .typo || isMisspelled, asked.auxiliary == nil, let two = twoSteps(below: limit),
      isMisspelled || two.steps.allSatisfy({ $0.price < Price.of(.spelling) }),
      two.form == nil || !two.steps.contains(where: { [.stemChange, .regularized].contains($0.kind) })
    else { return tellingAccent(Finding(naming(step))) }
    return Finding(step.kind, two.remark, of: two.steps)
  }

  /// The cheapest step of the given kinds that explains the answer by itself.
  func oneStep(_ kinds: [Diagnosis.Kind] = Diagnosis.Kind.allCases) -> Step? {
    if let ofOtherSense { return ofOtherSense }
    lazy var cell = self.cell
    for kind in kinds {
      switch kind {
      case .otherPerson, .otherTense, .otherTenseAndPerson:
        if var cell, cell.kind == kind {
          cell.remark = of(cell)
          return cell
        }
      case .otherVerb:
        // Rota is roto in agreement with a thing, not a form of rotar.
        if !isAgreeing, let otherVerb { return of(otherVerb) }
      default:
        if let remark = remark(by: kind) { return Step(kind, remark) }
      }
    }
    return nil
  }

  /// The remark on an answer that is not a verb form; `nil` if the kind does not explain it by itself.
  private func remark(by kind: Diagnosis.Kind) -> Remark? {
    var isBuilt: Bool { !coinages(kind).isEmpty }
    return switch kind {
    case .negation: withoutNo.flatMap { $0.left.isRight ? $0.taken.remark : nil }
    case .pronoun: pronouns.map(ofPronouns) ?? (asked.joined.isEmpty ? nil : ofPopularForm())
    case .auxiliary: isWrongAuxiliary ? ofAuxiliary(attempt.words.dropLast().last ?? "") : nil
    case .participle: isWrongParticiple ? ofParticiple : nil
    case .stemChange: isBuilt ? ofVoseo ?? ofOtherStem ?? ofVowel() : nil
    case .regularized: isBuilt ? ofRegularized() : nil
    case .ending: isBuilt && !soundsLikeForm ? ofEnding : nil
    case .spelling: homophone != nil || isBuilt ? ofSpelling : nil
    case .typo: ofLetter.map { ofOtherStem ?? ofPopularForm() ?? $0 }
    case .otherPerson, .otherTense, .otherTenseAndPerson, .otherVerb, .notAForm: nil
    }
  }

  /// The word, without accents, in the position of the verb's own word, if everything else is right.
  var word: Word? {
    attempt.plain.dropLast() == asked.before.map { WrittenAccents.removed($0) }[...] ? attempt.last : nil
  }

  /// How the word in the position of the right one was built, if everything else is right.
  /// - Parameter accentsCount: whether the answer's accents must match the coinage too.
  func coinages(_ kind: Diagnosis.Kind, accentsCount: Bool = false) -> [Coinage] {
    let joined = asked.joined
    guard let word, word.hasSuffix(joined) else { return [] }
    let typed = accentsCount ? attempt.words.last.flatMap { Word($0) } : word
    // Before a pronoun, lavemos loses its s and lavad its d.
    let host = word[0..<(word.count - joined.count)]
    let hosts = joined.isEmpty ? [host] : [host, host + "s", host + "d"]
    return asked.coinages(kind, at: asked.slot, like: hosts).filter { coinage in
      Pronouns.join(joined, to: coinage.word).contains { (accentsCount ? $0 : $0.withoutAccents) == typed }
    }
  }

  /// Whether the answer ends in the right participle, inflected like an adjective: *llegada, hechos*.
  var isAgreeing: Bool {
    let roots = asked.plainForms.compactMap { $0.split(separator: " ").last?.dropLast() }
    return asked.slot == .participle
      && roots.contains { root in ["a", "os", "as"].contains { root + $0 == attempt.plain.last } }
  }
}
