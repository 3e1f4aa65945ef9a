extension WordAnalyzer.Analysis {
  /// Whether the pronouns are such as the verb must have: one that exists with *se* only has its own.
  func agrees(with pronouns: [Word]) -> Bool {
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
  var takesPronouns: Bool { self == .infinitive || self == .gerund || tense == .imperative }

  /// Whether a personal form can have the pronouns joined to it.
  ///
  /// In orders *te* goes with *tú* and *vos* alone, *os* with *vosotros*, *me* not with *nosotros*. *Se* is reflexive and
  /// of the third person, unless it stands for *le* before *lo, la, los, las*: *dádselo*, but never *idse*.
  func suits(_ pronouns: [Word]) -> Bool {
    guard let person else { return true }
    return pronouns.indices.allSatisfy { index in
      switch pronouns[index] {
      case "te" where tense == .imperative: person == .secondSingular || person == .secondVoseo
      case "os" where tense == .imperative: person == .secondPlural
      case "me" where tense == .imperative: person != .firstPlural
      case "se":
        person.isThird
          || index + 1 < pronouns.count && ["lo", "la", "los", "las"].contains(pronouns[index + 1])
      default: true
      }
    }
  }
}

/// The gender and number of a participle that agrees with a noun, read from its end.
struct Inflection {
  let isFeminine: Bool
  let isPlural: Bool
  let ending: Word
  /// The masculine singular.
  let base: Word

  /// - Returns: `nil` if the word does not end like an inflected participle.
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

/// *He aquí, heme aquí*: a fixed form that presents, by tradition an order of *haber*.
///
/// Source: RAE & ASALE, Diccionario panhispánico de dudas, s. v. *he*.
enum Presentative {
  private static let adverbs: [Word] = ["aquí", "ahí", "allí"]

  /// The adverb that a word is, accents aside.
  static func adverb(_ word: Word) -> Word? { adverbs.first { $0.plain == word.plain } }

  private static let pronouns: [Word] = ["me", "te", "lo", "la", "nos", "os", "los", "las"]

  /// The pronoun that is joined to *he*, or `nil` if the word is no such form.
  static func clitics(_ plain: Word) -> [String]? {
    guard plain.hasPrefix("he") else { return nil }
    return pronouns.first { "he" + $0 == plain }.map { [$0.description] }
  }

  /// - Parameter auxiliary: the verb of which it is a form.
  static func reading(_ phrase: [Word], _ clitics: [String], of auxiliary: Infinitive) -> Reading {
    let words = phrase.map { adverb($0) ?? $0.plain }
    return Reading(
      infinitive: auxiliary.description, slot: Slot(.imperative, .secondSingular) ?? .infinitive, clitics: clitics,
      form: words.map(\.description).joined(separator: " "), isExact: words == phrase, note: .presentative)
  }
}
