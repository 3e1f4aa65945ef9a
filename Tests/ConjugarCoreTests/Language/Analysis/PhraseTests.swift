import Testing

@testable import ConjugarCore

/// A form in a phrase: behind its subject, before its object.
@Suite("What a phrase means")
struct PhraseTests {
  /// Voseo may be of the pronoun alone or of the verb alone, and an order may stand behind its subject. Source: DPD, *voseo*.
  @Test(arguments: [
    ("vos eres", "ser present 2s"), ("vos tienes", "tener present 2s"), ("tú tenés", "tener present 2v"),
    ("tú come", "comer imperative 2s"), ("vos decí", "decir imperative 2v"), ("tú hablaste", "hablar preterite 2s"),
  ])
  func behindItsSubject(form: String, cell: String) throws {
    var analyzer = MorphologicalAnalyzer()
    let reading = try #require(analyzer.identify(form).first, "\(form)")
    #expect("\(reading.infinitive) \(reading.slot)" == cell)
  }

  /// What stands behind a form does not hide it: *hambre, un beso, la tarea*; a noun with its article is none.
  @Test(arguments: [
    ("tengo hambre", ["tener present 1s"]), ("dame un beso", ["dar imperative 2s"]),
    ("son las tres", ["ser present 3p"]),
    ("estoy haciendo la tarea", ["hacer present 1s"]), ("me gusta bailar", ["gustar present 3s"]),
    ("la cuenta por favor", []), ("he llovido mucho", []),
  ])
  func withComplement(phrase: String, cells: [String]) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.identify(phrase).prefix(1).map { "\($0.infinitive) \($0.slot)" } == cells)
  }

  /// The pronoun of the verb itself, at the end of what is helped, or before a name.
  @Test(arguments: [("vete a lavarte", "lavarse"), ("me llamo Juan", "llamarse"), ("vete a dormir", "dormir")])
  func verbMeant(phrase: String, verb: String) {
    var analyzer = MorphologicalAnalyzer()
    #expect(analyzer.identify(phrase).first?.verb == verb)
  }
}
