import ConjugarCore
import Testing

/// What is said when a word cannot be conjugated, and what is made of verbs that the lexicon does not have.
@Suite struct ConjugationErrorTests {
  static let conjugator = Conjugator()

  @Test(arguments: [
    ("hablando", "“hablando” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se)"),
    (
      "construír",
      """
      “construír” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se); \
      did you mean “construir”, “conseguir”, “constituir”?
      """
    ),
    ("", "“” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se)"),
    ("xyzwqkar", "“xyzwqkar” is not a verb in the lexicon"),
  ])
  func sentence(word: String, sentence: String) {
    let error = #expect(throws: ConjugationError.self) { try Self.conjugator.verb(word, guessing: true) }
    let said = error.map { Self.conjugator.sentence(of: $0) } ?? ""
    // More neighbors may come with more verbs.
    #expect(said == sentence || word == "construír" && said.hasPrefix(String(sentence.prefix(110))))
  }

  @Test func sentences() {
    #expect(
      ConjugationError.unknownVerb("empesar").description == "“empesar” is not a verb in the lexicon")
    #expect(
      ConjugationError.notAnInfinitive("tuvo").description
        == "“tuvo” is not an infinitive (which ends in -ar, -er, -ir or -ír, with or without -se)")
  }

  @Test func lexiconOfOneVerb() throws {
    let conjugator = Conjugator(lexicon: Lexicon("pensar | think | e>ie\n"))
    let verb = try conjugator.verb("pensar")
    let slot = try #require(Slot(.present, .firstSingular))
    #expect(conjugator.forms(of: verb, at: slot) == ["pienso"])
    #expect(conjugator.forms(of: verb, at: try #require(slot.inTense(.presentPerfect))) == ["he pensado"])
    #expect(verb.gloss == "to think")
  }
}
