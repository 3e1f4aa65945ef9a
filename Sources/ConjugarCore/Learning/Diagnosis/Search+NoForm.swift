/// Remarks on an answer that no step explains.
extension Search {
  /// For an answer that is correct Spanish, or a right form with something extra; `nil` for any other.
  var phrase: Remark? {
    if let withWordMore { return withWordMore }
    if let found = periphrasis(of: verb) { return Remark("\(answer) is \(found.what)", asks) }
    if let phrase = besideRight ?? ofHelperByEar ?? ofParticipleInPhrase ?? ofSlipInPhrase { return phrase }
    return ofAdjective ?? ofPopularForm(isMade: true)
  }

  private var asks: String {
    let form = right.words.count == 1 ? "one word, " : "the verb by itself, "
    return "the question asks for \(asked.auxiliary == nil ? form : "")\(wanted)"
  }

  /// For a phrase that was not asked for, with its helper spelled by ear: *e comido, boy a hablar*.
  private var ofHelperByEar: Remark? {
    let words = attempt.words
    guard asked.auxiliary == nil, words.count > 1,
      let index = words.firstIndex(where: { !Clitics.contains($0) }),
      asked.reader.readings(of: words[index]).isEmpty
    else { return nil }
    let key = SoundKey.of(attempt.plain[index])
    for name in FrequencyList.verbs(knownTo: .beginner) {
      guard asked.conjugator.lexicon.entry(name)?.constructions.isEmpty == false,
        let helper = asked.conjugator.find(name)
      else { continue }
      for form in Slot.simple.flatMap({ asked.conjugator.forms(of: helper, at: $0) })
      where SoundKey.of(WrittenAccents.removed(form)) == key {
        let phrase = (words[..<index] + [form] + words[(index + 1)...]).joined(separator: " ")
        let meant = Search(asked, Attempt(phrase, at: slot), quoting: "“\(phrase)”")
        guard let remark = meant.phrase ?? meant.oneStep(Self.cells)?.remark else { continue }
        return remark.saying("“\(words[index])” sounds like \(form), and \(remark.was)")
      }
    }
    return nil
  }

  /// For a participle after a verb other than *haber*: *fue escrito, está incluido*.
  private var ofParticipleInPhrase: Remark? {
    guard asked.auxiliary == nil, attempt.words.count == 2, slot.tense != .participle,
      let helper = helper(attempt.plain[0]), helper != asked.auxiliaryVerb?.name,
      Search(asked, Attempt(attempt.words[1], at: slot)).ownReadings.contains(where: { $0.slot == .participle })
    else { return nil }
    return Remark("\(answer) is \(helper) + participle", asks)
  }

  /// For a periphrasis of the verb with one word missing or wrong.
  private var ofSlipInPhrase: Remark? {
    guard asked.auxiliary == nil, !asked.about(verb, at: slot).cells.slots(of: attempt).isEmpty,
      let helper = attempt.words.dropLast().first.flatMap({ asked.reader.readings(of: $0).first }), helper.isExact
    else { return nil }
    let helpers = ([helper.infinitive] + WordList.helpers).compactMap(asked.conjugator.lexicon.entry)
    return helpers.flatMap(\.constructions).lazy.filter { $0.complement != .participle }.compactMap { construction in
      slip(of: asked.about(verb.plain, at: helper.slot, in: construction)).map {
        Remark("\(answer), as \(construction.name), \($0)", asks)
      }
    }.first
  }

  /// What is wrong in the phrase asked for.
  var slip: String? { slip(of: asked) }

  /// What is wrong in a phrase with one word missing or wrong: *voy trabajar, voy a trabajo, soy trabajando*.
  private func slip(of place: DiagnosisContext) -> String? {
    let typed = attempt.plain
    return place.accepted.lazy.map(\.words).compactMap { words -> String? in
      let right = words.map { WrittenAccents.removed($0) }
      if let missing = right.indices.first(where: { index in right[..<index] + right[(index + 1)...] == typed[...] }) {
        return "lacks “\(words[missing])”"
      }
      guard let construction = place.cells.construction, let last = words.last, words.count > 1 else { return nil }
      if typed.dropLast() == right.dropLast() {
        let complement = construction.complement.tense.englishName
        return "has another form after “\(words[words.count - 2])”: the \(complement) is \(last)"
      }
      let others = zip(typed, right).filter { $0 != $1 }.map(\.0)
      guard typed.count == right.count, others.count == 1, helper(others[0]) != nil else { return nil }
      return "has another verb before it: the helper is \(construction.helper)"
    }.first
  }

  /// The periphrasis of the verb that the answer is: *voy a tener, estaban caminando*.
  func periphrasis(of verb: Verb) -> Periphrasis? {
    Periphrasis(attempt.words, of: verb, asked.reader)
      ?? Periphrasis(ofInfinitiveIn: attempt.words, of: verb, at: slot, asked.reader)
  }

  /// A right form whose words appear in order among others, and those other words.
  private var rightFormAmongWords: (form: String, others: [String])? {
    for form in asked.question.accepted + asked.accepted {
      var (rest, others) = (form.words[...], [String]())
      for word in attempt.words { if word == rest.first { rest.removeFirst() } else { others.append(word) } }
      if rest.isEmpty, !others.isEmpty { return (form, others) }
    }
    return nil
  }

  private func ofWordsMore(_ form: String, _ others: [String], _ advice: String? = nil) -> Remark {
    let (more, are) = (others.joined(separator: " ").printable(upTo: 40), others.count == 1 ? "is a word" : "are words")
    return Remark("“\(form)” is right, and “\(more)” \(are) too many", advice ?? "write the form alone")
  }

  /// For a right form with an adverb or subject pronoun inside it: *he ya comido, hubieran roto ellos*.
  var withWordMore: Remark? {
    let words = attempt.words
    guard let (form, others) = rightFormAmongWords, others.count == 1, others[0] != words[0] else { return nil }
    let isInside = others[0] != words.last && WordList.aroundVerbs.contains(others[0])
    let isSubject = asked.question.cloze != nil && AnswerText.isSubject(others[0])
    return isInside || isSubject ? ofWordsMore(form, others) : nil
  }

  /// For a right form with its subject after it, or other words beside it: *hablo yo, es un, tengo mucho frío*.
  var besideRight: Remark? {
    let words = attempt.words
    guard words.count > 1, let last = words.last else { return nil }
    let form = words.dropLast().joined(separator: " ")
    if AnswerText.isSubject(last), asked.plainForms.contains(WrittenAccents.removed(form)) {
      let told = ofSubjectAfter(last)
      guard asked.accepted.contains(form) else {
        return told.saying("\(told.was), and an accent is off").advising(
          Remark("", "it is written \(right)", nudge: "mind the accent"))
      }
      // Tu is not a subject, and a sentence where no subject may follow the form already has its own.
      let isRight = slot.subjects.contains(last) && asked.question.cloze == nil
      return isRight ? told.saying("\(answer) is right Spanish, but has \(last) after the form") : told
    }
    // Vamos a comemos is meant as vamos a comer.
    guard let (form, others) = rightFormAmongWords, others.count == 1 || asked.cells.construction == nil,
      !others.contains("no"), others[0] != asked.pronoun?.description,
      others[0] != words[0] || !Clitics.contains(others[0])
    else { return nil }
    let isLinked = slot == .infinitive && WordList.prepositions.contains(others.joined(separator: " "))
    return ofWordsMore(form, others, isLinked ? "here the infinitive has nothing before it" : nil)
  }

  func ofSubjectAfter(_ subject: String) -> Remark {
    Remark("\(answer) has \(subject) after the form", "write the form alone, without \(subject)")
  }

  /// For an answer that two steps cannot explain: whatever else is known about it, or that it is not a form.
  var ofNoForm: Remark {
    if isAgreeing {
      let (first, agreement) = (attempt.words.dropLast().last ?? "", ofAgreement(attempt.words.last ?? ""))
      let isHaber = [nil, asked.auxiliaryVerb?.name].contains(helper(WrittenAccents.removed(first)))
      return isHaber || asked.auxiliary == nil ? agreement : ofAuxiliary(first).and(agreement, of: answer)
    }
    if let known = ofRoot ?? ofPopularForm() ?? ofThing ?? ofOwnReading
      ?? Step(cellOf: attempt, asked, accentsCount: false).map(of)
    {
      return known
    }
    if let slip { return ofUnknown.saying("\(answer) \(slip)") }
    if slot == .participle, let word = attempt.words.last, let adjective = adjective(word) {
      return ofRight.saying("\(answer) is the \(adjective)")
    }
    let isBare = asked.joined.isEmpty && attempt.words.count == 1 && attempt.text.count > 1
    let lack = isBare ? asked.pronoun.map { ", and has no pronoun (\($0))" } ?? "" : ""
    let was = unknownWord.map { "“\($0.printable(upTo: 40))” is no verb form" }
    return was == nil && lack.isEmpty ? ofUnknown : ofRight.saying((was ?? ofUnknown.was) + lack)
  }

  /// For a verb conjugated like the shorter verb that its name ends in: *bendirá, maldí*.
  private var ofRoot: Remark? {
    let (name, conjugator) = (verb.infinitive.plain.description, asked.conjugator)
    return name.indices.dropFirst().reversed().lazy.compactMap { start -> Remark? in
      let end = String(name[start...])
      guard conjugator.knows(end), let root = conjugator.find(end) else { return nil }
      let form = conjugator.forms(of: root, at: slot).first {
        WrittenAccents.removed(name[..<start] + $0) == attempt.plainText
      }
      return form.map { ofRight.saying("\(answer) goes like \($0)") }
    }.first
  }

  var ofUnknown: Remark {
    Remark("\(answer) is no form of \(verb.infinitive)", "the question asks for \(wanted)").standing()
  }

  private var unknownWord: String? {
    guard attempt.words.count < 5 else { return attempt.text }
    let unknown = attempt.words.filter { word in
      word != "no" && !Clitics.contains(word)
        && !WordList.prepositions.contains(word) && !WordList.beforeVerbs.contains(word)
        && !asked.reader.readings(of: word).contains { $0.isKnown && ($0.note == nil || $0.isInflected) }
    }
    return unknown.count == attempt.words.count ? attempt.text : unknown.first
  }

  /// For a stem confined to *yo*, to o and a, or to the preterite: *caigen* for *caen*, *dijido* for *dicho*.
  var ofOtherStem: Remark? {
    guard let typed = word?.description else { return nil }
    let regular = FormParts.regular(verb.infinitive.conjugation, at: asked.slot).wholeEnding(at: asked.slot)
    let whole = [parts.ending, regular].compactMap { $0 }
    let isFuture = TenseSet.futures.contains(asked.slot.tense)
    // Trajendo drops the i, just as trajeron does.
    let futures = ["r", "ar", "er", "ir"].map { $0 + (parts.ending ?? "") }
    let endings = isFuture ? futures : whole + whole.filter { $0.first == "i" }.map { $0[1..<$0.count] }
    let places: [(Tense, Person?, isIts: (Rule.ID) -> Bool, String)] = [
      (.present, .firstSingular, { $0.part == .consonant }, "it stands only before o and a"),
      (.preterite, .firstSingular, { $0.part == .strongStem }, "it is that of the preterite and what is built on it"),
      (.present, .thirdSingular, { $0 == .insertedY && slot.tense != .preterite }, placesOfVowel()),
      (.preterite, .thirdSingular, { $0 == .iToY }, Self.placeOfY),
      (.gerund, nil, { $0 == .iToY && !isStrong }, Self.placeOfY),
    ]
    return places.lazy.compactMap { tense, person, isIts, place in
      guard let yo = Slot(tense, person).map(parts), let own = yo.rules.first(where: isIts),
        !parts.rules.contains(where: isIts),
        case let words = endings.map({ "\((yo.stem + (own == .iToY ? "y" : "") + $0).withoutAccents)" }),
        words.contains(typed) || own.part == .strongStem && words.map({ SoundKey.of($0) }).contains(SoundKey.of(typed))
      else { return nil }
      let was = "\(answer) has the \(own == .iToY ? "y" : "stem") of \(yo.form)"
      let isRuleTold = own == .iToY ? mostTellingRule != nil : isFuture && own.part == .consonant
      return isRuleTold ? ofRight.saying(was) : Remark(was, rule: place, right)
    }.first
  }

  private static let placeOfY = "there y stands for the i of -ió, -ieron, -iendo"

  var ownReadings: [Reading] {
    asked.reader.readings(of: attempt.core).filter { $0.isKnown && $0.plainName == verb.infinitive.plain.description }
  }

  /// For the cell of the verb that a reading belongs to; `nil` if the reading is right.
  private func ofOwn(_ reading: Reading) -> Remark? {
    let forms = asked.conjugator.forms(of: verb, at: reading.slot).map { AnswerText.withoutFreeNo($0, at: slot) }
    guard let form = forms.first, !forms.contains(where: asked.accepted.contains) else { return nil }
    return ofCell("“\(form)”", reading.slot.tense, subject(reading.slot))
  }

  /// For the verb's participle used as an adjective: *vuelta* for *vuelve*.
  private var ofAdjective: Remark? {
    ownReadings.first(where: \.isInflected).flatMap(ofOwn)?.saying(
      "\(answer) is the past participle, as an adjective has it")
  }

  /// For a popular form: *haiga, trujo*; optionally only for one modeled on another verb: *satisfazca, leyí*.
  func ofPopularForm(isMade: Bool = false) -> Remark? {
    let norms = asked.reader.norms(of: attempt.core, .popular)
    guard let norm = norms.first(where: asked.accepted.contains) else { return nil }
    let typed = attempt.plainText
    let part = NonstandardEnding.within.first { part in
      let isWhole = typed.replacing("\(part.said)", with: "\(part.right)") == WrittenAccents.removed(norm)
      return typed.contains("\(part.said)") && (isWhole || !(part.right.first?.isVowel ?? false))
    }
    guard let was = part?.remark ?? (isMade ? nil : "is what many say and no norm accepts") else { return nil }
    return Remark("\(answer) \(was)", "it is \(norm)", nudge: ofRight.nudge)
  }

  /// For a form that many people use with *vos*: *no contés*.
  var ofVoseo: Remark? {
    guard slot.person == .secondVoseo || slot.person == .secondSingular,
      asked.reader.norms(of: attempt.core, .regionalVoseo).contains(where: asked.accepted.contains)
    else { return nil }
    return Remark("\(answer) is what many say with vos", rule: "the norm has the form of tú", right)
  }

  /// For something that happens to someone: *se me olvida*.
  var ofThing: Remark? {
    guard let own = asked.pronoun?.description, let who = subject(slot),
      let thing = ownReadings.first(where: { $0.slot.person?.isThird ?? false }),
      thing.isExact, thing.clitics == ["se", own]
    else { return nil }
    return Remark("\(answer) is right Spanish of a thing", rule: "here it is \(who), with \(own) alone", right)
  }

  /// For a form of the verb with pronouns attached or beside it: *dámelo*.
  private var ofOwnReading: Remark? {
    guard let reading = ownReadings.min(by: { slot.distance(to: $0.slot) < slot.distance(to: $1.slot) })
    else { return nil }
    var pronouns = reading.clitics
    if let own = asked.pronoun?.description {
      guard let index = pronouns.firstIndex(of: own) else { return nil }
      pronouns.remove(at: index)
    }
    guard !pronouns.isEmpty else { return nil }
    let beside = Remark(
      "\(answer) has \(pronouns.map { "“\($0)”" }.listed("and")) too",
      "the question asks for the form without \(pronouns.count == 1 ? "it" : "them")")
    return ofOwn(reading)?.and(beside, of: answer) ?? beside
  }
}
