import Testing

@testable import ConjugarCore

/// A form beside its subject, and behind a verb that helps.
@Suite("What a phrase means")
struct PhraseTests {
  private static func first(_ phrase: String) -> Reading? {
    var analyzer = MorphologicalAnalyzer()
    return analyzer.identify(phrase).first
  }

  /// Voseo may be of the pronoun alone: it is read, and the form that goes with the pronoun is told. Source: DPD, *voseo*.
  @Test(arguments: [
    ("vos eres", "ser present 2v", "sos"),  // not of erar
    ("vos tienes", "tener present 2v", "tenés"), ("vos te acuerdas", "acordar present 2v", "te acordás"),
    ("vos tienes que comer", "comer present 2v", "tenés que comer"), ("vos ven", "venir imperative 2v", "vení"),
  ])
  func withVos(phrase: String, cell: String, norm: String) throws {
    let reading = try #require(Self.first(phrase))
    #expect("\(reading.infinitive) \(reading.slot)" == cell)
    #expect(reading.spelled == norm)
  }

  /// An order may stand behind its subject, where nothing else fits; or voseo be of the verb alone.
  @Test(arguments: [
    ("tú andá", "ir imperative 2v"), ("vos andá", "ir imperative 2v"), ("tú calla", "callar imperative 2s"),
    ("tú tenés", "tener present 2v"), ("usted hable", "hablar present-subjunctive 3s"),
    ("vos hablaste", "hablar preterite 2v"), ("tú hablaste", "hablar preterite 2s"),
  ])
  func behindItsSubject(phrase: String, cell: String) throws {
    let reading = try #require(Self.first(phrase))
    #expect("\(reading.infinitive) \(reading.slot)" == cell)
    #expect(reading.isExact)
  }

  /// The pronoun may be that of what is helped, at its end.
  @Test(arguments: [("vete a lavarte", "lavarse"), ("vete a dormir", "dormir"), ("se fue a ducharse", "ducharse")])
  func verbMeant(phrase: String, verb: String) {
    #expect(Self.first(phrase)?.verb == verb)
  }

  /// Nothing is read with words behind it that are no part of it.
  @Test(arguments: ["he tiktokeado", "son of a gun", "vos eres feliz", "tengo hambre", "tú andá rápido"])
  func isNone(phrase: String) {
    #expect(Self.first(phrase) == nil)
  }
}
