import Testing

@testable import ConjugarCore

@Suite("Patterns to practise")
struct FocusTests {
  @Test(arguments: [
    ("e>ie", "pensar", Tense.present, Person.firstSingular, true),
    ("e→ie", "pensar", .present, .firstPlural, false),
    ("E-IE", "pensar", .preterite, .firstSingular, false),
    ("e>ie", "querer", .present, .thirdPlural, true),
    ("o>ue", "contar", .presentSubjunctive, .thirdPlural, true),
    ("u>ue", "jugar", .present, .firstSingular, true),
    ("i>ie", "adquirir", .present, .firstSingular, true),
    ("o>hue", "desosar", .present, .firstSingular, true),
    ("e>i", "pedir", .preterite, .thirdPlural, true),
    ("e>i", "pedir", .preterite, .firstPlural, false),
    ("o>u", "dormir", .preterite, .thirdSingular, true),
    ("i>í", "enviar", .present, .firstSingular, true),
    ("i>í", "cambiar", .present, .firstSingular, false),
    ("u>ú", "actuar", .present, .firstSingular, true),
    ("c>zc", "conocer", .present, .firstSingular, true),
    ("c>zc", "conocer", .present, .secondSingular, false),
    ("c>zc", "fosforescer", .present, .firstSingular, true),
    ("c>zg", "yacer", .present, .firstSingular, true),
    ("c>g", "hacer", .present, .firstSingular, true),
    ("c>j", "conducir", .preterite, .firstSingular, true),
    ("c>j", "tener", .preterite, .firstSingular, false),
    ("+g", "salir", .present, .firstSingular, true),
    ("+ig", "caer", .present, .firstSingular, true),
    ("+y", "roer", .present, .firstSingular, true),
    ("go-verbs", "hacer", .present, .firstSingular, true),
    ("go-verbs", "tener", .presentSubjunctive, .thirdPlural, true),
    ("Go verbs", "hablar", .present, .firstSingular, false),
    ("stem-changing", "dormir", .present, .firstSingular, true),
    ("diphthong", "pedir", .present, .firstSingular, false),
    ("stress", "reunir", .present, .thirdSingular, true),
    ("strong-preterite", "tener", .preterite, .thirdPlural, true),
    ("strong-preterite", "tener", .imperfectSubjunctiveRa, .thirdPlural, true),
    ("short-future", "poder", .conditional, .firstSingular, true),
    ("i>y", "leer", .preterite, .thirdSingular, true),
    ("spelling", "buscar", .preterite, .firstSingular, true),
    ("spelling", "buscar", .preterite, .secondSingular, false),
    ("one-of-a-kind", "ser", .present, .firstSingular, true),
  ])
  func marks(_ name: String, _ verb: String, _ tense: Tense, _ person: Person, _ isMarked: Bool) throws {
    let conjugator = Conjugator()
    let slot = try #require(Slot(tense, person))
    #expect(try Focus.named(name).marks(slot, of: conjugator.verb(verb), conjugator) == isMarked)
  }

  @Test func everyOneHasItsRules() {
    for row in Focus.table.rows { #expect(!row.value.rules.isEmpty, "\(row.value.name)") }
  }

  @Test func everyPatternOfTheLexiconIsOne() throws {
    for pattern in Pattern.allCases { #expect(try Focus.named(pattern.notation).name == pattern.notation) }
  }

  @Test func anUnknownOneProposesTheNearest() {
    #expect {
      try Focus.named("go-verb")
    } throws: { error in
      "\(error)".hasPrefix("“go-verb” is no pattern; did you mean “go-verbs”? (accepted: e>ie, o>ue, ")
    }
  }
}
