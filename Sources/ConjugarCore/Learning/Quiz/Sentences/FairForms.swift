/// Finds the words in a text that can only be forms of one verb.
struct FairForms {
  struct Form {
    let verb: Verb
    var slot: Slot
    /// Every form that is accepted there: the one in the text, and its twin in *-ra* or *-se*.
    let accepted: [String]
    let words: Int
    /// The enclitic pronouns, which stay in the text: *me, lo* in *dímelo*.
    let joined: String
    /// The slots the form could fill: *hablamos* is either present or preterite.
    var slots: [Slot]
    let isIntransitive: Bool
  }

  let reader: AnswerReader
  private var conjugator: Conjugator { reader.conjugator }

  /// The form that begins at a word, and whether the word may be a verb form but was skipped.
  func form(at index: Int, in text: MarkedWords) -> (form: Form?, isPassedOver: Bool) {
    let word = text.names[index]
    let next = index + 1 < text.names.count && !text.isMarked(index + 1) ? text.names[index + 1] : ""
    if let compound = compound(word, next) { return (compound, false) }
    let readings = readings(of: word)
    guard !readings.isEmpty else { return (nil, false) }
    let before = text.word(before: index) ?? ""
    let isAfterArticle = WordList.articles.contains(before) && WordList.nounToo.contains(word)
    let isNoun = WordList.nounAfter.contains(before) && readings[0].slot.tense != .gerund || isAfterArticle
    // A capitalized name mid-sentence is not a form: Clara, Mercedes; sentence-initial Tomás may be one.
    let isName = !text.isMarked(index) || WordList.givenNames.contains(word)
    let (possible, isSure) = placed(readings, of: word, at: index, before: next, in: text)
    guard !isNoun, !isName || text.words[index].first?.isUppercase != true, !text.isFixed(index),
      let form = form(word, meant(possible, text.pronouns(before: index), before: next), words: 1, isFair: isSure)
    else { return (nil, true) }
    return (form, false)
  }

  /// The readings that are possible in this position, and whether the word can only be a verb there.
  private func placed(
    _ readings: [Reading], of word: String, at index: Int, before next: String, in text: MarkedWords
  ) -> (readings: [Reading], isSure: Bool) {
    let (before, pronouns) = (text.word(before: index), text.pronouns(before: index))
    // After a subject pronoun, the word can only be a verb: ella llega, but not para ella trabajo.
    let isObject = index > 1 && WordList.prepositions.contains(text.names[index - 2])
    let own = isObject ? [] : readings.filter { $0.slot.person?.subjects.contains(before ?? "") ?? false }
    if !own.isEmpty { return (own, true) }
    let personal = readings.filter { $0.slot.person != nil && $0.slot.tense.mood != .imperative }
    let link = text.word(before: index - pronouns.count)
    // Unless something calls for the subjunctive, no te preocupes is a command.
    let outer = link == "no" ? text.word(before: index - pronouns.count - 1) : nil
    let isFree = link == "no" && (outer.map(WordList.conjunctions.contains) ?? true)
    let orders = personal.filter { $0.slot.tense == .presentSubjunctive }.compactMap { reading in
      reading.slot.inTense(.negativeImperative).map { Reading(infinitive: reading.infinitive, slot: $0, form: word) }
    }
    if isFree, !orders.isEmpty, orders.count >= personal.count - 1 { return (orders, true) }
    // La and lo may also be articles.
    if let first = pronouns.first, first != "lo", !WordList.articles.contains(first) { return (personal, true) }
    guard !WordList.mostlyOther.contains(word) else { return ([], false) }
    let links = WordList.beforeForms.prefix(WordList.nounToo.contains(word) ? 1 : 2).joined()
    if let link, links.contains(link), [[], ["lo"]].contains(pronouns) { return (personal, true) }
    // Pele and pela are commands only at the head of a clause; for pela, the context decides.
    let bids = readings.filter { $0.slot.tense.mood == .imperative }
    guard pronouns.isEmpty, text.isHead(index) else { return (readings.filter { !bids.contains($0) }, false) }
    let isOrder = !bids.isEmpty && !personal.contains { $0.slot.tense.mood == .indicative }
    // No noun precedes an article here (corte la cebolla), and few nouns look like a vosotros command.
    let isBeforeNoun = WordList.determiners.contains(next)
    return (
      isOrder ? bids : WordList.verbAlone.contains(word) ? personal : readings,
      isBeforeNoun || isOrder && bids.contains { $0.slot.person == .secondPlural }
    )
  }

  /// The readings of the intended verb, where two verbs share a form: *fui al cine* is ir and *fue difícil* is ser, but
  /// in *fue ayer* nothing tells them apart.
  private func meant(_ readings: [Reading], _ pronouns: [String], before next: String) -> [Reading] {
    let rows = WordList.toldBehind
    guard Set(readings.map(\.infinitive)).isStrictSuperset(of: [rows[0][0]]) else { return readings }
    let isOther = WordList.determiners.contains(next) || !next.isEmpty && !WordList.frame.contains(next)
    let told = rows.first { $0.contains(next) } ?? (isOther ? rows.last : nil)
    let own = readings.contains { $0.slot.hasOwnPronoun(in: pronouns) } ? rows[0] : pronouns.isEmpty ? told : nil
    return own.map { row in readings.filter { $0.infinitive == row[0] } } ?? readings
  }

  private func compound(_ first: String, _ second: String) -> Form? {
    let (auxiliary, phrase) = (conjugator.lexicon.auxiliary?.infinitive.description, "\(first) \(second)")
    let isHelped = readings(of: first).contains { $0.infinitive == auxiliary && $0.slot.person != nil }
    return isHelped ? form(phrase, readings(of: phrase), words: 2, isFair: true) : nil
  }

  private func form(_ word: String, _ all: [Reading], words: Int, isFair: Bool) -> Form? {
    // Where one reading is of a verb readers know, the others are unlikely: salgo is from salir, not salgar.
    let known = all.filter { FrequencyList.embedded.rank(of: $0.infinitive) <= FrequencyList.Depth.reader.rawValue }
    let meant = WordList.mostlyOf[word]
    let readings = meant == nil ? known.isEmpty ? all : known : all.filter { $0.infinitive == meant }
    // Verbs that share an infinitive count as one here, and the first of them is assumed.
    let names = Set(readings.map { $0.infinitive.prefix { $0 != "#" } })
    // In a text, the subject is more often a third party than the writer.
    let third = readings.first { $0.slot.tense == readings[0].slot.tense && $0.slot.person == .thirdSingular }
    guard names.count == 1, let first = third ?? readings.first, let plain = conjugator.find(first.infinitive),
      !plain.infinitive.isPronominal
    else { return nil }
    // Siéntese is asked whole; in dímelo only the verb is, and its pronouns stay: ___melo.
    let isOrder = readings.allSatisfy { $0.slot.tense == .imperative && $0.clitics == first.clitics }
    let isOwn = isOrder && first.clitics.count == 1 && first.slot.hasOwnPronoun(in: first.clitics)
    let joined = isOwn ? "" : first.clitics.joined()
    guard let verb = isOwn ? plain.pronominal : plain, isOrder || joined.isEmpty,
      isFair || isOrder && !first.clitics.isEmpty || readings.allSatisfy({ self.isFair(word, $0, verb) })
    else { return nil }
    // Forms with the same meaning: -ra and -se, and hubiera for habría.
    let twins = readings.map(\.slot).flatMap { slot in
      let others = slot.tense == .conditionalPerfect ? Slot.unreal : [slot.tense.inOtherEnding].compactMap(\.self)
      return others.compactMap(slot.inTense)
    }
    // Besides idos, iros is accepted.
    let own = conjugator.asked(of: verb, at: first.slot).map { AnswerText.withoutFreeNo($0, at: first.slot) }
    let host = String(word.dropLast(joined.count))
    // Digámoselo has dropped an s.
    if !joined.isEmpty, !own.map(WrittenAccents.removed).contains(WrittenAccents.removed(host)) { return nil }
    let written = joined.isEmpty ? [word] + own : own + [host, word]
    let accepted = (written + twins.compactMap { conjugator.forms(of: verb, at: $0).first }).once
    return Form(
      verb: verb, slot: first.slot, accepted: accepted, words: words, joined: joined, slots: readings.map(\.slot),
      isIntransitive: conjugator.lexicon.entry(verb.name)?.traits.contains(.intransitive) ?? false)
  }

  private func readings(of form: String) -> [Reading] {
    reader.readings(of: form).filter { $0.isExact && $0.isKnown }
  }

  /// Whether a form's ending sets it apart from nouns: two letters, an accent, or a stem that only verbs have.
  private func isFair(_ word: String, _ reading: Reading, _ verb: Verb) -> Bool {
    let slot = reading.slot
    if WordList.verbAlone.contains(word) { return true }
    let parts = FormParts(Base(verb.preferred), at: slot)
    guard slot != .participle, !slot.tense.isCompound, slot.tense != .futureSubjunctive, let ending = parts.ending
    else { return false }
    let isBare = ending.withoutAccents == ending
    // Nouns can look like this: hablas, casas; amad, amistad.
    let isAsNoun = isBare && (ending.count == 1 || ending.count == 2 && slot.person == .secondSingular)
    // For common verbs, the word list has the forms that are also nouns.
    if isAsNoun, FrequencyList.embedded.rank(of: verb.name) <= FrequencyList.Depth.learner.rawValue {
      return !WordList.nounToo.contains(word)
    }
    if ending.count == 1 { return !isBare || parts.rules.contains { [.strongStem, .consonant].contains($0.part) } }
    return slot.tense.mood != .imperative && !isAsNoun || slot.person == .firstPlural || slot.person == .thirdPlural
  }
}

extension Slot {
  var isPast: Bool { Self.pasts.contains(tense) }
  /// Equivalent to the conditional perfect in the main clause of an unreal condition.
  static let unreal: [Tense] = [.pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe]
  static let pasts = TenseSet(.imperfect, .preterite, .presentPerfect, .pluperfect, .pastAnterior)
}
