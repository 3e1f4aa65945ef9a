/// The engine run backward: from a form to its readings.
///
/// It remembers what it learns about each verb, so a second form of the same verb costs little; the readings of a form
/// do not depend on what was asked before.
public struct MorphologicalAnalyzer: Sendable {
  var words: WordAnalyzer
  let lexicon: Lexicon
  var likelihood: Likelihood
  private let auxiliaries: Compound

  /// - Parameter lexicon: the verbs whose forms are found.
  public init(lexicon: Lexicon = .embedded) { self.init(lexicon: lexicon, indexAfter: 2_000) }

  /// - Parameter count: how many words to find one by one before indexing all forms; building the index takes as long
  ///   as finding that many.
  package init(lexicon: Lexicon = .embedded, indexAfter count: Int) {
    self.lexicon = lexicon
    likelihood = Likelihood(lexicon)
    words = WordAnalyzer(lexicon, indexAfter: count)
    auxiliaries = Compound(lexicon)
  }

  /// Every reading of a form, exact ones first.
  ///
  /// - Parameter form: a word, or several (`habríamos dicho`, `no hables`, `me lavo`), in any case, composed or not.
  /// - Returns: the readings in order; none if it is not a form of a Spanish verb.
  public mutating func readings(of form: String) -> [Reading] { readings(of: form, guessing: true).sorted() }

  /// Every reading of a form, each once, in any order; with `guesses`, also as verbs that are not in the lexicon.
  package mutating func readings(of form: String, guessing guesses: Bool) -> [Reading] {
    let phrase = Self.words(form)
    guard !phrase.isEmpty else { return [] }
    var readings = readings(of: phrase)
    if guesses, readings.isEmpty, phrase.count == 1 {
      // A guess must match the accents as typed: sábado is not a form of “sabar”.
      readings = words.guesses(phrase[0]).map { $0.reading(of: phrase[0], isKnown: false) }.filter(\.isExact)
      // No verb is invented where only an accent is missing: fuerase.
      let known = readings.isEmpty ? [] : archaic(phrase[0], accentsCount: false)
      if !known.isEmpty { readings = known }
    }
    for index in readings.indices.reversed() {
      let others = readings[index].isExact ? 0..<index : readings.indices
      let isTold = others.contains { $0 != index && readings[$0].stands(for: readings[index]) }
      if isTold { readings.remove(at: index) }
    }
    return readings
  }

  /// The freestanding forms in the verb tables that match a word or phrase, ignoring accents if it has none.
  package mutating func forms(like form: String) -> [(verb: String, form: String)] {
    guard let word = Word(form) else {
      return readings(of: form, guessing: false).filter { $0.isExact && $0.clitics.isEmpty && $0.note == nil }
        .map { ($0.infinitive, form) }
    }
    return words.analyses(of: word).filter {
      ($0.form == word || word == word.withoutAccents) && $0.slot.tense != .negativeImperative
        && (!$0.isPronominal || $0.slot == .participle)
    }.map { ($0.infinitive, $0.form.description) }
  }

  static func words(_ form: String) -> [Word] {
    if let word = Word(form) { return word.isEmpty ? [] : [word] }
    let parts = form.unicodeScalars.split {
      !("a"..."z" ~= $0 || "á"..."ú" ~= $0) && ($0.properties.isWhitespace || Character($0).isMark)
    }
    // The longest phrase has a subject, no, three pronouns, a form of haber, a participle, de and an infinitive.
    let words = parts.prefix(9).compactMap { Word(Substring($0)) }
    return words.count == parts.count ? words : []
  }

  mutating func readings(of phrase: [Word]) -> [Reading] {
    if phrase.count == 1 { return single(phrase[0]) }
    if phrase.count > 1, phrase[0] == "no" { return negated(Array(phrase.dropFirst())) }
    let pronouns = Clitics.beginning(phrase)
    let rest = Array(phrase.dropFirst(pronouns.count))
    switch rest.count {
    case 1: return finite(rest[0], after: pronouns)
    case 2: return (pronouns.isEmpty ? presentative(rest) : []) + compound(rest[0], rest[1], after: pronouns)
    default: return []
    }
  }

  mutating func single(_ word: Word) -> [Reading] {
    var readings: [Reading] = []
    readings.reserveCapacity(4)
    let regional = regional(word)
    words.forEachAnalysis(of: word) { hit in
      let tense = hit.slot.tense
      if regional.contains(where: { $0.isMeant(by: hit) }) { return }
      // In running text a pronominal verb has its pronoun before it; only affirmative commands always have it attached.
      let lacksPronoun = hit.isPronominal && tense != .participle
      if tense == .negativeImperative || lacksPronoun && tense == .imperative { return }
      readings.append(hit.reading(of: word, note: lacksPronoun ? .withoutPronoun : nil))
    }
    readings += (inflected(word, by: { $0.analyses(of: $1) }) + regional).map { $0.reading(of: word) }
    // Dámelo, diciéndoselo, irnos.
    enclitics(word, &readings) { $0.slot.takesPronouns && $0.slot.suits($1) }
    if word.first == "h" { readings += presentative([word]) }
    // A current, exact reading leaves no doubt: vales is from valer, not va + les.
    if !readings.contains(where: \.isExact) {
      // Díme has the old accent, but is still a command.
      readings += readings.isEmpty ? archaic(word) : archaic(word).filter(\.isExact)
    }
    return readings
  }

  private mutating func finite(_ word: Word, after pronouns: [Word]) -> [Reading] {
    analysesOfToday(of: word, in: .presentSubjunctive).filter {
      $0.slot.person != nil && $0.slot.tense.mood != .imperative && $0.agrees(with: pronouns)
    }
    .map { $0.reading(of: word, before: pronouns) }
  }

  /// The analyses of a word in every norm, including regional voseo.
  private mutating func analysesOfToday(of word: Word, in tense: Tense) -> [WordAnalyzer.Analysis] {
    let regional = regional(word, in: tense)
    return words.analyses(of: word).filter { hit in !regional.contains { $0.isMeant(by: hit) } } + regional
  }

  /// The analyses of a participle that agrees with a noun: *hechas, sentada*.
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

  /// A *vos* present subjunctive stressed on the ending: *hablés, podás* for *hables, puedas*, the *vosotros* form
  /// without its i. Source: RAE & ASALE, Nueva gramática, 4.6.
  private mutating func regional(_ word: Word, in tense: Tense = .presentSubjunctive) -> [WordAnalyzer.Analysis] {
    guard word.last == "s", let vowel = word.fromEnd(2), vowel == "é" || vowel == "á" else { return [] }
    let base = word[0..<(word.count - 1)] + "is"
    return words.analyses(of: base).compactMap { hit in
      guard hit.slot == Slot(.presentSubjunctive, .secondPlural), hit.form == base,
        let slot = Slot(tense, .secondVoseo), let ofNorm = Slot(.presentSubjunctive, .secondVoseo),
        case let norms = words.norms(of: hit.infinitive, at: ofNorm), let norm = norms.first,
        !norms.contains(where: { $0.form == word })
      else { return nil }
      return WordAnalyzer.Analysis(
        infinitive: hit.infinitive, isPronominal: hit.isPronominal, slot: slot, form: norm.form, note: .regionalVoseo)
    }
  }

  /// Readings as a finite form with enclitics, including the form in *-ra*, as in old texts: *érase, díjole, dijérase*;
  /// until 1999 with the accent of the bare form: *dióle*. Only typed accents tell these forms from other words, and a
  /// word that is mostly something else is never one: *este*.
  private mutating func archaic(_ word: Word, accentsCount: Bool = true) -> [Reading] {
    var readings: [Reading] = []
    enclitics(word, &readings, note: .archaicEnclitic) {
      $0.slot.person != nil && ($0.slot.tense.mood == .indicative || $0.slot.tense == .imperfectSubjunctiveRa)
        && $0.slot.person != .secondVoseo && $0.slot.suits($1)
    }
    let stressed = StressAccent.stressed(in: Sounds(of: word))
    return readings.filter { reading in
      let isStressedThere = Word(reading.form).map { StressAccent.stressed(in: Sounds(of: $0)) == stressed } ?? false
      return (isStressedThere || !accentsCount) && !WordList.isMostlyOther(reading.form)
    }
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

  /// Readings as a form of *haber* plus a participle: *habríamos dicho, habiéndose ido, habrase visto*.
  private mutating func compound(_ first: Word, _ second: Word, after pronouns: [Word]) -> [Reading] {
    let participles = words.analyses(of: second).filter { $0.slot == .participle }
    guard !participles.isEmpty, let infinitive = auxiliaries.auxiliary?.variant.infinitive else { return [] }
    var helpers = words.analyses(of: first).flatMap { auxiliary in
      auxiliary.slot.compounds.filter { auxiliaries.form(at: $0) == auxiliary.form }
        .map { (reading: auxiliary.reading(of: first, before: pronouns), slot: $0) }
    }
    for var helper in pronouns.isEmpty && first.hasPrefix(infinitive.stem) ? single(first) : []
    where helper.infinitive == infinitive.description {
      if helper.note == .archaicEnclitic {
        helpers += helper.slot.compounds.map { (helper, $0) }
      } else if helper.slot.takesPronouns, helper.slot.person == nil {
        // A compound infinitive or gerund has no cell of its own: it uses that of the participle's verb.
        helper.note = .compound
        helpers.append((helper, helper.slot))
      }
    }
    return helpers.flatMap { helper, slot in
      participles.filter {
        (!$0.isPronominal || slot.hasOwnPronoun(in: helper.clitics)) && isHelped($0.infinitive, at: slot)
      }.map {
        Reading(
          infinitive: $0.infinitive, slot: slot, clitics: helper.clitics, form: "\(helper.form) \($0.form)",
          isExact: helper.isExact && $0.form == second, note: helper.note)
      }
    }
  }

  /// Readings of what follows *no*: a negative command or what it is on its own, but never an affirmative command.
  private mutating func negated(_ phrase: [Word]) -> [Reading] {
    let pronouns = Clitics.beginning(phrase)
    guard phrase.count == pronouns.count + 1, let word = phrase.last else { return readings(of: phrase) }
    let orders = analysesOfToday(of: word, in: .negativeImperative).filter {
      $0.slot.tense == .negativeImperative && $0.agrees(with: pronouns)
    }
    if orders.isEmpty { return readings(of: phrase).filter { $0.slot.tense != .imperative } }
    return orders.map { $0.reading(of: word, before: ["no"] + pronouns) }
  }

  /// Whether a verb can depend on a helping verb in a slot: nothing rains in the first person.
  func isHelped(_ infinitive: String, at slot: Slot) -> Bool {
    lexicon.entry(infinitive)?.defect?.allowsHelp(at: slot) ?? true
  }

  /// *He aquí, heme aquí*: a fixed presentative form, traditionally classified as an imperative of *haber*.
  ///
  /// Source: RAE & ASALE, Diccionario panhispánico de dudas, s. v. *he*.
  private func presentative(_ phrase: [Word]) -> [Reading] {
    let first = phrase[0].plain
    guard first.hasPrefix("he") else { return [] }
    let adverbs = phrase.dropFirst().compactMap { word in Self.presenting.first { $0.plain == word.plain } }
    let clitics = Self.presented.filter { "he" + $0 == first }
    guard adverbs.count == phrase.count - 1, !clitics.isEmpty || first == "he" && !adverbs.isEmpty,
      let auxiliary = auxiliaries.auxiliary?.variant.infinitive, let slot = Slot(.imperative, .secondSingular)
    else { return [] }
    let words = [first] + adverbs
    return [
      Reading(
        infinitive: auxiliary.description, slot: slot, clitics: clitics.map(\.description),
        form: words.map(\.description).joined(separator: " "), isExact: words == phrase, note: .presentative)
    ]
  }

  private static let presenting: [Word] = ["aquí", "ahí", "allí"]
  private static let presented: [Word] = ["me", "te", "lo", "la", "nos", "os", "los", "las"]
}

extension WordAnalyzer.Analysis {
  /// Whether another analysis of the word is this one without its accent: *hables* for *hablés*.
  fileprivate func isMeant(by other: WordAnalyzer.Analysis) -> Bool {
    slot.tense == other.slot.tense && infinitive == other.infinitive
  }

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
