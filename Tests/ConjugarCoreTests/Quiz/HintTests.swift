import Testing

@testable import ConjugarCore

@Suite("Hints, and why a form is as it is")
struct HintTests {
  private static let regular = "it goes like any regular verb in -ar"
  private static let spelling =
    "the stem keeps its sound, so the letter changes with the vowel after it (c, qu, z; g, gu, gü, j)"
  private static let strong = "verbs in -ducir have a strong preterite in -duj-, and so the tenses built on it"

  @Test(arguments: [
    ("hablar", Tense.preterite, Person.firstSingular, [regular]),
    ("buscar", .preterite, .firstSingular, [regular, spelling]),  // not only “like any regular verb”: buscé
    ("leer", .preterite, .thirdSingular, ["it goes like any regular verb in -er", "an unstressed i between"]),
    ("conducir", .preterite, .thirdPlural, [strong, "the i of -ió, -ieron, -iendo is lost"]),
    ("oler", .present, .firstSingular, ["the o of the stem breaks into ue", "no word begins with ie or ue"]),
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
    ("conocer", .present, .firstSingular, "c→zc: verbs in a vowel and -cer or -cir", "c······", "cono···"),
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
