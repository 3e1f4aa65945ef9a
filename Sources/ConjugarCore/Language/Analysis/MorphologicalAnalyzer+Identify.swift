/// What people say and write: the forms of the tables and what goes beyond them.
extension MorphologicalAnalyzer {
  /// Every way to understand a form, the likeliest first.
  ///
  /// Where the tables do not have it, it may be a periphrasis (*lo estoy haciendo*), a form after its subject (*vos sos*),
  /// or what many say and no norm has (*dijistes*).
  ///
  /// - Parameters:
  ///   - form: a word or several, as `readings(of:)` takes them.
  ///   - guesses: whether it may be a form of a verb that the lexicon does not have.
  public mutating func identify(_ form: String, guessing guesses: Bool = true) -> [Reading] {
    var found = readings(of: form, guessing: false)
    // An accent that no form has may be that of comío, said for comido; veniste is sooner viniste than venís with te.
    let isPlain = found.contains { $0.isExact && $0.note != .archaicEnclitic }
    if !isPlain, found.isEmpty || found.contains(where: \.isExact) || form.utf8.contains(0xC3) {
      let phrase = Self.words(form)
      found = beyondTables(phrase) + found
      if guesses, found.isEmpty, phrase.count == 1 { found = prefixed(phrase[0]) }
      if guesses, found.isEmpty { found = readings(of: form) }
    }
    if found.contains(where: { !$0.clitics.isEmpty }) {
      // Se sentía is nothing of yo.
      let fitting = found.filter { $0.slot.suits($0.clitics.compactMap { Word($0) }) }
      if !fitting.isEmpty { found = fitting }
    }
    for index in found.indices where !found[index].clitics.isEmpty {
      found[index].verb = likelihood.verb(meantBy: found[index])
    }
    return likelihood.sorted(found, typed: form)
  }

  private mutating func beyondTables(_ phrase: [Word]) -> [Reading] {
    guard let first = phrase.first, let last = phrase.last else { return [] }
    func rest(_ words: ArraySlice<Word>) -> [Reading] {
      let rest = Array(words)
      return readings(of: rest).sorted() + (rest.count == 1 ? popular(rest) : beyondTables(rest))
    }
    if phrase.count > 1 {
      if first == "que" {
        // Que no vengas is no order.
        let words = phrase.dropFirst(phrase.count > 2 && phrase[1] == "no" ? 2 : 1)
        return rest(words).filter { $0.slot.person != nil && $0.slot.tense.mood != .imperative }
      }
      // Orders have their subject behind them alone: hable usted.
      for (subject, words, isOrder) in [(first, phrase.dropFirst(), false), (last, phrase.dropLast(), true)] {
        let persons = Person.allCases.filter { $0.subjects.contains { Word($0)?.plain == subject.plain } }
        if persons.isEmpty { continue }
        return rest(words).filter {
          $0.slot.person.map(persons.contains) ?? false && (isOrder || $0.slot.tense != .imperative)
        }
      }
    }
    let found = periphrases(phrase)
    return (found.isEmpty ? popular(phrase) : found).sorted()
  }

  /// A verb that helps, perhaps with a word behind it, and an infinitive or gerund: *se lo voy a decir, estoy haciéndolo,
  /// debe de haber llovido*.
  private mutating func periphrases(_ phrase: [Word]) -> [Reading] {
    for length in 1...2 where phrase.count > length {
      let found = periphrases(phrase.dropLast(length), complements(phrase.suffix(length)))
      if !found.isEmpty { return found }
    }
    // What is helped may help in turn: vas a tener que hacerlo.
    for length in 2..<Swift.max(2, phrase.count) where phrase.count < 8 {
      let inner = periphrases(phrase.suffix(length)).filter { $0.slot.person == nil }
      let found = periphrases(phrase.dropLast(length), inner)
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func complements(_ words: ArraySlice<Word>) -> [Reading] {
    let readings = words.count == 1 ? single(words[words.startIndex]) : readings(of: Array(words))
    return readings.filter { reading in
      reading.isKnown && (reading.slot == .infinitive || reading.slot == .gerund)
        && [nil, .withoutPronoun, .compound].contains(reading.note)
    }
  }

  private mutating func periphrases(_ helping: ArraySlice<Word>, _ complements: [Reading]) -> [Reading] {
    guard !complements.isEmpty else { return [] }
    var found: [Reading] = []
    for words in 0...min(4, helping.count - 1) {
      let between = helping.suffix(words).map(\.description)
      // Llevo dos años viviendo: how long it lasts is no part of it.
      let isSpan = complements[0].slot == .gerund && between.last.map(WordList.spans.contains) ?? false
      let link = words == 0 || isSpan ? nil : between.joined(separator: " ")
      for helper in readings(of: Array(helping.dropLast(words))) where helper.slot != .participle && helper.note == nil
      {
        for construction in constructions(of: helper) where construction.link == link {
          guard let helper = construction.isPronominal ? helper.withoutOwnPronoun : helper else { continue }
          for complement in complements where complement.slot == construction.complement {
            guard helper.clitics.isEmpty || complement.clitics.isEmpty else { continue }
            let clitics = helper.clitics + complement.clitics
            if complement.note == .withoutPronoun, !helper.slot.hasOwnPronoun(in: clitics) { continue }
            if !isHelped(complement.infinitive, at: helper.slot) { continue }
            var reading = Reading(
              infinitive: complement.infinitive, slot: helper.slot, clitics: clitics,
              form: ([helper.form] + between + [complement.form]).joined(separator: " "),
              isExact: helper.isExact && complement.isExact)
            reading.construction = construction
            found.append(reading)
          }
        }
      }
    }
    // Se echó a reír is of echarse sooner than of reírse.
    let pronominal = found.filter { $0.construction?.isPronominal ?? false }
    return pronominal.isEmpty ? found : pronominal
  }

  /// The periphrases that a form makes; *había que* is nobody's.
  private func constructions(of helper: Reading) -> [Construction] {
    guard let entry = lexicon.entry(helper.infinitive) else { return [] }
    let isOfNobody = helper.slot.person == nil || helper.slot.person == .thirdSingular
    return entry.constructions.filter { isOfNobody || !entry.traits.contains(.auxiliary) || $0.link != "que" }
  }

  /// What many say where the norm has another form, alone or at the end of a phrase: *haiga, he trabajao*.
  private mutating func popular(_ phrase: [Word]) -> [Reading] {
    guard let last = phrase.last else { return [] }
    var found: [Reading] = []
    let norms = words.normsForms(for: last)
    // A participle is hardly said alone: dormio is sooner durmió.
    let finite = phrase.count == 1 ? norms.filter { $0.slot != .participle } : []
    for (form, slot) in finite.isEmpty ? norms : finite {
      for reading in readings(of: phrase.dropLast() + [form]) where reading.isExact && reading.note == nil {
        guard slot == nil || reading.slot == slot || reading.slot.ofMainVerb == slot else { continue }
        var said = reading
        (said.isExact, said.note) = (false, .popular)
        found.append(said)
      }
    }
    return found.once
  }

  /// A verb that the lexicon lacks, made of one that it has: *redomesticados*.
  private mutating func prefixed(_ word: Word) -> [Reading] {
    let found = words.prefixed(word)
    let inflected = found.isEmpty ? inflected(word) { $0.prefixed($1) } : []
    return (found + inflected).map { $0.reading(of: word, isKnown: false) }.filter(\.isExact).sorted()
  }
}

extension Reading {
  /// The same without the verb's own pronoun among the clitics; `nil` if there is none: *se puso*.
  fileprivate var withoutOwnPronoun: Reading? {
    let own = slot.person?.reflexivePronoun.description
    guard let place = clitics.firstIndex(where: { $0 == own }) else { return nil }
    var reading = self
    reading.clitics.remove(at: place)
    return reading
  }
}
