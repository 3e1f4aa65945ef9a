/// The engine backwards: from a form to all that it can be.
///
/// It keeps what it learnt of the verbs it met, so that the second form of a verb costs little.
public struct Identifier {
  private var words: MorphologicalAnalyzer

  public init(lexicon: Lexicon = .embedded) { words = MorphologicalAnalyzer(lexicon) }

  /// Every reading of a form, exact ones first.
  ///
  /// - Parameter form: a word, or several (`habríamos dicho`, `no hables`, `me lavo`), in any case, composed or not.
  /// - Returns: the readings in order; none if the form is no form of a Spanish verb.
  public mutating func readings(of form: String) -> [Reading] {
    let phrase = Self.words(form)
    guard !phrase.isEmpty else { return [] }
    var readings = readings(of: phrase).sorted()
    if readings.isEmpty, phrase.count == 1 { readings = guesses(phrase[0]).sorted() }
    for index in readings.indices.dropFirst().reversed() where readings[index] == readings[index - 1] {
      readings.remove(at: index)
    }
    return readings
  }

  /// The words of a form; none if one of them is no word of Spanish letters.
  private static func words(_ form: String) -> [Word] {
    if let word = Word(form) { return word.isEmpty ? [] : [word] }
    let words = form.split(whereSeparator: \.isWhitespace).map { Word($0) }
    return words.contains(nil) ? [] : words.compactMap { $0 }
  }

  private mutating func readings(of phrase: [Word]) -> [Reading] {
    if phrase.count > 1, phrase[0] == "no" { return negated(Array(phrase.dropFirst())) }
    let pronouns = Array(phrase.prefix(phrase.count - 1).prefix { Clitics.contains($0) })
    let rest = Array(phrase.dropFirst(pronouns.count))
    switch rest.count {
    case 1: return simple(rest[0], after: pronouns)
    case 2: return compound(rest[0], rest[1], after: pronouns)
    default: return []
    }
  }

  /// A simple form; pronouns that stand before it stand before a personal form that is no order.
  private mutating func simple(_ word: Word, after pronouns: [Word]) -> [Reading] {
    let hits = words.hits(word)
    if pronouns.isEmpty {
      return hits.compactMap { hit in
        hit.slot.tense == .negativeImperative || hit.isPronominal && hit.slot.tense != .participle
          ? nil : reading(hit, word)
      } + joined(word)
    }
    return hits.filter { $0.slot.person != nil && $0.slot.tense.mood != .imperative && Self.agrees($0, pronouns) }
      .map { reading($0, word, before: pronouns) }
  }

  /// A form with pronouns joined to it: *dámelo, diciéndoselo, irnos*.
  private mutating func joined(_ word: Word) -> [Reading] {
    let plain = word.plain
    var readings: [Reading] = []
    for group in Clitics.groups(atEndOf: plain) {
      for host in Clitics.hosts(of: plain, group) {
        for hit in words.hits(host)
        where hit.slot.takesPronouns && hit.slot.suits(group.pronouns) && Self.agrees(hit, group.pronouns) {
          for form in Pronouns.join(group.joined, to: hit.form) where form.plain == plain {
            readings.append(
              Reading(
                infinitive: hit.infinitive, slot: hit.slot, clitics: group.names, form: form.description,
                isExact: form == word))
          }
        }
      }
    }
    return readings
  }

  /// A form of *haber* and a participle.
  private mutating func compound(_ first: Word, _ second: Word, after pronouns: [Word]) -> [Reading] {
    let auxiliaries = words.hits(first).filter { $0.infinitive == "haber" && $0.form != "hay" }
    let participles = words.hits(second).filter { $0.slot == .participle }
    return auxiliaries.flatMap { auxiliary in
      Tense.allCases.filter { $0.auxiliary == auxiliary.slot.tense }.flatMap { tense in
        participles.compactMap { participle in
          guard let slot = auxiliary.slot.inTense(tense),
            Self.agrees(participle.infinitive, participle.isPronominal, slot, pronouns)
          else { return nil }
          return Reading(
            infinitive: participle.infinitive, slot: slot, clitics: pronouns.map(\.description),
            form: (pronouns + [auxiliary.form, participle.form]).map(\.description).joined(separator: " "),
            isExact: auxiliary.form == first && participle.form == second)
        }
      }
    }
  }

  /// What stands after *no*: an order if it can be one, otherwise what it is by itself.
  private mutating func negated(_ phrase: [Word]) -> [Reading] {
    let pronouns = Array(phrase.prefix(phrase.count - 1).prefix { Clitics.contains($0) })
    guard phrase.count == pronouns.count + 1, let word = phrase.last else { return readings(of: phrase) }
    let orders = words.hits(word).filter { $0.slot.tense == .negativeImperative && Self.agrees($0, pronouns) }
    if orders.isEmpty { return readings(of: phrase) }
    return orders.map { reading($0, word, before: ["no"] + pronouns) }
  }

  private mutating func guesses(_ word: Word) -> [Reading] {
    words.guesses(word).map { hit in
      Reading(
        infinitive: hit.infinitive, slot: hit.slot, form: hit.form.description, isExact: hit.form == word,
        isKnown: false)
    }
  }

  private func reading(_ hit: MorphologicalAnalyzer.Analysis, _ word: Word, before: [Word] = []) -> Reading {
    Reading(
      infinitive: hit.infinitive, slot: hit.slot, clitics: before.filter { $0 != "no" }.map(\.description),
      form: (before + [hit.form]).map(\.description).joined(separator: " "), isExact: hit.form == word)
  }

  /// Whether the pronouns are such as the verb must have: one that exists with *se* only has its own.
  private static func agrees(_ hit: MorphologicalAnalyzer.Analysis, _ pronouns: [Word]) -> Bool {
    agrees(hit.infinitive, hit.isPronominal, hit.slot, pronouns)
  }

  private static func agrees(_ infinitive: String, _ isPronominal: Bool, _ slot: Slot, _ pronouns: [Word]) -> Bool {
    guard isPronominal else { return true }
    guard let person = slot.person else {
      // The infinitive and the gerund take the pronoun of whoever acts: arrepentirme, arrepintiéndonos.
      return pronouns.contains { pronoun in Person.allCases.contains { $0.reflexivePronoun == pronoun } }
    }
    return pronouns.contains(person.reflexivePronoun)
  }
}

extension Slot {
  /// Whether pronouns are joined to the form.
  fileprivate var takesPronouns: Bool { self == .infinitive || self == .gerund || tense == .imperative }

  /// Whether an order to this person can have the pronouns: *te* goes with *tú* and *vos* alone, *os* with *vosotros*.
  fileprivate func suits(_ pronouns: [Word]) -> Bool {
    guard let person else { return true }
    return pronouns.allSatisfy { pronoun in
      switch pronoun {
      case "te": person == .secondSingular || person == .secondVoseo
      case "os": person == .secondPlural
      default: true
      }
    }
  }
}
