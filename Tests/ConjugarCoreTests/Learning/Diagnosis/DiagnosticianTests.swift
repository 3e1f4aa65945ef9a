import ConjugarCore
import Testing

@Suite("Diagnosis")
struct DiagnosticianTests {
  private func check(_ row: DiagnosisRow) throws {
    try row.check { Diagnostician(Conjugator()).diagnose($0, for: $1) }
  }

  @Test(arguments: ContractRows.table) func form(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: CompoundRows.table) func compound(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: StemRows.table) func stem(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: LearnerRows.table) func learner(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: VerbRows.table) func verb(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: WordRows.table) func word(_ row: DiagnosisRow) throws { try check(row) }

  /// Where nothing but *hay* can be meant, *ha* is the helper, and *habe* leads to *hay*, which goes like no other form.
  @Test(arguments: [
    ("ha", Diagnosis.Kind.otherVerb, "helper of a compound tense", "one thing or many, has one form: hay"),
    ("habe", .regularized, "like a regular verb", "a form of its own: hay"),
  ])
  func forHay(_ typed: String, _ kind: Diagnosis.Kind, _ what: String, _ advice: String) throws {
    let asked = try Question.asking("haber", .present, .thirdSingular)
    let question = Question(verb: asked.verb, slot: asked.slot, subject: nil, accepted: ["hay"])
    let diagnosis = Diagnostician(Conjugator()).diagnose(typed, for: question)
    #expect(diagnosis.kind == kind && diagnosis.message.contains(what))
    #expect(diagnosis.message.hasSuffix(advice))
    #expect(!diagnosis.remark.nudge.contains("hay") && !diagnosis.remark.nudge.contains("hemos"))
  }

  /// Of two cells that share a form, the one whose person is asked.
  @Test(arguments: [(SecondPerson.tu, Person.secondSingular), (.vos, .secondVoseo)])
  func aPersonThatIsAsked(_ secondPerson: SecondPerson, _ person: Person) throws {
    let persons = Person.asked(in: .latinAmerica, secondPerson: secondPerson)
    let question = try Question.asking("hablar", .presentSubjunctive, .firstSingular)
    let diagnosis = Diagnostician(Conjugator(), persons: persons).diagnose("hables", for: question)
    #expect(diagnosis.kind == .otherPerson && diagnosis.person == person)
  }

  /// Who is asked vos alone knows the form of tú from elsewhere.
  @Test(arguments: [
    ("salir", Tense.imperative, "sal"), ("venir", .imperative, "ven"), ("volver", .imperative, "vuelve"),
    ("pensar", .present, "piensas"), ("sentarse", .imperative, "siéntate"),
  ])
  func aFormOfTu(_ infinitive: String, _ tense: Tense, _ typed: String) throws {
    let persons = Person.asked(in: .latinAmerica, secondPerson: .vos)
    let question = try Question.asking(infinitive, tense, .secondVoseo)
    let diagnosis = Diagnostician(Conjugator(), persons: persons).diagnose(typed, for: question)
    #expect(diagnosis.kind == .otherPerson && diagnosis.message.hasPrefix("“\(typed)” is for tú; for vos"))
  }

  /// Who does not learn vosotros may have heard it: *hablais* is *habláis* all the same.
  @Test(arguments: [("hablar", "hablais"), ("vivir", "vivis")])
  func aPersonThatIsNotAsked(_ infinitive: String, _ typed: String) throws {
    let persons = Person.asked(in: .latinAmerica, secondPerson: .tu)
    let question = try Question.asking(infinitive, .present, .secondSingular)
    let diagnosis = Diagnostician(Conjugator(), persons: persons).diagnose(typed, for: question)
    #expect(diagnosis.kind == .otherPerson && diagnosis.message.contains("accent"))
  }
}
