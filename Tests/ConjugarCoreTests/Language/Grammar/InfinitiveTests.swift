import ConjugarCore
import Testing

/// Which words can be the name of a Spanish verb.
@Suite struct InfinitiveTests {
  @Test(arguments: [
    ("hablar", "hablar"), ("HABLAR", "hablar"), ("comer", "comer"), ("vivir", "vivir"), ("ir", "ir"),
    ("oír", "oír"), ("oir", "oír"), ("OIR", "oír"), ("oi\u{301}r", "oír"),  // -ír after a, e, o always has its accent
    ("reir", "reír"), ("embair", "embaír"), ("desoir", "desoír"),
    ("huir", "huir"), ("construir", "construir"), ("argüir", "argüir"), ("argu\u{308}ir", "argüir"),
    ("sen\u{303}alar", "señalar"), ("Ñoñear", "ñoñear"), ("distinguir", "distinguir"),
    ("lavarse", "lavarse"), ("irse", "irse"), ("reírse", "reírse"), ("reirse", "reírse"), ("oirse", "oírse"),
    ("coserse", "coserse"), ("toser", "toser"),  // -se- that is no pronoun
  ])
  func accepts(text: String, name: String) throws {
    #expect(try #require(Infinitive(text)).description == name)
  }

  @Test(arguments: [
    "", "r", "s", "se", "rse", "habla", "hablando", "hablad", "hablarme", "hablarlo", "hablarsese",
    "construír", "huír", "vivír", "ír",  // after u or a consonant -ir has no accent
    "hablár", "comér", "háblar", "envíar", "reíir",
    "hablar ", " hablar", "hablar comer", "no hablar", "habl4r", "hablar!", "hablar🙂", "🙂", "слушать", "être", "çar",
  ])
  func rejects(text: String) {
    #expect(Infinitive(text) == nil)
  }

  @Test func rejectsWhatIsTooLong() {
    #expect(Infinitive(String(repeating: "a", count: 38) + "ar") != nil)
    #expect(Infinitive(String(repeating: "a", count: 39) + "ar") == nil)
    #expect(Infinitive(String(repeating: "a", count: 1_000_000) + "ar") == nil)
  }

  @Test(arguments: [
    ("hablar", "habl", Conjugation.ar), ("comer", "com", .er), ("vivir", "viv", .ir), ("reír", "re", .ir),
    ("irse", "", .ir), ("ver", "v", .er), ("averiguarse", "averigu", .ar), ("argüir", "argü", .ir),
  ])
  func stemAndConjugation(name: String, stem: String, conjugation: Conjugation) throws {
    let infinitive = try #require(Infinitive(name))
    #expect(infinitive.stem.description == stem)
    #expect(infinitive.conjugation == conjugation)
  }

  @Test func withAndWithoutPronoun() throws {
    let laugh = try #require(Infinitive("reír"))
    #expect(!laugh.isPronominal)
    #expect(laugh.pronominal.isPronominal)
    #expect(laugh.pronominal.description == "reírse")
    #expect(laugh.pronominal.plain == laugh)
    #expect(Infinitive("reirse") == laugh.pronominal)
    #expect(Infinitive("lavarse")?.bare == "lavar")
  }

  /// What has the ending of an infinitive but no stem that could be one.
  @Test(arguments: ["ar", "er", "arse", "br", "bcdar", "prrer"])
  func noVerb(text: String) {
    #expect(throws: ConjugationError.self) { try Conjugator().verb(text, guessing: true) }
  }
}
