import ConjugarCore
import Testing

@Suite("Irregular verbs")
struct IrregularFormsTests {
  @Test(arguments: [
    ("tener", [Tense.present, .preterite, .future, .conditional, .presentSubjunctive, .imperative]),
    ("ser", [.present, .imperfect, .preterite, .presentSubjunctive, .imperfectSubjunctiveRa, .futureSubjunctive]),
    ("pedir", [.gerund, .present, .preterite, .imperfectSubjunctiveSe, .imperative, .negativeImperative]),
    ("poder", [.gerund, .presentSubjunctive, .conditional]),
    ("abrir", [.participle, .presentPerfect, .futurePerfectSubjunctive]),
    ("construir", [.present, .presentSubjunctive, .negativeImperative]),
    ("actuar", [.present]),
    ("llover", [.present, .presentSubjunctive]),
  ])
  func irregular(_ verb: String, in tenses: [Tense]) throws {
    for tense in tenses { #expect(try Rows.conjugator.isIrregular(Rows.conjugator.verb(verb), in: TenseSet(tense))) }
  }

  @Test(arguments: [
    ("tener", [Tense.imperfect, .gerund, .participle, .presentPerfect, .pluperfectSubjunctiveRa]),
    ("pensar", [.preterite, .future, .gerund]),
    ("abrir", [.present, .gerund, .preterite]),
    ("construir", [.preterite, .gerund]),
    // What its meaning leaves out is no irregularity.
    ("llover", [.imperative, .negativeImperative]),
    // The norm prefers the regular form: imprimido.
    ("imprimir", [.participle, .presentPerfect]),
    // Spelling, accents and sounds that any verb has.
    ("buscar", Tense.allCases), ("leer", Tense.allCases), ("vencer", Tense.allCases), ("bullir", Tense.allCases),
    ("averiguar", Tense.allCases), ("guiar", Tense.allCases),
  ])
  func regular(_ verb: String, in tenses: [Tense]) throws {
    for tense in tenses { #expect(try !Rows.conjugator.isIrregular(Rows.conjugator.verb(verb), in: TenseSet(tense))) }
  }

  /// A regular verb in -ir would lose its d and stress its i.
  @Test func idosIsIrregular() throws {
    let verb = try Rows.conjugator.verb("irse")
    let slot = try #require(Slot(.imperative, .secondPlural))
    #expect(Rows.conjugator.paradigm(of: verb).regularForm(at: slot) == "íos")
    #expect(Rows.conjugator.isIrregular(verb, at: slot))
  }

  /// The tenses that need no look are those where a look finds nothing.
  @Test func noTenseIsLeftOutWrongly() throws {
    let sample =
      try BulkConjugatorTests.neighbors.map { try Rows.conjugator.verb($0, guessing: true) } + ConjugatorTests.verbs
    for verb in sample {
      for tense in Tense.allCases {
        let expected = Slot.of(tense).contains { slot in
          let form = Rows.conjugator.forms(of: verb, at: slot).first
          return form.map { $0 != Rows.conjugator.paradigm(of: verb).regularForm(at: slot) } ?? false
        }
        #expect(Rows.conjugator.isIrregular(verb, in: TenseSet(tense)) == expected, "\(verb.infinitive) \(tense)")
      }
    }
  }
}
