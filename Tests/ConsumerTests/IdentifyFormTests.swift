import ConjugarCore
import Testing

/// A web form that tells what somebody met in a text.
@Suite struct IdentifyFormTests {
  private func told(_ form: String) -> [String] {
    var analyzer = MorphologicalAnalyzer()
    return analyzer.readings(of: form).map { reading in
      ([reading.infinitive, "\(reading.slot)"] + reading.clitics).joined(separator: " ")
    }
  }

  @Test func readsAFormWithItsPronouns() {
    #expect(told("dámelo") == ["dar imperative 2s me lo", "dar imperative 2v me lo"])
    #expect(told("fue").contains("ir preterite 3s"))
    #expect(told("fue").contains("ser preterite 3s"))
    #expect(told("xyzzy").isEmpty)
  }

  @Test func tellsTheSpellingThatItTook() {
    var analyzer = MorphologicalAnalyzer()
    let readings = analyzer.readings(of: "tuvieramos")
    #expect(readings.first?.spelled == "tuviéramos")
  }

  /// A guess cannot pass unseen: who wants one says so, and is told on what ground it stands.
  @Test func aWordThatIsNoVerbIsNoVerb() throws {
    let conjugator = Conjugator()
    let error = #expect(throws: ConjugationError.self) { try conjugator.verb("tenner") }
    #expect(error == .unknownVerb("tenner"))
    #expect(conjugator.suggestions(for: "tenner").first == "tener")
    let guess = try conjugator.verb("tenner", guessing: true)
    #expect(guess.isKnown == false)
    #expect(conjugator.warning(of: guess)?.contains("tener") == true)
    #expect(conjugator.warning(of: try conjugator.verb("tener")) == nil)
  }
}
