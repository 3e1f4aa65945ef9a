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

  @Test(arguments: [
    ("vos sos", "ser present 2v"), ("tú tenés", "tener present 2v"), ("tú sabés", "saber present 2v"),
    ("tú cantabas", "cantar imperfect 2s"), ("yo fui", "ir preterite 1s"), ("ellas estaban", "estar imperfect 3p"),
    ("habla usted", "hablar present 3s"), ("ven tú", "venir imperative 2s"), ("tu tienes", "tener present 2s"),
    ("que tengas", "tener present-subjunctive 2s"), ("que yo tenga", "tener present-subjunctive 1s"),
    ("que no vengas", "venir present-subjunctive 2s"),
  ])
  func afterSubject(form: String, cell: String) throws {
    let reading = try #require(Self.first(form))
    #expect("\(reading.infinitive) \(reading.slot)" == cell)
  }

  /// Adverbs among the words of a form, and what stands before it in a sentence.
  @Test(arguments: [
    ("ya se había ido", ["ir pluperfect 3s"]), ("no lo he visto nunca", ["ver present-perfect 1s"]),
    ("habías ya llegado", ["llegar pluperfect 2s", "llegar pluperfect 2v"]),
    ("todavía lo estoy haciendo", ["hacer present 1s"]), ("muy cansado", ["cansar participle -"]),
    ("cuando llegues", ["llegar present-subjunctive 2s", "llegar present-subjunctive 2v"]),
    ("¿Cómo te llamas?", ["llamar present 2s"]), ("de dónde vienes", ["venir present 2s"]),
    ("si hubieras sabido", ["saber pluperfect-subjunctive-ra 2s", "saber pluperfect-subjunctive-ra 2v"]),
    ("para que ellas vengan", ["venir present-subjunctive 3p"]), ("Él ha venido", ["venir present-perfect 3s"]),
    ("me ha gustado mucho", ["gustar present-perfect 3s"]),
    ("al salir", ["salir infinitive -"]), ("de haberlo sabido", ["saber infinitive -"]),
    ("para no verlo", ["ver infinitive -"]), ("antes de salir", ["salir infinitive -"]),
    ("ven acá", ["ver present 3p", "venir imperative 2s"]), ("ya nunca", []), ("en casa", []), ("cuando comer", []),
    ("de que", []), ("mucho gusto", []),
  ])
  func amongOtherWords(form: String, cells: [String]) {
    var analyzer = MorphologicalAnalyzer()
    let exact = analyzer.identify(form).filter { $0.isExact && $0.infinitive != "vengar" }
    #expect(exact.map { "\($0.infinitive) \($0.slot)" } == cells)
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
