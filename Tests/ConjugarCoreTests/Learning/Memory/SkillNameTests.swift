import Testing

@testable import ConjugarCore

@Suite("The names of skills")
struct SkillNameTests {
  private static let rows = Result {
    try Review(ScheduleTests.schedule(History([]), on: 0), ReviewOptions(region: .spain, secondPerson: .both))
      .rows
  }

  /// Who learns vos alone reads no tú, though a form is the same for both.
  @Test func vosIsNamedForWhoLearnsIt() throws {
    let options = ReviewOptions(region: .latinAmerica, secondPerson: .vos)
    let names = try Review(ScheduleTests.schedule(History([]), on: 0), options).rows.map(\.name)
    #expect(
      names.contains("vas (ir, present, vos)") && names.contains { $0.hasPrefix("regular -er in the preterite (vos)") })
    #expect(names.allSatisfy { !$0.contains("tú") }, "\(names.filter { $0.contains("tú") })")
  }

  @Test(arguments: [
    ("regular-ar/present/1s", "regular -ar in the present (yo)", "necesito"),
    ("regular-er/present/2v", "regular -er in the present (vos)", "tenés"),
    ("regular-ir/imperative/2s", "regular -ir in the imperative (tú)", "permite"),
    ("e>ie/present", "e→ie in the present (yo, tú, él, ellos)", "tiene"),
    ("e>ie/present-subjunctive", "e→ie in the present subjunctive (yo, tú, vos, él, ellos)", "quieras"),
    ("e>ie/imperative/3s", "e→ie in the imperative (usted)", "siéntese"),
    ("e>ie/negative-imperative", "e→ie in the negative imperative (tú, vos, usted, ustedes)", "no quieras"),
    ("hiatus/preterite", "accent on í after a vowel in the preterite (tú, vos, nosotros)", "oíste"),
    ("+g/present", "added g in the present (yo)", "tengo"),
    ("c>zc/present", "c→zc in the present (yo)", "conozco"),
    ("e>i/preterite", "e→i in the preterite (él, ellos)", "pidió"),
    ("o>u/present-subjunctive", "o→u in the present subjunctive (nosotros)", "muráis"),
    ("c>qu/preterite", "spelling c→qu in the preterite (yo)", "saqué"),
    ("hiatus/participle", "accent on í after a vowel in the past participle", "ha oído"),
    ("haber/pluperfect", "haber in the pluperfect", "había sido"),
    ("form/ser/present/1s", "soy (ser, present, yo)", nil),
    ("form/hacer/participle", "hecho (hacer, past participle)", nil),
    ("form/estar/negative-imperative/2s", "no estés (estar, negative imperative, tú)", nil),
    ("form/haber/present/3s", "hay (haber, present)", nil),  // not ha
  ])
  func names(_ id: String, _ name: String, _ example: String?) throws {
    let row = try #require(try Self.rows.get().first { $0.record.skill.id == id })
    #expect(row.name == name)
    #expect(row.example == example)
  }

  @Test func pronouns() {
    #expect(Skill.pronoun.id == "pronoun")
    #expect(Skill.pronoun.name(showingIn: [], Conjugator()) == "reflexive pronouns (me, te, se…)")
  }

  @Test func choices() {
    let skill = Skill.choice("subjunctive-ojala")
    #expect(skill.id == "choice/subjunctive-ojala")
    #expect(skill.tense == .presentSubjunctive)
    #expect(skill.name(showingIn: [], Conjugator()).hasPrefix("ojalá"))
  }
}
