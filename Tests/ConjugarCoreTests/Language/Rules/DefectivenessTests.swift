import ConjugarCore
import Testing

/// Verbs that lack forms, and the reason that is given.
@Suite struct DefectivenessTests {
  @Test(arguments: [
    "llover present 3s llueve", "llover present 1s", "llover present 3p llueven", "llover preterite 3s llovió",
    "llover imperative 3s", "llover negative-imperative 3s", "llover gerund - lloviendo", "llover participle - llovido",
    "llover present-perfect 3s ha llovido", "llover present-perfect 1s", "diluviar present 3s diluvia",
    "diluviar future 2s", "diluviar present 3p",
    "atañer present 3s atañe", "atañer present 3p atañen", "atañer present 1s", "atañer preterite 3p atañeron",
    "atañer imperative 3s", "concernir present-subjunctive 3p conciernan", "concernir present 2p",
    "embaír imperfect 1s embaía", "embaír present 1p embaímos", "embaír present 1s", "embaír present-subjunctive 3s",
    "embaír preterite 3s embayó", "embaír future 1s embairé", "embaír imperative 2p embaíd", "embaír imperative 2s",
    "haber imperative 2p", "haber negative-imperative 3s",
  ])
  func gaps(row: String) throws { try Rows.check(row) }

  /// Verbs that were once called defective and have all forms today. RAE, DPD s. vv. abolir, agredir, blandir.
  @Test(arguments: [
    "abolir present 1s abolo", "abolir present-subjunctive 3s abola", "agredir present 3s agrede",
    "blandir present 1s blando", "transgredir present 3s transgrede",
  ])
  func noLongerDefective(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    (
      "diluviar", Gap.defective(.impersonal),
      "it is impersonal: it has no subject, so only the third person singular is used"
    ),
    ("atañer", .defective(.thirdPerson), "no person can be its subject, so only the third persons are used"),
    ("embaír", .defective(.iEndings), "only the forms whose ending begins with i are used"),
    ("usucapir", .defective(.nonFinite), "only the infinitive, the gerund and the participle are used"),
  ])
  func reasons(name: String, gap: Gap, reason: String) throws {
    let verb = try Rows.conjugator.verb(name)
    let slot = try #require(Slot(.present, .secondSingular))
    #expect(Gap(of: verb, at: slot) == gap)
    #expect(Rows.conjugator.cell(of: verb, at: slot) == .gap(gap))
    #expect(gap.reason == reason)
  }

  @Test func unusedCell() throws {
    let verb = try Rows.conjugator.verb("haber")
    let slot = try #require(Slot(.imperative, .secondSingular))
    #expect(Gap(of: verb, at: slot) == .unused)
    #expect(Gap.unused.reason == "the verb is not used in this tense and person")
    #expect(Rows.conjugator.paradigm(of: verb).derivations(at: slot).isEmpty)
  }

  @Test func pronominalTwinLacksTheSameCells() throws {
    let verb = try Rows.conjugator.verb("antojarse")
    for slot in Slot.all {
      let isThird = slot.person == nil || slot.person == .thirdSingular || slot.person == .thirdPlural
      let isEmpty = Rows.conjugator.forms(of: verb, at: slot).isEmpty
      #expect(isEmpty == !(isThird && slot.tense.mood != .imperative), "\(slot)")
    }
  }
}
