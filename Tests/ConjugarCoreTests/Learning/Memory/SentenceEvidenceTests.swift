import Testing

@testable import ConjugarCore

/// Sentences in sessions: what their answers tell, and whose sentences they are.
@Suite("Sentences in memory")
struct SentenceEvidenceTests {
  /// One answer to a sentence, and what it left of each skill: whether the last answer to it was right.
  private static func told(
    _ cell: String, _ result: String, _ kind: String? = nil, missed: Diagnosis.Missed? = nil,
    construction: String? = nil
  ) throws -> [String: Bool] {
    var entry = try #require(try ScheduleTests.entries(["0 \(cell) \(result)"]).first)
    entry.kind = kind
    entry.rare.choice = "ser-estar-state"
    (entry.rare.missed, entry.rare.construction) = (missed, construction)
    let begun = ScheduleTests.schedule(History([entry]), on: 0).begun
    return Dictionary(uniqueKeysWithValues: begun.map { ($0.skill.id, $0.right == $0.asked) })
  }

  /// Who takes *es* for *está* chose wrongly, and showed nothing of the form that was asked; who writes *estan* chose well.
  @Test func aChoiceAndItsFormAreToldApart() throws {
    let (choice, form) = ("choice/ser-estar-state", "form/estar/present/3s")
    #expect(try Self.told("estar present 3s", "correct") == [choice: true, form: true])
    #expect(try Self.told("estar present 3s", "wrong", "other-verb", missed: .choice) == [choice: false])
    #expect(try Self.told("estar present 3s", "wrong", "other-tense", missed: .both) == [choice: false])
    #expect(try Self.told("estar present 3s", "wrong", "regularised", missed: .form) == [choice: true, form: false])
  }

  /// *Está comiendo* says nothing of *come*.
  @Test func aPeriphrasisTellsNothingOfTheSimpleForm() throws {
    #expect(
      try Self.told("comer present 3s", "correct", construction: "estar+gerund") == ["choice/ser-estar-state": true])
  }

  /// The sentences of a session are of the learner's Spanish, and of no verb that was suspended.
  @Test(arguments: [(Region.spain, SecondPerson.tu), (.latinAmerica, .vos), (.latinAmerica, .tu)])
  func sentencesAreThoseChosen(_ region: Region, _ secondPerson: SecondPerson) throws {
    var options = ReviewOptions(region: region, secondPerson: secondPerson, questions: 100)
    options.never = ["ser", "ir", "tener", "hacer", "hablar"]
    var learner = PlayedLearner(seed: 1, recall: .infinity, options)
    try learner.place(on: 1)
    let persons = Person.asked(in: region, secondPerson: secondPerson)
    var asked: [Sentence] = []
    for day in 1...4 {
      let plan = try learner.plan(on: day)
      asked += plan.questions.compactMap { $0.cloze?.sentence }
      try learner.answer(plan, on: day)
    }
    #expect(asked.count > 50, "\(asked.count)")
    let others: [Variety] = [.spain, .latinAmerica, .vos].filter {
      $0.rawValue != region.rawValue && $0.rawValue != secondPerson.rawValue
    }
    for sentence in asked {
      #expect(!options.never.contains(sentence.verb), "\(sentence.text)")
      #expect(sentence.variety.map { !others.contains($0) } ?? true, "\(sentence.text)")
      #expect(sentence.slot.person.map { persons.contains($0) || $0 == .secondVoseo } ?? true, "\(sentence.text)")
    }
  }
}
