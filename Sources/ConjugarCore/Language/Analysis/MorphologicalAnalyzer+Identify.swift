/// The forms that people say and write: those in the tables and those beyond them.
extension MorphologicalAnalyzer {
  /// Every way to understand a form, likeliest first.
  ///
  /// A form that is not in the tables may be a periphrasis (*lo estoy haciendo*), a form with its subject (*vos sos*),
  /// or something many people say but no norm accepts (*dijistes*).
  ///
  /// - Parameters:
  ///   - form: a word or several, as `readings(of:)` takes them.
  ///   - guesses: whether it may be a form of a verb that the lexicon does not have.
  public mutating func identify(_ form: String, guessing guesses: Bool = true) -> [Reading] {
    var found = readings(of: form, guessing: false)
    // A missing accent may not be a slip: veniste is viniste rather than venís + te; soldo is sueldo rather than soldó.
    if !found.contains(where: \.isPlain) {
      let phrase = Self.words(form)
      let beyond = beyondTables(phrase)
      // Report each cell once: váyamos is not a slip, but podria is one, of pudrir, for which nobody says it.
      found.removeAll { slip in beyond.contains { $0.isSaid && $0.form == slip.form } }
      found += beyond.filter { said in !found.contains { $0.slot == said.slot && $0.infinitive == said.infinitive } }
      if guesses, found.isEmpty, phrase.count == 1 { found = prefixed(phrase[0]) }
      if guesses, found.isEmpty { found = readings(of: form) }
    }
    if found.contains(where: { !$0.clitics.isEmpty }) {
      // Se sentía cannot be first person.
      let fitting = found.filter { $0.slot.suits($0.clitics.compactMap { Word($0) }) && !isForeign($0) }
      if !fitting.isEmpty { found = fitting }
    }
    for index in found.indices where !found[index].clitics.isEmpty {
      found[index].verb = likelihood.verb(meantBy: found[index])
    }
    return likelihood.sorted(found, typed: form)
  }

  /// Whether a reading has a pronoun that its verb does not take: *me fui* from *ser*, or *vela* from *ir*.
  private func isForeign(_ reading: Reading) -> Bool {
    guard !reading.clitics.isEmpty, let traits = lexicon.entry(reading.infinitive)?.traits else { return false }
    return reading.slot.hasOwnPronoun(in: reading.clitics)
      ? traits.contains(.neverPronominal) && reading.slot.person?.isThird == false
      : traits.contains(.intransitive) && reading.slot.tense == .imperative && reading.construction == nil
  }

  private mutating func beyondTables(_ phrase: [Word]) -> [Reading] {
    guard let first = phrase.first, let last = phrase.last else { return [] }
    func rest(_ words: ArraySlice<Word>) -> [Reading] {
      let found = readings(of: Array(words)).sorted()
      return found.contains(where: \.isPlain) ? found : found + beyondTables(Array(words))
    }
    if phrase.count > 1 {
      // Que no vengas, si viene, de dónde eres: not commands.
      let start = phrase.dropLast().prefix(2).lastIndex { WordList.beforeVerbs.contains($0.description) }
      if let start, start == 0 || WordList.prepositions.contains(first.description) {
        let words = phrase.dropFirst(start + 1)
        return rest(words.count > 1 && words.first == "no" ? words.dropFirst() : words).filter {
          $0.slot.person != nil && $0.slot.tense.mood != .imperative
        }
      }
      // Al salir, para no verlo.
      let behind = WordList.prepositions.contains(first.description) ? rest(phrase.dropFirst()) : []
      let infinitives = behind.filter { $0.slot == .infinitive }
      if !infinitives.isEmpty { return infinitives }
      for (subject, words, isBehind) in [(first, phrase.dropFirst(), false), (last, phrase.dropLast(), true)] {
        let persons = Person.allCases.filter { $0.subjects.contains { Word($0)?.plain == subject.plain } }
        if persons.isEmpty { continue }
        let found = rest(words)
        var own = found.filter { $0.slot.person.map(persons.contains) ?? false }
        // Voseo may be in the verb alone or in the pronoun alone: tú tenés, vos tienes.
        let ofVos = persons == [.secondSingular] ? found.filter { $0.slot.person == .secondVoseo && $0.isPlain } : []
        if !own.contains(where: \.isExact), !ofVos.isEmpty { own = ofVos }
        if persons == [.secondVoseo] { own += popular(Array(words), withVos: true) }
        // A command more often has its subject after it than before: usted hable is not one, tú anda is.
        let said = isBehind ? [] : own.filter { $0.slot.tense != .imperative }
        return said.isEmpty ? own : said
      }
    }
    let found = periphrases(phrase)
    if !found.isEmpty { return found.sorted() }
    // Ya se había ido, me gusta mucho; but nothing in mucho gusto is a verb.
    let core =
      WordList.nounAfter.contains(first.description)
      ? phrase : phrase.filter { !WordList.aroundVerbs.contains($0.description) }
    return core.isEmpty || core.count == phrase.count ? popular(phrase).sorted() : rest(core[...])
  }

  /// Readings as a helping verb plus a nonfinite form: *se lo voy a decir, estoy haciéndolo, debe de haber llovido*.
  private mutating func periphrases(_ phrase: [Word]) -> [Reading] {
    for length in phrase.indices.dropFirst() {
      let words = phrase.suffix(length)
      var helped = length < 3 ? complements(words) : []
      // The complement may itself be a periphrasis: vas a tener que hacerlo.
      if length > 1, phrase.count < 8 { helped += periphrases(Array(words)).filter { $0.slot.person == nil } }
      let found = periphrases(phrase.dropLast(length), helped)
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func complements(_ words: ArraySlice<Word>) -> [Reading] {
    readings(of: Array(words)).filter { reading in
      reading.isInflected
        || reading.isKnown && reading.slot.person == nil
          && [nil, .withoutPronoun, .compound].contains(reading.note)
    }
  }

  private mutating func periphrases(_ helping: ArraySlice<Word>, _ complements: [Reading]) -> [Reading] {
    guard !complements.isEmpty else { return [] }
    var found: [Reading] = []
    for words in 0...min(4, helping.count - 1) {
      let between = helping.suffix(words).map(\.description)
      // Llevo dos años viviendo: the length of time is not part of the periphrasis.
      let isSpan = complements[0].slot == .gerund && between.last.map(WordList.spans.contains) ?? false
      let link = words == 0 || isSpan ? nil : between.joined(separator: " ")
      let helpers = readings(of: Array(helping.dropLast(words)))
      for helper in helpers where helper.slot != .participle && [nil, .compound].contains(helper.note) {
        for (construction, helper, isMoving) in constructions(of: helper) where construction.link == link {
          for complement in complements where complement.slot == construction.complement {
            guard helper.clitics.isEmpty || complement.clitics.isEmpty else { continue }
            // Me fui a duchar is from ducharse.
            if isMoving, complement.clitics.isEmpty, Likelihood.isMostlyPronominal(complement.infinitive) { continue }
            let clitics = helper.clitics + complement.clitics
            if complement.note == .withoutPronoun, !helper.slot.hasOwnPronoun(in: clitics) { continue }
            if !isHelped(complement.infinitive, at: helper.slot) || !complement.agrees(with: helper.slot) { continue }
            var reading = Reading(
              infinitive: complement.infinitive, slot: helper.slot, clitics: clitics,
              form: ([helper.form] + between + [complement.form]).joined(separator: " "),
              isExact: helper.isExact && complement.isExact, note: helper.note)
            reading.construction = construction
            found.append(reading)
          }
        }
      }
    }
    // Se echó a reír is from echarse rather than reírse.
    let pronominal = found.filter { $0.construction?.isPronominal ?? false }
    return pronominal.isEmpty ? found : pronominal
  }

  /// The periphrases that a form can introduce, with its own pronoun removed; *había que* is impersonal.
  private func constructions(of helper: Reading) -> [(Construction, helper: Reading, isMoving: Bool)] {
    guard let entry = lexicon.entry(helper.infinitive) else { return [] }
    let isOfNobody = helper.slot.person == nil || helper.slot.person == .thirdSingular
    let made = entry.constructions.filter {
      (isOfNobody || !entry.traits.contains(.auxiliary) || $0.link != "que")
        && (helper.slot.tense != .imperative || WordList.ordered.contains($0.id))
    }
    let alone = helper.withoutOwnPronoun
    return made.filter { !$0.isPronominal }.map { ($0, helper, false) }
      + made.filter { $0.isPronominal || helper.isOfMoving }.compactMap { construction in
        alone.map { (construction, $0, !construction.isPronominal) }
      }
  }

  /// Readings of what many people say where the norm differs in one word: *he trabajao, está dormiendo, vos tienes*.
  private mutating func popular(_ phrase: [Word], withVos isWithVos: Bool = false) -> [Reading] {
    var found: [Reading] = []
    func add(_ corrected: [Word], where fits: (Reading) -> Bool) {
      let simple = readings(of: corrected)
      for var reading in simple.isEmpty ? periphrases(corrected) : simple
      where reading.isExact && reading.note == nil && fits(reading) {
        (reading.isExact, reading.note) = (false, isWithVos ? .regionalVoseo : .popular)
        found.append(reading)
      }
    }
    for index in phrase.indices.reversed() where found.isEmpty {
      if !isWithVos, WordList.popularOrders.contains(phrase[index...].prefix(2).map(\.description)) {
        add(phrase[..<index] + [phrase[index + 1], phrase[index]] + phrase[(index + 2)...]) { _ in true }
      }
      let norms = isWithVos ? words.formsOfVos(for: phrase[index]) : words.normsForms(for: phrase[index])
      // A participle rarely stands alone: dormio is more likely durmió.
      let finite = phrase.count == 1 ? norms.filter { $0.slot != .participle } : []
      for (form, slot, verb) in finite.isEmpty ? norms : finite
      // A form that only lacks an accent is the norm's: envio; but váyamos is heard.
      where form.withoutAccents != phrase[index].withoutAccents || form.isStressed(unlike: phrase[index]) {
        var corrected = phrase
        corrected[index] = form
        add(corrected) { reading in
          let own = [
            reading.slot, reading.slot.ofMainVerb, reading.slot.borrowed, reading.construction?.complement,
          ]
          // Veno is from venir alone, though vengo is from vengar too; what is said for any cell is not a command.
          if phrase.count == 1, let verb, verb != reading.infinitive { return false }
          return slot == nil ? reading.slot.tense != .imperative : own.contains(slot)
        }
      }
    }
    return found.once
  }

  /// Readings as a verb that is not in the lexicon, formed with a prefix from one that is: *redomesticados*.
  private mutating func prefixed(_ word: Word) -> [Reading] {
    let found = words.prefixed(word)
    let inflected = found.isEmpty ? inflected(word) { $0.prefixed($1) } : []
    return (found + inflected).map { $0.reading(of: word, isKnown: false) }.filter(\.isExact).sorted()
  }
}

extension Word {
  /// Whether the typed accent stresses a different syllable: *váyamos* for *vayamos*.
  fileprivate func isStressed(unlike typed: Word) -> Bool {
    typed != typed.withoutAccents
      && StressAccent.stressed(in: Sounds(of: typed)) != StressAccent.stressed(in: Sounds(of: self))
  }
}

extension Reading {
  /// Whether the reading is current usage and matches what was typed.
  var isPlain: Bool { isExact && note != .archaicEnclitic || note == .regionalVoseo }

  /// Whether a participle agrees in number with a slot's subject, in either gender: *fue construida, son queridos*.
  fileprivate func agrees(with helper: Slot) -> Bool {
    guard slot == .participle, let person = helper.person else { return true }
    let isPlural = if case .inflected(_, let isPlural) = note { isPlural } else { false }
    return isPlural == person.isPlural
  }

  /// Whether this form means going somewhere, with a verb that often takes *-se*: *nos fuimos a comer, vete a dormir*;
  /// but *me voy a duchar* is from *ducharse*.
  fileprivate var isOfMoving: Bool {
    let isOfMood = slot.tense == .imperative || slot.tense.mood == .indicative
    return isOfMood && ![.present, .imperfect].contains(slot.tense)
      && FrequencyList.embedded.pronominalPercent(of: infinitive) > 2
  }

  /// The reading without the verb's own pronoun among its clitics; `nil` if it has none: *se puso*.
  fileprivate var withoutOwnPronoun: Reading? {
    let own = slot.person?.reflexivePronoun.description
    guard let place = clitics.firstIndex(where: { $0 == own }) else { return nil }
    var reading = self
    reading.clitics.remove(at: place)
    return reading
  }
}
