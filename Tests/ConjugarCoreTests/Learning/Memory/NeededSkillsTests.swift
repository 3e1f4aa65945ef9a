import ConjugarCore
import Testing

@Suite("The skills that a form needs")
struct NeededSkillsTests {
  private func skills(_ name: String, _ tense: Tense, _ person: Person?) throws -> String {
    let slot = try #require(Slot(tense, person))
    var finder = SkillFinder(Conjugator())
    let number = finder.verb(named: name)
    let verb = try #require(number)
    return finder.skills(for: slot, ofVerb: verb).map { finder.skills[$0].id }.joined(separator: " ")
  }

  @Test(arguments: [
    // Regular: endings of the conjugation, those of vos and vosotros apart.
    ("hablar", Tense.present, Person.firstSingular, "regular-ar/present/1s"),
    ("comer", .present, .firstPlural, "regular-er/present/1p"),
    ("vivir", .present, .secondVoseo, "regular-ir/present/2v accent/present"),
    ("hablar", .preterite, .secondPlural, "regular-ar/preterite/2p"),
    ("hablar", .preterite, .secondVoseo, "regular-ar/preterite/2s"),
    ("vivir", .future, .firstSingular, "regular-ir/future/1s accent/future"),
    // Orders to each you are made in their own way.
    ("hablar", .imperative, .secondSingular, "regular-ar/imperative/2s"),
    ("hablar", .imperative, .secondVoseo, "regular-ar/imperative/2v accent/imperative"),
    ("hablar", .imperative, .thirdSingular, "regular-ar/imperative/3s"),
    ("hablar", .imperative, .secondPlural, "regular-ar/imperative/2p"),
    ("hablar", .negativeImperative, .secondSingular, "regular-ar/negative-imperative/2s"),
    // Where a pattern does not show, the form is regular: contamos, tenemos, tiene has no g.
    ("contar", .present, .firstSingular, "o>ue/present regular-ar/present/1s"),
    ("contar", .present, .firstPlural, "regular-ar/present/1p"),
    ("contar", .imperative, .secondSingular, "o>ue/imperative/2s regular-ar/imperative/2s"),
    ("contar", .imperative, .thirdSingular, "o>ue/imperative/3s regular-ar/imperative/3s"),
    ("tener", .present, .firstSingular, "+g/present regular-er/present/1s"),
    ("tener", .present, .secondSingular, "e>ie/present regular-er/present/2s"),
    ("tener", .present, .firstPlural, "regular-er/present/1p"),
    ("tener", .preterite, .thirdPlural, "form/tener/preterite/1s"),
    // The ending of comiera, whatever the conjugation.
    (
      "estar", .imperfectSubjunctiveRa, .thirdPlural,
      "form/estar/preterite/1s strong-preterite/imperfect-subjunctive-ra regular-er/imperfect-subjunctive-ra/3p"
    ),
    (
      "tener", .imperfectSubjunctiveRa, .thirdPlural,
      "form/tener/preterite/1s strong-preterite/imperfect-subjunctive-ra regular-er/imperfect-subjunctive-ra/3p"
    ),
    ("tener", .conditional, .firstSingular, "short-future/conditional regular-er/conditional/1s accent/conditional"),
    // Of pondré nothing follows for haré.
    ("hacer", .future, .firstSingular, "form/hacer/future/1s regular-er/future/1s accent/future"),
    (
      "deshacer", .conditional, .thirdPlural,
      "form/hacer/future/1s short-future/conditional regular-er/conditional/3p accent/conditional"
    ),
    ("conocer", .present, .firstSingular, "c>zc/present regular-er/present/1s"),
    ("crecer", .present, .firstSingular, "c>zc/present regular-er/present/1s"),
    ("conducir", .preterite, .firstSingular, "c>j/preterite"),
    ("sentir", .preterite, .thirdSingular, "e>i/preterite regular-ir/preterite/3s accent/preterite"),
    ("dormir", .presentSubjunctive, .firstPlural, "o>u/present-subjunctive regular-ir/present-subjunctive/1p"),
    ("enviar", .present, .firstSingular, "i>í/present regular-ar/present/1s"),
    ("actuar", .present, .firstSingular, "u>ú/present regular-ar/present/1s"),
    ("huir", .present, .firstSingular, "inserted-y/present regular-ir/present/1s"),
    ("leer", .preterite, .thirdSingular, "i>y/preterite regular-er/preterite/3s accent/preterite"),
    ("oler", .present, .firstSingular, "o>ue/present ye-hue/present regular-er/present/1s"),
    // Spelling, by the letters.
    ("buscar", .preterite, .firstSingular, "c>qu/preterite regular-ar/preterite/1s accent/preterite"),
    ("buscar", .preterite, .thirdSingular, "regular-ar/preterite/3s accent/preterite"),
    ("llegar", .preterite, .firstSingular, "g>gu/preterite regular-ar/preterite/1s accent/preterite"),
    ("vencer", .present, .firstSingular, "c>z/present regular-er/present/1s"),
    ("coger", .present, .firstSingular, "g>j/present regular-er/present/1s"),
    ("delinquir", .present, .firstSingular, "qu>c/present regular-ir/present/1s"),
    // Several at once.
    (
      "empezar", .presentSubjunctive, .firstSingular,
      "e>ie/present-subjunctive z>c/present-subjunctive regular-ar/present-subjunctive/1s"
    ),
    ("seguir", .present, .firstSingular, "e>i/present gu>g/present regular-ir/present/1s"),
    ("decir", .preterite, .thirdPlural, "form/decir/preterite/1s i-absorbed/preterite"),
    // An accent that is written only because of the vowel before it.
    ("leer", .preterite, .secondSingular, "hiatus/preterite regular-er/preterite/2s"),
    ("leer", .preterite, .firstSingular, "regular-er/preterite/1s accent/preterite"),
    ("leer", .imperfect, .firstSingular, "regular-er/imperfect/1s accent/imperfect"),
    ("oír", .present, .firstPlural, "hiatus/present regular-ir/present/1p"),
    // Forms that have to be known: of the first person that has them, and of the verb that has them first.
    ("ser", .present, .firstSingular, "form/ser/present/1s"),
    ("ser", .imperfect, .thirdSingular, "form/ser/imperfect/1s"),
    ("ser", .preterite, .secondVoseo, "form/ser/preterite/2s"),
    ("detener", .imperative, .secondSingular, "form/tener/imperative/2s"),
    ("contradecir", .imperative, .secondSingular, "form/contradecir/imperative/2s"),
    // Compound tenses.
    ("hablar", .presentPerfect, .firstSingular, "haber/present-perfect regular-ar/participle"),
    ("deshacer", .pluperfect, .firstSingular, "haber/pluperfect form/hacer/participle"),
    ("caer", .presentPerfect, .thirdSingular, "haber/present-perfect hiatus/participle regular-er/participle"),
    // A pronoun is one thing more, but for the participle, which has none.
    ("lavarse", .imperative, .secondPlural, "regular-ar/imperative/2p pronoun"),
    ("lavarse", .presentPerfect, .firstSingular, "haber/present-perfect regular-ar/participle pronoun"),
    // Gaps need nothing.
    ("llover", .present, .firstSingular, ""),
    ("haber", .imperative, .secondSingular, ""),
  ])
  func withPerson(_ verb: String, _ tense: Tense, _ person: Person, _ expected: String) throws {
    #expect(try skills(verb, tense, person) == expected)
  }

  @Test(arguments: [
    ("hablar", Tense.participle, "regular-ar/participle"),
    ("hacer", .participle, "form/hacer/participle"),
    ("leer", .participle, "hiatus/participle regular-er/participle"),
    ("pedir", .gerund, "e>i/gerund regular-ir/gerund"),
    ("lavarse", .gerund, "regular-ar/gerund pronoun"),
    ("lavarse", .participle, "regular-ar/participle"),
  ])
  func withoutPerson(_ verb: String, _ tense: Tense, _ expected: String) throws {
    #expect(try skills(verb, tense, nil) == expected)
  }
}
