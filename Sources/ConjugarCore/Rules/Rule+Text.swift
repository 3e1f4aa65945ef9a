/// What a person reads of each rule.
extension Rule {
  /// A short name: `e→ie`.
  public var name: String { id.name }
  /// Why, in a sentence that a learner understands.
  public var reason: String { id.reason }
  /// Where the grammar says so.
  public var source: String { id.source }
}

extension Rule.ID {
  public var name: String {
    switch self {
    case .imperativeFromSubjunctive: "imperative from the subjunctive"
    case .imperativeFromPresent: "imperative from the present"
    case .ownForm: "irregular form"
    case .otherStem: "another stem"
    case .strongPreterite: "strong preterite"
    case .builtOnPreterite: "built on the preterite"
    case .shortFuture: "short future"
    case .futureOnInfinitive: "future on the infinitive"
    case .irregularStem: "irregular stem"
    case .subjunctiveFromYo: "subjunctive from yo"
    case .ending: "ending"
    case .addedG: "added g"
    case .addedIg: "added ig"
    case .addedY: "added y"
    case .insertedY: "inserted y"
    case .absorbedI: "i absorbed"
    case .initialYe: "ye-"
    case .initialHue: "hue-"
    case .writtenAccent: "written accent"
    case .spelling: "spelling"
    case .cToJ, .scToZc, .cToZc, .cToZg, .cToG, .eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU, .stressedI,
      .stressedU, .iToY:
      rawValue.replacing(">", with: "→")
    }
  }

  public var reason: String {
    switch self {
    case .imperativeFromSubjunctive:
      "orders to usted, nosotros and ustedes, and all orders not to do something, are in the subjunctive"
    case .imperativeFromPresent:
      "the order to tú is the él form of the present, unless the verb has a short one (ten, pon, haz)"
    case .ownForm: "a form of its own, older than the rules: it has to be known"
    case .otherStem: "the verb is spelled in two ways"
    case .strongPreterite: "the preterite has a stem of its own; so have the tenses built on it (-ra, -se and -re)"
    case .cToJ: "verbs in -ducir have a strong preterite in -duj-, and so the tenses built on it (-ra, -se and -re)"
    case .builtOnPreterite: "the ellos form of the preterite without -ron gives the tenses in -ra, -se and -re"
    case .shortFuture: "the infinitive lost its vowel before the ending of the future, and sometimes gained a d"
    case .futureOnInfinitive: "the endings of the future and the conditional are added to the whole infinitive"
    case .irregularStem: "the tense has a stem of its own, with the regular endings"
    case .subjunctiveFromYo: "the present subjunctive stands on the yo form of the present, without its -o"
    case .ending: "the ending of this person and tense"
    case .scToZc: "verbs in -scer take -zc- before o and a"
    case .cToZc: "verbs in a vowel and -cer or -cir take -zc- before o and a"
    case .cToZg: "the verb takes -zg- before o and a"
    case .cToG: "the verb turns its c into g before o and a"
    case .addedG: "the verb adds g to its stem before o and a, and its vowel stays"
    case .addedIg: "the verb adds ig to its stem before o and a"
    case .addedY: "the verb adds y to its stem before o and a"
    case .eToIe: Self.breaking("e", "ie")
    case .oToUe: Self.breaking("o", "ue")
    case .uToUe: Self.breaking("u", "ue")
    case .iToIe: Self.breaking("i", "ie")
    case .oToHue: Self.breaking("o", "hue")
    case .eToI: Self.raising("e", "i")
    case .oToU: Self.raising("o", "u")
    case .stressedI: "the i of the stem bears the stress, apart from the vowel beside it"
    case .stressedU: "the u of the stem bears the stress, apart from the vowel beside it"
    case .insertedY: "verbs in -uir, and oír, put a y before an ending in a, e or o"
    case .absorbedI: "the i of -ió, -ieron, -iendo is lost after ñ, ll, the j of a strong preterite, and another i"
    case .iToY: "an unstressed i between two vowels is written y"
    case .initialYe, .initialHue: "no word begins with ie or ue: they are written ye- and hue-"
    case .writtenAccent:
      "words stressed at the end have one before nothing, n or s; stressed i and u beside a, e, o always have one"
    case .spelling: "the stem keeps its sound, so the letter changes with the vowel after it (c, qu, z; g, gu, gü, j)"
    }
  }

  public var source: String {
    switch self {
    case .imperativeFromSubjunctive: "RAE & ASALE, Nueva gramática, 42.3"
    case .otherStem: "RAE & ASALE, Diccionario de la lengua española, s. v. pudrir"
    case .ending: "RAE & ASALE, Nueva gramática, ch. 4, table 4.5"
    case .stressedI, .stressedU: "RAE & ASALE, Nueva gramática, 4.8"
    case .eToIe, .oToUe, .uToUe, .iToIe, .oToHue, .eToI, .oToU: "RAE & ASALE, Nueva gramática, 4.9"
    case .scToZc, .cToZc, .cToZg, .cToG, .addedG, .addedIg, .addedY, .insertedY, .absorbedI:
      "RAE & ASALE, Nueva gramática, 4.10"
    case .strongPreterite, .cToJ, .builtOnPreterite: "RAE & ASALE, Nueva gramática, 4.11"
    case .shortFuture, .futureOnInfinitive: "RAE & ASALE, Nueva gramática, 4.12"
    case .imperativeFromPresent, .ownForm, .irregularStem, .subjunctiveFromYo: "RAE & ASALE, Nueva gramática, 4.13"
    case .iToY, .initialYe, .initialHue: "RAE & ASALE, Ortografía (2010), I, 6.2.2.3"
    case .writtenAccent: "RAE & ASALE, Ortografía (2010), II, 3.4"
    case .spelling: "RAE & ASALE, Ortografía (2010), I, 6"
    }
  }

  private static func breaking(_ vowel: String, _ replacement: String) -> String {
    "the \(vowel) of the stem breaks into \(replacement) when it is stressed"
  }

  private static func raising(_ vowel: String, _ replacement: String) -> String {
    "the \(vowel) of the stem rises to \(replacement) unless the next syllable has an i for vowel"
  }
}
