import Testing

@testable import ConjugarCore

/// What a person may call a tense, a person, a region; and what is said when nothing goes by that name.
@Suite struct NamedTests {
  @Test(arguments: [
    ("present", Tense.present), ("PRESENT", .present), ("presente", .present), ("Presente de indicativo", .present),
    ("pretérito", .preterite), ("preterito", .preterite), ("PRETE\u{301}RITO", .preterite), ("indefinido", .preterite),
    ("pretérito perfecto simple", .preterite), ("pretérito perfecto", .presentPerfect),
    ("pretérito perfecto compuesto", .presentPerfect), ("present perfect", .presentPerfect),
    ("pluscuamperfecto", .pluperfect), ("pretérito anterior", .pastAnterior), ("imperfecto", .imperfect),
    ("futuro", .future), ("condicional", .conditional), ("futuro perfecto", .futurePerfect),
    ("presente de subjuntivo", .presentSubjunctive), ("Presente-de-Subjuntivo", .presentSubjunctive),
    ("presentSubjunctive", .presentSubjunctive), ("present_subjunctive", .presentSubjunctive),
    ("imperfecto de subjuntivo", .imperfectSubjunctiveRa), ("imperfect subjunctive se", .imperfectSubjunctiveSe),
    ("futuro de subjuntivo", .futureSubjunctive), ("gerundio", .gerund), ("participio", .participle),
    ("infinitivo", .infinitive), ("imperativo", .imperative), ("imperativo negativo", .negativeImperative),
  ])
  func tense(name: String, tense: Tense) throws {
    #expect(try Tense.named(name) == tense)
  }

  @Test(arguments: [
    ("1s", Person.firstSingular), ("yo", .firstSingular), ("tú", .secondSingular), ("TU", .secondSingular),
    ("vos", .secondVoseo), ("él", .thirdSingular), ("el", .thirdSingular), ("ella", .thirdSingular),
    ("usted", .thirdSingular), ("nosotros", .firstPlural), ("Nosotras", .firstPlural), ("vosotras", .secondPlural),
    ("ustedes", .thirdPlural), ("Ud.", .thirdSingular), ("Uds.", .thirdPlural), ("3P", .thirdPlural),
    ("ellas", .thirdPlural),
  ])
  func person(name: String, person: Person) throws {
    #expect(try Person.named(name) == person)
  }

  @Test func regionsAndSecondPersons() throws {
    #expect(try Region.named("España") == .spain)
    #expect(try Region.named("Latin America") == .latinAmerica)
    #expect(try Region.named("latinoamerica") == .latinAmerica)
    #expect(try SecondPerson.named("tú") == .tu)
    #expect(try SecondPerson.named("Voseo") == .vos)
    #expect(try SecondPerson.named("both") == .both)
  }

  /// No name is hidden behind an earlier row that goes by it too.
  @Test func namesAreUnambiguous() throws {
    for row in Tense.table.rows { for name in row.names { #expect(try Tense.named(name) == row.value, "\(name)") } }
    for row in Person.table.rows { for name in row.names { #expect(try Person.named(name) == row.value, "\(name)") } }
    for row in Region.table.rows { for name in row.names { #expect(try Region.named(name) == row.value, "\(name)") } }
  }

  @Test func sentenceForMisspelledPerson() {
    let error = #expect(throws: NameError.self) { try Person.named("nosotos") }
    #expect(error?.nearest == ["nosotros", "nosotras", "vosotros"])
    #expect(
      error?.description
        == "“nosotos” is not a person; did you mean “nosotros”, “nosotras” or “vosotros”? (accepted: 1s, 2s, 2v, 3s, 1p, 2p, 3p)"
    )
  }

  @Test func sentenceForMisspelledTense() {
    let error = #expect(throws: NameError.self) { try Tense.named("pretrite") }
    #expect(
      error?.description.hasPrefix("“pretrite” is not a tense; did you mean “preterite”? (accepted: infinitive, ")
        == true)
  }

  @Test func sentenceWhereNothingIsNear() {
    let error = #expect(throws: NameError.self) { try Region.named("Marte") }
    #expect(error?.description == "“Marte” is not a region (accepted: spain, latin-america)")
    for name in ["Argentina", "uruguay", "paraguay", "vos"] {
      let error = #expect(throws: NameError.self) { try Region.named(name) }
      #expect(error?.nearest == ["latin-america” and second-person “vos"])
    }
    let empty = #expect(throws: NameError.self) { try SecondPerson.named("") }
    #expect(empty?.description == "“” is not a second person (accepted: tu, vos, both)")
  }
}
