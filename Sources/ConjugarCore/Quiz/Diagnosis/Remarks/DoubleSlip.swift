/// Two known errors at once: *pensen* for *piensan* has another ending and lacks its ie.
struct DoubleSlip {
  let writer: RemarkWriter
  let attempt: Attempt

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  var asked: DiagnosisContext { writer.asked }
  var verb: Verb { writer.verb }

  /// What to say of both; `nil` if two errors do not explain the answer either.
  var remark: Remark? {
    // Of a word of two letters two errors leave nothing.
    guard attempt.words.count < 5, attempt.words.last?.count ?? 0 > 2 else { return nil }
    if asked.auxiliary != nil { return auxiliaryAndParticiple }
    return stemAndPopular ?? stemInOtherCell ?? stemAndSpelling ?? stemAndEnding ?? endingAndSpelling ?? cellAndSpelling
      ?? doubledAndMore ?? pronounAndCell
  }

  /// The word that stands where the verb's own should, and all about it is right.
  var typed: Word? { asked.word(of: attempt) }

  func both(_ first: Remark, _ second: Remark) -> Remark {
    DiagnosisEnglish.both(first, second, of: writer.answer)
  }

  /// A stem without its change, or misspelled, and an ending of popular speech: *podistes, pidistes, viniba*.
  private var stemAndPopular: Remark? {
    guard let typed else { return nil }
    for ending in NonstandardEnding.all
    where ending.isSaid(at: asked.slot) && typed.hasSuffix(ending.said.withoutAccents) {
      let other = attempt.ending(in: typed[0..<(typed.count - ending.said.count)] + ending.right)
      guard let stem = ofStem(other) else { continue }
      return both(stem, EndingRemark(writer, attempt).remark(of: ending))
    }
    return nil
  }

  /// What is to be said of a stem, if it is all that is wrong in another answer.
  private func ofStem(_ other: Attempt) -> Remark? {
    if asked.isMade(other, { VowelSlips.words(of: $0, at: $1) }) { return writer.ofVowel(other) }
    if asked.isMade(other, { Regularized.words(of: $0, at: $1) }) { return writer.ofRegularized(other) }
    return SpellingSlip(asked).explains(other) ? SpellingRemark(writer, other).remark : nil
  }

  /// A stem without its change, in another cell: *puedamos; tení* for *tuvo*.
  private var stemInOtherCell: Remark? {
    guard let typed, let variant = verb.variants.first else { return nil }
    let slots = Slot.simple.filter { $0 != asked.slot && asked.isAsked($0.person) }
    let ordered = slots.sorted { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }
    for slot in ordered where slot.tense != .negativeImperative {
      let endings = [
        FormParts(Base(variant), at: slot).ending, FormParts.regular(verb.infinitive.conjugation, at: slot).ending,
      ].compactMap { $0 }
      guard let made = endings.first(where: { typed.hasSuffix($0.withoutAccents) }) else { continue }
      let isVowel = VowelSlips.outcome(of: variant, at: slot) { $0.withoutAccents == typed } != nil
      guard isVowel || Regularized.words(of: variant, at: slot).contains(where: { $0.withoutAccents == typed }) else {
        continue
      }
      let cell = DiagnosisEnglish.otherCell(
        "-\(made)", CellName(slot.tense, writer.subject(slot)), written: nil, wanted: writer.wanted, writer.goal())
      return both(cell, isVowel ? writer.ofVowel(attempt) : writer.ofRegularized(attempt))
    }
    return nil
  }

  /// The stem of a regular verb and an ending of another conjugation: *tenaron*.
  private var stemAndEnding: Remark? {
    guard let typed, let variant = verb.variants.first, let parts = writer.parts else { return nil }
    let regular = LexicalVariant(infinitive: variant.infinitive)
    guard parts.form != Derivation.form(Base(regular), at: asked.slot),
      EndingSlips.words(of: regular, at: asked.slot, with: OtherEndings.of(asked.slot)).contains(where: {
        $0.withoutAccents == typed
      })
    else { return nil }
    return both(writer.ofRegularized(attempt), EndingRemark(writer, attempt).remark)
  }

  /// Another cell of the verb without its pronoun, or with another one: *levantaba* for *me levanto*.
  private var pronounAndCell: Remark? {
    guard asked.pronoun != nil else { return nil }
    var words = attempt.words
    let typed = words.first.flatMap { Word($0) }.flatMap { Clitics.contains($0) ? $0 : nil }
    guard typed != asked.pronoun else { return nil }
    if typed != nil { words.removeFirst() }
    let without = asked.withoutPronoun
    let rest = Attempt(words.joined(separator: " "), at: writer.slot)
    guard let cell = OtherCell([rest], without) else { return nil }
    let pronoun = DiagnosisEnglish.pronoun(
      typed.map { .another(typed: $0.description, right: asked.pronoun?.description ?? "") }
        ?? .missing(right: asked.pronoun?.description ?? "", asked.joined.isEmpty ? .before : .after),
      writer.answer, verb.infinitive.description)
    return both(RemarkWriter(without, [rest]).of(cell), pronoun)
  }

  /// Another person of *haber*, and another participle: *ha decido* for *he dicho*.
  private var auxiliaryAndParticiple: Remark? {
    guard let auxiliary = asked.auxiliary, attempt.words.count > 1 else { return nil }
    let words = Array(attempt.words.dropLast(2)) + [auxiliary] + attempt.words.suffix(1)
    let other = Attempt(words.joined(separator: " "), at: .infinitive)
    let first = attempt.plain[attempt.plain.count - 2]
    guard let slip = CompoundSlip(asked), slip.isForm(first, of: "haber") || slip.isForm(first, of: "ser"),
      slip.isWrongParticiple(other)
    else { return nil }
    let verb = slip.isForm(first, of: "haber") ? "haber" : "ser"
    return both(
      DiagnosisEnglish.auxiliary(first, of: verb, auxiliary, writer.wanted), writer.of(.participle, other))
  }
}
