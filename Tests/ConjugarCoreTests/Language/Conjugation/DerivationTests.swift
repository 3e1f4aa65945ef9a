import ConjugarCore
import Testing

/// How a form is made, step by step: the names of the rules, in the order in which they fire.
@Suite struct DerivationTests {
  @Test(arguments: [
    ("hablar present 1s", ["ending"], "hablo"),
    ("hablar future 1s", ["future on the infinitive", "ending", "written accent"], "hablaré"),
    ("tener present 1s", ["ending", "added g"], "tengo"),
    ("tener present 3s", ["ending", "e→ie"], "tiene"),
    ("tener preterite 3s", ["strong preterite", "ending"], "tuvo"),
    ("tener future 3s", ["short future", "ending", "written accent"], "tendrá"),
    ("tener imperative 2s", ["irregular form"], "ten"),
    ("buscar preterite 1s", ["ending", "written accent", "spelling"], "busqué"),
    ("buscar imperative 3s", ["imperative from the subjunctive", "ending", "spelling"], "busque"),
    ("conducir preterite 1s", ["c→j", "ending"], "conduje"),
    ("conducir preterite 3p", ["c→j", "ending", "i absorbed"], "condujeron"),
    ("dormir preterite 3s", ["ending", "o→u", "written accent"], "durmió"),
    ("dormir imperative 2s", ["imperative from the present", "ending", "o→ue"], "duerme"),
    ("huir preterite 3s", ["ending", "i→y", "written accent"], "huyó"),
    ("huir present 1s", ["ending", "inserted y"], "huyo"),
    ("enviar present 1s", ["ending", "i→í", "written accent"], "envío"),
    ("actuar present 1s", ["ending", "u→ú", "written accent"], "actúo"),
    ("oler present 1s", ["ending", "o→ue", "hue-"], "huelo"),
    ("ser present 1s", ["irregular form"], "soy"),
    ("ser imperfect-subjunctive-ra 1s", ["built on the preterite"], "fuera"),
  ])
  func steps(cell: String, rules: [String], form: String) throws {
    let words = cell.split(separator: " ")
    let verb = try Rows.conjugator.verb(String(words[0]))
    let slot = try #require(Slot(try Tense.named(words[1]), try Person.named(words[2])))
    let derivation = try #require(Rows.conjugator.paradigm(of: verb).derivations(at: slot).first)
    #expect(derivation.steps.map(\.rule.name) == rules)
    #expect(derivation.form == form)
  }

  /// The word as it stands after each rule, a hyphen between stem and ending.
  @Test func words() throws {
    let verb = try Rows.conjugator.verb("buscar")
    let slot = try #require(Slot(.preterite, .firstSingular))
    let derivation = try #require(Rows.conjugator.paradigm(of: verb).derivations(at: slot).first)
    #expect(derivation.steps.map(\.word) == ["busc-e", "busc-é", "busqué"])
  }

  @Test func oneDerivationForEachAcceptedForm() throws {
    let verb = try Rows.conjugator.verb("yacer")
    let slot = try #require(Slot(.present, .firstSingular))
    #expect(Rows.conjugator.paradigm(of: verb).derivations(at: slot).map(\.form) == ["yazco", "yazgo", "yago"])
  }

  /// The way that is recorded and the fast one arrive at the same word.
  @Test(arguments: ["tener", "averiguar", "reír", "erguir", "desdar", "prever", "huir", "ser", "roer", "cabrahigar"])
  func recordedAndFastWayAgree(name: String) throws {
    let verb = try Rows.conjugator.verb(name)
    for slot in Slot.all where !slot.tense.isCompound && slot.tense != .negativeImperative {
      let forms = Rows.conjugator.forms(of: verb, at: slot)
      #expect(Rows.conjugator.paradigm(of: verb).derivations(at: slot).map(\.form) == forms, "\(slot)")
    }
  }
}
