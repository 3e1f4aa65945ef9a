import Testing

@testable import ConjugarCore

@Suite("Patterns to practice")
struct IrregularityTests {
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
    ("o>hue", "oler", .present, .firstSingular, true),  // by o→ue, at the beginning of a word
    ("o>hue", "errar", .present, .firstSingular, false),
    ("ye-hue", "errar", .present, .firstSingular, true),
    ("ye-hue", "oler", .present, .firstSingular, true),
    ("strong-preterite", "conducir", .preterite, .firstSingular, true),
    ("c>qu", "buscar", .preterite, .firstSingular, true),
    ("c-qu", "llegar", .preterite, .firstSingular, false),
    ("hiatus", "leer", .preterite, .secondSingular, true),
    ("hiatus", "comer", .preterite, .secondSingular, false),
    ("regular-ar", "hablar", .present, .firstSingular, true),
    ("regular-ar", "contar", .present, .firstPlural, true),
    ("regular-ar", "contar", .present, .firstSingular, false),
    ("regular-ar", "hablar", .presentPerfect, .firstSingular, false),
    ("haber", "hablar", .presentPerfect, .firstSingular, true),
    ("i-absorbed", "reñir", .preterite, .thirdSingular, true),
    ("inserted-y", "huir", .present, .firstSingular, true),
  ])
  func marks(_ name: String, _ verb: String, _ tense: Tense, _ person: Person, _ isMarked: Bool) throws {
    let slot = try #require(Slot(tense, person))
    #expect(try Irregularity.named(name).isShown(by: Conjugator().verb(verb), at: slot) == isMarked)
  }

  /// Every rule that takes verbs off the regular path, or respells them, shows one irregularity and is its own.
  @Test func everyRuleShowsOne() {
    for rule in Rulebook.rules where rule.kind != .formation && ![.writtenAccent, .spelling].contains(rule.id) {
      #expect(rule.irregularity?.rules.contains(rule.id) ?? false, "\(rule.id)")
    }
    #expect(Set(Rulebook.rules.map(\.id)) == Set(Rule.ID.allCases))
    #expect(Rulebook.rules.count == Rule.ID.allCases.count)
  }

  /// The example of each is a verb and a form that shows it, and no other but itself and groups.
  @Test(arguments: Irregularity.allCases)
  func exampleShowsIt(irregularity: Irregularity) throws {
    let parts = irregularity.example.split(separator: ", ").map(String.init)
    let verb = try Rows.conjugator.verb(parts[0])
    let slots = Slot.all.filter { Rows.conjugator.forms(of: verb, at: $0).contains(parts[1]) }
    #expect(slots.contains { irregularity.isShown(by: verb, at: $0) })
    #expect(irregularity.isShown(by: verb) || irregularity == .compound)
  }

  @Test func namesAreOfOneOnly() {
    var owners: [String: Irregularity] = [:]
    for row in Irregularity.table.rows {
      for name in row.names {
        let key = Folding.key(name)
        #expect((owners[key] ?? row.value) == row.value, "\(name)")
        owners[key] = row.value
      }
    }
  }

  @Test func anUnknownOneProposesTheNearest() {
    #expect {
      try Irregularity.named("go-vreb")
    } throws: { error in
      "\(error)".hasPrefix("“go-vreb” is not a pattern; did you mean “go-verbs”? (accepted: e>ie, ")
    }
  }
}
