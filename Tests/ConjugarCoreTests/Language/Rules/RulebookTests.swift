import Testing

@testable import ConjugarCore

/// Rules feed each other: each test is named after a trap that lies where one hands over to the next.
@Suite struct RulebookTests {
  @Test func everyChangeCanBeNamed() {
    let changes = Rulebook.rules.filter { $0.kind == .change }.map(\.id)
    #expect(Set(changes).isSubset(of: Rulebook.mostTellingFirst))
    #expect(Set(Rulebook.mostTellingFirst).count == Rulebook.mostTellingFirst.count)
  }

  @Test func consonantThatIsAddedKeepsItsSound() throws {
    try Rows.check("conocer present 1s conozco")  // not conozzo
    try Rows.check("yacer present-subjunctive 3s yazca/yazga/yaga")  // not yazza
  }

  @Test func addedGStopsTheVowelFromBreaking() throws {
    try Rows.check("tener present 1s tengo")  // not tiengo
    try Rows.check("venir present 1s vengo")  // not viengo
  }

  @Test func addedGStopsTheVowelFromRising() throws {
    try Rows.check("venir present-subjunctive 1p vengamos")  // not vingamos
    try Rows.check("venir gerund - viniendo")  // but here it rises: not veniendo
  }

  @Test func cThatTurnsToGLetsTheVowelRise() throws {
    try Rows.check("decir present 1s digo")  // not dego
    try Rows.check("decir present-subjunctive 2p digáis")
  }

  @Test func brokenVowelDoesNotRiseToo() throws {
    try Rows.check("sentir present-subjunctive 3s sienta")  // not siinta
    try Rows.check("erguir present 1s yergo/irgo")  // not yirgo
  }

  @Test func stressOfAStrongStemIsItsLastVowel() throws {
    try Rows.check("rehacer preterite 1s rehíce")  // not rehice
    try Rows.check("rehacer preterite 3s rehízo")
    try Rows.check("deshacer preterite 1s deshice")  // not deshíce
  }

  @Test func prefixMakesAMonosyllableLonger() throws {
    try Rows.check("desdar present-subjunctive 1s desdé")  // not desde
    try Rows.check("desdar present 2s desdás")  // not desdas
    try Rows.check("prever present 3s prevé")  // not preve
    try Rows.check("prever present 3p prevén")
    try Rows.check("detener imperative 2s detén")  // not deten
    try Rows.check("rehacer imperative 2s rehaz")  // not reház
  }

  @Test func diaeresisComesWithTheBrokenVowel() throws {
    try Rows.check("avergonzar present 1s avergüenzo")  // not averguenzo
    try Rows.check("argüir present 1s arguyo")  // not argüyo
    try Rows.check("argüir preterite 3s arguyó")  // not argüió
    try Rows.check("argüir present 1p argüimos")
  }

  @Test func wordThatBeginsWithIe() throws {
    try Rows.check("ir gerund - yendo")  // not iendo
    try Rows.check("errar present 1s yerro/erro")  // not ierro
  }

  @Test func iIsAbsorbedByPalatalsOnly() throws {
    try Rows.check("rehenchir preterite 3s rehinchió")  // not rehinchó
    try Rows.check("ceñir preterite 3s ciñó")  // not ciñió
    try Rows.check("erguir preterite 3s irguió")  // not irgió
  }

  @Test func oirAddsTwoThings() throws {
    try Rows.check("oír present-subjunctive 1p oigamos")  // not oiyamos, oyamos
    try Rows.check("oír present 3s oye")  // not oige
  }

  @Test func rehuirStressesTheLastVowel() throws {
    try Rows.check("rehuir present 1s rehúyo")  // not rehuyo
    try Rows.check("rehuir preterite 3s rehuyó")
    try Rows.check("huir present 1s huyo")
  }

  @Test func everyRuleSaysWhyAndWhere() {
    for rule in Rulebook.rules {
      #expect(!rule.name.isEmpty && rule.source.citation.hasPrefix("RAE & ASALE, "), "\(rule.id)")
    }
  }

  /// A rule that no verb needs is no rule.
  @Test func everyRuleIsNeeded() throws {
    let models = [
      "abrir", "andar", "contar", "pensar", "jugar", "adquirir", "desosar", "pedir", "dormir", "enviar", "reunir",
      "conocer", "conducir", "yacer", "hacer", "tener", "caer", "roer", "huir", "leer", "reñir", "oler", "errar",
      "actuar", "buscar", "ser", "haber", "pudrir", "ir", "ver", "saber", "caber", "evanescer", "averiguar",
    ]
    var fired: Set<String> = []
    for model in models {
      let verb = try Rows.conjugator.verb(model)
      for slot in Slot.all where !slot.tense.isCompound {
        for derivation in Rows.conjugator.paradigm(of: verb).derivations(at: slot) {
          fired.formUnion(derivation.steps.map(\.rule.name))
        }
      }
    }
    for rule in Rulebook.rules { #expect(fired.contains(rule.name), "\(rule.name)") }
  }
}
