/// The clitic pronouns of Spanish and the order in which they combine.
///
/// Source: RAE & ASALE, Nueva gramática, 16.5: *se* before the second person, that before the first, that before *lo*.
enum Clitics {
  private static let ranks: [(pronoun: Word, rank: Int)] = [
    ("se", 0), ("te", 1), ("os", 1), ("me", 2), ("nos", 2), ("lo", 3), ("la", 3), ("le", 3), ("los", 3), ("las", 3),
    ("les", 3),
  ]

  struct Group: Sendable {
    let pronouns: [Word]
    let joined: Word
    var names: [String] { pronouns.map(\.description) }
  }

  /// The clitic groups that a word can end in, built from its last pronoun inward.
  static func groups(atEndOf plain: Word) -> [Group] {
    var groups: [Group] = []
    add(to: Group(pronouns: [], joined: ""), below: .max, atEndOf: plain, &groups)
    return groups
  }

  private static func add(to group: Group, below rank: Int, atEndOf plain: Word, _ groups: inout [Group]) {
    let rest = plain[0..<(plain.count - group.joined.count)]
    for next in ranks where next.rank < rank && rest.hasSuffix(next.pronoun) {
      let longer = Group(pronouns: [next.pronoun] + group.pronouns, joined: next.pronoun + group.joined)
      groups.append(longer)
      add(to: longer, below: next.rank, atEndOf: plain, &groups)
    }
  }

  static func contains(_ word: Word) -> Bool { ranks.contains { $0.pronoun == word } }
  static func contains(_ word: String) -> Bool { Word(word).map { contains($0) } ?? false }

  /// The proclitics at the start of a phrase, before its verb; empty if they are out of order.
  static func beginning(_ phrase: [Word]) -> [Word] {
    let pronouns = phrase.dropLast().prefix(while: contains)
    let places = pronouns.compactMap { word in ranks.first { $0.pronoun == word }?.rank }
    return zip(places, places.dropFirst()).allSatisfy(<) ? Array(pronouns) : []
  }

  /// Whether *se* stands for *le* among some pronouns, as it does before *lo, la, los, las*.
  static func haveLe<Pronoun: Equatable & ExpressibleByStringLiteral>(_ pronouns: [Pronoun]) -> Bool {
    zip(pronouns, pronouns.dropFirst()).contains { $0 == "se" && ["lo", "la", "los", "las"].contains($1) }
  }

  /// The hosts that could yield a word when a clitic group is attached to them, ignoring accents.
  static func hosts(of plain: Word, _ group: Group) -> [Word] {
    guard plain.hasSuffix(group.joined), plain.count > group.joined.count else { return [] }
    let host = plain[0..<(plain.count - group.joined.count)]
    // A double l would be read as the single sound ll: sal + le cannot be written.
    if host.last == "l", group.joined[0] == "l" { return [] }
    switch group.joined[0] {
    case "n" where host.hasSuffix("mo"), "s" where host.hasSuffix("mo"): return [host, host + "s"]  // lavémonos
    case "o": return host == "ir" ? [host, "id"] : [host, host + "d"]  // lavaos, idos; iros
    default: return [host]
    }
  }
}

extension WordAnalyzer.Analysis {
  /// Whether the pronouns include the one the verb requires: an inherently pronominal verb needs its own.
  func agrees(with pronouns: [Word]) -> Bool { !isPronominal || slot.hasOwnPronoun(in: pronouns.map(\.description)) }
}

extension Slot {
  /// Whether the clitics include the verb's own pronoun: this person's, or any if there is no person (*arrepentirme*).
  func hasOwnPronoun(in clitics: [String]) -> Bool {
    if clitics.isEmpty { return false }
    let own = person.map { [$0] } ?? Person.allCases
    return own.contains { clitics.contains($0.reflexivePronoun.description) }
  }

  /// The compound-tense slots whose auxiliary is in this slot: for *habrá*, the future perfect.
  var compounds: [Slot] { Tense.allCases.filter { $0.auxiliary == tense }.compactMap(inTense) }

  var takesPronouns: Bool { self == .infinitive || self == .gerund || tense == .imperative }

  /// Whether a form in this slot can occur with the pronouns; a nonfinite form can occur with any.
  ///
  /// In commands, *te* goes only with *tú* and *vos*, *os* only with *vosotros*, and *me* not with *nosotros*. *Se* is
  /// reflexive and third-person unless it stands for *le* before *lo, la, los, las*: *dádselo*, but never *idse*.
  func suits(_ pronouns: [Word]) -> Bool {
    guard let person else { return true }
    return pronouns.allSatisfy { pronoun in
      switch pronoun {
      case "te" where tense == .imperative: person == .secondSingular || person == .secondVoseo
      case "te" where person == .secondPlural, "os" where person == .secondSingular || person == .secondVoseo: false
      case "os" where tense == .imperative: person == .secondPlural
      case "me" where tense == .imperative: person != .firstPlural
      case "se": person.isThird || Clitics.haveLe(pronouns)
      default: true
      }
    }
  }
}

/// The gender and number of a participle that agrees with a noun, read from its ending.
struct Inflection {
  let isFeminine: Bool
  let isPlural: Bool
  let ending: Word
  let base: Word

  init?(_ word: Word) {
    isPlural = word.last == "s"
    let vowel = isPlural ? word.fromEnd(2) : word.last
    isFeminine = vowel == "a"
    guard isFeminine || isPlural && vowel == "o" else { return nil }
    let length = isPlural ? 2 : 1
    // Participles end in -do, -to, -so, -cho.
    guard let before = word.fromEnd(length + 1), ["d", "t", "s", "h"].contains(before) else { return nil }
    ending = word[(word.count - length)..<word.count]
    base = word[0..<(word.count - length)] + "o"
  }
}
