import Testing

@testable import ConjugarCore

@Suite("Hints, and why a form is as it is")
struct HintTests {
  private static let regular = "it goes like any regular verb in -ar"
  private static let spelling = "before e and i the sound of c in ca is written qu"
  private static let strong = "verbs in -ducir have -duj- in the preterite"

  @Test(arguments: [
    ("hablar", Tense.preterite, Person.firstSingular, [regular]),
    ("buscar", .preterite, .firstSingular, [regular, spelling]),  // not only “like any regular verb”: buscé
    (
      "leer", .preterite, .thirdSingular,
      ["it goes like any regular verb in -er", "between two vowels an i without stress is written y"]
    ),
    ("conducir", .preterite, .thirdPlural, [strong, "after the j of such a preterite"]),
    ("oler", .present, .firstSingular, ["the o of the stem becomes ue", "no word begins with ue"]),
    ("hablar", .presentPerfect, .firstSingular, ["a form of haber and the participle", regular]),
  ])
  func reasons(_ verb: String, _ tense: Tense, _ person: Person, _ beginnings: [String]) throws {
    let reasons = Conjugator().reasons(of: try .asking(verb, tense, person))
    #expect(reasons.count == beginnings.count, "\(reasons)")
    for (reason, beginning) in zip(reasons, beginnings) { #expect(reason.hasPrefix(beginning)) }
  }

  /// From weak to strong: the pattern, first letters, half of the letters.
  @Test(arguments: [
    ("tener", Tense.preterite, Person.thirdPlural, "strong preterite: the preterite has", "t·······", "tuvi····"),
    (
      "hacer", .presentPerfect, .firstSingular, "a form of haber and the participle; irregular form: ", "h· h····",
      "h· hec··"
    ),
    ("conocer", .present, .firstSingular, "c→zc: most verbs in a vowel and -cer or -cir", "c······", "cono···"),
    ("hablar", .present, .firstSingular, "it goes like any regular verb in -ar", "h····", "hab··"),
  ])
  func hints(
    _ verb: String, _ tense: Tense, _ person: Person, _ pattern: String, _ first: String, _ half: String
  ) throws {
    let question = try Question.asking(verb, tense, person)
    #expect(Hint(question, strength: 1, Conjugator()).text.hasPrefix(pattern))
    #expect(Hint(question, strength: 2, Conjugator()).text == first)
    #expect(Hint(question, strength: 3, Conjugator()).text == half)
    #expect(Hint(question, strength: 9, Conjugator()) == Hint(question, strength: 3, Conjugator()))
  }
}
