/// Two known errors at once: *pensen* for *piensan* has another ending and lacks its ie.
struct DoubleSlip {
  private let writer: RemarkWriter
  private let attempt: Attempt

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  private var asked: DiagnosisContext { writer.asked }
  private var verb: Verb { writer.verb }

  /// What to say of both; `nil` if two errors do not explain the answer either.
  var remark: Remark? {
    // Of a word of two letters two errors leave nothing.
    guard attempt.words.count < 5, attempt.words.last?.count ?? 0 > 2 else { return nil }
    if asked.auxiliary != nil { return auxiliaryAndParticiple }
    return stemInOtherCell ?? stemAndSpelling ?? stemAndEnding ?? endingAndSpelling ?? cellAndSpelling ?? pronounAndCell
  }

  /// The word that stands where the verb's own should, and all about it is right.
  private var typed: Word? { asked.word(of: attempt) }

  /// A stem without its change, in another cell: *puedamos*.
  private var stemInOtherCell: Remark? {
    guard let typed, let facts = verb.variants.first else { return nil }
    let slots = Slot.all.filter { $0 != asked.slot && !$0.tense.isCompound && asked.isAsked($0.person) }
    let ordered = slots.sorted { asked.slot.distance(to: $0) < asked.slot.distance(to: $1) }
    for slot in ordered where slot.tense != .negativeImperative {
      guard let made = FormParts(Base(facts), at: slot).ending, typed.hasSuffix(made.withoutAccents) else { continue }
      let isVowel = VowelSlips.outcome(of: facts, at: slot) { $0.withoutAccents == typed } != nil
      guard isVowel || Regularized.words(of: facts, at: slot).contains(where: { $0.withoutAccents == typed }) else {
        continue
      }
      let cell = DiagnosisEnglish.otherCell(
        "-\(made)", CellName(slot.tense, writer.subject(slot)), written: nil, wanted: writer.wanted, writer.goal)
      return DiagnosisEnglish.both(cell, isVowel ? writer.ofVowel(attempt) : writer.ofRegularized(attempt))
    }
    return nil
  }

  /// A stem without its change whose sound is written otherwise: *juegé*.
  private var stemAndSpelling: Remark? {
    guard let typed, let facts = verb.variants.first else { return nil }
    let key = SoundKey.of(typed.description)
    let made = VowelSlips.words(of: facts, at: asked.slot) + Regularized.words(of: facts, at: asked.slot)
    let isMade = made.contains { word in
      let plain = word.withoutAccents
      return SoundKey.of(plain.description) == key || Self.asKept(plain, writer).contains(typed)
    }
    guard isMade else { return nil }
    return DiagnosisEnglish.both(writer.ofVowel(attempt), SpellingRemark(writer, attempt).remark)
  }

  /// A word with the consonant before its ending spelled as before another vowel.
  private static func asKept(_ word: Word, _ writer: RemarkWriter) -> [Word] {
    let sounds = Sounds(of: word)
    return sounds.indices.filter { sounds[$0].isSpelledByContext }.flatMap { index in
      sounds[index].spellings.map {
        Word(spelling: sounds[0..<index]) + $0 + Word(spelling: sounds[(index + 1)..<sounds.count])
      }
    }
  }

  /// The stem of a regular verb and an ending of another conjugation: *tenaron*.
  private var stemAndEnding: Remark? {
    guard let typed, let facts = verb.variants.first, let parts = writer.parts else { return nil }
    let regular = LexicalVariant(infinitive: facts.infinitive)
    guard parts.form != Derivation.form(Base(regular), at: asked.slot),
      EndingSlips.words(of: regular, at: asked.slot, with: OtherEndings.of(asked.slot)).contains(where: {
        $0.withoutAccents == typed
      })
    else { return nil }
    return DiagnosisEnglish.both(writer.ofRegularized(attempt), EndingRemark(writer, attempt).remark)
  }

  /// Another ending, and a letter that sounds otherwise before it: *buscí*.
  private var endingAndSpelling: Remark? {
    guard let typed else { return nil }
    let key = SoundKey.of(typed.description)
    let isMade = verb.variants.contains { facts in
      EndingSlips.words(of: facts, at: asked.slot).contains { word in
        let plain = word.withoutAccents
        return SoundKey.of(plain.description) == key || Self.asKept(plain, writer).contains(typed)
      }
    }
    guard isMade else { return nil }
    return DiagnosisEnglish.both(EndingRemark(writer, attempt).remark, SpellingRemark(writer, attempt).remark)
  }

  /// Another cell that only sounds so: *estubo* for *estuve*.
  private var cellAndSpelling: Remark? {
    guard let last = attempt.plain.last, attempt.plain.count == 1 else { return nil }
    let paradigm = asked.conjugator.paradigm(of: verb)
    let key = SoundKey.of(last)
    for slot in Slot.all where slot != writer.slot && asked.isAsked(slot.person) {
      for form in paradigm.forms(at: slot) where SoundKey.of(WrittenAccents.removed(form)) == key {
        guard let cell = OtherCell([Attempt(form, at: .infinitive)], asked) else { continue }
        let other = SpellingRemark(typed: last, right: form, asked)
        return DiagnosisEnglish.both(writer.of(cell), other.remark)
      }
    }
    return nil
  }

  /// Another cell of the verb without its pronoun, or with another one: *levantaba* for *me levanto*.
  private var pronounAndCell: Remark? {
    guard asked.pronoun != nil else { return nil }
    var words = attempt.words
    let typed = words.first.flatMap { Word($0) }.flatMap { Clitics.contains($0) ? $0 : nil }
    if typed != nil { words.removeFirst() }
    var plain = verb
    plain.infinitive = verb.infinitive.plain
    let question = Question(
      verb: plain, slot: writer.slot, subject: asked.question.subject,
      accepted: asked.conjugator.forms(of: plain, at: writer.slot))
    let without = asked.about(question)
    let rest = Attempt(words.joined(separator: " "), at: writer.slot)
    guard let cell = OtherCell([rest], without) else { return nil }
    let pronoun = DiagnosisEnglish.pronoun(
      typed.map { .another(typed: $0.description, right: asked.pronoun?.description ?? "") }
        ?? .missing(right: asked.pronoun?.description ?? "", asked.joined.isEmpty ? .before : .after),
      writer.answer, verb.infinitive.description)
    return DiagnosisEnglish.both(RemarkWriter(without, [rest]).of(cell), pronoun)
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
    return DiagnosisEnglish.both(
      DiagnosisEnglish.auxiliary(first, of: verb, auxiliary, writer.wanted), writer.of(.participle, other))
  }
}
