/// The engine backward: from a form to its readings.
///
/// It keeps what it learned of the verbs it met, so that the second form of a verb costs little; the readings of a form
/// do not depend on what was asked before.
public struct MorphologicalAnalyzer: Sendable {
  var words: WordAnalyzer
  let lexicon: Lexicon
  var likelihood: Likelihood
  private let auxiliaries: Compound

  /// - Parameter lexicon: the verbs whose forms are found.
  public init(lexicon: Lexicon = .embedded) { self.init(lexicon: lexicon, indexAfter: 2_000) }

  /// - Parameter count: how many words are found one by one before all forms are put into an index; making that takes as
  ///   long as finding so many.
  package init(lexicon: Lexicon = .embedded, indexAfter count: Int) {
    self.lexicon = lexicon
    likelihood = Likelihood(lexicon)
    words = WordAnalyzer(lexicon, indexAfter: count)
    auxiliaries = Compound(lexicon)
  }

  /// Every reading of a form, exact ones first.
  ///
  /// - Parameter form: a word, or several (`habríamos dicho`, `no hables`, `me lavo`), in any case, composed or not.
  /// - Returns: the readings in order; none if the form is no form of a Spanish verb.
  public mutating func readings(of form: String) -> [Reading] { readings(of: form, guessing: true).sorted() }

  /// Every reading of a form, each once, in any order.
  ///
  /// - Parameter guesses: whether a form that no verb of the lexicon has may be one of a verb that it does not have.
  package mutating func readings(of form: String, guessing guesses: Bool) -> [Reading] {
    let phrase = Self.words(form)
    guard !phrase.isEmpty else { return [] }
    var readings = readings(of: phrase)
    if guesses, readings.isEmpty, phrase.count == 1 {
      readings = words.guesses(phrase[0]).map { $0.reading(of: phrase[0], isKnown: false) }
    }
    for index in readings.indices.reversed() {
      let others = readings[index].isExact ? 0..<index : readings.indices
      let isTold = others.contains { $0 != index && readings[$0].stands(for: readings[index]) }
      if isTold { readings.remove(at: index) }
    }
    return readings
  }

  static func words(_ form: String) -> [Word] {
    if let word = Word(form) { return word.isEmpty ? [] : [word] }
    let parts = form.unicodeScalars.split(whereSeparator: separatesWords)
    // The longest phrase is a subject, no, three pronouns, a form of haber, a participle, de and an infinitive.
    let words = parts.prefix(9).compactMap { Word(Substring($0)) }
    return words.count == parts.count ? words : []
  }

  /// Whether it stands around words in a text.
  private static func separatesWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "¿", "?", "¡", "!", ".", ",", ";", ":", "…", "«", "»", "“", "”", "(", ")": true
    case "a"..."z", "á"..."ú": false
    default: scalar.properties.isWhitespace
    }
  }

  mutating func readings(of phrase: [Word]) -> [Reading] {
    if phrase.count == 1 { return single(phrase[0]) }
    if phrase.count > 1, phrase[0] == "no" { return negated(Array(phrase.dropFirst())) }
    let pronouns = Array(phrase.prefix(phrase.count - 1).prefix { Clitics.contains($0) })
    let rest = Array(phrase.dropFirst(pronouns.count))
    switch rest.count {
    case 1: return finite(rest[0], after: pronouns)
    case 2 where Presentative.adverb(rest[1]) != nil: return pronouns.isEmpty ? presentative(rest) : []
    case 2: return compound(rest[0], rest[1], after: pronouns)
    default: return []
    }
  }

  mutating func single(_ word: Word) -> [Reading] {
    var readings: [Reading] = []
    readings.reserveCapacity(4)
    words.forEachAnalysis(of: word) { hit in
      let tense = hit.slot.tense
      // In a text the pronoun of a verb that has one stands apart; only orders always have theirs at their end.
      let lacksPronoun = hit.isPronominal && tense != .participle
      if tense == .negativeImperative || lacksPronoun && tense == .imperative { return }
      readings.append(hit.reading(of: word, note: lacksPronoun ? .withoutPronoun : nil))
    }
    for hit in inflected(word, by: { $0.analyses(of: $1) }) { readings.append(hit.reading(of: word)) }
    for hit in regional(word) { readings.append(hit.reading(of: word)) }
    // Dámelo, diciéndoselo, irnos.
    enclitics(word, &readings) { $0.slot.takesPronouns && $0.slot.suits($1) }
    if word.first == "h" { readings += presentative([word]) }
    // Exact readings of today leave no doubt: vales is valer, not va + les.
    if !readings.contains(where: \.isExact) { readings += archaic(word) }
    return readings
  }

  /// A personal form after pronouns, which is no order.
  private mutating func finite(_ word: Word, after pronouns: [Word]) -> [Reading] {
    let hits = words.analyses(of: word) + regional(word)
    return hits.filter { $0.slot.person != nil && $0.slot.tense.mood != .imperative && $0.agrees(with: pronouns) }
      .map { $0.reading(of: word, before: pronouns) }
  }

  /// A participle that agrees with a noun: *hechas, sentada*.
  mutating func inflected(
    _ word: Word, by analyses: (inout WordAnalyzer, Word) -> [WordAnalyzer.Analysis]
  ) -> [WordAnalyzer.Analysis] {
    guard let inflection = Inflection(word) else { return [] }
    return analyses(&words, inflection.base).filter { $0.slot == .participle && $0.form.last == "o" }.map { hit in
      var hit = hit
      hit.form = hit.form[0..<(hit.form.count - 1)] + inflection.ending
      hit.note = .inflected(feminine: inflection.isFeminine, plural: inflection.isPlural)
      return hit
    }
  }

  /// A present subjunctive of *vos* that keeps its stress on the ending: *hablés* for *hables*, the form of *vosotros*
  /// without its i. Source: RAE & ASALE, Nueva gramática, 4.6.
  private mutating func regional(_ word: Word) -> [WordAnalyzer.Analysis] {
    guard word.last == "s", let vowel = word.fromEnd(2), vowel == "é" || vowel == "á" else { return [] }
    let base = word[0..<(word.count - 1)] + "is"
    return words.analyses(of: base).compactMap { hit in
      guard hit.slot == Slot(.presentSubjunctive, .secondPlural), hit.form == base,
        let slot = Slot(.presentSubjunctive, .secondVoseo)
      else { return nil }
      let standard = words.analyses(of: word).contains {
        $0.slot == slot && $0.form == word && $0.infinitive == hit.infinitive
      }
      if standard { return nil }
      return WordAnalyzer.Analysis(
        infinitive: hit.infinitive, isPronominal: hit.isPronominal, slot: slot, form: word, note: .regionalVoseo)
    }
  }

  /// A personal form with pronouns joined to it, as old texts have them: *érase, díjole*. Only accents that are typed
  /// tell them from other words, and nobody means one by a word that is mostly something else: *este*.
  private mutating func archaic(_ word: Word) -> [Reading] {
    var readings: [Reading] = []
    enclitics(word, &readings, note: .archaicEnclitic) {
      $0.slot.person != nil && $0.slot.tense.mood == .indicative && $0.slot.suits($1)
    }
    return readings.filter { $0.isExact && !WordList.isMostlyOther($0.form) }
  }

  private mutating func enclitics(
    _ word: Word, _ readings: inout [Reading], note: Reading.Note? = nil,
    where fits: (WordAnalyzer.Analysis, [Word]) -> Bool
  ) {
    let plain = word.plain
    for group in Clitics.groups(atEndOf: plain) {
      for host in Clitics.hosts(of: plain, group) {
        for var hit in words.analyses(of: host) where fits(hit, group.pronouns) && hit.agrees(with: group.pronouns) {
          for form in Pronouns.join(group.joined, to: hit.form) where form.plain == plain {
            hit.form = form
            readings.append(hit.reading(of: word, clitics: group.names, note: note))
          }
        }
      }
    }
  }

  /// A form of *haber* and a participle: *habríamos dicho, habiéndose ido*.
  private mutating func compound(_ first: Word, _ second: Word, after pronouns: [Word]) -> [Reading] {
    let participles = words.analyses(of: second).filter { $0.slot == .participle }
    guard !participles.isEmpty else { return [] }
    var readings: [Reading] = []
    for auxiliary in words.analyses(of: first) {
      for tense in Tense.allCases where tense.auxiliary == auxiliary.slot.tense {
        guard let slot = auxiliary.slot.inTense(tense), auxiliaries.form(at: slot) == auxiliary.form else { continue }
        let words = pronouns + [auxiliary.form]
        readings += compound(words, slot, pronouns.map(\.description), auxiliary.form == first, participles, second)
      }
    }
    guard pronouns.isEmpty, let infinitive = auxiliaries.auxiliary?.variant.infinitive, first.hasPrefix(infinitive.stem)
    else { return readings }
    // Infinitive and gerund have no compound cell of their own: they are those of the participle's verb.
    for auxiliary in single(first) where auxiliary.infinitive == infinitive.description {
      guard auxiliary.slot.takesPronouns, auxiliary.slot.person == nil, let form = Word(auxiliary.form) else {
        continue
      }
      readings += compound(
        [form], auxiliary.slot, auxiliary.clitics, auxiliary.isExact, participles, second, note: .compound)
    }
    return readings
  }

  private func compound(
    _ words: [Word], _ slot: Slot, _ clitics: [String], _ isExact: Bool, _ participles: [WordAnalyzer.Analysis],
    _ second: Word, note: Reading.Note? = nil
  ) -> [Reading] {
    participles.compactMap { participle in
      var hit = participle
      hit.slot = slot
      guard hit.agrees(with: clitics.compactMap { Word($0) }) else { return nil }
      return Reading(
        infinitive: participle.infinitive, slot: slot, clitics: clitics,
        form: (words + [participle.form]).map(\.description).joined(separator: " "),
        isExact: isExact && participle.form == second, note: note)
    }
  }

  /// A word after *no*: an order not to do something if it can be one, otherwise what it is by itself, but never an order
  /// to do it.
  private mutating func negated(_ phrase: [Word]) -> [Reading] {
    let pronouns = Array(phrase.prefix(phrase.count - 1).prefix { Clitics.contains($0) })
    guard phrase.count == pronouns.count + 1, let word = phrase.last else { return readings(of: phrase) }
    let regional = regional(word).compactMap { hit -> WordAnalyzer.Analysis? in
      var hit = hit
      guard let slot = hit.slot.inTense(.negativeImperative) else { return nil }
      hit.slot = slot
      return hit
    }
    let orders = (words.analyses(of: word) + regional).filter {
      $0.slot.tense == .negativeImperative && $0.agrees(with: pronouns)
    }
    if orders.isEmpty { return readings(of: phrase).filter { $0.slot.tense != .imperative } }
    return orders.map { $0.reading(of: word, before: ["no"] + pronouns) }
  }

  private func presentative(_ phrase: [Word]) -> [Reading] {
    guard phrase[0].first == "h",
      let clitics = phrase.count > 1 && phrase[0] == "he" ? [] : Presentative.clitics(phrase[0].plain),
      let auxiliary = auxiliaries.auxiliary?.variant.infinitive
    else { return [] }
    return [Presentative.reading(phrase, clitics, of: auxiliary)]
  }
}

extension WordAnalyzer.Analysis {
  func reading(
    of word: Word, before: [Word] = [], clitics: [String] = [], isKnown: Bool = true, note: Reading.Note? = nil
  ) -> Reading {
    Reading(
      infinitive: infinitive, slot: slot,
      clitics: before.isEmpty ? clitics : before.filter { $0 != "no" }.map(\.description),
      form: before.isEmpty ? form.description : (before + [form]).map(\.description).joined(separator: " "),
      isExact: form == word, isKnown: isKnown, note: note ?? self.note)
  }
}
