import Testing

@testable import ConjugarCore

@Suite("Why a form is as it is")
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
}
