import Testing

@testable import ConjugarCore

@Suite("The names of skills")
struct SkillNameTests {
  private static let rows = Result {
    try Review(ScheduleTests.schedule(History([]), on: 0), ReviewOptions(region: .spain, secondPerson: .both), .common)
      .rows
  }

  @Test(arguments: [
    ("regular-ar/present", "regular -ar in the present", "hablo"),
    ("regular-er/present/vos", "regular -er in the present (vos)", "debés"),
    ("regular-ir/imperative/tu", "regular -ir in the imperative (tú)", "vive"),
    ("e>ie/present", "e→ie in the present (yo, tú, él, ellos)", "tienes"),
    ("e>ie/present-subjunctive", "e→ie in the present subjunctive (yo, tú, él, ellos)", "quiera"),
    ("e>ie/imperative/usted", "e→ie in the imperative (usted)", "quiera"),
    ("+g/present", "added g in the present (yo)", "tengo"),
    ("c>zc/present", "c→zc in the present (yo)", "conozco"),
    ("e>i/preterite", "e→i in the preterite (él, ellos)", "sintió"),
    ("o>u/present-subjunctive", "o→u in the present subjunctive (nosotros)", "muramos"),
    ("c>qu/preterite", "spelling c→qu in the preterite (yo)", "busqué"),
    ("hiatus/participle", "accent on í after a vowel in the past participle", "creído"),
    ("strong-preterite/preterite", "strong preterite", "estuve"),
    ("haber/pluperfect", "haber in the pluperfect", "había sido"),
    ("form/ser/present/1s", "soy (ser, present, yo)", nil),
    ("form/hacer/participle", "hecho (hacer, past participle)", nil),
    ("form/estar/negative-imperative/2s", "no estés (estar, negative imperative, tú)", nil),
    ("form/estar/imperative/3s", "esté (estar, imperative, usted)", nil),
    ("form/haber/present/3s", "hay (haber, present)", nil),  // not ha
  ])
  func names(_ id: String, _ name: String, _ example: String?) throws {
    let row = try #require(try Self.rows.get().first { $0.record.skill.id == id })
    #expect(row.name == name)
    #expect(row.example == example)
  }

  @Test func pronouns() {
    #expect(Skill.pronoun.id == "pronoun")
    #expect(Skill.pronoun.name(showingIn: [], Conjugator()) == "reflexive pronouns (me, te, se, nos)")
  }

  @Test func choices() {
    let skill = Skill.choice("subjunctive-ojala")
    #expect(skill.id == "choice/subjunctive-ojala")
    #expect(skill.tense == .presentSubjunctive)
    #expect(skill.name(showingIn: [], Conjugator()).hasPrefix("ojalá"))
  }
}
