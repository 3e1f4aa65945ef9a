import Testing

@testable import ConjugarCore

/// The whole names that grammars have for the tenses, each of which means one.
@Suite struct TenseNamesTests {
  private static let names: [(tense: Tense, indicative: [String])] = [
    (.present, ["presente"]), (.imperfect, ["pretérito imperfecto", "imperfecto", "copretérito"]),
    (.preterite, ["pretérito perfecto simple", "pretérito", "pretérito indefinido", "indefinido"]),
    (.future, ["futuro simple", "futuro", "futuro imperfecto"]),
    (.conditional, ["condicional simple", "condicional", "pospretérito"]),
    (.presentPerfect, ["pretérito perfecto compuesto", "pretérito perfecto", "antepresente"]),
    (.pluperfect, ["pretérito pluscuamperfecto", "pluscuamperfecto", "antecopretérito"]),
    (.pastAnterior, ["pretérito anterior", "antepretérito"]),
    (.futurePerfect, ["futuro compuesto", "futuro perfecto", "antefuturo"]),
    (.conditionalPerfect, ["condicional compuesto", "condicional perfecto", "antepospretérito"]),
  ]

  /// *Futuro de indicativo* was refused, or was all the tenses of the indicative.
  @Test(arguments: names)
  func indicative(_ tense: Tense, _ names: [String]) throws {
    for name in names.flatMap({ [$0, "\($0) de indicativo", "\($0) del indicativo"] }) {
      #expect(TenseGroup.tenses(exactly: name) == [tense], "\(name)")
      #expect(try Tense.named(name) == tense, "\(name)")
    }
  }

  @Test(arguments: [
    ("presente", [Tense.presentSubjunctive]),
    ("pretérito imperfecto", [.imperfectSubjunctiveRa, .imperfectSubjunctiveSe]),
    ("imperfecto", [.imperfectSubjunctiveRa, .imperfectSubjunctiveSe]), ("futuro simple", [.futureSubjunctive]),
    ("futuro", [.futureSubjunctive]), ("pretérito perfecto compuesto", [.presentPerfectSubjunctive]),
    ("pretérito perfecto", [.presentPerfectSubjunctive]),
    ("pretérito pluscuamperfecto", [.pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe]),
    ("pluscuamperfecto", [.pluperfectSubjunctiveRa, .pluperfectSubjunctiveSe]),
    ("futuro compuesto", [.futurePerfectSubjunctive]), ("futuro perfecto", [.futurePerfectSubjunctive]),
  ])
  func subjunctive(_ name: String, _ tenses: [Tense]) throws {
    for name in ["\(name) de subjuntivo", "\(name) del subjuntivo"] {
      #expect(TenseGroup.tenses(exactly: name) == tenses, "\(name)")
      guard tenses.count == 2 else { continue }
      for (ending, tense) in zip(["ra", "se"], tenses) {
        for name in ["\(name) en -\(ending)", "\(name) \(ending)", "\(name) in -\(ending)"] {
          #expect(try TenseGroup.tenses(named: name) == [tense], "\(name)")
        }
      }
    }
  }
}
